import { Button, Group, Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { CompanyNames } from './CompanyNames.tsx'
import { useListChange, type useCustomers } from './use-company-lists.ts'

const SHOWN = 9

interface NewCompaniesPanelProps {
  customers: ReturnType<typeof useCustomers>
  /** null: it cannot be done now */
  onDistribute: (() => void) | null
}

/** spec 2 §2: the new-companies card. */
export function NewCompaniesPanel({ customers, onDistribute }: NewCompaniesPanelProps) {
  const texts = useTexts('company-lists').newCompanies
  const { newCompanies: badgeText } = useTexts('account').admin
  const [isConfirming, setConfirming] = useState(false)
  const names = customers.data?.newCompanies ?? []
  const count = names.length
  const shown = formatNumber(count)
  return (
    <Panel
      title={
        <Group component="span" gap="sm">
          {texts.title}
          {count > 0 && <CountBadge count={count} meaning={badgeText(count, shown)} isUrgent />}
        </Group>
      }
      actions={
        count > 0 && (
          // below each other on a phone, the more frequent one first
          <Group gap="sm" wrap="wrap-reverse">
            <Button flex="1 0 auto" variant="default" onClick={() => setConfirming(true)}>
              {texts.markSeen}
            </Button>
            <Button flex="1 0 auto" disabled={onDistribute === null} onClick={() => onDistribute?.()}>
              {texts.distribute}
            </Button>
          </Group>
        )
      }
    >
      {customers.isLoadingError ? (
        <ErrorState title={texts.loadFailed} query={customers} />
      ) : !customers.data ? (
        <SkeletonRows count={2} height={20} />
      ) : count === 0 ? (
        <Text c="var(--ink-2)">{texts.none}</Text>
      ) : (
        <>
          <Text c="var(--ink-2)" mb="md">
            {texts.about}
          </Text>
          <CompanyNames names={names} shown={SHOWN} isWide />
        </>
      )}
      {isConfirming && <ConfirmSeen count={count} onClose={() => setConfirming(false)} />}
    </Panel>
  )
}

function ConfirmSeen({ count, onClose }: { count: number; onClose(): void }) {
  const texts = useTexts('company-lists').newCompanies
  const change = useListChange()
  return (
    <ConfirmDialog
      title={texts.confirm.title}
      action={texts.markSeen}
      onConfirm={async () => {
        await change('companies/resetNewCompanies', {})
        showSnackbar('success', texts.seen)
      }}
      failedText={texts.confirm.failed}
      onClose={onClose}
    >
      <p>{texts.confirm.text(count, formatNumber(count))}</p>
    </ConfirmDialog>
  )
}
