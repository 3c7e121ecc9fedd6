import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasAnyRole, MEMBER_ROLES } from '../roles.ts'
import { getTurnFacts, listTurnsByFacts, listTurnsFor } from './turn-facts.ts'
import { listTurns } from './turn.ts'
import type { RecordedStatus } from './statuses.ts'
import type { LotFacts } from './workflow.ts'

const STATUSES: RecordedStatus[] = [
  'in_collecting_documents',
  'in_requesting_offers',
  'in_placement',
  'placement_completed',
  'declined',
]
const moments = fc.date({ noInvalidDate: true })
const anyFacts: fc.Arbitrary<LotFacts> = fc.record({
  status: fc.constantFrom(null, 'Опубликован', 'Отменен'),
  applicationEndAt: fc.option(moments),
  documents: fc.subarray(['stored', 'processing', 'unavailable'] as const),
  work: fc.record({
    status: fc.constantFrom(...STATUSES),
    offerPrice: fc.option(fc.constant('100')),
    documentsCompletedAt: fc.option(moments),
    docs: fc.array(
      fc.record({
        key: fc.constantFrom('licence', 'charter', 'price'),
        collected: fc.boolean(),
        required: fc.boolean(),
        needsRecheck: fc.boolean(),
      }),
    ),
  }),
})

test('whose turn it is depends on these facts alone', () => {
  fc.assert(
    fc.property(anyFacts, moments, (facts, now) => {
      if (!facts.work) return
      expect(listTurns(facts, now)).toEqual(listTurnsByFacts(getTurnFacts(facts.work)))
    }),
  )
})

test('a record in work waits for somebody exactly when it has the facts of one of their turns', () => {
  fc.assert(
    fc.property(anyFacts, fc.subarray([...MEMBER_ROLES]), moments, (facts, roles, now) => {
      if (!facts.work) return
      const { status, hasPrice, stage, needsRecheck } = getTurnFacts(facts.work)
      const mine = listTurns(facts, now).filter(({ by }) => hasAnyRole(roles, by))
      const listed = listTurnsFor(roles).filter(
        (one) =>
          one.status === status &&
          one.hasPrice === hasPrice &&
          one.stage === stage &&
          one.needsRecheck === needsRecheck,
      )
      expect(listed.map(({ step, by }) => ({ step, by }))).toEqual(mine)
    }),
  )
})

test('nothing waits for those who only oversee', () => {
  expect(listTurnsFor(['controller', 'admin', 'lead'])).toEqual([])
})
