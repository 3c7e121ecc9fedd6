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
import type { Me } from '../session/session.ts'
import { findEmailProblem, toFields, toProfileInput, type ProfileFields } from './profile-form.ts'
import { TestEmail } from './TestEmail.tsx'

interface ProfileDialogProps {
  me: Me
  onClose(): void
}

/** spec 1 §2: name, position, phone, e-mail and a test-email button. */
export function ProfileDialog({ me, onClose }: ProfileDialogProps) {
  const texts = useTexts('profile').dialog
  /** the new address, which takes effect when the link sent to it is opened */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCallForm({
    initialValues: toFields(me),
    findErrors: (values) => {
      const problem = findEmailProblem(values)
      return { email: problem && texts[problem] }
    },
    send: async (values) => {
      const input = toProfileInput(values)
      const saved = await send('me/updateProfile', input)
      session.update(saved)
      if (input.email !== saved.email) return setSentTo(input.email)
      showSnackbar('success', texts.saved)
      return onClose()
    },
    refusedFields: { email_missing: 'email', email_invalid: 'email', email_taken: 'email' },
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
        <TestEmail email={form.values.email} savedEmail={me.email} />
      </Form>
    </Dialog>
  )
}
