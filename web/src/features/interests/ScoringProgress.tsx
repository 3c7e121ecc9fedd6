import { Progress, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import type { Interest } from './use-interests.ts'

/** How far the open lots are scored against the profile. */
export function ScoringProgress({ scoring: { state, lotsDone, lotsTotal } }: Pick<Interest, 'scoring'>) {
  const texts = useTexts('interests').scoring
  const percent = lotsTotal ? (lotsDone / lotsTotal) * 100 : 0
  const text =
    state === 'waiting'
      ? texts.waiting
      : lotsTotal === null
        ? texts.running
        : texts.progress(formatNumber(lotsDone), formatNumber(lotsTotal))
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {text}
      </Text>
      <Progress value={percent} size="sm" aria-label={texts.label} />
    </Stack>
  )
}
