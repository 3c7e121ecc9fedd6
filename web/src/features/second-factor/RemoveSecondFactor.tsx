import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshProfile, session } from '../session/current-session.ts'
import { isCode } from './is-code.ts'

export function RemoveSecondFactor({ onClose }: { onClose(): void }) {
  const texts = useTexts('second-factor')
  const { passwordRequired } = useTexts('public').login
  const form = useCallForm({
    initialValues: { password: '', code: '' },
    findErrors: ({ password, code }) => ({
      password: password === '' && passwordRequired,
      code: !isCode(code) && texts.codeRequired,
    }),
    send: async (values) => {
      await send('me/removeSecondFactor', values)
      session.update({ hasSecondFactor: false })
      showSnackbar('success', texts.turnedOff)
      onClose()
      // a person who must have a second factor is sent to set it up again
      await refreshProfile()
    },
    refusedFields: { wrong_password: 'password', wrong_second_factor: 'code' },
  })
  return (
    <Dialog title={texts.removeTitle} onClose={onClose} isBusy={form.isSending} size={460}>
      <Form form={form} submit={texts.remove} failedText={texts.removeFailed} isDangerous onCancel={onClose}>
        <p>{texts.removeText}</p>
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          data-autofocus
          label={texts.currentPassword}
        />
        <CodeField {...form.field('code')} label={texts.code} />
      </Form>
    </Dialog>
  )
}
