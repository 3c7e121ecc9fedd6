import type { Sort } from '@tendertap/domain/lots/filter'
import { describe, expect, test } from 'vitest'
import { texts } from '../../../i18n/ru/lots.ts'
import { dropDefaultSort, listSortChoices } from './lot-order.ts'

const NEWEST: Sort = { sortBy: 'publicationDate', sort: 'desc' }
const RELEVANT: Sort = { sortBy: 'relevance', sort: 'desc' }
const LARGEST: Sort = { sortBy: 'amount', sort: 'desc' }

describe('the default order is no choice', () => {
  test.each([
    { sort: null, search: null, kept: null },
    { sort: NEWEST, search: null, kept: null },
    { sort: NEWEST, search: 'бумага', kept: NEWEST },
    { sort: RELEVANT, search: 'бумага', kept: null },
    { sort: RELEVANT, search: null, kept: null },
    { sort: LARGEST, search: null, kept: LARGEST },
    { sort: LARGEST, search: 'бумага', kept: LARGEST },
  ])('$sort.sortBy with the words $search', ({ sort, search, kept }) => {
    expect(dropDefaultSort('all-lots', sort, { search })).toEqual(kept)
  })
})

describe('the orders to choose from', () => {
  const list = (sort: Sort, search: string | null, hasMatch = false) =>
    listSortChoices({ list: 'all-lots', sort, filter: { search }, hasMatch }, texts)
  const listNames = (...context: Parameters<typeof list>) => list(...context).map(({ text }) => text)

  test('begin with relevance while words are typed', () => {
    expect(listNames(RELEVANT, 'бумага')).toEqual([
      'Сначала самые подходящие',
      'Сначала новые',
      'Срок: сначала ранний',
      'Срок: сначала поздний',
      'Сумма: сначала больше',
      'Сумма: сначала меньше',
    ])
  })

  test('have no relevance without words', () => {
    expect(listNames(NEWEST, null)[0]).toBe('Сначала новые')
    expect(listNames(NEWEST, null)).not.toContain('Сначала самые подходящие')
  })

  test('have the match where there is something to match', () => {
    expect(listNames(NEWEST, null, true)).toContain('Совпадение: сначала больше')
  })

  test('say the order of a column too', () => {
    const inForce = list({ sortBy: 'name', sort: 'asc' }, null).filter((choice) => choice.isInForce)
    expect(inForce.map(({ text }) => text)).toEqual(['Лот: А–Я'])
  })
})
