import { formatDateTime } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import type { Source } from '../panel-queries.ts'
import { FoldedTable, MOMENT_WIDTH } from './FoldedTable.tsx'
import { PortalText, Problem } from './PortalText.tsx'

/** The last times that the portal was read. */
export function RunTable({ source: { runs }, now }: { source: Source; now: Date }) {
  const { runs: texts, listNames, duration } = useTexts('sources')
  const formatDuration = (from: string, to: string | null) =>
    duration(Math.max(0, ((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from)) / 1000))
  return (
    <FoldedTable
      title={texts.title}
      note={runs.length === 0 ? texts.none : undefined}
      rows={runs}
      getKey={({ startedAt, stream, mode }) => `${startedAt} ${stream} ${mode}`}
      columns={[
        {
          name: 'started',
          title: texts.started,
          width: MOMENT_WIDTH,
          render: ({ startedAt }) => formatDateTime(startedAt),
        },
        {
          name: 'list',
          title: texts.list,
          render: ({ stream, mode }) => (
            <>
              {listNames[stream] ?? <PortalText text={stream} />}
              {mode === 'backfill' && `, ${texts.backfill}`}
            </>
          ),
        },
        {
          name: 'took',
          title: texts.took,
          render: ({ startedAt, endedAt }) =>
            [formatDuration(startedAt, endedAt), endedAt === null && texts.running].filter(Boolean).join(', '),
        },
        { name: 'pages', title: texts.pages, width: 96, isNumber: true, render: ({ pages }) => formatNumber(pages) },
        { name: 'items', title: texts.items, width: 104, isNumber: true, render: ({ items }) => formatNumber(items) },
        {
          name: 'changed',
          title: texts.changed,
          width: 116,
          isNumber: true,
          render: ({ changed }) => formatNumber(changed),
        },
        {
          name: 'failed',
          title: texts.failed,
          width: 124,
          isNumber: true,
          render: ({ failedPages }) => formatNumber(failedPages),
        },
        { name: 'problem', title: texts.problem, render: ({ problem }) => <Problem text={problem} /> },
      ]}
    />
  )
}
