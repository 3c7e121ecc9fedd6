import { formatDateTime } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import type { Source } from '../panel-queries.ts'
import { FoldedTable, MOMENT_WIDTH } from './FoldedTable.tsx'
import { PortalText, Problem } from './PortalText.tsx'

export function GapTable({ source: { gaps, newestGaps } }: { source: Source }) {
  const { gaps: texts, listNames } = useTexts('sources')
  return (
    <FoldedTable
      title={texts.title}
      note={gaps > newestGaps.length ? texts.shown(newestGaps.length, formatNumber(gaps)) : undefined}
      startsOpen
      rows={newestGaps}
      getKey={({ stream, externalId, from }) => `${stream} ${externalId} ${from}`}
      columns={[
        {
          name: 'what',
          title: texts.what,
          render: ({ stream, externalId }) => (
            <>
              {listNames[stream] ?? <PortalText text={stream} />} {externalId && <PortalText text={externalId} />}
            </>
          ),
        },
        {
          name: 'period',
          title: texts.period,
          render: ({ from, to }) => `${formatDateTime(from)} – ${formatDateTime(to)}`,
        },
        { name: 'reason', title: texts.reason, render: ({ reason }) => <PortalText text={reason} /> },
        {
          name: 'noticed',
          title: texts.noticed,
          width: MOMENT_WIDTH,
          render: ({ noticedAt }) => formatDateTime(noticedAt),
        },
      ]}
    />
  )
}

export function UnknownTable({ source: { unknownValues } }: { source: Source }) {
  const texts = useTexts('sources').unknown
  return (
    <FoldedTable
      title={texts.title}
      startsOpen
      rows={unknownValues}
      getKey={({ kind, portalId, portalName }) => `${kind} ${portalId} ${portalName}`}
      columns={[
        {
          name: 'value',
          title: texts.value,
          render: ({ portalId, portalName }) => <PortalText text={[portalId, portalName].filter(Boolean).join(' ')} />,
        },
        { name: 'kind', title: texts.kind, width: 120, render: ({ kind }) => texts.kinds[kind] },
        { name: 'times', title: texts.times, width: 120, isNumber: true, render: ({ times }) => formatNumber(times) },
        {
          name: 'lastSeen',
          title: texts.lastSeen,
          width: MOMENT_WIDTH,
          render: ({ lastSeenAt }) => formatDateTime(lastSeenAt),
        },
      ]}
    />
  )
}

export function ListTable({ source: { lists } }: { source: Source }) {
  const { lists: texts, listNames, figures, duration } = useTexts('sources')
  return (
    <FoldedTable
      title={texts.title}
      startsOpen={lists.some(({ failures }) => failures > 0)}
      rows={lists}
      getKey={({ stream }) => stream}
      columns={[
        { name: 'list', title: texts.list, render: ({ stream }) => listNames[stream] ?? <PortalText text={stream} /> },
        { name: 'interval', title: texts.interval, width: 136, render: ({ pollSeconds }) => duration(pollSeconds) },
        {
          name: 'lastGood',
          title: texts.lastGood,
          width: MOMENT_WIDTH,
          render: ({ lastGoodAt }) => (lastGoodAt ? formatDateTime(lastGoodAt) : <Absent reason={figures.never} />),
        },
        {
          name: 'failures',
          title: texts.failures,
          width: 144,
          isNumber: true,
          render: ({ failures }) => formatNumber(failures),
        },
        { name: 'problem', title: texts.problem, render: ({ problem }) => <Problem text={problem} /> },
      ]}
    />
  )
}
