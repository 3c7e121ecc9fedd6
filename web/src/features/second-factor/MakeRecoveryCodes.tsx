import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { session } from '../session/current-session.ts'
import { findIdentityErrors, IDENTITY_REFUSED_FIELDS, NO_IDENTITY } from '../session/identity-form.ts'
import { IdentityFields } from '../session/IdentityFields.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** New recovery codes in place of the present ones. */
export function MakeRecoveryCodes({ onClose }: { onClose(): void }) {
  const texts = useTexts('second-factor').recovery
  const identityTexts = useTexts('account').identity
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const form = useCallForm({
    initialValues: NO_IDENTITY,
    findErrors: (values) => findIdentityErrors(values, { hasSecondFactor: true, texts: identityTexts }),
    send: async (values) => {
      const { recoveryCodes } = await send('me/makeRecoveryCodes', values)
      session.update({ recoveryCodesLeft: recoveryCodes.length })
      setCodes(recoveryCodes)
    },
    refusedFields: IDENTITY_REFUSED_FIELDS,
  })
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={form.isSending}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form form={form} submit={texts.make} failedText={texts.failed} onCancel={onClose}>
          <p>{texts.makeText}</p>
          <IdentityFields password={form.field('password')} code={form.field('code')} hasSecondFactor isFirst />
        </Form>
      )}
    </Dialog>
  )
}
