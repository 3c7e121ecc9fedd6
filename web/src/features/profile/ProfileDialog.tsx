import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { findIdentityErrors, IDENTITY_REFUSED_FIELDS, NO_IDENTITY } from '../session/identity-form.ts'
import { IdentityFields } from '../session/IdentityFields.tsx'
import type { Me } from '../session/session.ts'
import { findEmailProblem, needsIdentity, toFields, toProfileInput, type ProfileFields } from './profile-form.ts'
import { TestEmail } from './TestEmail.tsx'

interface ProfileDialogProps {
  me: Me
  onClose(): void
}

/** spec 1 §2: name, position, phone, e-mail and a test-email button. A new e-mail takes the password. */
export function ProfileDialog({ me, onClose }: ProfileDialogProps) {
  const texts = useTexts('profile').dialog
  const identityTexts = useTexts('account').identity
  const { hasSecondFactor } = me
  /** the new address, which takes effect when the link sent to it is opened */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCallForm({
    initialValues: { ...toFields(me), ...NO_IDENTITY },
    findErrors: (values) => {
      const problem = findEmailProblem(values)
      return {
        email: problem && texts[problem],
        ...(needsIdentity(me, values) && findIdentityErrors(values, { hasSecondFactor, texts: identityTexts })),
      }
    },
    send: async (values) => {
      const input = toProfileInput(values)
      const { password, code } = values
      const saved = await send('me/updateProfile', needsIdentity(me, values) ? { ...input, password, code } : input)
      session.update(saved)
      if (input.email !== saved.email) return setSentTo(input.email)
      showSnackbar('success', texts.saved)
      return onClose()
    },
    refusedFields: {
      email_missing: 'email',
      email_invalid: 'email',
      email_taken: 'email',
      ...IDENTITY_REFUSED_FIELDS,
    },
  })
  const field = (name: keyof ProfileFields) => ({ ...form.field(name), label: texts[name] })

  if (sentTo !== null) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <Stack gap="lg" align="flex-start">
          <p role="status">{texts.emailSent(sentTo)}</p>
          {/* the button that had the focus is gone */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={onClose}>
            {texts.done}
          </Button>
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={form.isSending}>
      <Form form={form} submit={texts.save} failedText={texts.failed} onCancel={onClose}>
        <TextInput {...field('fullName')} autoComplete="name" maxLength={200} data-autofocus />
        <TextInput {...field('position')} autoComplete="organization-title" maxLength={200} />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" maxLength={50} />
        <EmailField
          {...field('email')}
          autoComplete="email"
          description={texts.emailHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
        />
        {needsIdentity(me, form.values) && (
          <IdentityFields
            password={form.field('password')}
            code={form.field('code')}
            hasSecondFactor={hasSecondFactor}
            reason={identityTexts.forEmail}
          />
        )}
        <TestEmail email={form.values.email} savedEmail={me.email} />
      </Form>
    </Dialog>
  )
}
