import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../../i18n/texts.ts'
import { CHART_HEIGHT } from './ChartWithTable.tsx'

interface HistogramProps {
  /** those inside the corridor are marked */
  steps: readonly { label: string; count: number; isMarked: boolean }[]
}

/** How many purchases ended in each step; the steps inside the corridor have the colour of the accent. */
export function Histogram({ steps }: HistogramProps) {
  const { inside, outside } = useTexts('analytics').prices
  return (
    <BarChart
      h={CHART_HEIGHT}
      type="stacked"
      data={steps.map(({ label, count, isMarked }) => ({ label, [isMarked ? 'marked' : 'other']: count }))}
      dataKey="label"
      series={[
        { name: 'marked', label: inside, color: 'var(--accent)' },
        { name: 'other', label: outside, color: 'var(--low-mark)' },
      ]}
      valueFormatter={formatNumber}
      withLegend
      legendProps={{ verticalAlign: 'top', height: 36, itemSorter: null }}
      textColor="var(--ink-2)"
      gridColor="var(--line)"
      cursorFill="var(--hover)"
      yAxisProps={{ width: 44, allowDecimals: false }}
      xAxisProps={{ minTickGap: 4 }}
      barChartProps={{ barCategoryGap: 2 }}
      barProps={{ isAnimationActive: false }}
      accessibilityLayer={false}
    />
  )
}
