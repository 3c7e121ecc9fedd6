import { Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { calculatePrice } from '@tendertap/domain/subscription/plans'
import { findRenewalObstacle, findTariffObstacle } from '@tendertap/domain/subscription/renewal'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonWithReason } from '../../ui/ButtonWithReason.tsx'
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
  const renewalObstacle = findRenewalObstacle(me.roles, me.subscription)
  const tariffObstacle = findTariffObstacle(me.roles)
  const subscriptionId = me.subscription?.id ?? null
  const requestedCard = renewal.variables?.card ?? null
  const renewButton = (
    <ButtonWithReason
      loading={renewal.isPending && requestedCard === null}
      reason={renewalObstacle && texts.obstacles[renewalObstacle]}
      onClick={() => renewal.mutate({ card: null, subscriptionId })}
    >
      {texts.renew.action}
    </ButtonWithReason>
  )
  return (
    <Page title={texts.title}>
      <div className={classes.page}>
        {renewal.isError && (
          <Notice tone="bad" title={texts.renew.failed}>
            {findErrorText(renewal.error)}
          </Notice>
        )}
        {current.data?.renewal && <Pending renewal={current.data.renewal} />}
        {me.subscription?.plan === 'trial' ? (
          renewButton
        ) : (
          <CurrentBlock subscription={me.subscription} answer={current}>
            {renewButton}
          </CurrentBlock>
        )}
        {tariffObstacle && current.data && current.data.administrators.length > 0 && (
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
              reason={tariffObstacle && texts.obstacles[tariffObstacle]}
              onSelect={(months) => renewal.mutate({ card: { tariff, months }, subscriptionId })}
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
