// Customers and suppliers: how they are named, found and ranked.
import type { PurchaseSums } from '@tendertap/domain/analytics/figures'
import type { Period } from '@tendertap/domain/analytics/months'
import { isBin } from '@tendertap/domain/identifiers'
import { sql, type RawBuilder } from 'kysely'
import { toLikePattern } from '../../db/like-pattern.ts'
import type { Scope } from '../../db/scope.ts'
import { namedCompany, type Company } from '../lots/named-company.ts'
import type { AwardSums } from './award-sums.ts'
import { ALL, awardSumsOfFacts, awardSumsOfRollups, purchaseSumsOfFacts, purchaseSumsOfRollups } from './facts/sums.ts'
import { isInPeriod, matchCodes } from './market.ts'

export interface Ranking {
  period: Period
  division: string | null
  search: string | null
}

export interface CustomerRanking extends Ranking {
  source: string | null
  region: string | null
}

export interface Rows {
  offset: number
  limit: number
}

export interface Ranked<S> {
  rows: (S & { company: Company })[]
  total: number
}

/** What is ranked by which sum. */
export interface RankedBy<S> {
  /** tables and conditions */
  all: RawBuilder<unknown>
  /** the column of the company */
  id: string
  by: RawBuilder<unknown>
  /** of the company ranked.id */
  sumsOfOne: RawBuilder<S>
  search: string | null
}

/** The largest planned sums first. */
export function byPlanned(ranking: CustomerRanking): RankedBy<PurchaseSums> {
  const { period, source, division, region, search } = ranking
  const inRollup = sql`r.source = ${source ?? ALL} and ${ofRollup(division, period)}`
  // the rollup has no regions: a customer has few
  if (region === null)
    return {
      all: sql`customer_rollup r where ${inRollup}`,
      id: 'r.customer_id',
      by: sql`sum(r.planned)`,
      sumsOfOne: sql`
        select ${purchaseSumsOfRollups} from customer_rollup r where ${inRollup} and r.customer_id = ranked.id`,
      search,
    }
  const filter = { period, source, division, region, method: null }
  return {
    all: sql`purchase_fact f where ${isInPeriod('f.month', period)} ${matchCodes(filter)}`,
    id: 'f.customer_id',
    by: sql`coalesce(sum(f.planned), 0)`,
    sumsOfOne: sql`
      select ${purchaseSumsOfFacts} from purchase_fact f
      where f.customer_id = ranked.id and ${isInPeriod('f.month', period)} ${matchCodes(filter)}`,
    search,
  }
}

/** The largest sums of contracts first. */
export function byContracts({ period, division, search }: Ranking): RankedBy<AwardSums> {
  return {
    all: sql`supplier_rollup r where ${ofRollup(division, period)}`,
    id: 'r.supplier_id',
    by: sql`sum(r.final)`,
    sumsOfOne: sql`
      select ${awardSumsOfRollups} from supplier_rollup r where ${ofRollup(division, period)} and r.supplier_id = ranked.id`,
    search,
  }
}

const ofRollup = (division: string | null, period: Period) =>
  sql`r.division = ${division ?? ALL} and ${isInPeriod('r.month', period)}`

/** All companies are ranked by one sum; the other sums are taken of those on the page alone. */
export async function rank<S>(
  { db }: Scope,
  { all, id, by, sumsOfOne, search }: RankedBy<S>,
  { offset, limit }: Rows,
): Promise<Ranked<S>> {
  const { rows } = await sql<S & { company: Company; total: number }>`
    with ranked as materialized (
      select ${sql.ref(id)} as id, ${by} as size, count(*) over () as total from ${all} ${isNamed(id, search)}
      group by 1 order by 2 desc, 1 limit ${limit} offset ${offset})
    select ranked.total, ${namedCompany('c')} as company, s.* from ranked
    cross join lateral (${sumsOfOne}) s
    join company c on c.id = ranked.id order by ranked.size desc, ranked.id`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The companies of a ranking in its order. */
export async function listRankedIds<S>(
  { db }: Scope,
  { all, id, by, search }: RankedBy<S>,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(id)} as id, ${by} as size from ${all} ${isNamed(id, search)}
    group by 1 order by 2 desc, 1 limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** In the order of the ids. */
export async function sumRanked<S>(
  { db }: Scope,
  { sumsOfOne }: RankedBy<S>,
  ids: readonly number[],
): Promise<(S & { company: Company })[]> {
  const { rows } = await sql<S & { company: Company }>`
    select ${namedCompany('c')} as company, s.* from unnest(${ids}::bigint[]) with ordinality as ranked (id, place)
    cross join lateral (${sumsOfOne}) s
    join company c on c.id = ranked.id order by ranked.place`.execute(db)
  return rows
}

function isNamed(column: string, search: string | null): RawBuilder<unknown> {
  if (search === null) return sql``
  const pattern = toLikePattern(search)
  const matches = isBin(search)
    ? sql`n.bin = ${search}`
    : sql`n.name_ru ilike ${pattern} or n.name_kz ilike ${pattern} or n.name_en ilike ${pattern}`
  return sql`and ${sql.ref(column)} in (select n.id from company n where ${matches})`
}

/** how many classes, customers or suppliers a card names */
export const CARD_LINES = 15

/** Sums by month and of all months, which have no month. */
export function splitTotal<S extends object>(sums: readonly (S & { month: string | null })[]) {
  const months: (S & { month: string })[] = []
  let total: S | null = null
  for (const line of sums)
    if (line.month === null) total = line
    else months.push({ ...line, month: line.month })
  return { total, months }
}

/** The other side of a company's contracts, the largest sums first: its suppliers, or its customers. */
export async function listPartners(
  { db }: Scope,
  of: { customerId: number } | { supplierId: number },
  period: Period,
): Promise<(AwardSums & { company: Company })[]> {
  const [partner, isOfCompany] =
    'customerId' in of
      ? [sql`f.supplier_id`, sql`f.customer_id = ${of.customerId}`]
      : [sql`f.customer_id`, sql`f.supplier_id = ${of.supplierId}`]
  const { rows } = await sql<AwardSums & { company: Company }>`
    select s.*, ${namedCompany('c')} as company from (
      select ${partner} as id, ${awardSumsOfFacts} from award_fact f
      where ${isOfCompany} and ${isInPeriod('f.month', period)}
      group by 1 order by sum(f.final) desc nulls last, 1 limit ${CARD_LINES}) s
    join company c on c.id = s.id order by s.final desc, s.id`.execute(db)
  return rows
}

export async function findCompany({ db }: Scope, id: number): Promise<Company | null> {
  const { rows } = await sql<{ company: Company }>`
    select ${namedCompany('c')} as company from company c where c.id = ${id}`.execute(db)
  return rows[0]?.company ?? null
}
