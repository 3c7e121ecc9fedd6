import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useKitTexts } from './texts.ts'

/** What is not on the page until somebody opens it. */
export function OpenedByButton({ children }: { children(onClose: () => void): ReactNode }) {
  const { actions } = useKitTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {actions.open}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
