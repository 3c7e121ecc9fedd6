import { Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberCard } from './MemberCard.tsx'
import { MemberTitle, RoleChips, showTyped } from './MemberFacts.tsx'
import type { MemberAction } from './member-action.ts'
import { isTeam, type Member, type Panel as TeamPanelContent } from './panels.ts'

interface TeamPanelProps {
  panel: TeamPanelContent
  selfId: string
  lastAdminId: string | null
  onAction(action: MemberAction): void
}

/** spec 1 §2: the people of one team. */
export function TeamPanel({ panel: { name, members }, selfId, lastAdminId, onAction }: TeamPanelProps) {
  const texts = useTexts('team')
  const { title, about } = isTeam(name) ? texts.teams[name] : texts[name]
  const renderActions = (member: Member) => (
    <MemberActions
      member={member}
      team={isTeam(name) ? name : null}
      isSelf={member.id === selfId}
      isLastAdmin={member.id === lastAdminId}
      onAction={onAction}
    />
  )
  // a team's panel says the role itself
  const renderRoles = ({ roles }: Member) =>
    isTeam(name) ? null : <RoleChips roles={roles.filter((role) => role !== 'admin')} />
  return (
    <div data-panel={name}>
      <Panel
        isFlush
        about={about}
        title={
          <>
            {title}{' '}
            <Text component="span" c="dimmed" fw={500} inherit>
              {formatNumber(members.length)}
            </Text>
          </>
        }
      >
        {members.length === 0 ? (
          <Text c="dimmed" px="lg" py="md">
            {texts.empty}
          </Text>
        ) : (
          <DataTable
            label={title}
            rows={members}
            getKey={({ id }) => id}
            getAttributes={({ id }) => ({ 'data-member': id })}
            columns={[
              {
                name: 'name',
                title: texts.columns.name,
                width: '28%',
                render: (member) => (
                  <>
                    <MemberTitle member={member} isSelf={member.id === selfId} />
                    {renderRoles(member)}
                  </>
                ),
              },
              { name: 'position', title: texts.columns.position, render: ({ position }) => showTyped(position) },
              { name: 'email', title: texts.columns.email, render: ({ email }) => showTyped(email) },
              { name: 'phone', title: texts.columns.phone, width: 190, render: ({ phone }) => showTyped(phone) },
            ]}
            actions={{ title: texts.columns.actions, render: renderActions }}
            renderCard={(member) => (
              <MemberCard
                member={member}
                isSelf={member.id === selfId}
                actions={renderActions(member)}
                roles={renderRoles(member)}
              />
            )}
          />
        )}
      </Panel>
    </div>
  )
}
