import { Group, Stack, Text } from '@mantine/core'
import { getMatchLevel } from '@tendertap/domain/matching/levels'
import { useTexts } from '../../../i18n/texts.ts'
import type { Lot } from '../lot.ts'
import { InterestName } from './InterestName.tsx'
import { MatchRing } from './MatchRing.tsx'

interface LotMatchProps {
  lot: Pick<Lot, 'percent' | 'LotScoreOfLot'>
  /** in a column: the level stands under the name and may take two lines */
  isNarrow?: boolean
}

/** Is it ours? How well the lot fits, and which of our profiles. Nothing for a lot that fits none. */
export function LotMatch({ lot, isNarrow = false }: LotMatchProps) {
  if (lot.percent === null) return null
  return (
    <Group component="span" gap="sm" wrap="nowrap" align={isNarrow ? 'flex-start' : 'center'}>
      <MatchRing percent={lot.percent} />
      <MatchProfile lot={lot} isNarrow={isNarrow} />
    </Group>
  )
}

/** The profile that the lot fits best, how many others it fits, and the level of the match (spec 2 §3). */
export function MatchProfile({ lot: { percent, LotScoreOfLot: scores }, isNarrow = false }: LotMatchProps) {
  const texts = useTexts('lots')
  const [best, ...others] = scores
  if (percent === null) return null
  const name = best && (
    <Group component="span" gap="xs" wrap="nowrap" miw={0}>
      <span className="one-line">
        <InterestName interest={best.Interest} />
      </span>
      {others.length > 0 && (
        <Text span inherit c="dimmed" flex="none">
          <span aria-hidden>+{others.length}</span>
          <span className="visually-hidden">{texts.otherProfiles(others.length)}</span>
        </Text>
      )}
    </Group>
  )
  const level = texts.matchLevels[getMatchLevel(percent)]
  if (!isNarrow)
    return (
      <Group component="span" gap="sm" wrap="nowrap" miw={0} fz="sm">
        {name}
        <Text span size="xs" c="dimmed" flex="none">
          {level}
        </Text>
      </Group>
    )
  return (
    <Stack component="span" gap={0} miw={0} fz="sm">
      {name}
      <Text span size="xs" c="dimmed" className="clamp">
        {level}
      </Text>
    </Stack>
  )
}
