import { Button } from '@mantine/core'
import { createUnreachableError } from '@tendertap/contract/client/call-error'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { useKitTexts } from '../texts.ts'

/** What is confirmed always fails. */
export function ConfirmDialogSection() {
  const { confirm, actions } = useKitTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {actions.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={confirm.title}
          action={actions.remove}
          isDangerous
          onConfirm={() => Promise.reject(createUnreachableError(null))}
          failedText={confirm.failed}
          onClose={() => setOpen(false)}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  )
}
