import { Box, Group, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { SegmentedSwitch } from '../../../ui/SegmentedSwitch.tsx'

/** of a chart, in pixels */
export const CHART_HEIGHT = 320

interface ChartWithTableProps {
  /** what the chart shows; it has no other text for those who do not see it */
  title: string
  /** instead of the words that the table has the same figures */
  about?: string
  chart: ReactNode
  table: ReactNode
}

/** Beside the chart, a table of four columns would not fit. */
const STACKED = '(max-width: 1150px)'

/** A chart with its figures beside it, or below it; on a phone one of the two is shown. */
export function ChartWithTable({ title, about, chart, table }: ChartWithTableProps) {
  const texts = useTexts('analytics')
  const narrow = useNarrow()
  const isStacked = useMedia(STACKED)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const drawn = (
    <div role="img" aria-label={about ?? texts.chartAbout(title)}>
      {chart}
    </div>
  )
  if (narrow)
    return (
      <Stack gap="md">
        <SegmentedSwitch<'chart' | 'table'>
          label={texts.view.label}
          value={view}
          choices={[
            { value: 'chart', text: texts.view.chart },
            { value: 'table', text: texts.view.table },
          ]}
          isFullWidth
          onChange={setView}
        />
        {view === 'chart' ? drawn : <Box mx="calc(-1 * var(--space-16))">{table}</Box>}
      </Stack>
    )
  return (
    <Group gap={isStacked ? 'md' : 'xl'} wrap={isStacked ? 'wrap' : 'nowrap'} align="start">
      <Box flex={isStacked ? '1 0 100%' : '3 1 0'} miw={0}>
        {drawn}
      </Box>
      {/* the head of the table sticks to the edge of its own box */}
      <Box
        flex={isStacked ? '1 0 100%' : '2 1 0'}
        miw={0}
        mah={CHART_HEIGHT}
        style={{ overflowY: 'auto', '--header-height': '0px' }}
        // the keyboard scrolls it
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        {table}
      </Box>
    </Group>
  )
}
