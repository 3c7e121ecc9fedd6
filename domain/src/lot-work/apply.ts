// Computes what an allowed transition changes on the work record.
import { type ChecklistEntry, PRICE_KEY } from './checklist.ts'
import { type LotWork, getNextStatus, getRule, type Transition } from './workflow.ts'

export interface StepInput {
  at: Date
  /** setOfferPrice */
  offerPrice?: string
  /** collectDocument, confirmDocument: key of the entry */
  entry?: string
  /** addDocument */
  newEntry?: ChecklistEntry
}

export interface WorkChanges extends Partial<LotWork> {
  completedAt?: Date
  declinedAt?: Date
}

function markCollected(work: LotWork | null, key: string | undefined): LotWork['docs'] {
  return (work?.docs ?? []).map((doc) => (doc.key === key ? { ...doc, collected: true } : doc))
}

const effects: Partial<Record<Transition, (work: LotWork | null, input: StepInput) => WorkChanges>> = {
  decline: (_, { at }) => ({ declinedAt: at }),
  deactivate: (_, { at }) => ({ declinedAt: at }),
  setOfferPrice: (work, { offerPrice }) => {
    if (offerPrice === undefined) throw new TypeError('setOfferPrice needs an offer price')
    return { offerPrice, docs: markCollected(work, PRICE_KEY) }
  },
  collectDocument: (work, { entry }) => ({ docs: markCollected(work, entry) }),
  confirmDocument: (work, { entry }) => ({
    docs: (work?.docs ?? []).map((doc) => (doc.key === entry ? { ...doc, needsRecheck: false } : doc)),
  }),
  addDocument: (work, { newEntry }) => {
    if (newEntry === undefined) throw new TypeError('addDocument needs an entry')
    return { docs: [...(work?.docs ?? []), newEntry] }
  },
  completeCollecting: (_, { at }) => ({ documentsCompletedAt: at }),
  confirmPlacement: (_, { at }) => ({ completedAt: at }),
}

/**
 * Call decide() first: this function checks nothing. A vote and a result leave the record's own columns as they are.
 */
export function getWorkChanges(transition: Transition, work: LotWork | null, input: StepInput): WorkChanges {
  const to = getNextStatus(getRule(transition), work?.status ?? 'not_processed')
  return { ...(to && { status: to }), ...effects[transition]?.(work, input) }
}
