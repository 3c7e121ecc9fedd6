import { Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { BarsByMonth } from './charts/BarsByMonth.tsx'
import { ChartWithTable } from './charts/ChartWithTable.tsx'
import { useFormats } from './formats.ts'

const KINDS = {
  /** when purchases are published, and what became of their sums */
  purchases: { count: 'lots', sums: ['planned', 'final'] },
  /** when a supplier wins */
  awards: { count: 'wins', sums: ['final'] },
} as const

interface SumsByMonthProps {
  of: keyof typeof KINDS
  title: string
  /** counts and sums by name */
  months: readonly (Record<string, number | string> & { month: string })[]
  /** opens the lots of a month */
  onOpen(title: string, only: { from: string; to: string }): void
}

export function SumsByMonth({ of, title, months, onOpen }: SumsByMonthProps) {
  const { columns, market, lotCount } = useTexts('analytics')
  const { money, month: toMonth, shortMonth } = useFormats()
  const { count, sums } = KINDS[of]
  // a phone has room for three columns: there the lots stand under their month
  const isCounted = !useNarrow() || sums.length < 2
  const counts = { name: count, title: columns[count], width: 96, isNumber: true }
  return (
    <Panel title={title} about={of === 'purchases' && market.monthsAbout}>
      <ChartWithTable
        title={title}
        chart={<BarsByMonth months={months} series={sums.map((name) => ({ name, label: columns[name] }))} />}
        table={
          <DataTable
            label={title}
            isCompact
            rows={months.toReversed()}
            getKey={({ month }) => month}
            columns={[
              {
                name: 'month',
                title: columns.month,
                render: ({ month, ...line }) => (
                  <>
                    <TextButton onClick={() => onOpen(toMonth(month), { from: month, to: month })}>
                      {shortMonth(month)}
                    </TextButton>
                    {!isCounted && (
                      <Text size="sm" c="dimmed">
                        {lotCount(Number(line[count]), formatNumber(Number(line[count])))}
                      </Text>
                    )}
                  </>
                ),
              },
              ...(isCounted
                ? [{ ...counts, render: (line: (typeof months)[number]) => formatNumber(Number(line[count])) }]
                : []),
              ...sums.map((name) => ({
                name,
                title: columns[name],
                width: 124,
                isNumber: true,
                render: (line: (typeof months)[number]) => money(Number(line[name])),
              })),
            ]}
          />
        }
      />
    </Panel>
  )
}
