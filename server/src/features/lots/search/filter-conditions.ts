// The specification's filter set as conditions on lot_search s. A missing field filters nothing.
import { getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import { isBin } from '@tendertap/domain/identifiers'
import { toEnsTruPrefix, toKatoPrefix } from '@tendertap/domain/lots/classifiers'
import { pickActiveFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { toMethodName } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import { toNumberConditions } from './code-conditions.ts'
import { inCodeRange } from './code-range.ts'
import { joinByOr, MATCH_NOTHING, toIntegerArray, type Condition } from './condition.ts'
import { isOpen, type Openness } from './openness.ts'
import { getTenderId, type LotSet } from './relation.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import type { ValueKind } from './search-terms.ts'

export interface FilterConditions {
  /** the filters that have no facet, each with the column it restricts */
  rest: { column: string; condition: Condition }[]
  /** the filters that have a facet */
  facets: Record<'statuses' | 'methods' | 'regions' | 'sources', Condition | null>
  /** only published lots, which have partial indexes */
  publishedOnly: boolean
  /** whether open and closed lots can match */
  openness: Openness[]
  /** exactly one status, whichever it is: an index lists its newest lots */
  oneStatus: Condition | null
  /** a lot or tender is named, so only a few lots can match */
  namesOne: boolean
  /** an index leads to the matching lots without a full scan */
  indexed: boolean
  /** lots published at this moment or later cannot match, except those published after their application dates */
  publishedBefore: Date | null
}

/** `set`: the lots to search in; null: the whole catalogue. */
export function toFilterConditions(
  filter: LotFilter,
  resolved: ResolvedFilter,
  { set, now }: { set: LotSet | null; now: Date },
): FilterConditions {
  const f = pickActiveFilter(filter)
  const rest: FilterConditions['rest'] = []
  const add = <T>(value: T | undefined, column: string, condition: (value: T) => Condition) => {
    if (value !== undefined) rest.push({ column, condition: condition(value) })
  }
  const start = (day: string) => getDayBounds(day)[0]
  const end = (day: string) => getDayBounds(day)[1]
  if (f.openOnly) rest.push({ column: 's.status', condition: isOpen(now) })
  add(f.id, 's.lot_id', (id) => sql`s.lot_id = ${id}`)
  add(f.code, 'code', (typed) => joinByOr(toNumberConditions(typed, getTenderId(set))))
  add(f.companies, 's.customer_id', () => sql`s.customer_id = any(${toIntegerArray(resolved.companies)})`)
  add(f.minLots, 's.lots_count', (least) => sql`s.lots_count >= ${least}`)
  add(f.maxLots, 's.lots_count', (most) => sql`s.lots_count <= ${most}`)
  add(f.minPrice, 's.amount', (least) => sql`s.amount >= ceil(${String(least)}::numeric * 100)::bigint`)
  add(f.maxPrice, 's.amount', (most) => sql`s.amount <= floor(${String(most)}::numeric * 100)::bigint`)
  add(f.startDateFrom, 's.application_start_at', (day) => sql`s.application_start_at >= ${start(day)}`)
  add(f.startDateTo, 's.application_start_at', (day) => sql`s.application_start_at < ${end(day)}`)
  add(f.endDateFrom, 's.application_end_at', (day) => sql`s.application_end_at >= ${start(day)}`)
  add(f.endDateTo, 's.application_end_at', (day) => sql`s.application_end_at < ${end(day)}`)
  add(f.ensTru, 's.ens_tru', (code) => inCodeRange(sql`s.ens_tru`, toEnsTruPrefix(code), 15))
  if (f.todayOnly) {
    const [from, to] = getDayBounds(toKazakhstanDay(now))
    rest.push({ column: 's.published_at', condition: sql`s.published_at >= ${from} and s.published_at < ${to}` })
  }
  const statuses = f.statuses && findValueIds(resolved, 'status', f.statuses)
  const bounds = [f.startDateTo, f.endDateTo].flatMap((day) => (day === undefined ? [] : [end(day).getTime()]))
  return {
    rest,
    facets: {
      statuses: statuses ? isOneOf('status', statuses) : null,
      methods: f.methods ? isOneOf('method', findValueIds(resolved, 'method', f.methods.map(toMethodName))) : null,
      regions: f.regions ? joinByOr(f.regions.map((code) => inCodeRange(sql`s.kato`, toKatoPrefix(code), 9))) : null,
      sources: f.sources ? isOneOf('source', findValueIds(resolved, 'source', f.sources)) : null,
    },
    publishedOnly: f.openOnly === true || (statuses?.length === 1 && statuses[0] === PUBLISHED_STATUS),
    openness: [
      ...(statuses && !statuses.includes(PUBLISHED_STATUS) ? [] : ['open' as const]),
      ...(f.openOnly ? [] : ['closed' as const]),
    ],
    oneStatus: statuses?.length === 1 ? isOneOf('status', statuses) : null,
    namesOne: f.id !== undefined || (f.code !== undefined && !isBin(f.code.trim())),
    indexed: [
      f.companies,
      f.minPrice ?? f.maxPrice,
      f.endDateFrom ?? f.endDateTo,
      f.ensTru,
      f.regions,
      f.todayOnly,
      f.id,
      f.code,
    ].some((value) => value !== undefined),
    publishedBefore: bounds.length === 0 ? null : new Date(Math.min(...bounds)),
  }
}

function findValueIds(resolved: ResolvedFilter, kind: ValueKind, names: readonly string[]): number[] {
  return resolved.values.filter((value) => value.kind === kind && names.includes(value.name)).map((value) => value.id)
}

function isOneOf(column: 'status' | 'method' | 'source', ids: readonly number[]): Condition {
  const [only, ...others] = ids
  if (only === undefined) return MATCH_NOTHING
  // with a literal the planner can use the partial indexes of published lots
  if (others.length === 0) return sql`${sql.ref(`s.${column}`)} = ${sql.lit(only)}`
  return sql`${sql.ref(`s.${column}`)} = any(${`{${ids.join(',')}}`}::smallint[])`
}
