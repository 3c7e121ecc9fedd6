import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { OpenedByButton } from '../OpenedByButton.tsx'
import { useKitTexts } from '../texts.ts'

export function DialogSection() {
  const { dialog } = useKitTexts()
  return (
    <OpenedByButton>
      {(onClose) => (
        <Dialog title={dialog.title} onClose={onClose}>
          {dialog.text}
        </Dialog>
      )}
    </OpenedByButton>
  )
}
