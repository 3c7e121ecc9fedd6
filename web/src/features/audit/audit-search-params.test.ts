import { expect, test } from 'vitest'
import { AUDIT_SEARCH_PARAMS, isFiltered } from './audit-search-params.ts'

const parse = (search: Record<string, unknown>) => AUDIT_SEARCH_PARAMS.parse(search, '')

const PERSON = '019a5b23-6d28-7e0f-a915-04c7f3b82e05'

test('no search params are the first page of everything', () => {
  const params = parse({})
  expect(params).toEqual({ page: 1, limit: 10, userId: '', action: '', object: '', outcome: '', from: '', to: '' })
  expect(isFiltered(params)).toBe(false)
})

test('invalid values are ignored', () => {
  expect(parse({ page: '-3', limit: 'x', userId: 'me', outcome: 'maybe', from: '2026-02-30', to: ['a'] })).toEqual(
    parse({}),
  )
})

test('a filter is written into the search params and read back', () => {
  const params = {
    page: 3,
    limit: 20 as const,
    userId: PERSON,
    action: 'users/setAdmin',
    object: 'Сауле',
    outcome: 'refused' as const,
    from: '2026-11-01',
    to: '2026-11-14',
  }
  expect(parse(AUDIT_SEARCH_PARAMS.format(params))).toEqual(params)
  expect(isFiltered(params)).toBe(true)
  expect(AUDIT_SEARCH_PARAMS.format({ ...params, page: 1, limit: 10 })).not.toHaveProperty('page')
})
