import { AreaChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { formatShortDay } from '@tendertap/domain/clock'
import { useTexts } from '../../i18n/texts.ts'
import { CHART_HEIGHT } from '../analytics/charts/ChartWithTable.tsx'
import { useFormats } from '../analytics/formats.ts'
import type { Guarantees } from './use-guarantees.ts'

/** Sums by day as steps: money comes and goes on whole days. */
export function AreaByDay({ days }: { days: Guarantees['days'] }) {
  const texts = useTexts('guarantees')
  const { money } = useFormats()
  return (
    <AreaChart
      h={CHART_HEIGHT}
      data={days.map(({ day, ...sums }) => ({ ...sums, day: formatShortDay(day) }))}
      dataKey="day"
      type="stacked"
      curveType="stepAfter"
      series={[
        { name: 'placed', label: texts.placed, color: 'var(--accent)' },
        { name: 'planned', label: texts.planned, color: 'var(--low-mark)' },
      ]}
      valueFormatter={money}
      withDots={false}
      withLegend
      legendProps={{ verticalAlign: 'top', height: 36 }}
      textColor="var(--ink-2)"
      gridColor="var(--line)"
      yAxisProps={{ width: 84 }}
      xAxisProps={{ minTickGap: 24 }}
      areaProps={{ isAnimationActive: false }}
      // room for half of the last day's name
      areaChartProps={{ margin: { right: 24 } }}
      accessibilityLayer={false}
    />
  )
}
