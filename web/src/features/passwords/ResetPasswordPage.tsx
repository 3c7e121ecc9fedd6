import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { findEmailProblem } from '../session/login-form.ts'
import { PublicPage } from '../session/PublicPage.tsx'

/** Asks for an e-mail and always answers the same, so that nobody learns who has an account here. */
export function ResetPasswordPage() {
  const { reset: texts, toLogin } = useTexts('passwords')
  const login = useTexts('public').login
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCallForm({
    initialValues: { email: '' },
    findErrors: ({ email }) => {
      const problem = findEmailProblem(email)
      return { email: problem && login[problem] }
    },
    send: async (values) => {
      const email = values.email.trim()
      await send('auth/requestPasswordReset', { email })
      setSentTo(email)
    },
  })

  const below = <Link to="/login">{toLogin}</Link>
  if (sentTo !== null) {
    return (
      <PublicPage title={texts.sentTitle} below={below}>
        <p role="status">{texts.sent(sentTo)}</p>
        <Text c="dimmed">{texts.notCome}</Text>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {texts.again}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={texts.title} about={texts.text} below={below}>
      <Form form={form} submit={texts.submit} failedText={texts.failed} isFullWidth>
        <EmailField {...form.field('email')} autoComplete="username" size="md" label={login.email} />
      </Form>
    </PublicPage>
  )
}
