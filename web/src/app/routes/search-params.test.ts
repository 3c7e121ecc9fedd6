import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('the search part of an address', () => {
  test('is plain names and values, a list repeats its name', () => {
    const address = '?page=2&sort=desc&companies=%D0%90&companies=%D0%91'
    expect(stringifySearch({ page: 2, sort: 'desc', companies: ['А', 'Б'] })).toBe(address)
    expect(parseSearch('?page=2&companies=%D0%90&companies=%D0%91')).toEqual({ page: '2', companies: ['А', 'Б'] })
  })

  test('leaves out what is empty', () => {
    expect(stringifySearch({ page: undefined, search: '', open: null, companies: [] })).toBe('')
  })

  test('survives the round, signs of the address included', () => {
    const search = { search: 'кабель & «провод» +100%', next: '/all-lots?page=2#7' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
