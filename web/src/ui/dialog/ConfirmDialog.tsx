import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'
import { Notice } from '../Notice.tsx'
import classes from './Dialog.module.css'

interface ConfirmDialogProps {
  title: ReactNode
  /** what will happen, in words */
  children: ReactNode
  action: string
  isDangerous?: boolean
  /** Closes after it is done; what it throws is shown instead. */
  onConfirm(): Promise<void>
  failureText(error: unknown): string
  onClose(): void
}

export function ConfirmDialog({
  title,
  children,
  action,
  isDangerous = false,
  onConfirm,
  failureText,
  onClose,
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  async function confirm(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure({ error })
      setBusy(false)
    }
  }

  return (
    <Dialog title={title} onClose={onClose} isBusy={isBusy} size={460}>
      {children}
      {failure && <Notice tone="bad">{failureText(failure.error)}</Notice>}
      <DialogActions onCancel={onClose} isBusy={isBusy}>
        <Button className={isDangerous ? classes.danger : undefined} loading={isBusy} onClick={() => void confirm()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
