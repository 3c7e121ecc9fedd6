import { describe, expect, test } from 'vitest'
import { decidePlacement, getPlacementStep, isRepeatedPlacement } from './placement.ts'
import type { RecordedStatus } from './statuses.ts'
import type { LotFacts } from './workflow.ts'

const now = new Date('2026-11-14T10:00:00Z')
const facts = (status: RecordedStatus): LotFacts => ({
  status: 'Опубликован',
  applicationEndAt: null,
  documents: [],
  work: { status, offerPrice: '100', documentsCompletedAt: '2026-11-14T09:00:00Z', docs: [] },
})

test('the first call places, the second confirms', () => {
  expect(getPlacementStep('in_requesting_offers')).toBe('place')
  expect(getPlacementStep('in_placement')).toBe('confirmPlacement')
  expect(getPlacementStep(null)).toBe('place')
})

describe('what the caller saw must still hold', () => {
  test.each<[RecordedStatus, RecordedStatus | null | undefined, unknown]>([
    ['in_requesting_offers', 'in_requesting_offers', { allowed: true, to: 'in_placement', step: 'place' }],
    ['in_placement', 'in_placement', { allowed: true, to: 'placement_completed', step: 'confirmPlacement' }],
    ['in_placement', 'in_requesting_offers', { allowed: false, refusal: 'status_changed', step: 'confirmPlacement' }],
    ['in_requesting_offers', 'in_placement', { allowed: false, refusal: 'status_changed', step: 'place' }],
    ['placement_completed', 'in_placement', { allowed: false, refusal: 'already_completed', step: 'place' }],
    ['in_placement', undefined, { allowed: true, to: 'placement_completed', step: 'confirmPlacement' }],
    ['in_placement', null, { allowed: true, to: 'placement_completed', step: 'confirmPlacement' }],
  ])('in %s, having seen %s', (status, expected, answer) => {
    expect(decidePlacement(facts(status), ['procurement'], now, expected)).toEqual(answer)
  })

  test('a manager is told that procurement places, whatever they saw', () => {
    const decision = decidePlacement(facts('in_placement'), ['manager'], now, 'in_requesting_offers')
    expect(decision).toMatchObject({ refusal: 'only_procurement_places' })
  })
})

describe('without an expected status a doubled press is one press', () => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  test.each([
    ['no step before', null, undefined, false],
    ['a request that began while the step ran', ago(-200), undefined, true],
    ['at the same instant', now, undefined, true],
    ['999 ms after', ago(999), null, true],
    ['1000 ms after', ago(1000), undefined, false],
    ['with an expected status', ago(10), 'in_placement' as const, false],
  ])('%s', (_, previous, expected, repeat) => {
    expect(isRepeatedPlacement(now, previous, expected)).toBe(repeat)
  })
})
