// Whether a placement without an expected status is the same press as the one before. That is a question of a second,
// and the proof knows only between which moments a request came and a step was taken.
import { isRepeatedPlacement } from '@tendertap/domain/lot-work/placement'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { Span, Work } from './model.ts'

/** the clocks of this process and of the database count fractions of a millisecond differently */
const TOLERANCE_MS = 5

export type Repeated = 'yes' | 'no' | 'unknown'

export function isRepeated(work: Work | null, sent: Span, expectedStatus: string | null | undefined): Repeated {
  // work that was moved or stopped since then has no placement to repeat
  if (!work?.placed || !(work.status === 'in_placement' || work.status === 'placement_completed')) return 'no'
  const expected = expectedStatus as RecordedStatus | null | undefined
  const ask = (requested: number, step: number) => isRepeatedPlacement(new Date(requested), new Date(step), expected)
  const soonest = ask(sent.from - TOLERANCE_MS, work.placed.to)
  const latest = ask(sent.to + TOLERANCE_MS, work.placed.from)
  if (soonest === latest) return soonest ? 'yes' : 'no'
  return 'unknown'
}
