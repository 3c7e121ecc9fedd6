import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import classes from './DialogActions.module.css'

interface DialogActionsProps {
  onCancel(): void
  isBusy: boolean
  /** the text of the button that leaves the dialog, where «Cancel» would be wrong */
  cancel?: string | undefined
  /** the button that does it */
  children: ReactNode
}

export function DialogActions({ onCancel, isBusy, cancel, children }: DialogActionsProps) {
  const texts = useTexts('account').dialog
  return (
    <div className={classes.actions}>
      <Button variant="default" disabled={isBusy} onClick={onCancel}>
        {cancel ?? texts.cancel}
      </Button>
      {children}
    </div>
  )
}
