import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

describe('search params', () => {
  test('are plain names and values, a list repeats its name', () => {
    const text = '?page=2&sort=desc&companies=%D0%90&companies=%D0%91'
    expect(stringifySearch({ page: 2, sort: 'desc', companies: ['А', 'Б'] })).toBe(text)
    expect(parseSearch('?page=2&companies=%D0%90&companies=%D0%91')).toEqual({ page: '2', companies: ['А', 'Б'] })
  })

  test('leave out what is empty', () => {
    expect(stringifySearch({ page: undefined, search: '', open: null, companies: [] })).toBe('')
  })

  test('are read back as they were written, also with characters that are special in a URL', () => {
    const search = { search: 'кабель & «провод» +100%', next: '/all-lots?page=2#7' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
