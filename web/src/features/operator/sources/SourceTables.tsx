import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Source } from '../panel-queries.ts'
import { RowTable } from '../RowTable.tsx'
import classes from './Sources.module.css'

/** A word that the portal or the connector uses itself. */
const showPortalWord = (text: string) => <SourceText text={text} language={guessLanguage(text)} />
/** A text of the portal, which may be one very long word. */
const showPortalText = (text: string | null) =>
  text ? <SourceText className={classes.portalText} text={text} language={guessLanguage(text)} /> : '-'

export function GapTable({ source: { gaps, newestGaps } }: { source: Source }) {
  const { gaps: texts, listNames } = useTexts('sources')
  return (
    <RowTable
      title={texts.title}
      note={gaps > newestGaps.length ? texts.shown(newestGaps.length, formatNumber(gaps)) : undefined}
      columns={[texts.what, texts.period, texts.reason, texts.noticed]}
      rows={newestGaps.map((gap) => [
        <>
          {listNames[gap.stream] ?? showPortalWord(gap.stream)} {gap.externalId && showPortalWord(gap.externalId)}
        </>,
        `${formatDateTime(gap.from)} – ${formatDateTime(gap.to)}`,
        showPortalText(gap.reason),
        formatDateTime(gap.noticedAt),
      ])}
    />
  )
}

export function UnknownTable({ source: { unknownValues } }: { source: Source }) {
  const texts = useTexts('sources').unknown
  return (
    <RowTable
      title={texts.title}
      columns={[texts.value, texts.kind, texts.times, texts.lastSeen]}
      rows={unknownValues.map((value) => [
        showPortalText([value.portalId, value.portalName].filter(Boolean).join(' ')),
        texts.kinds[value.kind],
        value.times,
        formatDateTime(value.lastSeenAt),
      ])}
    />
  )
}

export function ListTable({ source: { lists } }: { source: Source }) {
  const { lists: texts, listNames, figures, duration } = useTexts('sources')
  return (
    <RowTable
      title={texts.title}
      isFolded={lists.every(({ failures }) => failures === 0)}
      columns={[texts.list, texts.interval, texts.lastGood, texts.failures, texts.problem]}
      rows={lists.map((list) => [
        listNames[list.stream] ?? showPortalWord(list.stream),
        duration(list.pollSeconds),
        list.lastGoodAt === null ? figures.never : formatDateTime(list.lastGoodAt),
        list.failures,
        showPortalText(list.problem),
      ])}
    />
  )
}

export function RunTable({ source: { runs }, now }: { source: Source; now: Date }) {
  const { runs: texts, listNames, duration } = useTexts('sources')
  const formatDuration = (from: string, to: string | null) =>
    duration(Math.max(0, ((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from)) / 1000))
  return (
    <RowTable
      title={texts.title}
      note={runs.length === 0 ? texts.none : undefined}
      isFolded
      columns={[
        texts.started,
        texts.list,
        texts.took,
        texts.pages,
        texts.items,
        texts.changed,
        texts.failed,
        texts.problem,
      ]}
      rows={runs.map((run) => [
        formatDateTime(run.startedAt),
        <>
          {listNames[run.stream] ?? showPortalWord(run.stream)}
          {run.mode === 'backfill' && `, ${texts.backfill}`}
        </>,
        run.endedAt === null
          ? `${formatDuration(run.startedAt, null)}, ${texts.running}`
          : formatDuration(run.startedAt, run.endedAt),
        run.pages,
        run.items,
        run.changed,
        run.failedPages,
        showPortalText(run.problem),
      ])}
    />
  )
}
