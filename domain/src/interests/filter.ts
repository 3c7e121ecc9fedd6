// The filter of an interest profile: what a lot must be before it is scored. An empty list does not filter.
import { toEnsTruPrefix, toKatoPrefix } from '../lots/classifiers.ts'
import { toMethodName } from '../lots/vocabulary.ts'

export interface InterestFilter {
  statuses: readonly string[]
  purchaseMethods: readonly string[]
  /** the keys of customers (company-lists/names), in one set per company list; null: any customer */
  companies: readonly ReadonlySet<string>[] | null
  /** KATO codes; each stands for everything inside its place */
  regions: readonly string[]
  minAmount: number | null
  maxAmount: number | null
  /** portals */
  sources: readonly string[]
  /** the beginnings of ENS TRU codes; null: any class */
  ensTru: readonly string[] | null
}

/** Lets every lot through. */
export const NO_FILTER: InterestFilter = {
  statuses: [],
  purchaseMethods: [],
  companies: null,
  regions: [],
  minAmount: null,
  maxAmount: null,
  sources: [],
  ensTru: null,
}

/** What the filter looks at. */
export interface FilteredLot {
  status: string
  method: string | null
  customerKey: string
  katoCode: string | null
  amount: number | null
  source: string
  ensTruCode: string | null
}

export const INTEREST_FILTERS = [
  'statuses',
  'purchaseMethods',
  'companies',
  'regions',
  'amount',
  'sources',
  'ensTru',
] as const
export type InterestFilterName = (typeof INTEREST_FILTERS)[number]

const PASSES: Readonly<Record<InterestFilterName, (filter: InterestFilter, lot: FilteredLot) => boolean>> = {
  statuses: ({ statuses }, { status }) => statuses.length === 0 || statuses.includes(status),
  purchaseMethods: ({ purchaseMethods }, { method }) =>
    purchaseMethods.length === 0 ||
    (method !== null && purchaseMethods.map(toMethodName).includes(toMethodName(method))),
  companies: ({ companies }, { customerKey }) => companies === null || companies.some((keys) => keys.has(customerKey)),
  regions: ({ regions }, { katoCode }) =>
    regions.length === 0 || (katoCode !== null && regions.some((region) => katoCode.startsWith(toKatoPrefix(region)))),
  // a lot whose amount the portal does not publish may be of any size
  amount: ({ minAmount, maxAmount }, { amount }) =>
    amount === null || ((minAmount === null || amount >= minAmount) && (maxAmount === null || amount <= maxAmount)),
  sources: ({ sources }, { source }) => sources.length === 0 || sources.includes(source),
  ensTru: ({ ensTru }, { ensTruCode }) =>
    ensTru === null || (ensTruCode !== null && ensTru.some((code) => toEnsTruPrefix(ensTruCode).startsWith(code))),
}

export function passesFilter(filter: InterestFilter, lot: FilteredLot): boolean {
  return INTEREST_FILTERS.every((name) => PASSES[name](filter, lot))
}

/** The filters that keep the lot out, for the person who asks why it is not scored. */
export function listFailedFilters(filter: InterestFilter, lot: FilteredLot): InterestFilterName[] {
  return INTEREST_FILTERS.filter((name) => !PASSES[name](filter, lot))
}
