import { Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { calculatePrice } from '@tendertap/domain/subscription/plans'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { useMe } from '../session/current-session.ts'
import { CurrentBlock } from './CurrentBlock.tsx'
import { PriceCard } from './PriceCard.tsx'
import { useCurrentSubscription, type CurrentSubscription } from './use-current-subscription.ts'
import { useRenewal } from './use-renewal.ts'
import { WhoCanRenew } from './WhoCanRenew.tsx'
import classes from './Subscription.module.css'

/** spec 1 §2, pricing: the current subscription (hidden on the trial plan), a renew button, price cards. */
export function TariffsPage() {
  const texts = useTexts('subscription')
  const me = useMe()
  const current = useCurrentSubscription()
  const renewal = useRenewal()
  if (!me) return null
  const mayRenew = me.roles.includes('admin')
  const subscriptionId = me.subscription?.id ?? null
  const requestedCard = renewal.variables?.card ?? null
  return (
    <Page title={texts.title}>
      <div className={classes.page}>
        {renewal.isError && (
          <Notice tone="bad" title={texts.renew.failed}>
            {findErrorText(renewal.error)}
          </Notice>
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
        <Heading level={2} look="panel">
          {texts.tariffs.title}
        </Heading>
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
        <Text c="dimmed" size="sm">
          {texts.tariffs.note}
        </Text>
      </div>
    </Page>
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
