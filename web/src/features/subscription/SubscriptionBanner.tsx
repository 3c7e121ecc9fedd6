import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDate, formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import type { Me } from '../session/session.ts'
import { useCurrentSubscription } from './use-current-subscription.ts'
import { WhoCanRenew } from './WhoCanRenew.tsx'
import classes from './SubscriptionBanner.module.css'

interface SubscriptionBannerProps {
  me: Me
  /** shown instead of the page */
  replacesPage: boolean
}

/** Without an active subscription: what is paused, what still works, and what to do. */
export function SubscriptionBanner({ me, replacesPage }: SubscriptionBannerProps) {
  const { banner: texts, renew } = useTexts('subscription')
  const { data } = useCurrentSubscription()
  const Heading = replacesPage ? 'h1' : 'h2'
  const { subscription } = me
  const ended = formatDate(subscription?.endDate)
  const title = !subscription
    ? texts.none
    : subscription.plan === 'trial'
      ? texts.trialEnded(ended)
      : texts.ended(ended)
  return (
    <section className={classes.banner} data-alone={replacesPage || undefined}>
      {replacesPage && <PageTitle title={title} />}
      <Heading className={classes.title}>{title}</Heading>
      <p>{texts.paused}</p>
      <p>{texts.works}</p>
      {data?.renewal && <p className={classes.pending}>{renew.pending(formatDateTime(data.renewal.requestedAt))}</p>}
      {me.roles.includes('admin') ? (
        <Button className={classes.action} renderRoot={(props) => <Link to="/tariffs" {...props} />}>
          {texts.renew}
        </Button>
      ) : (
        data && data.administrators.length > 0 && <WhoCanRenew text={texts.ask} administrators={data.administrators} />
      )}
    </section>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
