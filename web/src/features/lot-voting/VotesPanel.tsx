import { use } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import type { Lot } from '../lots/lot.ts'
import { LotPanel } from '../lots/slots/LotPanel.tsx'
import { isDecision, LotPlaceContext } from '../lots/slots/lot-place.ts'
import { VoteList } from '../lots/votes/VoteList.tsx'

/** The votes of an unfolded lot. A card that is decided on shows them already. */
export function VotesPanel({ lot: { Votes: votes } }: { lot: Lot }) {
  const texts = useTexts('voting')
  const place = use(LotPlaceContext)
  if (votes.length === 0 || isDecision(place)) return null
  return (
    <LotPanel title={texts.title}>
      <VoteList votes={votes} />
    </LotPanel>
  )
}
