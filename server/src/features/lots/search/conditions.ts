// The specification's filter set as conditions on lot_search s. Absent fields filter nothing.
import { dayBounds, kazakhstanDay } from '@tendertap/domain/clock'
import { ensTruPrefix, katoPrefix } from '@tendertap/domain/lots/classifiers'
import { activeFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { methodName } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { codeSpellings } from '../../../language/codes.ts'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import { codeRange } from './ranges.ts'
import type { Resolved, ValueKind } from './resolve.ts'
import { NOTHING, type Condition } from './words.ts'

export interface FilterConditions {
  /** everything but the four below, each with the column it is about */
  rest: { on: string; condition: Condition }[]
  /** the filters that facets are counted for */
  facets: Record<'statuses' | 'methods' | 'regions' | 'sources', Condition | null>
  /** only published lots: indexes of their own serve them */
  openOnly: boolean
  /** this status alone, whichever it is: an index gives its newest lots */
  oneStatus: Condition | null
  /** so few lots that no walk is worth it */
  pinned: boolean
  /** some index leads to the matching lots without reading all */
  indexed: boolean
  /** no lot published at this moment or later can match, unless it was published after its dates */
  publishedBefore: Date | null
}

export function filterConditions(filter: LotFilter, resolved: Resolved, now: Date): FilterConditions {
  const f = activeFilter(filter)
  const rest: FilterConditions['rest'] = []
  const when = <T>(value: T | undefined, on: string, condition: (value: T) => Condition) => {
    if (value !== undefined) rest.push({ on, condition: condition(value) })
  }
  const start = (day: string) => dayBounds(day)[0]
  const end = (day: string) => dayBounds(day)[1]
  when(f.id, 's.lot_id', (id) => sql`s.lot_id = ${id}`)
  when(f.code, 'code', (code) => {
    const spellings = codeSpellings(code)
    return sql`(s.lot_id = any(array(select id from lot where number = any(${spellings}::text[]))) or s.tender_id = any(array(select id from tender where code = any(${spellings}::text[]))))`
  })
  when(f.companies, 's.customer_id', () => sql`s.customer_id = any(${`{${resolved.companies.join(',')}}`}::integer[])`)
  when(f.minLots, 's.lots_count', (least) => sql`s.lots_count >= ${least}`)
  when(f.maxLots, 's.lots_count', (most) => sql`s.lots_count <= ${most}`)
  when(f.minPrice, 's.amount', (least) => sql`s.amount >= ceil(${String(least)}::numeric * 100)::bigint`)
  when(f.maxPrice, 's.amount', (most) => sql`s.amount <= floor(${String(most)}::numeric * 100)::bigint`)
  when(f.startDateFrom, 's.application_start_at', (day) => sql`s.application_start_at >= ${start(day)}`)
  when(f.startDateTo, 's.application_start_at', (day) => sql`s.application_start_at < ${end(day)}`)
  when(f.endDateFrom, 's.application_end_at', (day) => sql`s.application_end_at >= ${start(day)}`)
  when(f.endDateTo, 's.application_end_at', (day) => sql`s.application_end_at < ${end(day)}`)
  when(f.ensTru, 's.ens_tru', (code) => codeRange(sql`s.ens_tru`, ensTruPrefix(code), 15))
  if (f.todayOnly) {
    const [from, to] = dayBounds(kazakhstanDay(now))
    rest.push({ on: 's.published_at', condition: sql`s.published_at >= ${from} and s.published_at < ${to}` })
  }
  const statuses = f.statuses && valueIds(resolved, 'status', f.statuses)
  const bounds = [f.startDateTo, f.endDateTo].flatMap((day) => (day === undefined ? [] : [end(day).getTime()]))
  return {
    rest,
    facets: {
      statuses: statuses ? oneOf('status', statuses) : null,
      methods: f.methods ? oneOf('method', valueIds(resolved, 'method', f.methods.map(methodName))) : null,
      regions: f.regions
        ? sql`(${sql.join(
            f.regions.map((code) => codeRange(sql`s.kato`, katoPrefix(code), 9)),
            sql` or `,
          )})`
        : null,
      sources: f.sources ? oneOf('source', valueIds(resolved, 'source', f.sources)) : null,
    },
    openOnly: statuses?.length === 1 && statuses[0] === PUBLISHED_STATUS,
    oneStatus: statuses?.length === 1 ? oneOf('status', statuses) : null,
    pinned: f.id !== undefined || f.code !== undefined,
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

function valueIds(resolved: Resolved, kind: ValueKind, names: readonly string[]): number[] {
  return resolved.values.filter((value) => value.kind === kind && names.includes(value.name)).map((value) => value.id)
}

function oneOf(column: 'status' | 'method' | 'source', ids: readonly number[]): Condition {
  const [only, ...others] = ids
  if (only === undefined) return NOTHING
  // a literal lets the planner see that an index of open lots will do
  if (others.length === 0) return sql`${sql.ref(`s.${column}`)} = ${sql.lit(only)}`
  return sql`${sql.ref(`s.${column}`)} = any(${`{${ids.join(',')}}`}::smallint[])`
}

export function all(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
