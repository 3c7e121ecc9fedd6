// Refusals that several calls on a lot share. A test compares the refusals of every call with the workflow's rules.
import type { Refusal } from '@tendertap/domain/lot-work/refusals'

/** For steps on a lot that is not in work yet: voting, taking, declining. */
export const REFUSALS_BEFORE_WORK = [
  'lot_not_open',
  'already_in_work',
  'already_completed',
  'already_declined',
] as const satisfies readonly Refusal[]

/** For steps on a lot in work. */
export const REFUSALS_IN_WORK = [
  'not_in_work',
  'already_completed',
  'already_declined',
] as const satisfies readonly Refusal[]
