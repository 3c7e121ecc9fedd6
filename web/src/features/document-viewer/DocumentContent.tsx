import { Button, Loader, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { CallError } from '@tendertap/contract/client/call-error'
import { guessLanguage } from '@tendertap/domain/languages'
import { use } from 'react'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { downloadDocument } from '../lots/details/download-document.ts'
import type { Lot, LotDocument } from '../lots/lot.ts'
import { ReadingContext } from '../lots/reading/lot-commands.ts'
import { isPdf } from './choose-document.ts'
import { MAX_AHEAD_BYTES, MAX_BYTES } from './limits.ts'
import { TooLarge } from './pdf-files.ts'
import { PdfPages } from './PdfPages.tsx'
import { usePdf } from './use-pdf.ts'

interface DocumentContentProps {
  lot: Lot
  document: LotDocument
  phrases: readonly string[]
}

/** The pages of a PDF; of any other file what the search found in it. */
export function DocumentContent({ lot, document, phrases }: DocumentContentProps) {
  const texts = useTexts('reading').document
  const { documentStates } = useTexts('lots')
  const { state, fileName, size } = document
  // the next lot is drawn before anybody has asked for it
  const isAhead = use(ReadingContext) === null
  if (state === 'unavailable') return <Message text={documentStates.unavailable} />
  if (state !== 'stored' || fileName === null) return <Message text={texts.processing} />
  if (!isPdf(document)) return <Message text={texts.notPdf} document={document} lot={lot} />
  if (size !== null && size > MAX_BYTES) return <Message text={texts.tooLarge} document={document} lot={lot} />
  if (isAhead && (size ?? Infinity) > MAX_AHEAD_BYTES) return null
  return <Pdf {...{ lot, document, fileName, phrases }} />
}

function Pdf({ lot, document, fileName, phrases }: DocumentContentProps & { fileName: string }) {
  const texts = useTexts('reading').document
  const opened = usePdf(fileName)
  if (opened === null) return <Loader m="xl" display="block" mx="auto" role="progressbar" aria-label={texts.loading} />
  if (opened.pdf) return <PdfPages pdf={opened.pdf} phrases={phrases} />
  const { error } = opened
  const reason =
    error instanceof TooLarge
      ? texts.tooLarge
      : error instanceof CallError
        ? `${texts.failed}. ${findErrorText(error) ?? ''}`
        : texts.broken
  return <Message text={reason} document={document} lot={lot} />
}

/** Why nothing is shown, with the file to download and what the search found in it. */
function Message({ text, document, lot }: { text: string; document?: LotDocument; lot?: Lot }) {
  const texts = useTexts('reading').document
  const found = document && lot?.documentMatch?.documentId === document.id ? lot.documentMatch : null
  return (
    <Stack gap="md" p="lg" align="flex-start" maw={560}>
      <p role="status">{text}</p>
      {document && (
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          onClick={() => void downloadDocument(document)}
        >
          {texts.download}
        </Button>
      )}
      {found && (
        <div>
          <Text size="sm" c="dimmed">
            {texts.excerpt}
          </Text>
          <SourceText text={found.text} language={guessLanguage(found.text)} marks={found.marks} asWritten />
        </div>
      )}
    </Stack>
  )
}
