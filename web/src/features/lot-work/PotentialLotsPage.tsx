import { useTexts } from '../../i18n/texts.ts'
import { DecisionPage } from '../lots/decision/DecisionPage.tsx'
import { NothingToDecide } from '../lots/decision/NothingToDecide.tsx'

/** spec 2 §2, potential lots: what a manager may take into work, accepted lots first. */
export function PotentialLotsPage() {
  const { empty } = useTexts('work')
  return (
    <DecisionPage list="potential-lots" place="potential" empty={<NothingToDecide {...empty} reason={empty.none} />} />
  )
}
