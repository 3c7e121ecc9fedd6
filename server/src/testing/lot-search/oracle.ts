// What a search must find: a plain loop over all lots, without an index.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import type { LotFilter, SortField } from '@tendertap/domain/lots/filter'
import { isOpen as isOpenByRule } from '@tendertap/domain/lots/openness'
import { analyse, type Term } from '../../language/analyse.ts'
import { listRequiredWords } from '../../language/correction.ts'
import { occurs } from '../../language/highlight.ts'
import { parseQuery, type Word } from '../../language/query.ts'
import type { SeededLot } from '../seeded-lots.ts'
import { NOW, type Catalogue } from './catalogue.ts'

/** A set of lots: their ids and ranks. */
export type LotRanks = ReadonlyMap<number, number | null>

export interface Oracle {
  /** The ids in the order of the list. */
  listExpected(filter: LotFilter, set?: LotRanks | null): number[]
  createMatcher(filter: LotFilter): (lot: SeededLot) => boolean
  countOpen(ids: readonly number[]): number
}

const isSet = (bound: number | string | null | undefined) => bound !== undefined && bound !== null
const atLeast = (bound: number | string | null | undefined, value: number | null) =>
  !isSet(bound) || (value !== null && value >= Number(bound))
const atMost = (bound: number | string | null | undefined, value: number | null) =>
  !isSet(bound) || (value !== null && value <= Number(bound))

/** The portal's own number, without what the portal adds to it. */
const isWithoutSuffix = (code: string, known: string) => /\d{5}/.test(code) && known.startsWith(`${code}-`)

const LAST_TIER = 3

/** Smaller values come first; null comes last. A lot's own place decides between equals. */
type SortKeys = (number | null)[]

function compareKeys(a: SortKeys, b: SortKeys): number {
  const place = a.findIndex((key, i) => key !== b[i])
  if (place < 0) return 0
  const [one, other] = [a[place] ?? null, b[place] ?? null]
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}

const negate = (key: number | null) => (key === null ? null : -key)

