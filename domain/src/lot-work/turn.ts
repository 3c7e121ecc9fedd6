// Whose turn it is: the steps that bring the work on a lot forward, each with the roles that can take it now.
import type { Role } from '../roles.ts'
import { allRequiredCollected } from './checklist.ts'
import { decide, getRule, type LotFacts, type Transition } from './workflow.ts'

/** In the order of the work. Steps that nobody has to take (adding a document, deactivating) are not among them. */
export const FORWARD_STEPS = [
  'confirmDocument',
  'collectDocument',
  'setOfferPrice',
  'completeCollecting',
  'place',
  'confirmPlacement',
] as const satisfies readonly Transition[]
export type ForwardStep = (typeof FORWARD_STEPS)[number]

export interface Turn {
  step: ForwardStep
  /** any of them */
  by: readonly Role[]
}

/** What has to be done next, and by whom. Documents and price are independent, so there may be two turns at once. */
export function listTurns(facts: LotFacts, now: Date): Turn[] {
  return FORWARD_STEPS.flatMap((step) => {
    if (step === 'collectDocument' && allRequiredCollected(facts.work?.docs ?? [])) return []
    const by = getRule(step).by.filter((role) => decide(step, facts, [role], now).allowed)
    return by.length > 0 ? [{ step, by }] : []
  })
}
