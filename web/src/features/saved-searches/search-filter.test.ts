import { MAX_SEARCH_NAME } from '@tendertap/domain/saved-searches/saved-searches'
import { REGIONS } from '@tendertap/domain/lots/regions'
import { expect, test } from 'vitest'
import { isSameFilter, pickSaved, suggestName } from './search-filter.ts'

const [region] = REGIONS

test('a name is suggested from the words of the filter', () => {
  expect(suggestName({ search: 'трубы', minPrice: 5 }, 'ru')).toBe('Трубы')
  expect(suggestName({ search: 'трубы', regions: [region?.code ?? ''] }, 'kz')).toBe(`Трубы, ${region?.name.kz}`)
  expect(suggestName({ minPrice: 5 }, 'ru')).toBe('')
  expect(suggestName({ search: 'ы'.repeat(500) }, 'ru')).toHaveLength(MAX_SEARCH_NAME)
})

test('the order of a list, its page, a single lot and «today» are no part of a search', () => {
  const filter = {
    search: 'трубы',
    page: 3,
    sortBy: 'amount',
    sort: 'asc',
    id: 7,
    todayOnly: true,
    companies: [],
  } as const
  expect(pickSaved(filter)).toEqual({ search: 'трубы' })
})

test('filters are the same in any order of their fields', () => {
  expect(isSameFilter({ search: 'a', openOnly: true }, { openOnly: true, search: 'a', page: 2 })).toBe(true)
  expect(isSameFilter({ search: 'a' }, { search: 'a', openOnly: true })).toBe(false)
})
