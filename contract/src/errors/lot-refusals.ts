// What the rules of the work on a lot refuse with, grouped as the calls give them. A test asks the rules themselves.
import type { Refusal } from '@tendertap/domain/lot-work/refusals'

/** For steps on a lot that waits for its decision. */
export const NOT_WAITING = [
  'lot_not_open',
  'already_in_work',
  'already_completed',
  'already_declined',
] as const satisfies readonly Refusal[]

/** For steps on a lot in work. */
export const NOT_RUNNING = [
  'not_in_work',
  'already_completed',
  'already_declined',
] as const satisfies readonly Refusal[]
