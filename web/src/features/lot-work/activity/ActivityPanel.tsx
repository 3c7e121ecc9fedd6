import { useTexts } from '../../../i18n/texts.ts'
import type { Lot } from '../../lots/lot.ts'
import { LotPanel } from '../../lots/slots/LotPanel.tsx'
import { LotActivity } from './LotActivity.tsx'

/** Below the details of a lot, in work or not. */
export function ActivityPanel({ lot }: { lot: Lot }) {
  const { title } = useTexts('activity')
  return (
    <LotPanel title={title}>
      <LotActivity lot={lot} />
    </LotPanel>
  )
}
