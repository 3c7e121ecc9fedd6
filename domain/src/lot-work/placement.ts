// The call lots/lotPlacement takes two irreversible steps: the first call places, the second confirms.
import type { Role } from '../roles.ts'
import type { RecordedStatus } from './statuses.ts'
import { type Decision, decide, type LotFacts, type Transition } from './workflow.ts'

/** spec 2 §9: a second press within this time is the same press. */
export const PLACEMENT_REPEAT_MS = 1000

export function getPlacementStep(status: RecordedStatus | null): Extract<Transition, 'place' | 'confirmPlacement'> {
  return status === 'in_placement' ? 'confirmPlacement' : 'place'
}

/**
 * `expectedStatus` is the status that the caller saw. If the record has another status by now, the step is refused, so
 * that it is not taken twice.
 */
export function decidePlacement(
  facts: LotFacts,
  roles: readonly Role[],
  now: Date,
  expectedStatus?: RecordedStatus | null,
): Decision & { step: Transition } {
  const status = facts.work?.status ?? null
  const step = getPlacementStep(status)
  const decision = decide(step, facts, roles, now)
  const moved = decision.allowed && expectedStatus !== undefined && expectedStatus !== null && expectedStatus !== status
  return moved ? { allowed: false, refusal: 'status_changed', step } : { ...decision, step }
}

/**
 * A caller that sends no expectedStatus gets the first result again if its request began while the previous step ran,
 * or less than 1000 ms after it.
 */
export function isRepeatedPlacement(
  requestedAt: Date,
  previousStepAt: Date | null,
  expectedStatus?: RecordedStatus | null,
): boolean {
  if (expectedStatus !== undefined && expectedStatus !== null) return false
  return previousStepAt !== null && requestedAt.getTime() - previousStepAt.getTime() < PLACEMENT_REPEAT_MS
}
