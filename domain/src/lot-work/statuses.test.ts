import { expect, test } from 'vitest'
import { isActive, isLate, isPlaced, WORK_STATUSES } from './statuses.ts'

test('a lot is in work from the first document to the confirmed placement', () => {
  expect(WORK_STATUSES.filter(isActive)).toEqual(['in_collecting_documents', 'in_requesting_offers', 'in_placement'])
})

test('an offer stands on the platform before its placement is confirmed, and after', () => {
  expect(WORK_STATUSES.filter(isPlaced)).toEqual(['in_placement', 'placement_completed'])
})

const now = new Date('2026-11-17T05:00:00.000Z')
test.each([
  ['in_requesting_offers', '2026-11-17T05:00:00.000Z', true],
  ['in_requesting_offers', '2026-11-17T05:00:01.000Z', false],
  ['in_requesting_offers', null, false],
  ['in_placement', '2026-11-16T05:00:00.000Z', false],
] as const)('%s with the deadline %s is late: %s', (status, deadline, late) => {
  expect(isLate(status, deadline, now)).toBe(late)
})
