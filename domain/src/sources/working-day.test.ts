import { describe, expect, test } from 'vitest'
import { findNewLotsSince } from './working-day.ts'

// Almaty is five hours ahead of UTC; 9 November 2026 is a Monday.
const almaty = (text: string) => new Date(`${text}:00+05:00`)

describe('since when a portal must have published something', () => {
  test.each([
    ['Tuesday at noon', '2026-11-10T12:00', '2026-11-10T00:00'],
    ['Tuesday in the evening', '2026-11-10T23:59', '2026-11-10T00:00'],
    ['Tuesday in the morning: Monday still counts', '2026-11-10T11:59', '2026-11-09T00:00'],
    ['Monday in the morning: Friday still counts', '2026-11-09T08:00', '2026-11-06T00:00'],
    ['Saturday', '2026-11-07T15:00', '2026-11-06T00:00'],
    ['Sunday', '2026-11-08T15:00', '2026-11-06T00:00'],
    ['a public holiday: the day before still counts', '2026-12-16T15:00', '2026-12-15T00:00'],
    ['just after midnight, when it is still yesterday in UTC', '2026-11-11T00:30', '2026-11-10T00:00'],
  ])('%s', (_when, now, since) => {
    expect(findNewLotsSince(almaty(now))).toEqual(almaty(since))
  })
})
