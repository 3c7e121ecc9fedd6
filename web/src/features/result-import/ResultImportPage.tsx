import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { showFailure } from '../../ui/snackbars/show-failure.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportList } from './ImportList.tsx'
import { Preview } from './Preview.tsx'
import type { PreviewedFile } from './use-imports.ts'

/** Ours: results from before the team used the product, brought along as a sheet. */
export function ResultImportPage() {
  const texts = useTexts('result-import')
  const language = useLanguage()
  const [file, setFile] = useState<PreviewedFile | null>(null)
  const saveTemplate = () =>
    send('resultImport/getTemplate', { language }).catch((error: unknown) => showFailure(texts.templateFailed, error))
  return (
    <Page
      title={texts.title}
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveTemplate()}
        >
          {texts.template}
        </Button>
      }
    >
      <Text c="var(--ink-2)">{texts.about}</Text>
      {file ? <Preview file={file} onClose={() => setFile(null)} /> : <ChooseFile onRead={setFile} />}
      <ImportList />
    </Page>
  )
}