export function createOracle({ lots, documents, ranks }: Catalogue): Oracle {
  /** the terms of each lot, by tier: those of a tier and of all earlier ones */
  const terms = new Map(lots.map((lot) => [lot.id, listTerms(lot, documents.get(lot.tenderId))]))
  // asked again for every filter
  const open = new Set(
    lots.filter(({ status, endAt }) => isOpenByRule({ status, applicationEndAt: endAt }, NOW)).map(({ id }) => id),
  )
  const isOpen = ({ id }: SeededLot) => open.has(id)
  const companyKeys = new Map(lots.map(({ customer }) => [customer, toCompanyKey(customer)]))

  /** Whether the lot has the word in this tier or an earlier one. */
  function holds(word: Word, lot: SeededLot, tier = LAST_TIER): boolean {
    if (occurs(word, terms.get(lot.id)?.[tier] ?? [])) return true
    if (word.code === null) return false
    const { spellings, ensTru } = word.code
    const isNumber = (code: string) =>
      [lot.number, lot.code].some((known) => known === code || known.startsWith(`${code}-`))
    return spellings.some(isNumber) || (ensTru !== null && (lot.ensTru ?? '').replaceAll('.', '').startsWith(ensTru))
  }

  /** Made once per filter, so that it is not parsed again for each of two thousand lots. */
  function createMatcher(f: LotFilter): (lot: SeededLot) => boolean {
    const between = (from?: string | null, to?: string | null) => {
      const [first, last] = [from ? getDayBounds(from)[0] : null, to ? getDayBounds(to)[1] : null]
      return (at: Date | null) => (!first || (at !== null && at >= first)) && (!last || (at !== null && at < last))
    }
    const today = toKazakhstanDay(NOW)
    const [started, ended, published] = [
      between(f.startDateFrom, f.startDateTo),
      between(f.endDateFrom, f.endDateTo),
      f.todayOnly ? between(today, today) : () => true,
    ]
    const companies = f.companies && new Set(f.companies.map(toCompanyKey))
    const query = parseQuery(f.search ?? '')
    const required = listRequiredWords(query)
    return (lot) =>
      (!f.openOnly || isOpen(lot)) &&
      (!f.id || lot.id === f.id) &&
      (!f.code || [lot.number, lot.code].some((known) => known === f.code || isWithoutSuffix(f.code ?? '', known))) &&
      (!companies || companies.has(companyKeys.get(lot.customer) ?? '')) &&
      (!f.statuses || f.statuses.includes(lot.status)) &&
      (!f.methods || (lot.method !== null && f.methods.includes(lot.method))) &&
      (!f.sources || f.sources.includes(lot.source)) &&
      (!f.regions || f.regions.some((code) => lot.kato?.startsWith(code.replace(/0+$/, '')) ?? false)) &&
      (!f.ensTru || (lot.ensTru?.replaceAll('.', '').startsWith(f.ensTru.replaceAll('.', '')) ?? false)) &&
      atLeast(f.minLots, lot.lotsCount) &&
      atMost(f.maxLots, lot.lotsCount) &&
      atLeast(f.minPrice, lot.amount) &&
      atMost(f.maxPrice, lot.amount) &&
      started(lot.startAt) &&
      ended(lot.endAt) &&
      published(lot.publishedAt) &&
      required.every((word) => holds(word, lot)) &&
      !query.excluded.some((word) => holds(word, lot))
  }

  function getSortKey(lot: SeededLot, field: SortField): number | null {
    if (field === 'amount') return lot.amount
    if (field === 'applicationEndAt') return lot.endAt?.getTime() ?? null
    if (field === 'name' || field === 'customer' || field === 'status') return ranks[field].get(lot.id) ?? null
    return lot.publishedAt?.getTime() ?? null
  }

  /** What a lot is sorted by. `set`: ranks by lot id. */
  function createSortKeys(f: LotFilter, set: LotRanks | null): (lot: SeededLot) => SortKeys {
    const words = listRequiredWords(parseQuery(f.search ?? ''))
    const field = f.sortBy ?? (set ? 'percent' : f.search ? 'relevance' : 'publicationDate')
    const isDescending =
      field === 'percent' || field === 'relevance' || (f.sort ?? (f.sortBy ? 'asc' : 'desc')) === 'desc'
    if (field === 'relevance' && words.length > 0)
      return (lot) => [
        [0, 1, 2, LAST_TIER].find((tier) => words.every((word) => holds(word, lot, tier))) ?? null,
        isOpen(lot) ? 0 : 1,
        negate(getSortKey(lot, 'publicationDate')),
        -lot.id,
      ]
    if (field === 'applicationEndAt' && !isDescending)
      return (lot) => {
        const end = lot.endAt?.getTime() ?? null
        if (end === null || end <= NOW.getTime()) return [2, negate(end), -lot.id]
        return [isOpen(lot) ? 0 : 1, end, lot.id]
      }
    const toKey = (lot: SeededLot) => (set && field === 'percent' ? (set.get(lot.id) ?? null) : getSortKey(lot, field))
    return (lot) => (isDescending ? [negate(toKey(lot)), -lot.id] : [toKey(lot), lot.id])
  }

  return {
    createMatcher,
    listExpected: (filter, set = null) => {
      const toKeys = createSortKeys(filter, set)
      return lots
        .filter((lot) => !set || set.has(lot.id))
        .filter(createMatcher(filter))
        .map((lot) => ({ id: lot.id, keys: toKeys(lot) }))
        .toSorted((a, b) => compareKeys(a.keys, b.keys))
        .map(({ id }) => id)
    },
    countOpen: (ids) => ids.filter((id) => open.has(id)).length,
  }
}

function listTerms(lot: SeededLot, document: string | undefined): Term[][] {
  const tiers = [[lot.nameRu, lot.nameKz], [lot.descriptionRu], [lot.customer, lot.tenderName], [document]].map(
    (texts) => analyse(texts.join('\n')),
  )
  return tiers.map((_, tier) => tiers.slice(0, tier + 1).flat())
}
