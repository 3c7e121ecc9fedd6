import { describe, expect, test } from 'vitest'
import { describeDeadline } from './deadline-state.ts'

const now = new Date('2026-11-15T05:00:00Z')

describe('deadline of a lot', () => {
  test('counts down while applications are taken', () => {
    expect(describeDeadline('Опубликован', '2026-11-16T11:00:00Z', now)).toEqual({
      urgency: 'soon',
      left: { days: 1, hours: 6, minutes: 0 },
      isPast: false,
    })
  })

  test('a lot past its end is closed', () => {
    expect(describeDeadline('Опубликован', '2026-11-15T04:59:00Z', now)).toEqual({
      urgency: 'closed',
      left: null,
      isPast: true,
    })
  })

  test('a cancelled lot is closed, although its date lies ahead', () => {
    expect(describeDeadline('Отменен', '2026-11-15T06:00:00Z', now)).toEqual({
      urgency: 'closed',
      left: null,
      isPast: false,
    })
  })
})
