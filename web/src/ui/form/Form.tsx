import { Button, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { DialogActions } from '../dialog/DialogActions.tsx'
import { Notice } from '../Notice.tsx'

interface FormProps {
  /** as useCallForm returns it */
  form: { isSending: boolean; failure: { error: unknown } | null; onSubmit(event: SubmitEvent<HTMLFormElement>): void }
  /** the fields */
  children: ReactNode
  /** the text of the button that sends it */
  submit: string
  /** stands over the button when the call fails, before the server's reason */
  failedText: string
  /** failedText stands there only when there is no reason */
  isReasonEnough?: boolean
  isDangerous?: boolean
  isDisabled?: boolean
  /** the button is as wide as the form, as on the pages before sign-in */
  isFullWidth?: boolean
  /** in a dialog, which can also be left */
  onCancel?: (() => void) | undefined
  /** the text of the button that leaves the dialog, where «Cancel» would be wrong */
  cancel?: string
}

/** The fields, what went wrong, and the button that sends them. */
export function Form({
  form: { isSending, failure, onSubmit },
  children,
  submit,
  failedText,
  isReasonEnough = false,
  isDangerous = false,
  isDisabled = false,
  isFullWidth = false,
  onCancel,
  cancel,
}: FormProps) {
  const button = (
    <Button
      type="submit"
      variant={isDangerous ? 'danger' : 'filled'}
      size={isFullWidth ? 'md' : 'sm'}
      fullWidth={isFullWidth}
      loading={isSending}
      disabled={isDisabled}
    >
      {submit}
    </Button>
  )
  const reason = failure && findErrorText(failure.error)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg" align="stretch">
        {children}
        {failure && (
          <Notice tone="bad" {...(!isReasonEnough && { title: failedText })}>
            {reason ?? (isReasonEnough && failedText)}
          </Notice>
        )}
        {onCancel ? (
          <DialogActions onCancel={onCancel} isBusy={isSending} cancel={cancel}>
            {button}
          </DialogActions>
        ) : (
          <div>{button}</div>
        )}
      </Stack>
    </form>
  )
}
