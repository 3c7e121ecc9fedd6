import { Stack } from '@mantine/core'
import { formatDateTime, formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Source } from '../panel-queries.ts'

/** Each alarm in plain words, with what to do about it. */
export function SourceAlarms({ source }: { source: Source }) {
  const texts = useTexts('sources')
  const known = {
    silentSince: formatDateTime(source.silentSince),
    tokenExpiresAt: formatDateTime(source.tokenExpiresAt),
    gaps: source.gaps,
    newLotsSince: formatDay(toKazakhstanDay(new Date(source.newLots.since))),
    ownClockAhead: source.ownClockAheadSeconds ?? 0,
    portalClockAhead: source.portalClockAheadSeconds ?? 0,
  }
  return (
    <Stack gap="sm">
      {source.alarms.map(({ kind, severity, since }) => {
        const title = texts.alarms[kind].title(known)
        return (
          <Notice
            key={kind}
            tone={severity}
            title={since ? `${title} · ${texts.alarmSince(formatDateTime(since))}` : title}
          >
            <p>{texts.alarms[kind].advice}</p>
            {kind === 'refused' && source.accessProblem && (
              <code>
                <SourceText text={source.accessProblem} language={guessLanguage(source.accessProblem)} />
              </code>
            )}
          </Notice>
        )
      })}
    </Stack>
  )
}
