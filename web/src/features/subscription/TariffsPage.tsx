import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { calculatePrice } from '@tendertap/domain/subscription/plans'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useMe } from '../session/current-session.ts'
import { CurrentBlock } from './CurrentBlock.tsx'
import { PriceCard } from './PriceCard.tsx'
import { useCurrentSubscription, type CurrentSubscription } from './use-current-subscription.ts'
import { useRenewal } from './use-renewal.ts'
import { WhoCanRenew } from './WhoCanRenew.tsx'
import classes from './TariffsPage.module.css'

/** spec 1 §2, pricing: the current subscription (hidden on the trial plan), a renew button, price cards. */
export function TariffsPage() {
  const texts = useTexts('subscription')
  const me = useMe()
  const current = useCurrentSubscription()
  const renewal = useRenewal()
  usePageTitle(texts.title)
  if (!me) return null
  const mayRenew = me.roles.includes('admin')
  const subscriptionId = me.subscription?.id ?? null
  const requestedCard = renewal.variables?.card ?? null
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>{texts.title}</h1>
      {renewal.isError && (
        <Notice tone="bad">{[texts.renew.failed, findErrorText(renewal.error)].filter(Boolean).join(' ')}</Notice>
      )}
      {current.data?.renewal && <Pending renewal={current.data.renewal} />}
      {me.subscription?.plan !== 'trial' && (
        <CurrentBlock
          subscription={me.subscription}
          answer={current}
          isRenewing={renewal.isPending && requestedCard === null}
          onRenew={mayRenew ? () => renewal.mutate({ card: null, subscriptionId }) : null}
        />
      )}
      {!mayRenew && current.data && current.data.administrators.length > 0 && (
        <WhoCanRenew text={texts.renew.whoCan} administrators={current.data.administrators} />
      )}
      <section aria-labelledby="tariffs">
        <h2 id="tariffs" className={classes.subheading}>
          {texts.tariffs.title}
        </h2>
        <div className={classes.cards}>
          {(['standard', 'extended'] as const).map((tariff) => (
            <PriceCard
              key={tariff}
              tariff={tariff}
              isSending={renewal.isPending && requestedCard?.tariff === tariff}
              onSelect={mayRenew ? (months) => renewal.mutate({ card: { tariff, months }, subscriptionId }) : null}
            />
          ))}
        </div>
        <p className={classes.note}>{texts.tariffs.note}</p>
      </section>
    </div>
  )
}

function Pending({ renewal }: { renewal: NonNullable<CurrentSubscription['renewal']> }) {
  const texts = useTexts('subscription')
  const { requestedAt, tariff, months } = renewal
  return (
    <div className={classes.pending} role="status">
      <p>{texts.renew.pending(formatDateTime(requestedAt))}</p>
      {tariff && months && (
        <p>
          {texts.renew.request(
            texts.tariffs.names[tariff],
            texts.months(months),
            formatTenge(calculatePrice(tariff, months).total),
          )}
        </p>
      )}
    </div>
  )
}
