import { isLastAdmin } from '@tendertap/domain/team/teams'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SegmentedSwitch } from '../../ui/SegmentedSwitch.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { useMe } from '../session/current-session.ts'
import { ConfirmAction } from './ConfirmAction.tsx'
import type { MemberAction } from './member-action.ts'
import { MemberDialog } from './MemberDialog.tsx'
import { groupIntoPanels } from './panels.ts'
import { RoleTable } from './RoleTable.tsx'
import { SeatsLine } from './SeatsLine.tsx'
import { TeamPanel } from './TeamPanel.tsx'
import { useTeam } from './use-team.ts'
import { TEAMS_VIEWS, useTeamsView } from './use-teams-view.ts'

/** spec 1 §2, administration: teams tab. */
export function TeamsPage() {
  const texts = useTexts('team')
  const me = useMe()
  const team = useTeam()
  const [view, show] = useTeamsView()
  const [openAction, setOpenAction] = useState<MemberAction | { kind: 'add' } | null>(null)
  usePageTitle(texts.title)
  if (!me) return null

  // a failed refresh leaves the screen as it is, so that an open dialog stays
  if (team.isLoadingError) {
    return (
      <Panel isFlush>
        <ErrorState title={texts.loadFailed} query={team} />
      </Panel>
    )
  }
  const members = team.data
  const listProps = {
    selfId: me.id,
    lastAdminId: members?.find(({ id }) => isLastAdmin(id, members))?.id ?? null,
    onAction: setOpenAction,
  }
  const close = () => setOpenAction(null)
  return (
    <>
      <RefreshBanner query={team} />
      <SeatsLine members={members} onAdd={() => setOpenAction({ kind: 'add' })}>
        <SegmentedSwitch
          label={texts.view.label}
          value={view}
          choices={TEAMS_VIEWS.map((value) => ({ value, text: texts.view[value] }))}
          onChange={show}
        />
      </SeatsLine>
      {!members ? (
        <Panel isFlush>
          <SkeletonRows count={8} height={40} />
        </Panel>
      ) : view === 'table' ? (
        <RoleTable members={members} {...listProps} />
      ) : (
        groupIntoPanels(members).map((panel) => <TeamPanel key={panel.name} panel={panel} {...listProps} />)
      )}
      {openAction?.kind === 'add' && <MemberDialog member={null} onClose={close} />}
      {openAction?.kind === 'edit' && <MemberDialog member={openAction.member} onClose={close} />}
      {openAction && openAction.kind !== 'add' && openAction.kind !== 'edit' && (
        <ConfirmAction action={openAction} isSelf={openAction.member.id === me.id} onClose={close} />
      )}
    </>
  )
}
