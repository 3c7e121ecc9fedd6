import { formatDate, formatDateTime } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import type { Source } from '../panel-queries.ts'
import classes from './Sources.module.css'

export function SourceFigures({ source }: { source: Source }) {
  const { figures: texts, duration } = useTexts('sources')
  const { lag, newLots, failedPages, tokenExpiresAt } = source
  const formatMoment = (instant: string | null) => (instant === null ? texts.never : formatDateTime(instant))
  const figures: readonly (readonly [label: string, ...lines: string[]])[] = [
    [texts.lastGood, formatMoment(source.updatedAt)],
    [texts.lastTried, formatMoment(source.lastTriedAt)],
    [
      texts.lag,
      ...(lag.p50 === null || lag.p95 === null
        ? [texts.lagUnknown]
        : [texts.lagHalf(duration(lag.p50)), texts.lagMost(duration(lag.p95))]),
    ],
    [texts.newLots(formatDate(newLots.since)), formatNumber(newLots.count)],
    [texts.failedPages, formatNumber(failedPages)],
    [texts.token, tokenExpiresAt === null ? texts.noToken : formatDateTime(tokenExpiresAt)],
    [texts.access, formatMoment(source.accessCheckedAt)],
  ]
  return (
    <dl className={classes.figures}>
      {figures.map(([label, ...lines]) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
