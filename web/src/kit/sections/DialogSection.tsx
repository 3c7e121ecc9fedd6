import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useKitTexts } from '../texts.ts'

export function DialogSection() {
  const { dialog, actions } = useKitTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {actions.open}
      </Button>
      {isOpen && (
        <Dialog title={dialog.title} onClose={() => setOpen(false)}>
          {dialog.text}
        </Dialog>
      )}
    </>
  )
}
