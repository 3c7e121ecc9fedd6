import { removeTeam } from '@tendertap/domain/team/teams'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import type { ConfirmedAct } from './member-act.ts'
import { MemberName } from './MemberName.tsx'
import { useTeamAct } from './use-team.ts'
import classes from './TeamsPage.module.css'

interface ConfirmActProps {
  act: ConfirmedAct
  isSelf: boolean
  onClose(): void
}

/** Says what will happen to whom before it does. */
export function ConfirmAct({ act, isSelf, onClose }: ConfirmActProps) {
  const texts = useTexts('team')
  const change = useTeamAct()
  const { member } = act
  const userId = member.id

  async function doIt(): Promise<void> {
    if (act.kind === 'remove') await change('users/updateUser', { userId, roles: removeTeam(member.roles, act.team) })
    else if (act.kind === 'makeAdmin' || act.kind === 'withdrawAdmin')
      await change('users/setAdmin', { userId, admin: act.kind === 'makeAdmin' })
    else await change('users/setUserActive', { userId, active: act.kind === 'reactivate' })
    showSnackbar('success', texts.saved)
  }

  function explanation(): string {
    if (act.kind === 'remove')
      return removeTeam(member.roles, act.team).length > 0 ? texts.confirm.remove.text : texts.confirm.remove.textLast
    if (act.kind === 'withdrawAdmin' && isSelf) return texts.confirm.withdrawAdmin.textSelf
    return texts.confirm[act.kind].text
  }

  const { title, action } = texts.confirm[act.kind]
  return (
    <ConfirmDialog
      title={title}
      action={action}
      isDangerous={act.kind === 'deactivate' || act.kind === 'withdrawAdmin'}
      onConfirm={doIt}
      failureText={(error) => [texts.updateFailed, findErrorText(error)].filter(Boolean).join('. ')}
      onClose={onClose}
    >
      <p className={classes.whom}>
        <MemberName member={member} />
        {act.kind === 'remove' && <span className={classes.from}> · {texts.teams[act.team].title}</span>}
      </p>
      <p>{explanation()}</p>
    </ConfirmDialog>
  )
}
