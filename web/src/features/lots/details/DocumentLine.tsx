import { Loader } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { guessLanguage } from '@tendertap/domain/languages'
import { useState } from 'react'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { downloadDocument } from './download-document.ts'
import { toFileSize } from './file-size.ts'
import type { LotDocument } from '../lot.ts'
import { translateDocumentType } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import classes from './DocumentLine.module.css'

/** The type of the document, its file, and its size or state. */
function DocumentFacts({
  document: { documentType, originalFileName, state, size: bytes },
}: {
  document: LotDocument
}) {
  const texts = useTexts('lots')
  const size = bytes === null ? null : toFileSize(bytes)
  const stateText = texts.documentStates[state]
  const file = originalFileName !== null && (
    <SourceText text={originalFileName} language={guessLanguage(originalFileName)} asWritten />
  )
  return (
    <>
      <IconFileText size={17} stroke={1.6} aria-hidden />
      <span className={classes.name}>
        {documentType === null ? (
          file || texts.documents
        ) : (
          <>
            <PortalWord word={translateDocumentType(texts, documentType)} original={documentType} />
            {file && <span className={classes.file}>{file}</span>}
          </>
        )}
        {stateText && state === 'unavailable' && <span className={classes.file}>{stateText}</span>}
      </span>
      {stateText && state === 'processing' && <Chip>{stateText}</Chip>}
      {size && <span className={classes.size}>{texts[size.unit](formatNumber(size.value))}</span>}
    </>
  )
}

/** One document. A click saves it; it is never opened in the page, because a file of a portal may be unsafe. */
export function DocumentLine({ document }: { document: LotDocument }) {
  const texts = useTexts('lots')
  const [isSaving, setSaving] = useState(false)
  if (document.state === 'unavailable') {
    return (
      <li className={classes.line}>
        <DocumentFacts document={document} />
      </li>
    )
  }

  async function save(): Promise<void> {
    setSaving(true)
    await downloadDocument(document)
    setSaving(false)
  }

  const isStored = document.state === 'stored'
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        disabled={isSaving}
        aria-busy={isSaving}
        data-document={document.id}
        onClick={() => void save()}
      >
        <DocumentFacts document={document} />
        {isStored && <span className="visually-hidden">{texts.download}</span>}
        {isStored &&
          (isSaving ? (
            <Loader size={17} aria-hidden />
          ) : (
            <IconDownload size={17} stroke={1.7} className={classes.save} aria-hidden />
          ))}
      </button>
    </li>
  )
}
