import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshProfile, session } from '../session/current-session.ts'
import { findIdentityErrors, IDENTITY_REFUSED_FIELDS, NO_IDENTITY } from '../session/identity-form.ts'
import { IdentityFields } from '../session/IdentityFields.tsx'

export function RemoveSecondFactor({ onClose }: { onClose(): void }) {
  const texts = useTexts('second-factor')
  const identityTexts = useTexts('account').identity
  const form = useCallForm({
    initialValues: NO_IDENTITY,
    findErrors: (values) => findIdentityErrors(values, { hasSecondFactor: true, texts: identityTexts }),
    send: async (values) => {
      await send('me/removeSecondFactor', values)
      session.update({ hasSecondFactor: false, recoveryCodesLeft: 0 })
      showSnackbar('success', texts.turnedOff)
      onClose()
      // a person who must have a second factor is sent to set it up again
      await refreshProfile()
    },
    refusedFields: IDENTITY_REFUSED_FIELDS,
  })
  return (
    <Dialog title={texts.removeTitle} onClose={onClose} isBusy={form.isSending} size={460}>
      <Form form={form} submit={texts.remove} failedText={texts.removeFailed} isDangerous onCancel={onClose}>
        <p>{texts.removeText}</p>
        <IdentityFields password={form.field('password')} code={form.field('code')} hasSecondFactor isFirst />
      </Form>
    </Dialog>
  )
}
