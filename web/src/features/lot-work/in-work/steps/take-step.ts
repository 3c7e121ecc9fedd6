// The calls of the steps that a dialog confirms.
import { send } from '../../../../api/client.ts'
import { getTexts } from '../../../../i18n/texts.ts'
import { showSnackbar } from '../../../../ui/snackbars/snackbars.ts'
import { refreshLots } from '../../../lots/refresh-lots.ts'
import { sendMarks } from '../checklist/pending-marks.ts'
import type { WorkedLot } from '../work-facts.ts'
import type { ConfirmedStep } from './ask-context.ts'

const calls: Record<ConfirmedStep, (about: WorkedLot) => Promise<unknown>> = {
  completeCollecting: ({ lot }) => send('lots/completeCollectingLotDocuments', { lotId: lot.id }),
  // the status that the person saw, so that a doubled press or a colleague does not take two steps
  place: ({ lot }) => send('lots/lotPlacement', { lotId: lot.id, expectedStatus: 'in_requesting_offers' }),
  confirmPlacement: ({ lot }) => send('lots/lotPlacement', { lotId: lot.id, expectedStatus: 'in_placement' }),
  deactivate: ({ lot }) => send('lots/deactivateLot', { lotId: lot.id }),
  moveWork: ({ lot, work }) => send('lots/moveWork', { lotId: lot.id, toLotId: work.successor?.lotId ?? lot.id }),
}

/** false: a mark of its documents was refused, which is said, and the step was not taken */
export async function takeStep(step: ConfirmedStep, about: WorkedLot): Promise<boolean> {
  if (!(await sendMarks(about.lot.id))) return false
  await calls[step](about)
  showSnackbar('success', getTexts('in-work').done[step])
  refreshLots('lotWork')
  return true
}

export async function sendPrice({ lot }: WorkedLot, offerPrice: string): Promise<void> {
  await send('lots/setOfferPrice', { lotId: lot.id, offerPrice })
  showSnackbar('success', getTexts('in-work').price.done)
  refreshLots('lotWork')
}
