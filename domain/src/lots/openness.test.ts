import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen, calculateTimeLeft, getUrgency } from './openness.ts'
import { LOT_STATUSES } from './vocabulary.ts'

const now = new Date('2026-11-14T10:00:00Z')
const later = '2026-11-14T10:00:01Z'

describe('a lot is open', () => {
  test.each(LOT_STATUSES)('in %s only if that is Опубликован', (status) => {
    expect(isOpen({ status, applicationEndAt: later }, now)).toBe(status === 'Опубликован')
  })

  test.each([
    [later, true],
    ['2026-11-14T10:00:00Z', false],
    ['2026-11-14T09:59:59Z', false],
    ['2026-11-14T15:00:00+05:00', false],
    ['2026-11-14T15:00:01+05:00', true],
    ['не дата', false],
    [null, false],
  ])('with the application end %s: %s', (applicationEndAt, open) => {
    expect(isOpen({ status: 'Опубликован', applicationEndAt }, now)).toBe(open)
  })

  test('never with an unknown or missing status', () => {
    expect(isOpen({ status: 'Опубликован (прием заявок)', applicationEndAt: later }, now)).toBe(false)
    expect(isOpen({ status: null, applicationEndAt: later }, now)).toBe(false)
  })
})

describe('the deadline on the screen', () => {
  test.each([
    [null, null, 'closed'],
    ['2026-11-14T10:00:00Z', null, 'closed'],
    ['2026-11-14T10:00:30Z', { days: 0, hours: 0, minutes: 0 }, 'urgent'],
    ['2026-11-14T21:59:59Z', { days: 0, hours: 11, minutes: 59 }, 'urgent'],
    ['2026-11-14T22:00:00Z', { days: 0, hours: 12, minutes: 0 }, 'soon'],
    ['2026-11-16T09:59:59Z', { days: 1, hours: 23, minutes: 59 }, 'soon'],
    ['2026-11-16T10:00:00Z', { days: 2, hours: 0, minutes: 0 }, 'calm'],
    ['2026-11-16T14:20:00Z', { days: 2, hours: 4, minutes: 20 }, 'calm'],
  ])('%s leaves %o and is %s', (end, left, how) => {
    expect(calculateTimeLeft(end, now)).toEqual(left)
    expect(getUrgency(end, now)).toBe(how)
  })

  test('a published lot is open exactly while there is time left', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (end) => {
        const open = isOpen({ status: 'Опубликован', applicationEndAt: end }, now)
        expect(calculateTimeLeft(end, now) !== null).toBe(open)
        expect(getUrgency(end, now) !== 'closed').toBe(open)
      }),
    )
  })
})
