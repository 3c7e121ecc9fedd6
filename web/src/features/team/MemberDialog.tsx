import { Checkbox, TextInput } from '@mantine/core'
import { changesCredentials } from '@tendertap/domain/credentials'
import { TEAM_NAMES } from '@tendertap/domain/team/teams'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { useMe } from '../session/current-session.ts'
import { findIdentityErrors } from '../session/identity-form.ts'
import { IdentityFields } from '../session/IdentityFields.tsx'
import {
  EMPTY_FIELDS,
  findMemberProblems,
  needsTeam,
  toCreateUserInput,
  toFields,
  toUpdateUserInput,
  type MemberFields,
  type MemberProblem,
} from './member-form.ts'
import type { Member } from './panels.ts'
import { useTeamChange } from './use-team.ts'
import classes from './Team.module.css'

interface MemberDialogProps {
  /** null adds a new one */
  member: Member | null
  onClose(): void
}

/** with the administrator's own password and code, which a new e-mail or password of a member takes */
interface EditedFields extends MemberFields {
  currentPassword: string
  code: string
}

/** spec 1 §2 and §5, the add-user and edit-user modals. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const all = useTexts('team')
  const texts = all.form
  const translate = useProblemText()
  const changeTeam = useTeamChange()
  const identityTexts = useTexts('account').identity
  const hasSecondFactor = useMe()?.hasSecondFactor ?? false
  const needsIdentity = ({ email, password }: MemberFields) =>
    member !== null && changesCredentials(member, { email: email.trim(), password })

  async function save({ currentPassword, code, ...fields }: EditedFields): Promise<void> {
    if (!member) {
      await changeTeam('users/createUser', toCreateUserInput(fields))
      return showSnackbar('success', all.added)
    }
    const saved = await changeTeam('users/updateUser', {
      ...toUpdateUserInput(member.id, fields),
      ...(needsIdentity(fields) && { currentPassword, code }),
    })
    showSnackbar('success', saved.email === fields.email.trim() ? all.saved : all.emailWaits)
  }

  const findOwnErrors = ({ currentPassword, code }: EditedFields) => {
    const errors = findIdentityErrors({ password: currentPassword, code }, { hasSecondFactor, texts: identityTexts })
    return { currentPassword: errors.password, code: errors.code }
  }

  const form = useCallForm({
    initialValues: { ...(member ? toFields(member) : EMPTY_FIELDS), currentPassword: '', code: '' },
    findErrors: (fields) => {
      const problems = findMemberProblems(fields, member)
      return {
        fullName: translate(problems.fullName),
        email: translate(problems.email),
        password: translate(problems.password),
        ...(needsIdentity(fields) && findOwnErrors(fields)),
      }
    },
    send: async (fields) => {
      await save(fields)
      onClose()
    },
    refusedFields: { wrong_password: 'currentPassword', wrong_second_factor: 'code' },
  })
  const teamProblem = findMemberProblems(form.values, member).teams

  return (
    <Dialog title={member ? texts.editTitle : texts.addTitle} onClose={onClose} isBusy={form.isSending}>
      {/* spec 1 §8: the general text comes first, then the server's reason */}
      <Form
        form={form}
        submit={member ? texts.save : texts.add}
        failedText={member ? all.updateFailed : all.addFailed}
        isDisabled={teamProblem !== undefined}
        onCancel={onClose}
      >
        <TextInput {...form.field('fullName')} autoComplete="off" data-autofocus required label={texts.fullName} />
        <EmailField
          {...form.field('email')}
          autoComplete="off"
          required
          label={texts.email}
          description={member && texts.emailHint}
        />
        <PasswordField
          {...form.field('password')}
          autoComplete="new-password"
          required={!member}
          label={member ? texts.newPassword : texts.password}
          description={member ? texts.newPasswordHint : texts.passwordHint}
        />
        {needsIdentity(form.values) && (
          <IdentityFields
            password={form.field('currentPassword')}
            code={form.field('code')}
            hasSecondFactor={hasSecondFactor}
            reason={identityTexts.forMember}
          />
        )}
        <div className={classes.columns}>
          <TextInput
            {...form.field('position')}
            autoComplete="off"
            label={texts.position}
            placeholder={texts.optional}
          />
          <TextInput
            {...form.field('phone')}
            type="tel"
            autoComplete="off"
            label={texts.phone}
            placeholder={texts.optional}
          />
        </div>
        <Checkbox.Group
          {...form.field('teams')}
          label={texts.teams}
          required={needsTeam(member)}
          description={needsTeam(member) ? null : texts.adminTeams}
          error={form.isTouched ? translate(teamProblem) : undefined}
        >
          <div className={classes.columns}>
            {TEAM_NAMES.map((team) => (
              <Checkbox key={team} name="teams" value={team} label={all.teams[team].title} />
            ))}
          </div>
        </Checkbox.Group>
      </Form>
    </Dialog>
  )
}

function useProblemText(): (problem: MemberProblem | undefined) => string | undefined {
  const texts = useTexts('team').form
  const errors = useTexts('errors')
  return (problem) => {
    if (problem === 'name_required') return texts.nameRequired
    if (problem === 'password_required') return texts.passwordRequired
    return problem && errors[problem]
  }
}
