import { formatDateTime } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Delivery } from '../panel-queries.ts'
import { FoldedTable, MOMENT_WIDTH } from '../sources/FoldedTable.tsx'
import { PortalText } from '../sources/PortalText.tsx'

const NUMBER_WIDTH = 128

export function ChannelTable({ delivery: { channels } }: { delivery: Delivery }) {
  const { channels: texts } = useTexts('delivery')
  const describeCount = (name: 'sent' | 'failed' | 'uncertain' | 'dropped' | 'waiting', hint?: string) => ({
    name,
    title: texts[name],
    ...(hint && { hint }),
    width: NUMBER_WIDTH,
    isNumber: true,
    render: (channel: Delivery['channels'][number]) => formatNumber(channel[name]),
  })
  return (
    <FoldedTable
      title={texts.title}
      startsOpen
      rows={channels}
      getKey={({ channel }) => channel}
      columns={[
        { name: 'channel', title: texts.channel, render: ({ channel }) => texts.names[channel] },
        describeCount('failed'),
        describeCount('waiting'),
        {
          name: 'waitingSince',
          title: texts.waitingSince,
          width: MOMENT_WIDTH,
          render: ({ waitingSince }) =>
            waitingSince ? formatDateTime(waitingSince) : <Absent reason={texts.nothingWaits} />,
        },
        describeCount('uncertain', texts.uncertainAbout),
        describeCount('dropped', texts.droppedAbout),
        describeCount('sent'),
      ]}
    />
  )
}

export function ProblemTable({ delivery: { problems } }: { delivery: Delivery }) {
  const { problems: texts, channels } = useTexts('delivery')
  return (
    <FoldedTable
      title={texts.title}
      note={problems.length === 0 ? texts.none : undefined}
      startsOpen={problems.some(({ outcome }) => outcome !== 'dropped')}
      rows={problems}
      getKey={({ channel, outcome, problem }) => `${channel} ${outcome} ${problem}`}
      columns={[
        {
          name: 'problem',
          title: texts.problem,
          render: ({ problem }) => (problem ? <PortalText text={problem} /> : <Absent reason={texts.unknown} />),
        },
        { name: 'outcome', title: texts.outcome, width: '20%', render: ({ outcome }) => texts.outcomes[outcome] },
        { name: 'channel', title: texts.channel, width: 112, render: ({ channel }) => channels.names[channel] },
        { name: 'count', title: texts.count, width: 104, isNumber: true, render: ({ count }) => formatNumber(count) },
        { name: 'lastAt', title: texts.lastAt, width: MOMENT_WIDTH, render: ({ lastAt }) => formatDateTime(lastAt) },
      ]}
    />
  )
}

export function DeadLetterTable({ delivery: { deadLetters } }: { delivery: Delivery }) {
  const { deadLetters: texts, problems } = useTexts('delivery')
  return (
    <FoldedTable
      title={texts.title}
      note={deadLetters.length === 0 ? texts.none : undefined}
      startsOpen={deadLetters.length > 0}
      rows={deadLetters}
      getKey={({ job, problem }) => `${job} ${problem}`}
      columns={[
        {
          name: 'job',
          title: texts.job,
          width: '22%',
          render: ({ job }) => (
            <code>
              <SourceText text={job} language="en" />
            </code>
          ),
        },
        {
          name: 'problem',
          title: texts.problem,
          render: ({ problem }) => (problem ? <PortalText text={problem} /> : <Absent reason={problems.unknown} />),
        },
        { name: 'count', title: texts.count, width: 104, isNumber: true, render: ({ count }) => formatNumber(count) },
        {
          name: 'firstAt',
          title: texts.firstAt,
          width: MOMENT_WIDTH,
          render: ({ firstAt }) => formatDateTime(firstAt),
        },
        { name: 'lastAt', title: texts.lastAt, width: MOMENT_WIDTH, render: ({ lastAt }) => formatDateTime(lastAt) },
      ]}
    />
  )
}
