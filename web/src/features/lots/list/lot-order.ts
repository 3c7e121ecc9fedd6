// The order of a list: when it is the default, and what can be chosen instead.
import { getDefaultSort, isOrder, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import type { LotsTexts } from '../../../i18n/ru/lots.ts'

// beside the default and the newest
const OFFERED: readonly Sort[] = [
  { sortBy: 'applicationEndAt', sort: 'asc' },
  { sortBy: 'applicationEndAt', sort: 'desc' },
  { sortBy: 'amount', sort: 'desc' },
  { sortBy: 'amount', sort: 'asc' },
  { sortBy: 'percent', sort: 'desc' },
]

const toKey = ({ sortBy, sort }: Sort) => `${sortBy} ${sort}`

/** null: this is the default order anyway, or none at all. The order by relevance can't be anything else. */
export function dropDefaultSort(sort: Sort | null, filter: LotFilter): Sort | null {
  if (sort === null || sort.sortBy === 'relevance' || !isOrder(sort)) return null
  return toKey(sort) === toKey(getDefaultSort(filter)) ? null : sort
}

interface SortContext {
  /** the order in force, which may be that of a column */
  sort: Sort
  filter: LotFilter
  hasMatch: boolean
}

/** What can be chosen, with the order in force. Relevance needs words to search for. */
export function listSortChoices({ sort, filter, hasMatch }: SortContext, texts: LotsTexts) {
  const offered = [getDefaultSort(filter), getDefaultSort({}), ...OFFERED, sort]
  const fitting = offered.filter(({ sortBy }) => sortBy !== 'percent' || hasMatch)
  return [...new Map(fitting.map((choice) => [toKey(choice), choice]))].map(([value, choice]) => ({
    value,
    text: choice.sortBy === 'relevance' ? texts.sortByRelevance : texts.sorts[choice.sortBy][choice.sort],
    sort: choice,
    isInForce: value === toKey(sort),
  }))
}
