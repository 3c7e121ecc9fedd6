// The work on a lot as a table of transitions. The button, the notice and the server's refusal share one answer:
// decide().
import { isOpen, type Openness } from '../lots/openness.ts'
import { hasAnyRole, type Role } from '../roles.ts'
import type { LotAction } from './actions.ts'
import {
  allRequiredCollected,
  type ChecklistEntry,
  findConfirmationRefusal,
  findEntryRefusal,
  findNewEntryRefusal,
  listToRecheck,
} from './checklist.ts'
import type { Refusal } from './refusals.ts'
import { ACTIVE_STATUSES, type RecordedStatus, type WorkStatus } from './statuses.ts'

/** `unavailable`: the portal did not deliver the document. The dialog names it, and it does not block the step. */
export type DocumentState = 'stored' | 'processing' | 'unavailable'

export interface LotWork {
  status: RecordedStatus
  offerPrice: string | null
  documentsCompletedAt: string | Date | null
  docs: readonly ChecklistEntry[]
}

export interface LotFacts extends Openness {
  /** of the lot and of its tender */
  documents: readonly DocumentState[]
  work: LotWork | null
  /**
   * collectDocument, confirmDocument: the key of the entry; without it, the decision is whether the step is possible
   * for any entry now
   */
  entry?: string
  /** addDocument: what the new entry is called; without it, the decision is whether any entry may be added now */
  newEntry?: string
  /** moveWork: the lot that replaces this one in a later announcement; without it the work has nowhere to go */
  successor?: Openness & { isInWork: boolean }
}

export interface Rule {
  call: string
  by: readonly Role[]
  /** the refusal for anyone who lacks the role */
  notice: Refusal
  from: readonly WorkStatus[]
  /** null leaves the status as it is */
  to: RecordedStatus | null
  /** where it differs from `to` */
  toByStatus?: Partial<Record<WorkStatus, RecordedStatus>>
  /** only voting, taking and declining need an open lot; later steps stay possible after the deadline */
  open?: true
  /** spec 2 §4: the screen asks for a confirmation that says it can't be undone */
  irreversible?: true
  /** refusals in statuses other than `from`, where they differ from REFUSAL_BY_STATUS */
  refusalByStatus?: Partial<Record<WorkStatus, Refusal>>
  condition?: { words: string; unless: (work: LotWork | null, facts: LotFacts, now: Date) => Refusal | null }
  /** the entry in the record's `meta`; a vote makes none */
  action: LotAction | null
}

