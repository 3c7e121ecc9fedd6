import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ForwardStep } from '@tendertap/domain/lot-work/turn'
import { useTexts } from '../../../../i18n/texts.ts'
import { useTurns } from '../side/Turn.tsx'
import { useAsk, type ConfirmedStep } from '../steps/ask-context.ts'
import { toHash } from '@tendertap/domain/lot-work/hash'
import type { WorkedLot } from '../work-facts.ts'

type AskedStep = Extract<ForwardStep, ConfirmedStep>
const isAsked = (step: ForwardStep): step is AskedStep =>
  step === 'completeCollecting' || step === 'place' || step === 'confirmPlacement'

/** The next step that this person may take now; a price and documents are entered on the card. */
export function NextStep({ about }: { about: WorkedLot }) {
  const texts = useTexts('in-work')
  const { ask } = useAsk()
  const mine = useTurns(about).find(({ isMine }) => isMine)
  if (!mine) return null
  const { step } = mine
  if (isAsked(step))
    return (
      <Button size="xs" onClick={() => ask({ step, about })}>
        {texts.board.steps[step]}
      </Button>
    )
  const hash = toHash({ ...about.lot, tenderCode: about.lot.Tender.code })
  return (
    <Button size="xs" variant="default" renderRoot={(props) => <Link to="/lots-in-work" hash={hash} {...props} />}>
      {texts.board.steps[step]}
    </Button>
  )
}
