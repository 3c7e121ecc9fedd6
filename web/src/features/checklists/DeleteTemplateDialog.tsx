import { Text } from '@mantine/core'
import type { PurchaseMethod } from '@tendertap/domain/lots/vocabulary'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { MethodName } from './MethodName.tsx'
import { useTemplateChange, type Template } from './use-templates.ts'

/** A method returns to the general template, the general template to that of the start. */
export function DeleteTemplateDialog({ template: { method }, onClose }: { template: Template; onClose(): void }) {
  const texts = useTexts('checklists')
  const words = method === null ? texts.restoreDialog : texts.deleteDialog
  const change = useTemplateChange()
  const remove = async () => {
    await change('checklists/deleteTemplate', { method: method as PurchaseMethod | null })
    showSnackbar('success', words.done)
  }
  return (
    <ConfirmDialog
      title={words.title}
      action={words.action}
      isDangerous
      onConfirm={remove}
      failedText={words.failed}
      onClose={onClose}
    >
      <Text fw={600}>
        <MethodName method={method} />
      </Text>
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
