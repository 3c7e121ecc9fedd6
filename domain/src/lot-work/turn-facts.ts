// Whose turn it is follows from few facts of a work record, so that a list can be selected by them: the domain says
// which of them make it a person's turn, and the database finds the records that have them.
import { hasAnyRole, type Role } from '../roles.ts'
import { listToRecheck, PRICE_KEY } from './checklist.ts'
import { getStage, STAGES, type Stage } from './stage.ts'
import { ACTIVE_STATUSES, type ActiveStatus, type RecordedStatus } from './statuses.ts'
import { listTurns, type Turn } from './turn.ts'
import type { LotFacts, LotWork } from './workflow.ts'

export interface TurnFacts<S extends RecordedStatus = RecordedStatus> {
  status: S
  hasPrice: boolean
  stage: Stage
  /** the portal has changed what one of the documents was collected for */
  needsRecheck: boolean
}

export function getTurnFacts(work: LotWork): TurnFacts {
  return {
    status: work.status,
    hasPrice: work.offerPrice !== null,
    stage: getStage(work),
    needsRecheck: listToRecheck(work.docs).length > 0,
  }
}

/** A checklist that is at this stage. */
const DOCS: Readonly<Record<Stage, LotWork['docs']>> = {
  1: [{ key: 'document', collected: false, required: true }],
  2: [{ key: PRICE_KEY, collected: false, required: true }],
  3: [],
}
const CHANGED: LotWork['docs'] = [{ key: 'changed', collected: true, required: false, needsRecheck: true }]
const SOME_MOMENT = new Date(0)

/** The turns of every work record that has these facts. */
export function listTurnsByFacts({ status, hasPrice, stage, needsRecheck }: TurnFacts): Turn[] {
  const facts: LotFacts = {
    status: null,
    applicationEndAt: null,
    documents: [],
    work: {
      status,
      offerPrice: hasPrice ? '1' : null,
      documentsCompletedAt: stage === 3 ? SOME_MOMENT : null,
      docs: needsRecheck ? [...DOCS[stage], ...CHANGED] : DOCS[stage],
    },
  }
  return listTurns(facts, SOME_MOMENT)
}

/** A turn, and the facts of the work records in work that have it. */
export interface TurnByFacts extends TurnFacts<ActiveStatus>, Turn {}

/** Every turn that somebody with these roles can take, by the facts of the work records that have it. */
export function listTurnsFor(roles: readonly Role[]): TurnByFacts[] {
  const flags = [true, false]
  const all = ACTIVE_STATUSES.flatMap((status) =>
    STAGES.flatMap((stage) =>
      flags.flatMap((hasPrice) => flags.map((needsRecheck) => ({ status, hasPrice, stage, needsRecheck }))),
    ),
  )
  return all.flatMap((facts) =>
    listTurnsByFacts(facts)
      .filter(({ by }) => hasAnyRole(roles, by))
      .map((turn) => ({ ...facts, ...turn })),
  )
}
