// The steps on a lot in work, up to its placement.
import { findEntry } from '@tendertap/domain/lot-work/checklist'
import type { SignedInContext } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { demandStep, lockLot, type LockedLot } from '../lots/lock-lot.ts'
import { addEntry, chooseKey, markConfirmed } from './changes.ts'
import { recordStep, saveStep, type StepInWork, type Work } from './save-step.ts'

type Calls =
  | 'lots/deactivateLot'
  | 'lots/setOfferPrice'
  | 'lots/documentCollected'
  | 'lots/confirmDocument'
  | 'lots/completeCollectingLotDocuments'
  | 'lots/addDocument'

/** A key that no entry has. */
const UNKNOWN = ''

export const stepHandlers: Handlers<Calls> = {
  'lots/deactivateLot': (context, { lotId }) => takeStep(context, 'deactivate', lotId),

  'lots/setOfferPrice': (context, { lotId, offerPrice }) =>
    takeStep(context, 'setOfferPrice', lotId, { offerPrice: String(offerPrice) }),

  'lots/completeCollectingLotDocuments': (context, { lotId }) => takeStep(context, 'completeCollecting', lotId),

  'lots/documentCollected': (context, { lotId, documentDescription }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const lot = await lockLot(scope, lotId)
      const entry = findKey(lot, documentDescription)
      demandStep('collectDocument', { ...lot, facts: { ...lot.facts, entry } }, roles)
      return saveStep(scope, lot, { transition: 'collectDocument', userId, documentKey: entry }, { entry })
    }),

  'lots/confirmDocument': (context, { lotId, documentDescription }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const lot = await lockLot(scope, lotId)
      const entry = findKey(lot, documentDescription)
      demandStep('confirmDocument', { ...lot, facts: { ...lot.facts, entry } }, roles)
      await markConfirmed(scope, { lotId, key: entry })
      return recordStep(scope, lotId, { transition: 'confirmDocument', userId, documentKey: entry })
    }),

  'lots/addDocument': (context, { lotId, name, required, comment }) =>
    context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const lot = await lockLot(scope, lotId)
      demandStep('addDocument', { ...lot, facts: { ...lot.facts, newEntry: name } }, roles)
      const key = chooseKey(lot.facts.work?.docs ?? [])
      await addEntry(scope, { lotId, key, name, required, comment: comment || null })
      return recordStep(scope, lotId, { transition: 'addDocument', userId, documentKey: key })
    }),
}

function findKey({ facts }: LockedLot, description: string): string {
  return findEntry(facts.work?.docs ?? [], description)?.key ?? UNKNOWN
}

/** lock, decide, save, log, announce */
function takeStep(
  context: SignedInContext,
  transition: StepInWork,
  lotId: number,
  input: { offerPrice?: string } = {},
): Promise<Work> {
  return context.inScope(async (scope) => {
    const { userId, roles } = context.person
    const lot = await lockLot(scope, lotId)
    demandStep(transition, lot, roles)
    return saveStep(scope, lot, { transition, userId }, input)
  })
}
