import { Button, Checkbox, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CallError } from '@tendertap/contract/client/call-error'
import { useRef, useState, type SubmitEvent } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CodeStep } from './CodeStep.tsx'
import { session } from './current-session.ts'
import { findLoginProblems } from './login-form.ts'
import { PasswordField } from './PasswordField.tsx'
import classes from './LoginForm.module.css'

export function LoginForm({ onSignedIn }: { onSignedIn(): void }) {
  const texts = useTexts('public').login
  const [fields, setFields] = useState({ email: '', password: '', rememberMe: false })
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const problems = findLoginProblems(fields)
  const shown = wasSubmitted ? problems : {}
  const credentials = { ...fields, email: fields.email.trim() }
  const change = (changes: Partial<typeof fields>) => {
    setFields((before) => ({ ...before, ...changes }))
    setFailure(null)
  }

  async function submit(): Promise<void> {
    setSubmitted(true)
    if (problems.email) return emailInput.current?.focus()
    if (problems.password) return passwordInput.current?.focus()
    setSending(true)
    setFailure(null)
    try {
      await session.signIn(credentials)
      onSignedIn()
    } catch (error) {
      setSending(false)
      if (error instanceof CallError && error.code === 'second_factor_required') setAsksCode(true)
      else setFailure({ error })
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending) void submit()
  }

  if (asksCode) return <CodeStep credentials={credentials} onSignedIn={onSignedIn} onBack={() => setAsksCode(false)} />
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <TextInput
        ref={emailInput}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        label={texts.email}
        value={fields.email}
        error={shown.email && texts[shown.email]}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        label={texts.password}
        value={fields.password}
        error={shown.password && texts[shown.password]}
        onChange={(password) => change({ password })}
      />
      <div className={classes.extras}>
        <Checkbox
          name="rememberMe"
          label={texts.rememberMe}
          checked={fields.rememberMe}
          onChange={(event) => change({ rememberMe: event.currentTarget.checked })}
        />
        <Link to="/reset-password">{texts.forgot}</Link>
      </div>
      {failure && <Notice tone="bad">{findErrorText(failure.error) ?? texts.failed}</Notice>}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
