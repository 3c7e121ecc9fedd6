import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

// five in the morning in Kazakhstan
const now = new Date('2026-11-18T00:00:00.000Z')
const at = (moment: string) => ({ at: new Date(`${moment}+05:00`).toISOString() })

test('days are those of Kazakhstan, and the last two have names', () => {
  const notices = [
    at('2026-11-18T04:59'),
    at('2026-11-18T00:00'),
    at('2026-11-17T23:59'),
    at('2026-11-17T00:00'),
    at('2026-11-16T23:59'),
    at('2026-01-02T10:00'),
  ]
  const days = groupByDay(notices, now)
  expect(days.map(({ day, name, notices: { length } }) => [day, name, length])).toEqual([
    ['2026-11-18', 'today', 2],
    ['2026-11-17', 'yesterday', 2],
    ['2026-11-16', null, 1],
    ['2026-01-02', null, 1],
  ])
  expect(days.flatMap((day) => day.notices)).toEqual(notices)
})

test('nothing has no days', () => {
  expect(groupByDay([], now)).toEqual([])
})
