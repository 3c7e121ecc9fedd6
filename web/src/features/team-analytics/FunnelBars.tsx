import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { CHART_HEIGHT } from '../analytics/charts/ChartWithTable.tsx'

/** One bar for each step, the first on top. */
export function FunnelBars({ lines }: { lines: readonly { name: string; lots: number }[] }) {
  const { columns } = useTexts('team-analytics')
  return (
    <BarChart
      h={CHART_HEIGHT}
      data={[...lines]}
      dataKey="name"
      orientation="vertical"
      series={[{ name: 'lots', label: columns.lots, color: 'var(--accent)' }]}
      valueFormatter={formatNumber}
      gridAxis="none"
      withXAxis={false}
      xAxisProps={{ domain: [0, 'dataMax'] }}
      withBarValueLabel
      textColor="var(--ink-2)"
      cursorFill="var(--hover)"
      yAxisProps={{ width: 132 }}
      maxBarWidth={36}
      barProps={{ isAnimationActive: false, radius: [0, 3, 3, 0] }}
      barChartProps={{ margin: { right: 64 } }}
      accessibilityLayer={false}
    />
  )
}
