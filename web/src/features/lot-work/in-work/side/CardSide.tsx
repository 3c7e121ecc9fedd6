import { Stack } from '@mantine/core'
import { useTexts } from '../../../../i18n/texts.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { CardSection } from '../CardSection.tsx'
import type { WorkedLot } from '../work-facts.ts'
import { WhoseTurn } from './Turn.tsx'
import { WorkLog } from './WorkLog.tsx'

/** Is there room beside the card? */
export const useHasSide = () => useMedia('(min-width: 1160px)')

/** Whose turn it is and what was done: beside the card on a wide screen, below it and folded on a narrow one. */
export function CardSide({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work').log
  const isBeside = useHasSide()
  const log = <WorkLog work={about.work} />
  return (
    <Stack gap="lg" miw={0}>
      <WhoseTurn about={about} />
      {isBeside ? (
        <CardSection title={texts.title}>{log}</CardSection>
      ) : (
        <Fold title={texts.title} note={about.work.meta.length}>
          {log}
        </Fold>
      )}
    </Stack>
  )
}
