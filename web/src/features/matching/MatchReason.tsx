import { Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import type { Lot } from '../lots/lot.ts'
import { ReceiptText } from './ReceiptText.tsx'
import { splitMatches } from './matches.ts'
import { useLotMatches } from './use-lot-matches.ts'

/** The weightiest line of the best receipt: why the lot is on the card. The unfolded lot shows the rest. */
export function MatchReason({ lot }: { lot: Lot }) {
  const texts = useTexts('matching')
  const { data } = useLotMatches(lot.id, lot.percent !== null)
  const best = data && splitMatches(data).shown[0]
  const [line] =
    best?.receipt.filter(({ kind }) => kind !== 'base').toSorted((one, other) => other.points - one.points) ?? []
  if (!line) return null
  return (
    <Text size="sm" c="dimmed">
      <Text span inherit fw={550} c="bright">
        {texts.title}:
      </Text>{' '}
      <ReceiptText line={line} />
    </Text>
  )
}
