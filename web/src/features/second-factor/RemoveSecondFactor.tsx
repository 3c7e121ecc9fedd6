import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { send } from '../../api/client.ts'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogActions } from '../../ui/dialog/DialogActions.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { refreshProfile, session } from '../session/current-session.ts'
import { PasswordField } from '../session/PasswordField.tsx'
import dialog from '../../ui/dialog/Dialog.module.css'
import classes from './SecondFactor.module.css'

export function RemoveSecondFactor({ onClose }: { onClose(): void }) {
  const texts = useTexts('second-factor')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const isFilled = password !== '' && code.trim() !== ''
  const remove = useMutation({
    mutationFn: () => send('me/removeSecondFactor', { password, code }),
    onSuccess: async () => {
      session.update({ hasSecondFactor: false })
      showSnackbar('success', texts.turnedOff)
      onClose()
      // a person who must have a second factor is sent to set it up again
      await refreshProfile()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isFilled && !remove.isPending) remove.mutate()
  }
  return (
    <Dialog title={texts.removeTitle} onClose={onClose} isBusy={remove.isPending} size={460}>
      <form className={classes.steps} onSubmit={submit} noValidate>
        <p>{texts.removeText}</p>
        <PasswordField
          name="password"
          autoComplete="current-password"
          data-autofocus
          size="sm"
          label={texts.currentPassword}
          value={password}
          onChange={setPassword}
        />
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          label={texts.code}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {remove.isError && (
          <Notice tone="bad" title={texts.removeFailed}>
            {findErrorText(remove.error)}
          </Notice>
        )}
        <DialogActions onCancel={onClose} isBusy={remove.isPending}>
          <Button type="submit" className={dialog.danger} disabled={!isFilled} loading={remove.isPending}>
            {texts.remove}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
