import { findRegistrationProblems } from '@tendertap/domain/workspaces/registration'
import { send } from '../../api/client.ts'
import { getLanguage, useTexts } from '../../i18n/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Agreement } from './Agreement.tsx'
import { toApplication, EMPTY_FORM } from './registration-form.ts'
import { RegistrationFields } from './RegistrationFields.tsx'

export function RegisterForm({ onSent }: { onSent(): void }) {
  const texts = useTexts('registration')
  const form = useCallForm({
    initialValues: EMPTY_FORM,
    findErrors: (values) =>
      Object.fromEntries(
        Object.entries(findRegistrationProblems(values)).map(([field, problem]) => [field, texts.problems[problem]]),
      ),
    send: async (values) => {
      await send('auth/register', toApplication(values, getLanguage()))
      onSent()
    },
    refusedFields: { email_invalid: 'email' },
  })
  return (
    // spec 1 §8: the server's reason, else this text
    <Form form={form} submit={texts.submit} failedText={texts.failed} isReasonEnough isFullWidth>
      <RegistrationFields form={form} />
      <Agreement {...form.checkbox('agreed')} />
    </Form>
  )
}
