import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { findLoginProblems } from '../session/login-form.ts'
import { PublicPage } from '../session/PublicPage.tsx'
import classes from './Passwords.module.css'

/** Asks for an e-mail and always answers the same, so that nobody learns who has an account here. */
export function ResetPasswordPage() {
  const all = useTexts('passwords')
  const texts = all.reset
  const login = useTexts('public').login
  const [email, setEmail] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const request = useMutation({ mutationFn: () => send('auth/requestPasswordReset', { email: email.trim() }) })
  const problem = findLoginProblems({ email, password: '' }).email

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem) input.current?.focus()
    else if (!request.isPending) request.mutate()
  }

  const below = <Link to="/login">{all.toLogin}</Link>
  if (request.isSuccess) {
    return (
      <PublicPage title={texts.sentTitle} below={below}>
        <p role="status" className={classes.sent}>
          {texts.sent(email.trim())}
        </p>
        <p className={classes.hint}>{texts.notCome}</p>
        <Button variant="default" onClick={() => request.reset()}>
          {texts.again}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={texts.title} below={below}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.hint}>{texts.text}</p>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          size="md"
          label={login.email}
          value={email}
          error={wasSubmitted && problem && login[problem]}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {request.isError && (
          <Notice tone="bad" title={texts.failed}>
            {findErrorText(request.error)}
          </Notice>
        )}
        <Button type="submit" size="md" fullWidth loading={request.isPending}>
          {texts.submit}
        </Button>
      </form>
    </PublicPage>
  )
}
