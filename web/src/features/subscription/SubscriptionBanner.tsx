import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import type { HeadingLevel } from '../../ui/Heading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Me } from '../session/session.ts'
import { useCurrentSubscription } from './use-current-subscription.ts'
import { WhoCanRenew } from './WhoCanRenew.tsx'
import classes from './Subscription.module.css'

interface SubscriptionBannerProps {
  me: Me
  /** shown instead of the page */
  replacesPage: boolean
  level: HeadingLevel
}

/** Without an active subscription: what is paused, what still works, and what to do. */
export function SubscriptionBanner({ me, replacesPage, level }: SubscriptionBannerProps) {
  const { banner: texts, renew } = useTexts('subscription')
  const { data } = useCurrentSubscription()
  const { subscription } = me
  const ended = formatDateTime(subscription?.endDate)
  const title = !subscription
    ? texts.none
    : subscription.plan === 'trial'
      ? texts.trialEnded(ended)
      : texts.ended(ended)
  return (
    <div className={classes.banner}>
      {replacesPage && <PageTitle title={title} />}
      <Panel title={title} level={level}>
        <Stack gap="sm" align="start">
          <p>{texts.paused}</p>
          <p>{texts.works}</p>
          {data?.renewal && <Text c="var(--good)">{renew.pending(formatDateTime(data.renewal.requestedAt))}</Text>}
          {me.roles.includes('admin') ? (
            <Button renderRoot={(props) => <Link to="/tariffs" {...props} />}>{texts.renew}</Button>
          ) : (
            data &&
            data.administrators.length > 0 && <WhoCanRenew text={texts.ask} administrators={data.administrators} />
          )}
        </Stack>
      </Panel>
    </div>
  )
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
