import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { TEAM_NAMES } from '@tendertap/domain/team/teams'
import { useRef, useState, type SubmitEvent } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import {
  toUpdateUserInput,
  EMPTY_FIELDS,
  toFields,
  findMemberProblems,
  needsTeam,
  toCreateUserInput,
  type MemberProblem,
  type MemberFields,
} from './member-form.ts'
import type { Member } from './panels.ts'
import { useTeamChange } from './use-team.ts'
import classes from './MemberDialog.module.css'

interface MemberDialogProps {
  /** null adds a new one */
  member: Member | null
  onClose(): void
}

/** spec 1 §2 and §5, the add-user and edit-user modals. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const all = useTexts('team')
  const texts = all.form
  const errors = useTexts('errors')
  const { showPassword, hidePassword } = useTexts('public').login
  const changeTeam = useTeamChange()
  const [fields, setFields] = useState<MemberFields>(() => (member ? toFields(member) : EMPTY_FIELDS))
  const [isTouched, setTouched] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const problems = findMemberProblems(fields, member)
  const change = (changes: Partial<MemberFields>) => {
    setFields((before) => ({ ...before, ...changes }))
    setTouched(true)
    setFailure(null)
  }
  const translateProblem = (problem: MemberProblem | undefined) => {
    if (problem === 'name_required') return texts.nameRequired
    if (problem === 'password_required') return texts.passwordRequired
    return problem && errors[problem]
  }
  const findError = (field: keyof MemberFields) => (wasSubmitted ? translateProblem(problems[field]) : undefined)
  const isTeamMissing = problems.teams !== undefined

  async function save(): Promise<void> {
    if (!member) {
      await changeTeam('users/createUser', toCreateUserInput(fields))
      return showSnackbar('success', all.added)
    }
    const saved = await changeTeam('users/updateUser', toUpdateUserInput(member.id, fields))
    showSnackbar('success', saved.email === fields.email.trim() ? all.saved : all.emailWaits)
  }

  async function submit(): Promise<void> {
    setSubmitted(true)
    const [first] = Object.keys(problems)
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setFailure(null)
    try {
      await save()
      onClose()
    } catch (error) {
      setFailure({ error })
      setBusy(false)
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && !isTeamMissing) void submit()
  }

  // spec 1 §8: the general text comes first, then the server's reason
  const general = member ? all.updateFailed : all.addFailed
  return (
    <Dialog title={member ? texts.editTitle : texts.addTitle} onClose={onClose} isBusy={isBusy}>
      <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          name="fullName"
          autoComplete="off"
          data-autofocus
          required
          label={texts.fullName}
          value={fields.fullName}
          error={findError('fullName')}
          onChange={(event) => change({ fullName: event.currentTarget.value })}
        />
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={texts.email}
          description={member && texts.emailHint}
          value={fields.email}
          error={findError('email')}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required={!member}
          label={member ? texts.newPassword : texts.password}
          description={member ? texts.newPasswordHint : texts.passwordHint}
          value={fields.password}
          error={findError('password')}
          onChange={(event) => change({ password: event.currentTarget.value })}
          visible={isPasswordShown}
          onVisibilityChange={setPasswordShown}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{
            'aria-label': isPasswordShown ? hidePassword : showPassword,
            'aria-pressed': undefined,
          }}
        />
        <div className={classes.pair}>
          <TextInput
            name="position"
            autoComplete="off"
            label={texts.position}
            placeholder={texts.optional}
            value={fields.position}
            onChange={(event) => change({ position: event.currentTarget.value })}
          />
          <TextInput
            name="phone"
            type="tel"
            autoComplete="off"
            label={texts.phone}
            placeholder={texts.optional}
            value={fields.phone}
            onChange={(event) => change({ phone: event.currentTarget.value })}
          />
        </div>
        <Checkbox.Group
          label={texts.teams}
          required={needsTeam(member)}
          description={needsTeam(member) ? null : texts.adminTeams}
          value={[...fields.teams]}
          error={isTouched ? translateProblem(problems.teams) : undefined}
          onChange={(teams) => change({ teams })}
        >
          <div className={classes.teams}>
            {TEAM_NAMES.map((team) => (
              <Checkbox key={team} name="teams" value={team} label={all.teams[team].title} />
            ))}
          </div>
        </Checkbox.Group>
        {failure && (
          <Notice tone="bad" title={general}>
            {findErrorText(failure.error)}
          </Notice>
        )}
        <DialogActions onCancel={onClose} isBusy={isBusy}>
          <Button type="submit" loading={isBusy} disabled={isTeamMissing}>
            {member ? texts.save : texts.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