export const transitions = {
  vote: {
    call: 'lots/voteLot',
    by: ['lead'],
    notice: 'only_lead_votes',
    from: ['not_processed'],
    to: null,
    open: true,
    action: null,
  },
  activate: {
    call: 'lots/activateLot',
    by: ['manager'],
    notice: 'only_manager_activates',
    from: ['not_processed'],
    to: 'in_collecting_documents',
    open: true,
    condition: {
      words: 'no document is still being processed',
      unless: (_, { documents }) => (documents.includes('processing') ? 'documents_processing' : null),
    },
    action: 'activateLot',
  },
  decline: {
    call: 'lots/declineLot',
    by: ['manager'],
    notice: 'only_manager_declines',
    from: ['not_processed'],
    to: 'declined',
    open: true,
    irreversible: true,
    action: 'declineLot',
  },
  setOfferPrice: {
    call: 'lots/setOfferPrice',
    by: ['manager'],
    notice: 'only_manager_sets_price',
    from: ['in_collecting_documents'],
    to: 'in_requesting_offers',
    irreversible: true,
    refusalByStatus: { in_requesting_offers: 'price_already_set', in_placement: 'price_already_set' },
    condition: { words: 'no price yet', unless: (work) => (hasPrice(work) ? 'price_already_set' : null) },
    action: 'setOfferPrice',
  },
  collectDocument: {
    call: 'lots/documentCollected',
    by: ['procurement'],
    notice: 'only_procurement_marks_documents',
    from: ['in_collecting_documents', 'in_requesting_offers'],
    to: null,
    refusalByStatus: { in_placement: 'documents_already_completed' },
    condition: {
      words: 'collection not completed; the entry is not collected yet and is not the price',
      unless: (work, { entry }) => {
        if (isCollectionCompleted(work)) return 'documents_already_completed'
        return work && entry !== undefined ? findEntryRefusal(work.docs, entry) : null
      },
    },
    action: 'documentCollected',
  },
  confirmDocument: {
    call: 'lots/confirmDocument',
    by: ['procurement'],
    notice: 'only_procurement_confirms_documents',
    from: ACTIVE_STATUSES,
    to: null,
    condition: {
      words: 'the portal has changed what the entry was collected for',
      unless: (work, { entry }) => {
        const docs = work?.docs ?? []
        if (entry !== undefined) return findConfirmationRefusal(docs, entry)
        return listToRecheck(docs).length > 0 ? null : 'document_needs_no_recheck'
      },
    },
    action: 'confirmDocument',
  },
  completeCollecting: {
    call: 'lots/completeCollectingLotDocuments',
    by: ['manager', 'procurement'],
    notice: 'only_manager_or_procurement_completes',
    from: ['in_collecting_documents', 'in_requesting_offers'],
    to: 'in_requesting_offers',
    irreversible: true,
    refusalByStatus: { in_placement: 'documents_already_completed' },
    condition: {
      words:
        'not completed yet; every required entry but the price is collected and none has to be looked at again; a price exists',
      unless: (work) => {
        if (isCollectionCompleted(work)) return 'documents_already_completed'
        if (!allRequiredCollected(work?.docs ?? [])) return 'documents_not_collected'
        if (listToRecheck(work?.docs ?? []).length > 0) return 'documents_need_recheck'
        return hasPrice(work) ? null : 'offer_price_missing'
      },
    },
    action: 'completeCollectingLotDocuments',
  },
  place: {
    call: 'lots/lotPlacement',
    by: ['procurement'],
    notice: 'only_procurement_places',
    from: ['in_requesting_offers'],
    to: 'in_placement',
    irreversible: true,
    refusalByStatus: { in_collecting_documents: 'documents_not_completed', in_placement: 'already_in_placement' },
    condition: {
      words: 'collection completed',
      unless: (work) => (isCollectionCompleted(work) ? null : 'documents_not_completed'),
    },
    action: 'lotPlacement',
  },
  confirmPlacement: {
    call: 'lots/lotPlacement',
    by: ['procurement'],
    notice: 'only_procurement_places',
    from: ['in_placement'],
    to: 'placement_completed',
    irreversible: true,
    refusalByStatus: { in_collecting_documents: 'not_in_placement', in_requesting_offers: 'not_in_placement' },
    action: 'completeLot',
  },
  addDocument: {
    call: 'lots/addDocument',
    by: ['manager', 'procurement'],
    notice: 'only_manager_or_procurement_adds_documents',
    from: ['in_collecting_documents', 'in_requesting_offers'],
    to: null,
    refusalByStatus: { in_placement: 'documents_already_completed' },
    condition: {
      words: 'collection not completed; no entry has this name yet',
      unless: (work, { newEntry }) => {
        if (isCollectionCompleted(work)) return 'documents_already_completed'
        return work && newEntry !== undefined ? findNewEntryRefusal(work.docs, newEntry) : null
      },
    },
    action: 'addDocument',
  },
  moveWork: {
    call: 'lots/moveWork',
    by: ['manager'],
    notice: 'only_manager_moves_work',
    from: ACTIVE_STATUSES,
    to: null,
    // what was placed on the replaced announcement has to be placed again
    toByStatus: { in_placement: 'in_requesting_offers' },
    irreversible: true,
    condition: {
      words: 'another announcement replaces this one; its lot is open and has no work record',
      unless: (_, { successor }, now) => {
        if (!successor) return 'lot_not_superseded'
        if (successor.isInWork) return 'successor_already_in_work'
        return isOpen(successor, now) ? null : 'successor_not_open'
      },
    },
    action: 'moveWork',
  },
  deactivate: {
    call: 'lots/deactivateLot',
    by: ['manager'],
    notice: 'only_manager_deactivates',
    from: ACTIVE_STATUSES,
    to: 'declined',
    irreversible: true,
    action: 'deactivateLot',
  },
  fillResult: {
    call: 'lots/updateResultInfo',
    by: ['procurement'],
    notice: 'only_procurement_fills_results',
    from: ['placement_completed'],
    to: null,
    refusalByStatus: {
      in_collecting_documents: 'placement_not_completed',
      in_requesting_offers: 'placement_not_completed',
      in_placement: 'placement_not_completed',
    },
    action: 'updateResultInfo',
  },
} as const satisfies Record<string, Rule>

