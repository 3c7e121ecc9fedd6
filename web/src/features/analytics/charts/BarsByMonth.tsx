import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { useFormats } from '../formats.ts'
import { CHART_HEIGHT } from './ChartWithTable.tsx'

interface BarsByMonthProps {
  /** sums by name, for each month */
  months: readonly (Record<string, number | string> & { month: string })[]
  /** the last one is the important one */
  series: readonly { name: string; label: string }[]
}

const COLOURS = ['var(--low-mark)', 'var(--accent)'] as const

/** Sums of money by month. */
export function BarsByMonth({ months, series }: BarsByMonthProps) {
  const { money, shortMonth } = useFormats()
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={months.map(({ month, ...sums }) => ({ ...sums, month: shortMonth(month) }))}
      dataKey="month"
      series={series.map((one, index) => ({ ...one, color: COLOURS[index + COLOURS.length - series.length] ?? '' }))}
      valueFormatter={money}
      withLegend={series.length > 1}
      legendProps={{ verticalAlign: 'top', height: 36, itemSorter: null }}
      textColor="var(--ink-2)"
      gridColor="var(--line)"
      cursorFill="var(--hover)"
      yAxisProps={{ width: 84 }}
      xAxisProps={{ minTickGap: 12 }}
      maxBarWidth={28}
      barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
      accessibilityLayer={false}
    />
  )
}
