import { Button } from '@mantine/core'
import { CallError } from '@tendertap/contract/client/call-error'
import { useRef, useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CodeStep } from '../session/CodeStep.tsx'
import { session } from '../session/current-session.ts'
import { dropLinkToken } from './link-token.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { findNewPasswordProblem } from './new-password-problem.ts'
import classes from './Passwords.module.css'

interface SetPasswordFormProps {
  token: string
  onExpired(): void
  onSignedIn(): void
}

const isRefusal = (error: unknown, code: string) => error instanceof CallError && error.code === code

/** Sets a password by the link of a letter, and signs the person in with it at once. */
export function SetPasswordForm({ token, onExpired, onSignedIn }: SetPasswordFormProps) {
  const texts = useTexts('passwords').byLink
  const [password, setPassword] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  /** the password is saved; the person still has to sign in with this e-mail */
  const [savedFor, setSavedFor] = useState<string | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = findNewPasswordProblem(password)

  async function save(): Promise<string> {
    const { email } = await send('auth/resetPassword', { token, password })
    dropLinkToken()
    setSavedFor(email)
    return email
  }

  async function submit(): Promise<void> {
    setSubmitted(true)
    if (problem) return input.current?.focus()
    setSending(true)
    setFailure(null)
    try {
      const email = savedFor ?? (await save())
      await session.signIn({ email, password })
      onSignedIn()
    } catch (error) {
      setSending(false)
      if (isRefusal(error, 'link_expired')) onExpired()
      else if (isRefusal(error, 'second_factor_required')) setAsksCode(true)
      else setFailure({ error })
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending) void submit()
  }

  if (asksCode && savedFor !== null) {
    return (
      <>
        <p role="status">{texts.saved}</p>
        <CodeStep credentials={{ email: savedFor, password, rememberMe: false }} onSignedIn={onSignedIn} />
      </>
    )
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <p className={classes.hint}>{savedFor === null ? texts.text : texts.saved}</p>
      {savedFor === null && (
        <NewPasswordField ref={input} value={password} problem={wasSubmitted ? problem : null} onChange={setPassword} />
      )}
      {failure && (
        <Notice tone="bad" {...(savedFor === null && { title: texts.failed })}>
          {findErrorText(failure.error)}
        </Notice>
      )}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
