import { Button, FileButton, Group, Input, Progress, Text, TextInput } from '@mantine/core'
import { DOCUMENT_CATEGORIES, MAX_TITLE } from '@tendertap/domain/company-documents/company-documents'
import { useState } from 'react'
import { uploadFile } from '../../api/upload.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { showSnackbar } from '../../ui/snackbars/snackbars.ts'
import { useDocumentChange, type CompanyDocument } from './use-documents.ts'

interface DocumentDialogProps {
  /** null adds a new one */
  document: CompanyDocument | null
  onClose(): void
}

/** Adds a document or renews it: lots that use it get the new file and the new term. */
export function DocumentDialog({ document, onClose }: DocumentDialogProps) {
  const texts = useTexts('company-documents')
  const change = useDocumentChange()
  const [share, setShare] = useState<number | null>(null)
  const form = useCallForm({
    initialValues: {
      title: document?.title ?? '',
      category: document?.category ?? DOCUMENT_CATEGORIES[0],
      validUntil: document?.validUntil ?? null,
      file: null as File | null,
    },
    findErrors: ({ title, file }) => ({
      title: title.trim() === '' && texts.form.titleRequired,
      file: document === null && file === null && texts.form.fileRequired,
    }),
    send: async ({ title, category, validUntil, file }) => {
      try {
        const fileId = file && (await uploadFile(file, setShare)).fileId
        await change('companyDocuments/saveDocument', {
          id: document?.id ?? null,
          title: title.trim(),
          category,
          validUntil,
          fileId,
        })
      } finally {
        setShare(null)
      }
      showSnackbar('success', texts.saved)
      onClose()
    },
    refusedFields: { file_empty: 'file', file_too_large: 'file', file_kind: 'file' },
  })
  const { category, validUntil, file } = form.values
  return (
    <Dialog
      title={document ? texts.form.editTitle : texts.form.addTitle}
      onClose={onClose}
      isBusy={form.isSending}
      size={520}
    >
      <Form form={form} submit={texts.form.save} failedText={texts.form.failed} onCancel={onClose}>
        <TextInput {...form.field('title')} label={texts.name} required maxLength={MAX_TITLE} data-autofocus />
        <SelectField
          label={texts.category}
          value={category}
          choices={DOCUMENT_CATEGORIES.map((one) => ({ value: one, text: texts.categories[one] }))}
          onChange={(chosen) =>
            form.setValues({ category: DOCUMENT_CATEGORIES.find((one) => one === chosen) ?? category })
          }
        />
        <DateField
          label={texts.form.lastDay}
          description={texts.form.termHint}
          value={validUntil}
          onChange={(day) => form.setValues({ validUntil: day })}
        />
        <Input.Wrapper
          label={texts.file}
          labelElement="div"
          description={texts.form.fileHint}
          error={form.field('file').error}
        >
          <Group gap="sm" mt={4}>
            <FileButton onChange={(picked) => form.setValues({ file: picked })}>
              {({ onClick }) => (
                <Button variant="default" onClick={onClick}>
                  {document || file ? texts.form.otherFile : texts.form.pickFile}
                </Button>
              )}
            </FileButton>
            <Text size="sm" data-source>
              {file?.name ?? document?.file.name}
            </Text>
          </Group>
        </Input.Wrapper>
        {share !== null && <Progress value={share * 100} aria-label={texts.form.sending} />}
      </Form>
    </Dialog>
  )
}
