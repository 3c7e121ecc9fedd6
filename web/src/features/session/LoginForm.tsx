import { Checkbox, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { CodeStep } from './CodeStep.tsx'
import { session } from './current-session.ts'
import { findLoginProblems, toCredentials } from './login-form.ts'

export function LoginForm({ onSignedIn }: { onSignedIn(): void }) {
  const texts = useTexts('public').login
  const [asksCode, setAsksCode] = useState(false)
  const form = useCallForm({
    initialValues: { email: '', password: '', rememberMe: false },
    findErrors: (values) => {
      const { email, password } = findLoginProblems(values)
      return { email: email && texts[email], password: password && texts[password] }
    },
    send: async (values) => {
      await session.signIn(toCredentials(values))
      onSignedIn()
    },
    onRefusal: ({ code }) => {
      const isCodeMissing = code === 'second_factor_required'
      setAsksCode(isCodeMissing)
      return isCodeMissing
    },
    leavesPage: true,
  })

  if (asksCode)
    return (
      <CodeStep credentials={toCredentials(form.values)} onSignedIn={onSignedIn} onBack={() => setAsksCode(false)} />
    )
  return (
    // spec 1 §8: the server's reason, else this text
    <Form form={form} submit={texts.submit} failedText={texts.failed} isReasonEnough isFullWidth>
      <EmailField {...form.field('email')} autoComplete="username" size="md" label={texts.email} />
      <PasswordField {...form.field('password')} autoComplete="current-password" size="md" label={texts.password} />
      <Group justify="space-between" gap="sm">
        <Checkbox {...form.checkbox('rememberMe')} label={texts.rememberMe} />
        <Link to="/reset-password">{texts.forgot}</Link>
      </Group>
    </Form>
  )
}
