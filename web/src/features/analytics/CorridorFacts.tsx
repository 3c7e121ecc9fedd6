import { Group, Stack, Text } from '@mantine/core'
import { MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { RangeBar } from './charts/RangeBar.tsx'
import { Formula } from './Formula.tsx'
import { useFormats } from './formats.ts'
import type { Corridor } from './use-analytics.ts'

interface CorridorFactsProps {
  title: string
  /** which purchases they are */
  about?: string
  /** null: too few purchases */
  corridor: Corridor | null
  /** how many there are without a corridor */
  observations: number
  /** opens the lots behind it */
  onOpen(): void
}

/** Within which shares of the plan purchases ended, from how many of them, or why nothing is said. */
export function CorridorFacts({ title, about, corridor, observations, onOpen }: CorridorFactsProps) {
  const texts = useTexts('analytics')
  const { range, percent } = useFormats()
  const counted = corridor?.observations ?? observations
  const count = texts.purchaseCount(counted, formatNumber(counted))
  const lots = counted > 0 ? <TextButton onClick={onOpen}>{count}</TextButton> : <Text c="dimmed">{count}</Text>
  if (!corridor)
    return (
      <Panel title={title} about={about}>
        <Text>{texts.tooFew.title}</Text>
        <Text c="dimmed">
          {texts.tooFew.text(formatNumber(observations), formatNumber(MIN_OBSERVATIONS))} {texts.tooFew.advice}
        </Text>
        {lots}
      </Panel>
    )
  return (
    <Panel title={title} about={about}>
      <Stack gap="sm">
        <Group gap={4}>
          <Text fz="var(--text-2xl)" fw={650}>
            {texts.corridor.line(range(corridor))}
          </Text>
          <Formula of={title} text={texts.formulas.corridor} />
        </Group>
        <RangeBar {...corridor} />
        <Text>{texts.prices.about(percent(corridor.median))}</Text>
        {lots}
      </Stack>
    </Panel>
  )
}
