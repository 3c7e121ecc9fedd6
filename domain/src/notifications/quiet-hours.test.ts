import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findQuietEnd, USUAL_QUIET_HOURS } from './quiet-hours.ts'

const at = (time: string, day = '2026-11-17') => new Date(`${day}T${time}+05:00`)

test.each([
  ['20:59:59', null],
  ['21:00:00', at('08:00', '2026-11-18')],
  ['23:59:59', at('08:00', '2026-11-18')],
  ['00:00:00', at('08:00')],
  ['07:59:59', at('08:00')],
  ['08:00:00', null],
])('usually it is quiet from 21 to 8 by the clock of Kazakhstan: at %s', (time, end) => {
  expect(findQuietEnd(USUAL_QUIET_HOURS, at(time))).toEqual(end)
})

test('within one day', () => {
  expect(findQuietEnd({ from: 13, to: 14 }, at('13:30'))).toEqual(at('14:00'))
  expect(findQuietEnd({ from: 13, to: 14 }, at('14:00'))).toBeNull()
})

test('the same hour twice is no quiet hours', () => {
  expect(findQuietEnd({ from: 5, to: 5 }, at('05:00'))).toBeNull()
})

test('at their end it is not quiet, and the end is never further than a day away', () => {
  const hour = fc.integer({ min: 0, max: 23 })
  const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(hour, hour, moment, (from, to, now) => {
      const end = findQuietEnd({ from, to }, now)
      if (!end) return
      expect(end.getTime()).toBeGreaterThan(now.getTime())
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
      expect(findQuietEnd({ from, to }, end)).toBeNull()
    }),
  )
})
