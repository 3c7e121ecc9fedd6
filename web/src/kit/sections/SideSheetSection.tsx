import { SideSheet } from '../../ui/dialog/SideSheet.tsx'
import { OpenedByButton } from '../OpenedByButton.tsx'
import { useKitTexts } from '../texts.ts'

export function SideSheetSection() {
  const { dialog } = useKitTexts()
  return (
    <OpenedByButton>
      {(onClose) => (
        <SideSheet title={dialog.title} onClose={onClose}>
          {dialog.text}
        </SideSheet>
      )}
    </OpenedByButton>
  )
}
