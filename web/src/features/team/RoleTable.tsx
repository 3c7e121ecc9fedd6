import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberContacts, MemberTitle, RoleChips } from './MemberFacts.tsx'
import type { MemberAction } from './member-action.ts'
import { putInactiveLast, type Member } from './panels.ts'
import { RoleCell } from './RoleCell.tsx'
import { ROLE_NAMES, toRole } from './role-click.ts'

interface RoleTableProps {
  members: readonly Member[]
  selfId: string
  lastAdminId: string | null
  onAction(action: MemberAction): void
}

/** Every person once, and what each of them may do. */
export function RoleTable({ members, selfId, lastAdminId, onAction }: RoleTableProps) {
  const texts = useTexts('team')
  const { roles } = useTexts('account')
  const isSelf = ({ id }: Member) => id === selfId
  const renderActions = (member: Member) => (
    <MemberActions
      member={member}
      team={null}
      isSelf={isSelf(member)}
      isLastAdmin={member.id === lastAdminId}
      onAction={onAction}
    />
  )
  return (
    <Panel isFlush label={texts.people}>
      <DataTable
        label={texts.people}
        rows={putInactiveLast(members)}
        getKey={({ id }) => id}
        getAttributes={({ id }) => ({ 'data-member': id })}
        columns={[
          {
            name: 'name',
            title: texts.columns.name,
            render: (member) => (
              <>
                <MemberTitle member={member} isSelf={isSelf(member)} />{' '}
                {!member.active && <Chip>{texts.deactivated}</Chip>}
                <MemberContacts member={member} />
              </>
            ),
          },
          ...ROLE_NAMES.map((name) => ({
            name,
            title: roles[toRole(name)],
            hint: name === 'admin' ? texts.admins.about : texts.teams[name].about,
            width: name === 'admin' ? ('11%' as const) : ('9%' as const),
            isCentered: true,
            render: (member: Member) => (
              <RoleCell member={member} name={name} isLastAdmin={member.id === lastAdminId} onConfirm={onAction} />
            ),
          })),
        ]}
        actions={{ title: texts.columns.actions, render: renderActions }}
        renderCard={(member) => (
          <MemberCard
            member={member}
            isSelf={isSelf(member)}
            actions={renderActions(member)}
            roles={
              !member.active ? (
                <div>
                  <Chip>{texts.deactivated}</Chip>
                </div>
              ) : member.roles.length === 0 ? (
                <Absent reason={texts.unassigned.title} />
              ) : (
                <RoleChips roles={member.roles} />
              )
            }
          />
        )}
      />
    </Panel>
  )
}
