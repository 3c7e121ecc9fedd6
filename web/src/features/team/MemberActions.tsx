import { Menu } from '@mantine/core'
import { IconDotsVertical, IconPencil, IconRotate, IconUserMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import type { MemberAction } from './member-action.ts'
import { MemberName } from './MemberName.tsx'
import { isTeam, type Member, type PanelName } from './panels.ts'
import classes from './TeamPanel.module.css'

export interface MemberActionsProps {
  member: Member
  panel: PanelName
  isSelf: boolean
  /** must stay active and keep the role */
  isLastAdmin: boolean
  onAction(action: MemberAction): void
}

interface IconActionProps {
  label: string
  member: Member
  onClick(): void
  children: ReactNode
}

function IconAction({ label, member, onClick, children }: IconActionProps) {
  return (
    <button type="button" className={classes.icon} title={label} onClick={onClick}>
      {children}
      <span className="visually-hidden">
        {label}: <MemberName member={member} />
      </span>
    </button>
  )
}

export function MemberActions({ member, panel, isSelf, isLastAdmin, onAction }: MemberActionsProps) {
  const texts = useTexts('team').actions
  const lastAdmin = useTexts('errors').last_admin
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const
  if (panel === 'inactive') {
    return (
      <IconAction label={texts.reactivate} member={member} onClick={() => onAction({ kind: 'reactivate', member })}>
        <IconRotate {...icon} />
      </IconAction>
    )
  }
  const isAdmin = member.roles.includes('admin')
  return (
    <>
      <IconAction label={texts.edit} member={member} onClick={() => onAction({ kind: 'edit', member })}>
        <IconPencil {...icon} />
      </IconAction>
      {/* spec 1 §2: the remove-from-team icon shows only if the user has any role */}
      {isTeam(panel) && member.roles.length > 0 && (
        <IconAction
          label={texts.remove}
          member={member}
          onClick={() => onAction({ kind: 'remove', member, team: panel })}
        >
          <IconUserMinus {...icon} />
        </IconAction>
      )}
      <Menu position="bottom-end" width={290}>
        <Menu.Target>
          <button type="button" className={classes.icon} title={texts.more}>
            <IconDotsVertical {...icon} />
            <span className="visually-hidden">
              {texts.more}: <MemberName member={member} />
            </span>
          </button>
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
          {isLastAdmin && <div className={classes.reason}>{lastAdmin}</div>}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
