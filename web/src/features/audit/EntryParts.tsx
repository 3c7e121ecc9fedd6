import { isErrorCode } from '@tendertap/contract/errors/errors'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { isOperatorAction } from '@tendertap/domain/operator-actions'
import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Entry } from './use-entries.ts'
import classes from './AuditPage.module.css'

export function EntryPerson({ entry: { person, action } }: { entry: Entry }) {
  const texts = useTexts('audit')
  if (isOperatorAction(action)) return <>{texts.operator}</>
  if (!person) return <Absent reason={texts.stranger} />
  return person.fullName ? (
    <SourceText text={person.fullName} language={guessLanguage(person.fullName)} />
  ) : (
    <>{texts.noName}</>
  )
}

/** What was done, and for a refused attempt why it was refused. */
function useSentences({ action, outcome, code }: Entry): { name: string; reason: string | null } {
  const texts = useTexts('audit')
  const errors = useTexts('errors')
  const names: Readonly<Record<string, string>> = texts.actions
  return {
    name: names[action] ?? texts.otherAction,
    reason: outcome === 'refused' ? texts.refusedBecause(isErrorCode(code) ? errors[code] : texts.otherReason) : null,
  }
}

export function EntryAction({ entry }: { entry: Entry }) {
  const { name, reason } = useSentences(entry)
  return (
    <div className="one-line" title={reason ?? undefined}>
      {name} {reason && <span className={classes.refused}>{reason}</span>}
    </div>
  )
}

/** The name of the object, or its id when it has no name. A UUID is shortened: it means nothing to a reader. */
export function EntryObject({ entry: { objectId, objectName } }: { entry: Entry }) {
  if (objectName) return <SourceText text={objectName} language={guessLanguage(objectName)} />
  if (objectId === null) return null
  return (
    <span title={objectId} data-source>
      {objectId.length > 16 ? `…${objectId.slice(-8)}` : objectId}
    </span>
  )
}

/** An entry on a phone. */
export function EntryCard({ entry }: { entry: Entry }) {
  const { name, reason } = useSentences(entry)
  return (
    <div>
      <div className={classes.entry}>
        <span>{name}</span>
        <MetaLine items={[formatDateTime(entry.at)]} isOneLine />
      </div>
      <MetaLine
        items={[
          reason && (
            <span key="reason" className={classes.refused}>
              {reason}
            </span>
          ),
          <EntryPerson key="person" entry={entry} />,
          entry.objectId !== null && <EntryObject key="object" entry={entry} />,
          entry.ip && (
            <span key="ip" data-source>
              {entry.ip}
            </span>
          ),
        ]}
      />
    </div>
  )
}
