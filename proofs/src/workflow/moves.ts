// What may happen next, drawn at random: places in lists instead of ids, so that a move makes sense in any company.
import { FINAL_STATUSES, LOSS_REASONS } from '@tendertap/domain/lot-results/results'
import { REJECT_REASONS } from '@tendertap/domain/lot-voting/reject-reasons'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import * as fc from 'fast-check'
import { STEP_CALLS } from './acts.ts'

/** Work can be moved from few lots, so it is tried more often. */
const call = fc.constantFrom(...STEP_CALLS, 'lots/moveWork' as const)

/** Somebody sends a call. */
const attempt = fc.record({
  kind: fc.constant('attempt' as const),
  call,
  lot: fc.nat(999),
  /** who: among those who may make the call, or among the others */
  mayCall: fc.constantFrom(true, true, false),
  who: fc.nat(99),
  /** some lots and tenders do not exist */
  isUnknown: fc.nat(19).map((drawn) => drawn === 0),
  accepted: fc.boolean(),
  reason: fc.constantFrom(null, ...REJECT_REASONS),
  comment: fc.constantFrom(null, '', '  ', 'Уточнить у заказчика'),
  price: fc.oneof(fc.integer({ min: 1, max: 900_000_000 }), fc.constantFrom('0.01', '1999.95')),
  document: fc.nat(99),
  language: fc.nat(2),
  newName: fc.constantFrom('Письмо', 'Справка', 'Сертификат', ' Справка '),
  required: fc.boolean(),
  expected: fc.constantFrom('none' as const, 'none' as const, 'present' as const, 'present' as const, ...WORK_STATUSES),
  result: fc.record({
    finalStatus: fc.constantFrom('held' as const, 'held' as const, ...FINAL_STATUSES),
    finalAmount: fc.integer({ min: 1, max: 900_000_000 }),
    winner: fc.constantFrom(undefined, null, true, false),
    isOurs: fc.boolean(),
    lossReason: fc.constantFrom(undefined, null, ...LOSS_REASONS),
  }),
})
export type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never

/** Somebody who may takes the next step towards the end of the work. */
const advance = fc.record({
  kind: fc.constant('advance' as const),
  lot: fc.nat(999),
  who: fc.nat(99),
  attempt,
})
export type Advance = typeof advance extends fc.Arbitrary<infer A> ? A : never

const step = fc.oneof(advance, attempt)
export type Step = Advance | Attempt

/** Two people at once. */
const together = fc.record({
  kind: fc.constant('together' as const),
  steps: fc.tuple(step, step),
  /** both on the same lot */
  onOneLot: fc.boolean(),
})

/** What the portal and the time do. */
const surroundings = fc.record({
  kind: fc.constantFrom(
    'close' as const,
    'storeDocuments' as const,
    'changeDocuments' as const,
    'changeDocuments' as const,
    'wait' as const,
    'wait' as const,
  ),
  lot: fc.nat(999),
})
export type Surroundings = typeof surroundings extends fc.Arbitrary<infer A> ? A : never

export const move = fc.oneof(
  { weight: 24, arbitrary: step },
  { weight: 5, arbitrary: together },
  { weight: 2, arbitrary: surroundings },
)
export type Move = typeof move extends fc.Arbitrary<infer A> ? A : never
