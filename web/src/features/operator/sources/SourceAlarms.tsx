import { formatDate, formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Source } from '../panel-queries.ts'
import classes from './Sources.module.css'

/** Each alarm in plain words, with what to do about it. */
export function SourceAlarms({ source }: { source: Source }) {
  const texts = useTexts('sources')
  const known = {
    silentSince: formatDateTime(source.silentSince),
    tokenExpiresAt: formatDateTime(source.tokenExpiresAt),
    gaps: source.gaps,
    newLotsSince: formatDate(source.newLots.since),
  }
  return (
    <ul className={classes.alarms}>
      {source.alarms.map(({ kind, severity, since }) => (
        <li key={kind} className={classes.alarm} data-tone={severity}>
          <p className={classes.alarmTitle}>
            {texts.alarms[kind].title(known)}
            {since && <span className={classes.since}>{texts.alarmSince(formatDateTime(since))}</span>}
          </p>
          <p>{texts.alarms[kind].advice}</p>
          {kind === 'refused' && source.accessProblem && (
            <p>
              <SourceText
                className={classes.raw}
                text={source.accessProblem}
                language={guessLanguage(source.accessProblem)}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
