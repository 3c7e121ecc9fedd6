import { Text } from '@mantine/core'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useDocumentChange, type CompanyDocument } from './use-documents.ts'

export function ArchiveDocumentDialog({
  document: { id, title },
  onClose,
}: {
  document: CompanyDocument
  onClose(): void
}) {
  const texts = useTexts('company-documents').archiveDialog
  const change = useDocumentChange()
  const archive = async () => {
    await change('companyDocuments/archiveDocument', { id })
    showSnackbar('success', texts.done)
  }
  return (
    <ConfirmDialog
      title={texts.title}
      action={texts.action}
      onConfirm={archive}
      failedText={texts.failed}
      onClose={onClose}
    >
      <Text fw={600}>
        <SourceText text={title} language={guessLanguage(title)} asWritten />
      </Text>
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
