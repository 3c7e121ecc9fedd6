import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { errorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { session } from './current-session.ts'
import { loginFaults } from './login-form.ts'
import classes from './LoginPage.module.css'

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye
  return <Icon size={18} stroke={1.7} aria-hidden />
}

export function LoginForm({ onSignedIn }: { onSignedIn(): void }) {
  const texts = useTexts('public').login
  const [fields, setFields] = useState({ email: '', password: '', rememberMe: false })
  const [isPasswordShown, setPasswordShown] = useState(false)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const faults = loginFaults(fields)
  const shown = wasSubmitted ? faults : {}
  const change = (changes: Partial<typeof fields>) => {
    setFields((before) => ({ ...before, ...changes }))
    setFailure(null)
  }

  async function submit(): Promise<void> {
    setSubmitted(true)
    if (faults.email) return emailInput.current?.focus()
    if (faults.password) return passwordInput.current?.focus()
    setSending(true)
    setFailure(null)
    try {
      await session.signIn({ ...fields, email: fields.email.trim() })
      onSignedIn()
    } catch (error) {
      setFailure({ error })
      setSending(false)
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSending) void submit()
  }

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
      <PasswordInput
        ref={passwordInput}
        name="password"
        autoComplete="current-password"
        size="md"
        label={texts.password}
        value={fields.password}
        error={shown.password && texts[shown.password]}
        onChange={(event) => change({ password: event.currentTarget.value })}
        visible={isPasswordShown}
        onVisibilityChange={setPasswordShown}
        visibilityToggleIcon={ToggleIcon}
        visibilityToggleFocusable
        // The name tells what a press will do, so the state must not be told as well.
        visibilityToggleButtonProps={{
          'aria-label': isPasswordShown ? texts.hidePassword : texts.showPassword,
          'aria-pressed': undefined,
        }}
      />
      <Checkbox
        name="rememberMe"
        label={texts.rememberMe}
        checked={fields.rememberMe}
        onChange={(event) => change({ rememberMe: event.currentTarget.checked })}
      />
      {failure && <Notice tone="bad">{errorText(failure.error) ?? texts.failed}</Notice>}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
