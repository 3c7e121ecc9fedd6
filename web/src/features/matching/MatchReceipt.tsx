import { Box, Group, Stack, Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { InterestName } from '../lots/facts/InterestName.tsx'
import { MatchRing } from '../lots/facts/MatchRing.tsx'
import type { Lot } from '../lots/lot.ts'
import { EditSuggestions } from './EditSuggestions.tsx'
import { isNear, mayComeToMatch, type LotMatch } from './matches.ts'
import { ReceiptText } from './ReceiptText.tsx'

/** How well the lot fits one profile, what each reason is worth, and what keeps the lot from matching. */
export function MatchReceipt({ lot, match }: { lot: Lot; match: LotMatch }) {
  const { Interest: interest, percent, level, receipt } = match
  const texts = useTexts('matching')
  const { matchLevels } = useTexts('lots')
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <MatchRing percent={percent} />
        <Group gap="sm" miw={0} style={{ rowGap: 0 }}>
          <Text span inherit fw={600} style={{ overflowWrap: 'anywhere' }}>
            <InterestName interest={interest} />
          </Text>
          <Text span size="sm" c="dimmed">
            {matchLevels[level]}
          </Text>
        </Group>
      </Group>
      <Stack component="ul" gap={2}>
        {receipt.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines have a fixed order and no identity of their own
          <Line key={index} points={line.points}>
            <ReceiptText line={line} />
          </Line>
        ))}
        <Box component="li" mt="xs" pt="xs" style={{ borderTop: '1px solid var(--line)' }}>
          <Line points={percent} isTotal component="div">
            {texts.total}
            <Verdict match={match} />
          </Line>
        </Box>
      </Stack>
      {mayComeToMatch(match) && <EditSuggestions lot={lot} match={match} />}
    </Stack>
  )
}

interface LineProps {
  points: number
  isTotal?: boolean
  component?: 'li' | 'div'
  children: ReactNode
}

/** The points stand in a column of their own, with their sign. */
function Line({ points, isTotal = false, component = 'li', children }: LineProps) {
  const colour = isTotal ? 'bright' : points < 0 ? 'var(--bad)' : 'var(--good)'
  return (
    <Group component={component} gap="md" wrap="nowrap" align="baseline">
      <Text span inherit flex="none" w={30} ta="right" fw={600} c={colour}>
        {isTotal ? points : formatPoints(points)}
      </Text>
      <Text span inherit miw={0}>
        {children}
      </Text>
    </Group>
  )
}

const formatPoints = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)

/** Why the lot matches, or how much it lacks and which filters keep it out. */
function Verdict({ match }: { match: LotMatch }) {
  const { percent, minScore, failedFilters, isMatch } = match
  const texts = useTexts('matching')
  const short = Math.ceil(minScore - percent)
  const reasons = [
    isMatch && texts.threshold(formatNumber(minScore)),
    short > 0 && texts.missing(formatNumber(short), formatNumber(minScore)),
    failedFilters.length > 0 && texts.keptOut(failedFilters.map((name) => texts.filters[name]).join(', ')),
  ].filter((reason) => reason !== false)
  return reasons.map((reason) => (
    <Text key={reason} span inherit c={!isMatch && isNear(match) ? 'var(--warn)' : 'dimmed'}>
      {' · '}
      {reason}
    </Text>
  ))
}
