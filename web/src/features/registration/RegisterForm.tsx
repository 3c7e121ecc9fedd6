import { Button } from '@mantine/core'
import { findRegistrationProblems, type RegistrationForm } from '@tendertap/domain/workspaces/registration'
import { useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { getLanguage, useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Agreement } from './Agreement.tsx'
import { toApplication, EMPTY_FORM, FIELDS } from './registration-form.ts'
import { RegistrationFields } from './RegistrationFields.tsx'
import classes from './RegisterPage.module.css'

export function RegisterForm({ onSent }: { onSent(): void }) {
  const texts = useTexts('registration')
  const [form, setForm] = useState(EMPTY_FORM)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  const problems = findRegistrationProblems(form)
  const shown = wasSubmitted ? problems : {}
  const change = (changed: RegistrationForm) => {
    setForm(changed)
    setFailure(null)
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    setSubmitted(true)
    const firstInvalid = FIELDS.find((field) => problems[field])
    if (firstInvalid) {
      const input = element.elements.namedItem(firstInvalid)
      if (input instanceof HTMLElement) input.focus()
      return
    }
    setSending(true)
    setFailure(null)
    try {
      await send('auth/register', toApplication(form, getLanguage()))
      onSent()
    } catch (error) {
      setFailure({ error })
      setSending(false)
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }

  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <RegistrationFields form={form} problems={shown} onChange={change} />
      <Agreement
        isAgreed={form.agreed}
        error={shown.agreed && texts.problems[shown.agreed]}
        onChange={(agreed) => change({ ...form, agreed })}
      />
      {failure && <Notice tone="bad">{findErrorText(failure.error) ?? texts.failed}</Notice>}
      <Button type="submit" size="md" fullWidth loading={isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
