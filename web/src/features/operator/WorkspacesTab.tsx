import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { MANUAL_DEFAULTS } from '@tendertap/domain/subscription/plans'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { searchWorkspaces } from './panel-order.ts'
import { useWorkspaces, type Workspace } from './panel-queries.ts'
import { PanelList } from './PanelList.tsx'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'
import { WorkspaceRow } from './WorkspaceRow.tsx'

interface WorkspacesTabProps {
  search: string
  onSearch(search: string): void
}

export function WorkspacesTab({ search, onSearch }: WorkspacesTabProps) {
  const { workspaces: texts, tabs } = useTexts('operator')
  const workspaces = useWorkspaces()
  const [openWorkspace, setOpenWorkspace] = useState<Workspace | null>(null)
  const query = useDeferredValue(search)
  const empty = query.trim()
    ? { title: texts.notFound, text: texts.notFoundText }
    : { title: texts.empty, text: texts.emptyText }
  return (
    <>
      <TextInput
        maw={460}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <PanelList
        key={query}
        label={tabs.workspaces}
        query={workspaces}
        rows={workspaces.data && searchWorkspaces(workspaces.data, query)}
        empty={empty}
      >
        {(workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} onAssign={() => setOpenWorkspace(workspace)} />
        )}
      </PanelList>
      {openWorkspace && (
        <SubscriptionDialog
          workspace={openWorkspace}
          initial={MANUAL_DEFAULTS}
          onClose={() => setOpenWorkspace(null)}
        />
      )}
    </>
  )
}
