import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from '../session/current-session.ts'
import { PublicPage } from '../session/PublicPage.tsx'

interface CancelEmailChangePageProps {
  /** of the letter's link */
  token: string | null
  onLeave(): void
}

/** Opened from the letter to the old address. Asks for a click, because mail programs open links to check them. */
export function CancelEmailChangePage({ token, onLeave }: CancelEmailChangePageProps) {
  const all = useTexts('confirm-email')
  const texts = all.cancel
  /** the address that is in use again */
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isExpired, setExpired] = useState(false)
  const form = useCallForm({
    initialValues: { token: token ?? '' },
    send: async (values) => {
      const { email } = await send('auth/cancelEmailChange', values)
      // a session of this browser has ended as well
      session.forget()
      setSentTo(email)
    },
    onRefusal: ({ code }) => {
      setExpired(code === 'link_expired')
      return code === 'link_expired'
    },
  })
  if (sentTo !== null) {
    return (
      <PublicPage title={texts.doneTitle} below={<Link to="/reset-password">{texts.askAgain}</Link>}>
        <p role="status">{texts.done(sentTo)}</p>
        <Button size="md" onClick={onLeave}>
          {all.toLogin}
        </Button>
      </PublicPage>
    )
  }
  if (isExpired) {
    return (
      <PublicPage title={texts.expiredTitle} below={<Link to="/login">{all.toLogin}</Link>}>
        <Notice tone="warn">{texts.expired}</Notice>
        <Link to="/reset-password">{texts.resetPassword}</Link>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={texts.title}>
      {token === null ? (
        <Notice tone="bad">{all.noToken}</Notice>
      ) : (
        <Form form={form} submit={texts.submit} failedText={texts.failed} isFullWidth>
          <p>{texts.text}</p>
          <p>{texts.after}</p>
        </Form>
      )}
    </PublicPage>
  )
}
