import type { Language } from '@tendertap/domain/languages'
import { pickActiveFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { REGIONS } from '@tendertap/domain/lots/regions'
import { MAX_SEARCH_NAME, SAVED_FIELDS, toSearchName } from '@tendertap/domain/saved-searches/saved-searches'

export function pickSaved(filter: LotFilter) {
  const active = Object.entries(pickActiveFilter(filter)).filter(([field]) => SAVED_FIELDS.includes(field))
  return Object.fromEntries(active.toSorted(([one], [other]) => one.localeCompare(other)))
}

export function isSameFilter(one: LotFilter, other: LotFilter): boolean {
  return JSON.stringify(pickSaved(one)) === JSON.stringify(pickSaved(other))
}

/** The words of the filter that a person would call it by; '' if it has none. */
export function suggestName(filter: LotFilter, language: Language): string {
  const { search, regions, companies, code, ensTru } = filter
  const regionNames = (regions ?? []).flatMap((region) => {
    const known = REGIONS.find((one) => one.code === region)
    return known ? [known.name[language]] : []
  })
  const words = [search, code, ensTru, ...regionNames.slice(0, 2), ...(companies ?? []).slice(0, 1)]
  const name = toSearchName(words.filter(Boolean).join(', ')).slice(0, MAX_SEARCH_NAME)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
