import { describe, expect, test } from 'vitest'
import { sortPendingFirst, findPeriods, searchWorkspaces } from './panel-order.ts'
import type { RegistrationApplication, Workspace } from './panel-queries.ts'

const DATE = '2026-11-14T10:00:00.000Z'

const anApplication = (email: string, state: 'pending' | 'active' | 'declined') =>
  ({
    email,
    activateDate: state === 'active' ? DATE : null,
    declineDate: state === 'declined' ? DATE : null,
  }) as RegistrationApplication

test('applications that wait for a decision come first, otherwise the order stays', () => {
  const list = [
    anApplication('a', 'declined'),
    anApplication('b', 'pending'),
    anApplication('c', 'active'),
    anApplication('d', 'pending'),
  ]
  expect(sortPendingFirst(list).map(({ email }) => email)).toEqual(['b', 'd', 'a', 'c'])
})

describe('the search over workspaces', () => {
  const workspace = (name: string, changes: Partial<Workspace> = {}) =>
    ({
      name,
      companyName: null,
      bin: null,
      contactPerson: null,
      contactEmail: null,
      contactPhone: null,
      activateDate: DATE,
      ...changes,
    }) as Workspace
  const all = [
    workspace('Алтын Кереге Снаб', { bin: '190340098762', contactPerson: 'Жумадилов Бахыт' }),
    workspace('Теніз Құрал', { contactEmail: 'admin@teniz-kural.example' }),
    workspace('Ожидает', { activateDate: null }),
  ]
  test.each([
    ['', ['Алтын Кереге Снаб', 'Теніз Құрал']],
    ['ҚҰРАЛ', ['Теніз Құрал']],
    ['19034', ['Алтын Кереге Снаб']],
    ['бахыт  снаб', ['Алтын Кереге Снаб']],
    ['teniz', ['Теніз Құрал']],
    ['бахыт құрал', []],
    ['ожидает', []],
  ])('%j finds %j', (query, names) => {
    expect(searchWorkspaces(all, query).map(({ name }) => name)).toEqual(names)
  })
})

describe('the subscriptions of a workspace', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const period = (from: number, to: number, status: 'active' | 'inactive' = 'inactive') => ({
    startDate: inDays(from),
    endDate: inDays(to),
    status,
  })
  const [older, old, runs, comes] = [period(-90, -60), period(-60, -30), period(-10, 20, 'active'), period(20, 50)]

  test('the running one and the next are shown', () => {
    expect(findPeriods([comes, runs, old, older])).toEqual({ running: runs, last: null, next: comes })
  })

  test('when none runs, the last that ran is shown', () => {
    expect(findPeriods([older, old])).toEqual({ running: null, last: old, next: null })
  })

  test('one assigned a moment ago runs, even when the clock of this computer is behind', () => {
    const given = period(0.01, 30, 'active')
    expect(findPeriods([given, old])).toEqual({ running: given, last: null, next: null })
  })

  test('one that was replaced before it began is ignored', () => {
    const [past, coming] = [inDays(-4), inDays(4)]
    const empty = [past, coming].map((date) => ({ startDate: date, endDate: date, status: 'inactive' as const }))
    expect(findPeriods(empty)).toEqual({ running: null, last: null, next: null })
  })
})
