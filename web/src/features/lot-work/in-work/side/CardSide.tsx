import { Stack } from '@mantine/core'
import { useTexts } from '../../../../i18n/texts.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { LotActivity } from '../../activity/LotActivity.tsx'
import { useNamedComment } from '../../activity/use-named-comment.ts'
import { CardSection } from '../CardSection.tsx'
import type { WorkedLot } from '../work-facts.ts'
import { Assignee } from './Assignee.tsx'
import { WhoseTurn } from './Turn.tsx'

/** Is there room beside the card? */
export const useHasSide = () => useMedia('(min-width: 1160px)')

/**
 * Whose turn it is, who is responsible, what was said and done: beside the card on a wide screen. On a narrow one it is
 * below the card, folded, without the turn, which the card itself shows.
 */
export function CardSide({ about }: { about: WorkedLot }) {
  const { title } = useTexts('activity')
  const isBeside = useHasSide()
  const { lot, work } = about
  const named = useNamedComment(lot.id)
  const activity = <LotActivity lot={{ ...lot, LotsInProcessOfLot: [work] }} />
  return (
    <Stack gap="lg" miw={0}>
      {isBeside && <WhoseTurn about={about} />}
      <Assignee about={about} />
      {isBeside ? (
        <CardSection title={title}>{activity}</CardSection>
      ) : (
        <Fold title={title} note={work.commentCount || undefined} startsOpen={named !== null} isLazy>
          {activity}
        </Fold>
      )}
    </Stack>
  )
}
