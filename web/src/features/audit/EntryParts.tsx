import { isErrorCode } from '@tendertap/contract/errors/errors'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Entry } from './use-entries.ts'
import classes from './AuditPage.module.css'

export function EntryPerson({ entry: { person } }: { entry: Entry }) {
  const texts = useTexts('audit')
  if (!person) return <span className={classes.quiet}>{texts.stranger}</span>
  return person.fullName ? (
    <SourceText text={person.fullName} language={guessLanguage(person.fullName)} />
  ) : (
    <>{texts.noName}</>
  )
}

/** What was done; for a refused attempt also the reason. */
export function EntryAction({ entry: { action, outcome, code } }: { entry: Entry }) {
  const texts = useTexts('audit')
  const errors = useTexts('errors')
  const sentences: Readonly<Record<string, string>> = texts.actions
  return (
    <>
      <span className={classes.sentence}>{sentences[action] ?? texts.otherAction}</span>
      {outcome === 'refused' && (
        <span className={classes.refused}>
          {texts.refusedBecause(isErrorCode(code) ? errors[code] : texts.otherReason)}
        </span>
      )}
    </>
  )
}

/** The name of the object, or its id when it has no name. A UUID is shortened: it means nothing to a reader. */
export function EntryObject({ entry: { objectId, objectName } }: { entry: Entry }) {
  if (objectName) return <SourceText text={objectName} language={guessLanguage(objectName)} />
  if (objectId === null) return <span className={classes.quiet}>–</span>
  return (
    <span className={classes.quiet} title={objectId} data-source>
      {objectId.length > 16 ? `…${objectId.slice(-8)}` : objectId}
    </span>
  )
}
