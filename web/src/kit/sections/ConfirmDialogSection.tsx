import { createUnreachableError } from '@tendertap/contract/client/call-error'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { OpenedByButton } from '../OpenedByButton.tsx'
import { useKitTexts } from '../texts.ts'

/** What is confirmed always fails. */
export function ConfirmDialogSection() {
  const { confirm, actions } = useKitTexts()
  return (
    <OpenedByButton>
      {(onClose) => (
        <ConfirmDialog
          title={confirm.title}
          action={actions.remove}
          isDangerous
          onConfirm={() => Promise.reject(createUnreachableError(null))}
          failedText={confirm.failed}
          onClose={onClose}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </OpenedByButton>
  )
}
