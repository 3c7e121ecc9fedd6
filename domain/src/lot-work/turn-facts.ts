// Whose turn it is follows from few facts of a work record, so that a list can be selected by them: the domain says
// which of them make it a person's turn, and the database finds the records that have them.
import { hasAnyRole, type Role } from '../roles.ts'
import { PRICE_KEY } from './checklist.ts'
import { getStage, STAGES, type Stage } from './stage.ts'
import { ACTIVE_STATUSES, type ActiveStatus, type RecordedStatus } from './statuses.ts'
import { listTurns, type Turn } from './turn.ts'
import type { LotFacts, LotWork } from './workflow.ts'

export interface TurnFacts<S extends RecordedStatus = RecordedStatus> {
  status: S
  hasPrice: boolean
  stage: Stage
}

export function getTurnFacts(work: LotWork): TurnFacts {
  return { status: work.status, hasPrice: work.offerPrice !== null, stage: getStage(work) }
}

/** A checklist that is at this stage. */
const DOCS: Readonly<Record<Stage, LotWork['docs']>> = {
  1: [{ key: 'document', collected: false, required: true }],
  2: [{ key: PRICE_KEY, collected: false, required: true }],
  3: [],
}
const SOME_MOMENT = new Date(0)

/** The turns of every work record that has these facts. */
export function listTurnsByFacts({ status, hasPrice, stage }: TurnFacts): Turn[] {
  const facts: LotFacts = {
    status: null,
    applicationEndAt: null,
    documents: [],
    work: {
      status,
      offerPrice: hasPrice ? '1' : null,
      documentsCompletedAt: stage === 3 ? SOME_MOMENT : null,
      docs: DOCS[stage],
    },
  }
  return listTurns(facts, SOME_MOMENT)
}

/** The facts of the work records in work on which somebody with these roles can take the next step. */
export function listTurnFactsFor(roles: readonly Role[]): TurnFacts<ActiveStatus>[] {
  const all = ACTIVE_STATUSES.flatMap((status) =>
    [true, false].flatMap((hasPrice) => STAGES.map((stage) => ({ status, hasPrice, stage }))),
  )
  return all.filter((facts) => listTurnsByFacts(facts).some(({ by }) => hasAnyRole(roles, by)))
}
