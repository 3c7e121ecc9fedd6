import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countDaysLeft, getFilterLimit, hasRoom, isActive, pickScoringInterests, getUserLimit } from './limits.ts'

test.each([
  ['2026-11-15T00:00:00Z', 1],
  ['2026-11-14T00:00:01Z', 1],
  ['2026-11-15T00:00:01Z', 2],
  ['2026-11-14T00:00:00Z', 0],
  ['2026-10-01T00:00:00Z', 0],
])('until %s there are %i days left, the running one included', (end, days) => {
  expect(countDaysLeft(end, new Date('2026-11-14T00:00:00Z'))).toBe(days)
})

describe('limits are the maximum plus the additional', () => {
  test.each([
    [5, 0, 5],
    [5, 3, 8],
    [null, 0, 8],
    [null, 2, 10],
    [10, null, 10],
    [1, 0, 1],
  ])('maxUsers %s and additionalUsers %s: %i', (maxUsers, additionalUsers, limit) => {
    expect(getUserLimit({ maxUsers, additionalUsers })).toBe(limit)
  })

  test('the same for filters', () => {
    expect(getFilterLimit({ maxFilters: 10, additionalFilters: 2 })).toBe(12)
    expect(getFilterLimit({ maxFilters: 10, additionalFilters: null })).toBe(10)
  })

  test.each([
    [4, 5, true],
    [5, 5, false],
    [9, 5, false],
  ])('%i of %i: one more may be added: %s', (current, limit, room) => {
    expect(hasRoom(current, limit)).toBe(room)
  })
})

describe('a subscription is active from its start to before its end', () => {
  const now = new Date('2026-11-14T10:00:00Z')
  test.each([
    ['2026-11-14T10:00:00Z', '2026-12-14T10:00:00Z', true],
    ['2026-11-14T10:00:01Z', '2026-12-14T10:00:00Z', false],
    ['2026-10-14T10:00:00Z', '2026-11-14T10:00:00Z', false],
    ['2026-10-14T10:00:00Z', '2026-11-14T10:00:01Z', true],
  ])('%s to %s: %s', (start, end, active) => {
    expect(isActive(start, end, now)).toBe(active)
    expect(isActive(new Date(start), new Date(end), now)).toBe(active)
  })
})

describe('over a lowered limit', () => {
  const interests = [
    { id: 'c', createdAt: '2026-03-01T00:00:00Z' },
    { id: 'b', createdAt: '2026-01-01T00:00:00Z' },
    { id: 'a', createdAt: '2026-03-01T00:00:00Z' },
  ]

  test.each([
    [0, []],
    [1, ['b']],
    [2, ['b', 'a']],
    [5, ['b', 'a', 'c']],
    [-1, []],
  ])('of three interests the oldest %i keep scoring', (limit, ids) => {
    expect(pickScoringInterests(interests, limit).map(({ id }) => id)).toEqual(ids)
  })

  test('a higher limit only adds to what scores already', () => {
    const interest = fc.record({ id: fc.uuid(), createdAt: fc.date({ noInvalidDate: true }) })
    const some = fc.uniqueArray(interest, { selector: ({ id }) => id })
    fc.assert(
      fc.property(some, fc.nat(20), (all, limit) => {
        expect(pickScoringInterests(all, limit + 1).slice(0, limit)).toEqual(pickScoringInterests(all, limit))
      }),
    )
  })
})
