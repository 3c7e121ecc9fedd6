import { Button, Text } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { fillRenewalForm } from '@tendertap/domain/subscription/manual'
import { calculatePrice } from '@tendertap/domain/subscription/plans'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { findPeriods } from './panel-order.ts'
import { type RenewalRequest, useRenewals, useWorkspaces } from './panel-queries.ts'
import { PanelList } from './PanelList.tsx'
import { Contact, PanelRow } from './PanelRow.tsx'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'

/** Ours: what companies have asked for. Assigning a subscription answers the request. */
export function RenewalsTab() {
  const { renewals: texts, tabs, loadFailed } = useTexts('operator')
  const renewals = useRenewals()
  const workspaces = useWorkspaces()
  const [openRequest, setOpenRequest] = useState<RenewalRequest | null>(null)
  const workspace = workspaces.data?.find(({ id }) => id === openRequest?.workspaceId)
  const periods = workspace && findPeriods(workspace.SubscriptionOfWorkspace)
  return (
    <>
      {workspaces.isLoadingError && <ErrorState title={loadFailed} query={workspaces} />}
      <PanelList
        label={tabs.renewals}
        query={renewals}
        rows={renewals.data}
        empty={{ title: texts.empty, text: texts.emptyText }}
      >
        {(renewal) => (
          <RenewalRow
            key={renewal.id}
            renewal={renewal}
            isReady={workspaces.data !== undefined}
            onAssign={() => setOpenRequest(renewal)}
          />
        )}
      </PanelList>
      {openRequest && workspace && (
        <SubscriptionDialog
          workspace={workspace}
          initial={fillRenewalForm(openRequest, periods?.running ?? periods?.last ?? null)}
          isRenewal
          onClose={() => setOpenRequest(null)}
        />
      )}
    </>
  )
}

interface RenewalRowProps {
  renewal: RenewalRequest
  /** the company's running subscription is known */
  isReady: boolean
  onAssign(): void
}

function RenewalRow({ renewal, isReady, onAssign }: RenewalRowProps) {
  const { renewals: texts, subscription, workspaces } = useTexts('operator')
  const { tariff, months, requestedAt, closedAt, subscriptionEndDate } = renewal
  return (
    <PanelRow
      title={renewal.workspaceName}
      meta={
        <>
          <Text fw={550}>
            {tariff ? texts.tariffs[tariff] : texts.asBefore}
            {` · ${months ? subscription.months(months) : texts.termOpen}`}
          </Text>
          {tariff && months && <MetaLine items={[formatTenge(calculatePrice(tariff, months).total)]} />}
        </>
      }
      contact={<Contact person={renewal.contactPerson} phone={renewal.contactPhone} email={renewal.contactEmail} />}
      state={
        <>
          <Chip tone={closedAt ? 'good' : 'plain'}>
            {closedAt ? texts.closed(formatDateTime(closedAt)) : texts.waiting}
          </Chip>
          <MetaLine items={[texts.requested(formatDateTime(requestedAt))]} />
          <MetaLine
            items={[subscriptionEndDate ? texts.currentUntil(formatDateTime(subscriptionEndDate)) : texts.noneRuns]}
          />
        </>
      }
      actions={
        closedAt === null && (
          <Button disabled={!isReady} onClick={onAssign}>
            {workspaces.assign}
          </Button>
        )
      }
    />
  )
}
