// A step on a whole tender is the same step on each of its lots that allows it.
import type { Refusal } from '../lot-work/refusals.ts'
import { decide, type LotFacts, type Transition } from '../lot-work/workflow.ts'
import type { Role } from '../roles.ts'

export type TenderStep = Extract<Transition, 'vote' | 'activate' | 'decline' | 'fillResult'>

export interface TenderDecision<L> {
  step: TenderStep
  /** the lots on which the step is taken */
  eligible: L[]
  /** the others, and why not */
  refused: { lot: L; refusal: Refusal }[]
}

/** Refused as a whole only if no lot allows the step: see findTenderRefusal. */
export function decideOnTender<L extends { facts: LotFacts }>(
  step: TenderStep,
  lots: readonly L[],
  roles: readonly Role[],
  now: Date,
): TenderDecision<L> {
  const decided = lots.map((lot) => ({ lot, decision: decide(step, lot.facts, roles, now) }))
  return {
    step,
    eligible: decided.flatMap(({ lot, decision }) => (decision.allowed ? [lot] : [])),
    refused: decided.flatMap(({ lot, decision }) => (decision.allowed ? [] : [{ lot, refusal: decision.refusal }])),
  }
}

/** Why the step is not possible on any of the lots, or that there are none for it; null when it is on one. */
export function findTenderRefusal<L>({ step, eligible, refused }: TenderDecision<L>): Refusal | null {
  if (eligible.length > 0) return null
  // documents that are still on their way are worth waiting for, so this reason is told before the others
  const waiting = refused.find(({ refusal }) => refusal === 'documents_processing')
  const told = (waiting ?? refused[0])?.refusal
  return told ?? (step === 'fillResult' ? 'placement_not_completed' : 'lot_not_open')
}
