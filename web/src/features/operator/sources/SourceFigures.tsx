import { formatDateTime, formatDay, toKazakhstanDay } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { Facts } from '../../../ui/Facts.tsx'
import type { Source } from '../panel-queries.ts'

export function SourceFigures({ source }: { source: Source }) {
  const { figures: texts, duration } = useTexts('sources')
  const { lag, newLots, failedPages, tokenExpiresAt } = source
  const describeMoment = (label: string, instant: string | null, absent = texts.never) => ({
    label,
    value: instant && formatDateTime(instant),
    absent,
  })
  return (
    <Facts
      layout="grid"
      facts={[
        describeMoment(texts.lastGood, source.updatedAt),
        describeMoment(texts.lastTried, source.lastTriedAt),
        {
          label: texts.lag,
          value: lag.p50 !== null && lag.p95 !== null && (
            <>
              {texts.lagHalf(duration(lag.p50))}
              <br />
              {texts.lagMost(duration(lag.p95))}
            </>
          ),
          absent: texts.lagUnknown,
        },
        {
          label: texts.newLots(formatDay(toKazakhstanDay(new Date(newLots.since)))),
          value: formatNumber(newLots.count),
        },
        { label: texts.failedPages, value: formatNumber(failedPages) },
        describeMoment(texts.token, tokenExpiresAt, texts.noToken),
        describeMoment(texts.access, source.accessCheckedAt),
      ]}
    />
  )
}
