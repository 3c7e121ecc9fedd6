// Runs many filters over few lots, or counts what each finds, with the same conditions as the lists: what a filter
// means is said once.
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { LotLoaders } from '../attachments.ts'
import { isFilteredByMatch, selectScored } from '../select-scored.ts'
import { joinByAnd, type Condition } from './condition.ts'
import { toPhraseCondition } from './phrase-page.ts'
import { listConditions, planSearch } from './plan.ts'
import type { PreparedFilter } from './prepare-filters.ts'
import { THRESHOLDS } from './thresholds.ts'

export interface FilterToRun extends PreparedFilter {
  id: string
  /** of the workspace whose scores a filter by match reads */
  scope: Scope
}

interface RunOptions {
  loaders: LotLoaders
  now: Date
}

/** A statement of more filters takes longer to plan than to run. */
const FILTERS_AT_ONCE = 100

export interface FoundLot {
  id: string
  lotId: number
}

/** Which of these lots each of the filters finds; `isNew` is a condition on s, a row of lot_search. */
export async function findAmong(
  scope: Scope,
  filters: readonly FilterToRun[],
  { lotIds, isNew, ...options }: RunOptions & { lotIds: readonly number[]; isNew: Condition },
): Promise<FoundLot[]> {
  const found: FoundLot[] = []
  for (let from = 0; from < filters.length; from += FILTERS_AT_ONCE) {
    const some = filters.slice(from, from + FILTERS_AT_ONCE)
    const ofThese = (lotId: RawBuilder<unknown>) => sql<boolean>`${lotId} = any(${lotIds}::bigint[])`
    const selects = some.map((one, place) => {
      const plan = planFilter(one, options.now)
      // the lots are read already, so no index helps
      const conditions = [...plan.rowWordConditions, ...plan.others, toPhraseCondition(plan)]
      return sql`select ${sql.lit(place)} as place, s.lot_id as "lotId" from ${selectSearched(one, options.loaders, sql`batch`, ofThese)} where ${joinByAnd(conditions)}`
    })
    const { rows } = await sql<{ place: number; lotId: number }>`
      with batch as materialized (select * from lot_search s where ${ofThese(sql`s.lot_id`)} and ${isNew})
      ${sql.join(selects, sql` union all `)}`.execute(scope.db)
    found.push(...rows.map(({ place, lotId }) => ({ id: some[place]?.id ?? '', lotId })))
  }
  return found
}

interface FilterToCount extends FilterToRun {
  /** the lots that come after this one */
  afterLotId: number
  /** and no later than this one; missing: all of them */
  upToLotId?: number
}

/** How many lots each of the filters finds, up to `most`; a filter that finds none is left out. */
export async function countAfter(
  scope: Scope,
  filters: readonly FilterToCount[],
  { most, isNew, ...options }: RunOptions & { most: number; isNew: Condition },
): Promise<ReadonlyMap<string, number>> {
  if (filters.length === 0) return new Map()
  const counts = filters.map((one, place) => {
    const plan = planFilter(one, options.now)
    const { afterLotId, upToLotId } = one
    const isPart = (lotId: RawBuilder<unknown>) =>
      sql<boolean>`${lotId} > ${afterLotId} ${upToLotId === undefined ? sql`` : sql`and ${lotId} <= ${upToLotId}`}`
    const conditions = [isPart(sql`s.lot_id`), isNew, ...listConditions(plan), toPhraseCondition(plan)]
    return sql`select ${sql.lit(place)} as place, count(*) as lots from (
      select from ${selectSearched(one, options.loaders, sql`lot_search`, isPart)} where ${joinByAnd(conditions)} limit ${most}) found`
  })
  const { rows } = await sql<{ place: number; lots: number }>`${sql.join(counts, sql` union all `)}`.execute(scope.db)
  return new Map(rows.filter(({ lots }) => lots > 0).map(({ place, lots }) => [filters[place]?.id ?? '', lots]))
}

/** The rows of `lots`, or those of them that have a score, named s. */
function selectSearched(
  { scope, filter }: FilterToRun,
  loaders: LotLoaders,
  lots: RawBuilder<unknown>,
  isPart: (lotId: RawBuilder<unknown>) => Condition,
): RawBuilder<unknown> {
  if (!isFilteredByMatch(filter)) return sql`${lots} s`
  const { select } = selectScored(scope, filter, loaders, isPart)
  return sql`(select * from (${select}) chosen join ${lots} using (lot_id)) s`
}

const planFilter = ({ filter, query, resolved }: PreparedFilter, now: Date) =>
  planSearch({ filter, query, resolved, now, thresholds: THRESHOLDS })
