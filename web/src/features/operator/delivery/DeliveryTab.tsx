import { Stack } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx'
import { useDelivery, type Delivery } from '../panel-queries.ts'
import { ChannelTable, DeadLetterTable, ProblemTable } from './DeliveryTables.tsx'
import { DeliveryTroubles } from './DeliveryTroubles.tsx'

/** Ours: whether what the product sends arrives. What is wrong comes first. */
export function DeliveryTab() {
  const { loadFailed, tabs } = useTexts('operator')
  const query = useDelivery()
  return (
    <>
      <RefreshBanner query={query} />
      <Panel label={tabs.delivery}>
        {query.isLoadingError ? (
          <ErrorState title={loadFailed} query={query} />
        ) : query.data ? (
          <Health delivery={query.data} />
        ) : (
          <SkeletonRows count={4} height={72} />
        )}
      </Panel>
    </>
  )
}

function Health({ delivery }: { delivery: Delivery }) {
  const texts = useTexts('delivery')
  const { troubles } = delivery
  return (
    <Stack gap="lg" data-troubles={troubles.join(' ')}>
      {troubles.length > 0 ? (
        <DeliveryTroubles delivery={delivery} />
      ) : (
        <p>
          <Chip tone="good">{texts.well}</Chip> {texts.wellText}
        </p>
      )}
      <div>
        <ChannelTable delivery={delivery} />
        <ProblemTable delivery={delivery} />
        <DeadLetterTable delivery={delivery} />
      </div>
    </Stack>
  )
}
