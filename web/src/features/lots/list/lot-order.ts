// The order of a list: when it is the default, and what can be chosen instead.
import { getDefaultSort, isOrder, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import type { LotsTexts } from '../../../i18n/ru/lots.ts'
import { getListSort, type LotListName } from './lot-lists.ts'

// beside the default and the newest
const OFFERED: readonly Sort[] = [
  { sortBy: 'applicationEndAt', sort: 'asc' },
  { sortBy: 'applicationEndAt', sort: 'desc' },
  { sortBy: 'amount', sort: 'desc' },
  { sortBy: 'amount', sort: 'asc' },
  { sortBy: 'percent', sort: 'desc' },
]

/** the list's own order among the choices */
const OWN = 'own'

const toKey = (sort: Sort | null) => (sort === null ? OWN : `${sort.sortBy} ${sort.sort}`)

/** null: this is the default order anyway, or none at all. The order by relevance can't be anything else. */
export function dropDefaultSort(list: LotListName, sort: Sort | null, filter: LotFilter): Sort | null {
  if (sort === null || sort.sortBy === 'relevance' || !isOrder(sort)) return null
  return toKey(sort) === toKey(getListSort(list, filter)) ? null : sort
}

interface SortContext {
  list: LotListName
  /** the order in force, which may be that of a column; null: the list's own */
  sort: Sort | null
  filter: LotFilter
  hasMatch: boolean
}

/** What can be chosen, with the order in force. Relevance needs words to search for. */
export function listSortChoices({ list, sort, filter, hasMatch }: SortContext, texts: LotsTexts) {
  const offered = [getListSort(list, filter), getDefaultSort({}), ...OFFERED, sort]
  const fitting = offered.filter((choice) => choice?.sortBy !== 'percent' || hasMatch)
  return [...new Map(fitting.map((choice) => [toKey(choice), choice]))].map(([value, choice]) => ({
    value,
    text: describeSort(list, choice, texts),
    sort: choice,
    isInForce: value === toKey(sort),
  }))
}

function describeSort(list: LotListName, sort: Sort | null, texts: LotsTexts): string {
  if (sort === null) return list === 'all-lots' ? '' : texts.ownOrders[list]
  return sort.sortBy === 'relevance' ? texts.sortByRelevance : texts.sorts[sort.sortBy][sort.sort]
}
