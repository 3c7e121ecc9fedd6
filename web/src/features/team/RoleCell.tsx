import { Checkbox, Loader } from '@mantine/core'
import { useId } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import type { ConfirmedAction } from './member-action.ts'
import { MemberName } from './MemberName.tsx'
import type { Member } from './panels.ts'
import { decideRoleClick, toRole, type RoleName } from './role-click.ts'
import { useTeamToggle } from './use-team.ts'
import classes from './Team.module.css'

interface RoleCellProps {
  member: Member
  name: RoleName
  isLastAdmin: boolean
  onConfirm(action: ConfirmedAction): void
}

/** Has this person this role? A click changes it. */
export function RoleCell({ member, name, isLastAdmin, onConfirm }: RoleCellProps) {
  const texts = useTexts('team')
  const { last_admin: lastAdmin } = useTexts('errors')
  const { roles } = useTexts('account')
  const toggle = useTeamToggle(member)
  const reasonId = useId()
  const click = decideRoleClick(member, name, isLastAdmin)
  const reason =
    'refusal' in click ? { last_admin: lastAdmin, inactive: texts.inactiveRoles }[click.refusal] : undefined

  // stays focusable while it is saved: a disabled field would lose the focus
  function onChange(): void {
    if (toggle.isPending) return
    if ('confirmation' in click) onConfirm(click.confirmation)
    else if ('change' in click) toggle.mutate(click.change)
  }

  return (
    <>
      <label
        className={classes.mark}
        title={reason}
        data-saving={toggle.isPending || undefined}
        data-disabled={reason ? true : undefined}
      >
        <Checkbox
          checked={member.roles.includes(toRole(name))}
          disabled={reason !== undefined}
          aria-busy={toggle.isPending}
          aria-describedby={reason && reasonId}
          onChange={onChange}
        />
        {toggle.isPending && <Loader size={18} />}
        <span className="visually-hidden">
          {roles[toRole(name)]}: <MemberName member={member} />
        </span>
      </label>
      {reason && (
        <span className="visually-hidden" id={reasonId}>
          {reason}
        </span>
      )}
    </>
  )
}
