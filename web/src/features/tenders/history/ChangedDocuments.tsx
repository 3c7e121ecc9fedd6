import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { translateDocumentType } from '../../lots/facts/lot-words.ts'
import { PortalWord } from '../../lots/facts/PortalWord.tsx'
import { compareDocuments, type ChangeEntry } from './changes.ts'
import classes from './ChangeHistory.module.css'

const WAYS = ['added', 'replaced', 'removed'] as const

/** Which documents came, went or were replaced, by name. */
export function ChangedDocuments({ change }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const changes = compareDocuments(change)
  return WAYS.filter((way) => changes[way].length > 0).map((way) => (
    <div key={way}>
      <p className={classes.what}>{texts[way](changes[way].length)}</p>
      {changes[way].map(({ type, name }) => (
        <p key={`${type} ${name}`} className={classes.document}>
          <PortalWord word={translateDocumentType(lotsTexts, type)} written={type} />
          {name !== type && <SourceText className={classes.file} text={name} language={guessLanguage(name)} />}
        </p>
      ))}
    </div>
  ))
}
