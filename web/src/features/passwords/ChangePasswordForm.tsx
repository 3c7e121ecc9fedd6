import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import type { Me } from '../session/session.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useNewPasswordError } from './use-new-password-error.ts'

interface ChangePasswordFormProps {
  me: Me
  onDone(): void
  /** in a dialog, which can also be left */
  onCancel?(): void
}

/** With the current password; all other sessions end. */
export function ChangePasswordForm({ me, onDone, onCancel }: ChangePasswordFormProps) {
  const texts = useTexts('passwords')
  const findNewPasswordError = useNewPasswordError()
  const form = useCallForm({
    initialValues: { currentPassword: '', password: '' },
    findErrors: ({ currentPassword, password }) => ({
      currentPassword: currentPassword === '' && texts.required,
      password: findNewPasswordError(password, [me.email, me.fullName, me.Workspace?.name]),
    }),
    send: async (values) => {
      await send('me/changePassword', values)
      session.update({ mustChangePassword: false })
      showSnackbar('success', texts.change.done)
      onDone()
    },
    refusedFields: {
      wrong_password: 'currentPassword',
      password_unchanged: 'password',
      password_too_short: 'password',
      password_common: 'password',
    },
  })
  const size = onCancel ? 'sm' : 'md'
  const content = (
    <Form
      form={form}
      submit={texts.change.submit}
      failedText={texts.change.failed}
      isFullWidth={!onCancel}
      onCancel={onCancel}
    >
      {/* so that a password manager knows whose it is */}
      <input type="email" name="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        {...form.field('currentPassword')}
        autoComplete="current-password"
        data-autofocus
        size={size}
        label={me.mustChangePassword ? texts.forced.current : texts.currentPassword}
      />
      <NewPasswordField {...form.field('password')} size={size} />
    </Form>
  )
  if (!onCancel) return content
  return (
    <Dialog title={texts.change.title} onClose={onCancel} isBusy={form.isSending} size={460}>
      {content}
    </Dialog>
  )
}
