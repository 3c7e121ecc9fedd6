import { expect, test } from 'vitest'
import { AUDIT_ADDRESS, isFiltered } from './audit-address.ts'

const parse = (search: Record<string, unknown>) => AUDIT_ADDRESS.parse(search, '')

const PERSON = '019a5b23-6d28-7e0f-a915-04c7f3b82e05'

test('an address without anything is the first page of everything', () => {
  const address = parse({})
  expect(address).toEqual({ page: 1, limit: 10, userId: '', action: '', object: '', outcome: '', from: '', to: '' })
  expect(isFiltered(address)).toBe(false)
})

test('what makes no sense counts as absent', () => {
  expect(parse({ page: '-3', limit: 'x', userId: 'me', outcome: 'maybe', from: '2026-02-30', to: ['a'] })).toEqual(
    parse({}),
  )
})

test('a filter stands in the address and comes back from it', () => {
  const address = {
    page: 3,
    limit: 20 as const,
    userId: PERSON,
    action: 'users/setAdmin',
    object: 'Сауле',
    outcome: 'refused' as const,
    from: '2026-11-01',
    to: '2026-11-14',
  }
  expect(parse(AUDIT_ADDRESS.search(address))).toEqual(address)
  expect(isFiltered(address)).toBe(true)
  expect(AUDIT_ADDRESS.search({ ...address, page: 1, limit: 10 })).not.toHaveProperty('page')
})
