import { Text } from '@mantine/core'
import { removeTeam } from '@tendertap/domain/team/teams'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import type { ConfirmedAction } from './member-action.ts'
import { MemberName } from './MemberName.tsx'
import { useTeamChange } from './use-team.ts'

interface ConfirmActionProps {
  action: ConfirmedAction
  isSelf: boolean
  onClose(): void
}

/** Asks for confirmation: says what will happen to which member. */
export function ConfirmAction({ action, isSelf, onClose }: ConfirmActionProps) {
  const texts = useTexts('team')
  const change = useTeamChange()
  const { member } = action
  const userId = member.id

  async function apply(): Promise<void> {
    if (action.kind === 'remove')
      await change('users/updateUser', { userId, roles: removeTeam(member.roles, action.team) })
    else if (action.kind === 'makeAdmin' || action.kind === 'withdrawAdmin')
      await change('users/setAdmin', { userId, admin: action.kind === 'makeAdmin' })
    else await change('users/setUserActive', { userId, active: action.kind === 'reactivate' })
    showSnackbar('success', texts.saved)
  }

  function explain(): string {
    if (action.kind === 'remove')
      return removeTeam(member.roles, action.team).length > 0
        ? texts.confirm.remove.text
        : texts.confirm.remove.textLast
    if (action.kind === 'withdrawAdmin' && isSelf) return texts.confirm.withdrawAdmin.textSelf
    return texts.confirm[action.kind].text
  }

  const { title, action: buttonText } = texts.confirm[action.kind]
  return (
    <ConfirmDialog
      title={title}
      action={buttonText}
      isDangerous={action.kind === 'deactivate' || action.kind === 'withdrawAdmin'}
      onConfirm={apply}
      failedText={texts.updateFailed}
      onClose={onClose}
    >
      <Text fw={600}>
        <MemberName member={member} />
        {action.kind === 'remove' && (
          <Text component="span" c="dimmed" fw={400}>
            {' '}
            · {texts.teams[action.team].title}
          </Text>
        )}
      </Text>
      <p>{explain()}</p>
    </ConfirmDialog>
  )
}
