import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { token as sessionToken } from '../../api/token.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from '../session/current-session.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import classes from './ConfirmEmailPage.module.css'

interface ConfirmEmailPageProps {
  /** of the letter's link */
  token: string | null
  onLeave(): void
}

/** Asks for a click: mail programs open links to check them, and a link works only once. */
export function ConfirmEmailPage({ token, onLeave }: ConfirmEmailPageProps) {
  const texts = useTexts('confirm-email')
  const confirm = useMutation({
    mutationFn: (secret: string) => send('auth/confirmEmail', { token: secret }),
    // so that a person who is signed in here sees the new address
    onSuccess: () => session.forget(),
  })
  const content = () => {
    if (confirm.isSuccess) {
      return (
        <>
          <p role="status">{texts.done}</p>
          <Button size="md" onClick={onLeave}>
            {sessionToken.read() === null ? texts.toLogin : texts.toAccount}
          </Button>
        </>
      )
    }
    if (token === null) return <Notice tone="bad">{texts.noToken}</Notice>
    return (
      <>
        <p>{texts.text}</p>
        {confirm.isError && (
          <Notice tone="bad">{[texts.failed, findErrorText(confirm.error)].filter(Boolean).join('. ')}</Notice>
        )}
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
          {texts.confirm}
        </Button>
      </>
    )
  }
  return (
    <PublicPage title={texts.title}>
      <div className={classes.content}>{content()}</div>
    </PublicPage>
  )
}
