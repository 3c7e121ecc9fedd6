import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { session } from '../session/current-session.ts'
import type { Me } from '../session/session.ts'
import { findEmailProblem, toFields, toProfileInput, type ProfileFields } from './profile-form.ts'
import { TestEmail } from './TestEmail.tsx'
import classes from './ProfileDialog.module.css'

interface ProfileDialogProps {
  me: Me
  onClose(): void
}

/** spec 1 §2: name, position, phone, e-mail and a test-email button. */
export function ProfileDialog({ me, onClose }: ProfileDialogProps) {
  const texts = useTexts('profile').dialog
  const [fields, setFields] = useState(() => toFields(me))
  const [wasSubmitted, setSubmitted] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const problem = findEmailProblem(fields)

  const save = useMutation({
    mutationFn: () => send('me/updateProfile', toProfileInput(fields)),
    onSuccess: (saved) => {
      session.update(saved)
      // the dialog stays and tells about the letter
      if (toProfileInput(fields).email !== saved.email) return
      showSnackbar('success', texts.saved)
      onClose()
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem) emailInput.current?.focus()
    else save.mutate()
  }
  const field = (name: keyof ProfileFields, autoComplete: string) => ({
    label: texts[name],
    name,
    autoComplete,
    maxLength: name === 'phone' ? 50 : name === 'email' ? 320 : 200,
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setFields((before) => ({ ...before, [name]: value })),
  })

  if (save.isSuccess) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <p role="status">{texts.emailSent(toProfileInput(fields).email)}</p>
        <Button className={classes.done} data-autofocus onClick={onClose}>
          {texts.done}
        </Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={texts.title} onClose={onClose} isBusy={save.isPending}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput {...field('fullName', 'name')} data-autofocus />
        <TextInput {...field('position', 'organization-title')} />
        <TextInput {...field('phone', 'tel')} type="tel" />
        <TextInput
          {...field('email', 'email')}
          ref={emailInput}
          type="email"
          spellCheck={false}
          description={texts.emailHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          error={wasSubmitted && problem && texts[problem]}
        />
        <TestEmail email={fields.email} />
        {save.isError && (
          <Notice tone="bad">{[texts.failed, findErrorText(save.error)].filter(Boolean).join('. ')}</Notice>
        )}
        <DialogActions onCancel={onClose} isBusy={save.isPending}>
          <Button type="submit" loading={save.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
