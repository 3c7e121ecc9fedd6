import { Button } from '@mantine/core'
import { useState } from 'react'
import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { useKitTexts } from '../texts.ts'

export function SideSheetSection() {
  const { dialog, actions } = useKitTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {actions.open}
      </Button>
      {isOpen && (
        <SideSheet title={dialog.title} onClose={() => setOpen(false)}>
          {dialog.text}
        </SideSheet>
      )}
    </>
  )
}
