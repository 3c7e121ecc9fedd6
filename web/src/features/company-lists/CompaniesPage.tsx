import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveFileButton } from '../../ui/SaveFileButton.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { TitleLine } from '../../ui/TitleLine.tsx'
import { useMe } from '../session/current-session.ts'
import { CardGrid } from './CardGrid.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DistributeDialog } from './DistributeDialog.tsx'
import { ListCard } from './ListCard.tsx'
import { ListDialog } from './ListDialog.tsx'
import { NewCompaniesPanel } from './NewCompaniesPanel.tsx'
import { useCompanyLists, useCustomers } from './use-company-lists.ts'

type OpenDialog = { kind: 'distribute' | 'create' } | { kind: 'edit' | 'delete'; listId: string }

/** spec 2 §2, administration: company lists tab. */
export function CompaniesPage() {
  const texts = useTexts('company-lists')
  const errors = useTexts('errors')
  const { saving } = useTexts('account')
  const lang = useLanguage()
  const me = useMe()
  const lists = useCompanyLists()
  const customers = useCustomers()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  usePageTitle(texts.title)

  const isReadOnly = me?.subscription?.status !== 'active'
  const canChange = !isReadOnly && lists.data !== undefined && customers.data !== undefined
  const close = () => setOpen(null)
  // the list as it is now: a colleague may have changed it
  const list = open && 'listId' in open ? lists.data?.find(({ id }) => id === open.listId) : undefined
  const createButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={!canChange}
      onClick={() => setOpen({ kind: 'create' })}
    >
      {texts.create}
    </Button>
  )
  return (
    <>
      <RefreshBanner query={lists.isRefetchError ? lists : customers} />
      {isReadOnly && <Notice tone="warn">{errors.subscription_required}</Notice>}
      <NewCompaniesPanel
        customers={customers}
        onDistribute={canChange ? () => setOpen({ kind: 'distribute' }) : null}
      />
      <div>
        <TitleLine
          actions={
            <Group gap="sm">
              <SaveFileButton
                label={saving.excelLabel}
                isDisabled={!lists.data?.length}
                onSave={(progress) => send('exports/getCompanyLists', { lang }, progress)}
              >
                {saving.excel}
              </SaveFileButton>
              {createButton}
            </Group>
          }
        >
          <Heading level={2} look="panel">
            {texts.lists}
          </Heading>
        </TitleLine>
        <Text c="var(--ink-2)" mt={4}>
          {texts.about}
        </Text>
      </div>
      {lists.isLoadingError ? (
        <Panel isFlush>
          <ErrorState title={texts.loadFailed} query={lists} />
        </Panel>
      ) : !lists.data ? (
        <Panel isFlush>
          <SkeletonRows count={4} height={40} />
        </Panel>
      ) : lists.data.length === 0 ? (
        <Panel isFlush>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Panel>
      ) : (
        <CardGrid gap="var(--space-16)">
          {lists.data.map((one) => (
            <ListCard
              key={one.id}
              list={one}
              isReadOnly={!canChange}
              onEdit={() => setOpen({ kind: 'edit', listId: one.id })}
              onDelete={() => setOpen({ kind: 'delete', listId: one.id })}
            />
          ))}
        </CardGrid>
      )}
      {open?.kind === 'create' && customers.data && (
        <ListDialog list={null} groups={customers.data.groups} onClose={close} />
      )}
      {open?.kind === 'edit' && list && customers.data && (
        <ListDialog list={list} groups={customers.data.groups} onClose={close} />
      )}
      {open?.kind === 'delete' && list && <DeleteDialog list={list} onClose={close} />}
      {open?.kind === 'distribute' && customers.data && lists.data && (
        <DistributeDialog groups={customers.data.newGroups} lists={lists.data} onClose={close} />
      )}
    </>
  )
}
