import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical, IconPencil, IconUserMinus, type TablerIcon } from '@tabler/icons-react'
import type { TeamName } from '@tendertap/domain/team/teams'
import type { Ref } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { TextButton } from '../../ui/TextButton.tsx'
import type { MemberAction } from './member-action.ts'
import { MemberName } from './MemberName.tsx'
import type { Member } from './panels.ts'

export interface MemberActionsProps {
  member: Member
  /** the team that the list shows, from which the person can be removed */
  team: TeamName | null
  isSelf: boolean
  /** must stay active and keep the role */
  isLastAdmin: boolean
  onAction(action: MemberAction): void
}

export function MemberActions({ member, team, isSelf, isLastAdmin, onAction }: MemberActionsProps) {
  const texts = useTexts('team').actions
  const lastAdmin = useTexts('errors').last_admin
  if (!member.active) {
    return (
      <TextButton onClick={() => onAction({ kind: 'reactivate', member })}>
        {texts.reactivate}
        <span className="visually-hidden">
          {' '}
          <MemberName member={member} />
        </span>
      </TextButton>
    )
  }
  const isAdmin = member.roles.includes('admin')
  return (
    <>
      <IconAction
        label={texts.edit}
        icon={IconPencil}
        member={member}
        onClick={() => onAction({ kind: 'edit', member })}
      />
      {/* spec 1 §2: the remove-from-team icon shows only if the user has any role */}
      {team && member.roles.length > 0 && (
        <IconAction
          label={texts.remove}
          icon={IconUserMinus}
          member={member}
          onClick={() => onAction({ kind: 'remove', member, team })}
        />
      )}
      {/* outside of the panel, which cuts off what stands out of it */}
      <Menu position="bottom-end" width={290} withinPortal portalProps={{ target: 'main' }}>
        <Menu.Target>
          <IconAction label={texts.more} icon={IconDotsVertical} member={member} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={isLastAdmin}
            onClick={() => onAction({ kind: isAdmin ? 'withdrawAdmin' : 'makeAdmin', member })}
          >
            {isAdmin ? texts.withdrawAdmin : texts.makeAdmin}
          </Menu.Item>
          {!isSelf && (
            <Menu.Item disabled={isLastAdmin} onClick={() => onAction({ kind: 'deactivate', member })}>
              {texts.deactivate}
            </Menu.Item>
          )}
          {isLastAdmin && <Menu.Label>{lastAdmin}</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

interface IconActionProps {
  label: string
  icon: TablerIcon
  member: Member
  onClick?(): void
  ref?: Ref<HTMLButtonElement>
}

// the other props come from Menu.Target
function IconAction({ label, icon: Icon, member, ...button }: IconActionProps) {
  return (
    <ActionIcon size="var(--target)" title={label} {...button}>
      <Icon size={18} stroke={1.7} aria-hidden />
      {/* the buttons of all rows look the same */}
      <span className="visually-hidden">
        {label}: <MemberName member={member} />
      </span>
    </ActionIcon>
  )
}
