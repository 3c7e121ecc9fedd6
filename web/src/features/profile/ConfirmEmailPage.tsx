import { Button } from '@mantine/core'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { token as sessionToken } from '../../api/token.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from '../session/current-session.ts'
import { PublicPage } from '../session/PublicPage.tsx'

interface ConfirmEmailPageProps {
  /** of the letter's link */
  token: string | null
  onLeave(): void
}

/** Asks for a click: mail programs open links to check them, and a link works only once. */
export function ConfirmEmailPage({ token, onLeave }: ConfirmEmailPageProps) {
  const texts = useTexts('confirm-email')
  const [isDone, setDone] = useState(false)
  const form = useCallForm({
    initialValues: { token: token ?? '' },
    send: async (values) => {
      await send('auth/confirmEmail', values)
      // so that a person who is signed in here sees the new address
      session.forget()
      setDone(true)
    },
  })
  if (isDone) {
    return (
      <PublicPage title={texts.title}>
        <p role="status">{texts.done}</p>
        <Button size="md" onClick={onLeave}>
          {sessionToken.read() === null ? texts.toLogin : texts.toAccount}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={texts.title}>
      {token === null ? (
        <Notice tone="bad">{texts.noToken}</Notice>
      ) : (
        <Form form={form} submit={texts.confirm} failedText={texts.failed} isFullWidth>
          <p>{texts.text}</p>
        </Form>
      )}
    </PublicPage>
  )
}
