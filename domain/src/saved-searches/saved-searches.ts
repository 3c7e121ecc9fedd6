// Saved searches: a filter of the catalogue that a person keeps under a name. They are the person's own, and cost no
// interest profile. Ours.
import { FILTER_GROUPS, listActiveGroups, type FilterGroup, type LotFilter } from '../lots/filter.ts'

/** How soon the person is told of a new lot. */
export const CADENCES = ['at_once', 'daily', 'never'] as const
export type Cadence = (typeof CADENCES)[number]
export const USUAL_CADENCE: Cadence = 'daily'

export const MAX_SAVED_SEARCHES = 30
export const MAX_SEARCH_NAME = 80
/** More new lots are «99+». */
export const MOST_NEW_LOTS = 100

/** A lot that was published longer ago is history that comes late, and news to nobody. */
export const FRESH_DAYS = 14

interface NamedSearch {
  id?: string
  name: string
}

export type SavingProblem = 'saved_search_too_wide' | 'saved_search_limit' | 'name_taken'

/** Names differ by more than case and spaces. */
export function isSameName(one: string, other: string): boolean {
  return toSearchName(one).toLocaleLowerCase('ru') === toSearchName(other).toLocaleLowerCase('ru')
}

export const toSearchName = (name: string) => name.trim().replaceAll(/\s+/g, ' ')

/** No part of a saved search: one lot, and «today», which is another day by the time the search is run. */
const NOT_SAVED: readonly FilterGroup[] = ['id', 'todayOnly']

/** What is saved of a filter of the catalogue: neither the order of the list nor its page. */
export const SAVED_FIELDS = Object.entries(FILTER_GROUPS)
  .filter(([group]) => !NOT_SAVED.includes(group as FilterGroup))
  .flatMap(([, fields]): readonly string[] => fields)

/** These alone leave every new lot, or are not saved. */
const TOO_WIDE: readonly FilterGroup[] = ['open', ...NOT_SAVED]

export function isWorthSaving(filter: LotFilter): boolean {
  return listActiveGroups(filter).some((group) => !TOO_WIDE.includes(group))
}

/** What keeps a search from being saved beside the person's others; null: nothing. */
export function findSavingProblem(
  search: NamedSearch & { filter: LotFilter },
  others: readonly NamedSearch[],
): SavingProblem | null {
  if (!isWorthSaving(search.filter)) return 'saved_search_too_wide'
  if (others.length >= MAX_SAVED_SEARCHES) return 'saved_search_limit'
  return findNameProblem(search, others)
}

export function findNameProblem({ id, name }: NamedSearch, others: readonly NamedSearch[]): 'name_taken' | null {
  return others.some((other) => other.id !== id && isSameName(other.name, name)) ? 'name_taken' : null
}
