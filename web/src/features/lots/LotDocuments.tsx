import { IconFileText } from '@tabler/icons-react'
import { languageByLetters } from '@tendertap/domain/languages'
import { formatNumber } from '../../i18n/number.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { fileSize } from './file-size.ts'
import { lotDocuments, type Lot, type LotDocument } from './lot.ts'
import { documentTypeWord } from './lot-words.ts'
import { PortalWord } from './PortalWord.tsx'
import classes from './LotDetails.module.css'

function DocumentLine({ document: { documentType, originalFileName, state, size: bytes } }: { document: LotDocument }) {
  const texts = useTexts('lots')
  const size = bytes === null ? null : fileSize(bytes)
  const stateText = texts.documentStates[state]
  const file = originalFileName !== null && <SourceText text={originalFileName} language={languageByLetters(originalFileName)} />
  return (
    <li className={classes.document}>
      <IconFileText size={17} stroke={1.6} aria-hidden />
      <span>
        {documentType === null ? (
          file || texts.documents
        ) : (
          <>
            <PortalWord word={documentTypeWord(texts, documentType)} written={documentType} />
            {file && <span className={classes.note}>{file}</span>}
          </>
        )}
        {stateText && <span className={classes.note}>{stateText}</span>}
      </span>
      {size && <span className={classes.size}>{texts[size.unit](formatNumber(size.value))}</span>}
    </li>
  )
}

export function LotDocuments({ lot, Heading }: { lot: Lot; Heading: 'h2' | 'h3' }) {
  const texts = useTexts('lots')
  const documents = lotDocuments(lot)
  return (
    <section>
      <Heading className={classes.title}>{texts.documents}</Heading>
      {documents.length === 0 ? (
        <p className={classes.absent}>{texts.noDocuments}</p>
      ) : (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
}
