import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import { PasswordField } from '../session/PasswordField.tsx'
import type { Me } from '../session/session.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { findNewPasswordProblem } from './new-password-problem.ts'
import classes from './Passwords.module.css'

interface ChangePasswordFormProps {
  me: Me
  onDone(): void
  /** In a dialog, which can also be left. */
  onCancel?(): void
}

/** With the current password; all other sessions end. */
export function ChangePasswordForm({ me, onDone, onCancel }: ChangePasswordFormProps) {
  const texts = useTexts('passwords')
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const currentInput = useRef<HTMLInputElement>(null)
  const newInput = useRef<HTMLInputElement>(null)
  const problem = findNewPasswordProblem(password, [me.email, me.fullName, me.Workspace?.name])

  const change = useMutation({
    mutationFn: () => send('me/changePassword', { currentPassword: current, password }),
    onSuccess: () => {
      session.update({ mustChangePassword: false })
      showSnackbar('success', texts.change.done)
      onDone()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (current === '') currentInput.current?.focus()
    else if (problem) newInput.current?.focus()
    else if (!change.isPending) change.mutate()
  }

  const button = (
    <Button type="submit" size={onCancel ? 'sm' : 'md'} fullWidth={!onCancel} loading={change.isPending}>
      {texts.change.submit}
    </Button>
  )
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* so that a password manager knows whose it is */}
      <input type="email" name="email" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordField
        ref={currentInput}
        name="currentPassword"
        autoComplete="current-password"
        data-autofocus
        label={me.mustChangePassword ? texts.forced.current : texts.currentPassword}
        value={current}
        error={wasSubmitted && current === '' && texts.required}
        onChange={(value) => {
          setCurrent(value)
          change.reset()
        }}
      />
      <NewPasswordField
        ref={newInput}
        value={password}
        problem={wasSubmitted ? problem : null}
        onChange={(value) => {
          setPassword(value)
          change.reset()
        }}
      />
      {change.isError && (
        <Notice tone="bad" title={texts.change.failed}>
          {findErrorText(change.error)}
        </Notice>
      )}
      {onCancel ? (
        <DialogActions onCancel={onCancel} isBusy={change.isPending}>
          {button}
        </DialogActions>
      ) : (
        button
      )}
    </form>
  )
}
