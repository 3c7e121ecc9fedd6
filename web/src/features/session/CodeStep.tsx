import { Button, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from './current-session.ts'
import classes from './LoginForm.module.css'

interface CodeStepProps {
  credentials: { email: string; password: string; rememberMe: boolean }
  onSignedIn(): void
  onBack?(): void
}

/** The second factor: the password was right, the code of the authenticator app is missing. */
export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const texts = useTexts('public').login
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  async function submit(): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      await session.signIn({ ...credentials, code })
      onSignedIn()
    } catch (error) {
      setFailure({ error })
      setSending(false)
    }
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending && code.trim() !== '') void submit()
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        name="code"
        // the step appears after a click on the previous form, so it takes the focus
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        size="md"
        label={texts.code}
        description={texts.codeHint}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setFailure(null)
        }}
      />
      {failure && <Notice tone="bad">{findErrorText(failure.error) ?? texts.failed}</Notice>}
      <Button type="submit" size="md" fullWidth loading={isSending} disabled={code.trim() === ''}>
        {texts.submit}
      </Button>
      {onBack && (
        <Button variant="subtle" size="sm" disabled={isSending} onClick={onBack}>
          {texts.back}
        </Button>
      )}
    </form>
  )
}
