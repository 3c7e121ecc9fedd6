import { expect, test } from 'vitest'
import { chooseFilterToCount, chooseTotal } from './lot-total.ts'

const params = { filter: { search: 'насос' }, sort: { sortBy: 'amount', sort: 'asc' } } as const

test('a page that knows the total is used as it is', () => {
  expect(chooseTotal({ total: 7, totalExact: true }, { count: 5, isExact: false })).toEqual({ count: 7, isExact: true })
})

test('a page without a total has none until it is counted', () => {
  expect(chooseTotal({ total: 20, totalExact: false }, null)).toBeNull()
  expect(chooseTotal({ total: 20, totalExact: false }, { count: 18_000, isExact: false })).toEqual({
    count: 18_000,
    isExact: false,
  })
})

test('the total is never less than what is on the screen', () => {
  expect(chooseTotal({ total: 350, totalExact: false }, { count: 300, isExact: false })).toEqual({
    count: 350,
    isExact: false,
  })
})

test('the list is counted as it is shown', () => {
  expect(chooseFilterToCount(params, null)).toEqual({ search: 'насос', sortBy: 'amount', sort: 'asc' })
  expect(chooseFilterToCount(params, 'page')).toEqual({ search: 'насос', sortBy: 'amount', sort: 'asc' })
  expect(chooseFilterToCount(params, 'sort')).toEqual({ search: 'насос' })
  expect(chooseFilterToCount(params, 'filter')).toEqual({})
})
