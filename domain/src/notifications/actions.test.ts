import type { WorkStatus } from '../lot-work/statuses.ts'
import { describe, expect, test } from 'vitest'
import { BUTTON_ACTIONS, getReminderMoment, listActions } from './actions.ts'
import type { LotNotice } from './facts.ts'

const about = (workStatus: WorkStatus) =>
  ({ lot: { id: 1, workStatus }, interest: 'Мебель', percent: 90 }) as unknown as LotNotice & {
    interest: string
    percent: number
  }

describe('what can be done from a message', () => {
  test.each([
    [['lead'], ['accept', 'reject', 'remind']],
    [['manager'], ['take', 'decline', 'remind']],
    [
      ['lead', 'manager'],
      ['accept', 'reject', 'take', 'decline', 'remind'],
    ],
    [['procurement'], ['remind']],
  ] as const)('about a new lot, by %j: %j', (roles, actions) => {
    expect(listActions('lot_matched', about('not_processed'), roles)).toEqual(actions)
  })

  test('about a lot that leads have accepted only managers decide', () => {
    expect(listActions('lot_accepted', { ...about('not_processed'), by: null }, ['lead', 'manager'])).toEqual([
      'take',
      'decline',
      'remind',
    ])
  })

  test('about a lot in work nothing is left to decide', () => {
    expect(listActions('lot_changed', { ...about('in_placement'), kinds: ['deadline'] }, ['lead', 'manager'])).toEqual([
      'remind',
    ])
  })

  test('about a subscription there is nothing', () => {
    expect(listActions('subscription_ended', { endDate: '2026-11-30' }, ['admin', 'lead'])).toEqual([])
  })
})

test('each button has a name of its own', () => {
  expect(new Set(BUTTON_ACTIONS).size).toBe(BUTTON_ACTIONS.length)
})

test.each([
  ['2026-11-17T18:59:59Z', '2026-11-18T04:00:00.000Z'],
  ['2026-11-17T19:00:00Z', '2026-11-19T04:00:00.000Z'],
])('asked at %s, the reminder comes at nine in Kazakhstan on the next day: %s', (now, at) => {
  expect(getReminderMoment(new Date(now)).toISOString()).toBe(at)
})
