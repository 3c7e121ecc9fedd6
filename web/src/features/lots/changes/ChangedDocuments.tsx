import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { translateDocumentType } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import { compareDocuments, type ChangeEntry } from './changes.ts'
import classes from './Change.module.css'

const DOCUMENT_CHANGES = ['added', 'replaced', 'removed'] as const

/** The names of the documents that were added, replaced or removed. */
export function ChangedDocuments({ change }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const changes = compareDocuments(change)
  return DOCUMENT_CHANGES.filter((kind) => changes[kind].length > 0).map((kind) => (
    <div key={kind}>
      <p className={classes.what}>{texts[kind](changes[kind].length)}</p>
      {changes[kind].map(({ type, name }) => (
        <div key={`${type} ${name}`}>
          <PortalWord word={translateDocumentType(lotsTexts, type)} original={type} />
          {name !== type && <MetaLine items={[<SourceText key="name" text={name} language={guessLanguage(name)} />]} />}
        </div>
      ))}
    </div>
  ))
}
