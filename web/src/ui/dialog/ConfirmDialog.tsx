import { Button, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { Notice } from '../Notice.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'

interface ConfirmDialogProps {
  title: ReactNode
  /** what will happen, in words */
  children: ReactNode
  action: string
  isDangerous?: boolean
  /** there is nothing left to confirm; the children say why */
  isDisabled?: boolean
  /** The dialog closes after it; what it throws is shown instead. */
  onConfirm(): Promise<void>
  /** stands before the server's reason */
  failedText: string
  /** stands there when the server gave no reason */
  unknownReason?: string
  onClose(): void
}

export function ConfirmDialog({
  title,
  children,
  action,
  isDangerous = false,
  isDisabled = false,
  onConfirm,
  failedText,
  unknownReason,
  onClose,
}: ConfirmDialogProps) {
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: onClose })
  return (
    <Dialog title={title} onClose={onClose} isBusy={confirm.isPending} size={460}>
      <Stack gap="md">
        {children}
        {confirm.isError && (
          <Notice tone="bad" title={failedText}>
            {findErrorText(confirm.error) ?? unknownReason}
          </Notice>
        )}
        <DialogActions onCancel={onClose} isBusy={confirm.isPending}>
          <Button
            variant={isDangerous ? 'danger' : 'filled'}
            loading={confirm.isPending}
            disabled={isDisabled}
            onClick={() => confirm.mutate()}
          >
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