export type Transition = keyof typeof transitions
export const TRANSITIONS: readonly Transition[] = [
  'vote',
  'activate',
  'decline',
  'setOfferPrice',
  'collectDocument',
  'confirmDocument',
  'completeCollecting',
  'place',
  'confirmPlacement',
  'addDocument',
  'moveWork',
  'deactivate',
  'fillResult',
]

/** The refusal when a step is not possible in the present status. */
export const REFUSAL_BY_STATUS: Readonly<Record<WorkStatus, Refusal>> = {
  not_processed: 'not_in_work',
  in_collecting_documents: 'already_in_work',
  in_requesting_offers: 'already_in_work',
  in_placement: 'already_in_work',
  placement_completed: 'already_completed',
  declined: 'already_declined',
}

function hasPrice(work: LotWork | null): boolean {
  return work !== null && work.offerPrice !== null
}

function isCollectionCompleted(work: LotWork | null): boolean {
  return work !== null && work.documentsCompletedAt !== null
}

export type Decision = { allowed: true; to: WorkStatus } | { allowed: false; refusal: Refusal }

/** The row of the table, for callers that need its texts and not a decision. */
export function getRule(transition: Transition): Rule {
  return transitions[transition]
}

/** The only place that decides whether this person may do this to this lot now, and which status follows. */
export function decide(transition: Transition, facts: LotFacts, roles: readonly Role[], now: Date): Decision {
  const rule = getRule(transition)
  const status = facts.work?.status ?? 'not_processed'
  const refusal = findRefusal(rule, status, facts, roles, now)
  return refusal ? { allowed: false, refusal } : { allowed: true, to: getNextStatus(rule, status) ?? status }
}

/**
 * What stands where the button of somebody else's step would stand: who can take it. Null if this person can, or if
 * nobody can now.
 */
export function findNotice(transition: Transition, facts: LotFacts, roles: readonly Role[], now: Date): Refusal | null {
  const { by, notice } = getRule(transition)
  return !hasAnyRole(roles, by) && decide(transition, facts, by, now).allowed ? notice : null
}

/** null: the step leaves the status as it is */
export function getNextStatus(
  { to, toByStatus }: Pick<Rule, 'to' | 'toByStatus'>,
  status: WorkStatus,
): RecordedStatus | null {
  return toByStatus?.[status] ?? to
}

function findRefusal(
  rule: Rule,
  status: WorkStatus,
  facts: LotFacts,
  roles: readonly Role[],
  now: Date,
): Refusal | null {
  if (!hasAnyRole(roles, rule.by)) return rule.notice
  if (!rule.from.includes(status)) return rule.refusalByStatus?.[status] ?? REFUSAL_BY_STATUS[status]
  if (rule.open && !isOpen(facts, now)) return 'lot_not_open'
  return rule.condition?.unless(facts.work, facts, now) ?? null
}

/** What this person may do to this lot now. */
export function listAvailableTransitions(facts: LotFacts, roles: readonly Role[], now: Date): Transition[] {
  return TRANSITIONS.filter((transition) => decide(transition, facts, roles, now).allowed)
}
