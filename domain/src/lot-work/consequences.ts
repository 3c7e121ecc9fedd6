// What a change on the portal means for a lot that a team has voted on or works on: at most one consequence for each
// kind of change. Which entries of the checklist it concerns: recheck.ts.
import { CANCELLED } from '../lots/vocabulary.ts'
import type { ChangeFacts, ChangeKind } from '../tenders/changes.ts'
import { ACTIVE_STATUSES, PLACED_STATUSES, type WorkStatus } from './statuses.ts'

export const CONSEQUENCES = [
  /** the plan of the steps is another one */
  'plan_renewed',
  /** so are the share of the price in the amount and the bid security */
  'price_share_changed',
  /** entries of the checklist that name the document need another look */
  'documents_to_recheck',
  /** votes given before no longer speak of the same lot */
  'votes_outdated',
  /** nothing can be won any more: the manager is offered to stop the work */
  'deactivation_offered',
  /** the manager is offered to move the work to the announcement that replaces this one */
  'move_offered',
  /** the form of the result is filled with what the portal published */
  'result_prefilled',
] as const
export type Consequence = (typeof CONSEQUENCES)[number]

interface ConsequenceRule {
  consequence: Consequence
  in: readonly WorkStatus[]
  /** the same change of the tender as a whole means nothing: the portal shows it on each lot that it concerns */
  ofLotAlone?: true
  /** what else must be true of the change */
  only?: { words: string; if: (after: ChangeFacts) => boolean }
}

const OPEN_TO_VOTES: readonly WorkStatus[] = ['not_processed', ...ACTIVE_STATUSES]

/** null: this kind of change means nothing for votes and work */
export const CONSEQUENCE_RULES: Readonly<Record<ChangeKind, ConsequenceRule | null>> = {
  published: null,
  deadline: { consequence: 'plan_renewed', in: ACTIVE_STATUSES },
  amount: { consequence: 'price_share_changed', in: ACTIVE_STATUSES, ofLotAlone: true },
  status: {
    consequence: 'deactivation_offered',
    in: ACTIVE_STATUSES,
    ofLotAlone: true,
    only: { words: 'the purchase is cancelled', if: ({ status }) => status === CANCELLED },
  },
  documents: { consequence: 'documents_to_recheck', in: ACTIVE_STATUSES },
  text: { consequence: 'votes_outdated', in: OPEN_TO_VOTES },
  details: { consequence: 'votes_outdated', in: OPEN_TO_VOTES },
  result: { consequence: 'result_prefilled', in: PLACED_STATUSES },
  superseded: {
    consequence: 'move_offered',
    in: ACTIVE_STATUSES,
    only: { words: 'another announcement replaces this one', if: ({ tender }) => tender !== undefined },
  },
  withdrawn: { consequence: 'deactivation_offered', in: ACTIVE_STATUSES, ofLotAlone: true },
  returned: null,
}

/** The kinds of change that the team hears of. */
export const KINDS_WITH_CONSEQUENCE = (Object.keys(CONSEQUENCE_RULES) as ChangeKind[]).filter(
  (kind) => CONSEQUENCE_RULES[kind] !== null,
)

export interface PortalChange {
  kind: ChangeKind
  after: ChangeFacts | null
  /** a change of the tender as a whole */
  isOfTender: boolean
}

export function findConsequence({ kind, after, isOfTender }: PortalChange, status: WorkStatus): Consequence | null {
  const rule = CONSEQUENCE_RULES[kind]
  if (!rule?.in.includes(status) || (rule.ofLotAlone && isOfTender)) return null
  return !rule.only || rule.only.if(after ?? {}) ? rule.consequence : null
}
