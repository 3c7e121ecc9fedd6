import type { Period } from '@tendertap/domain/analytics/months'
import type { PurchaseSums } from '@tendertap/domain/analytics/figures'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { ALL, purchaseSumsOfRollups } from './facts/sums.ts'

export interface MarketFilter {
  period: Period
  source: string | null
  division: string | null
  region: string | null
  method: string | null
}

export const isInPeriod = (column: string, { from, to }: Period) =>
  sql<boolean>`${sql.ref(column)} between ${`${from}-01`}::date and ${`${to}-01`}::date`

/** No purchase has the code that stands for all of them. */
const isChosen = (column: RawBuilder<unknown>, code: string | null) =>
  code === ALL ? sql<boolean>`false` : sql<boolean>`${column} = ${code}`

const CODES = ['source', 'division', 'region', 'method'] as const
type Code = (typeof CODES)[number]
export type MarketLine = PurchaseSums & Record<Code | 'month', string>
export type MarketLines = Record<Code | 'total' | 'month', MarketLine[]>

/** The sums of the filter as a whole and by each dimension, the largest planned sums first; months as 2026-11. */
export async function sumMarket({ db }: Scope, filter: MarketFilter): Promise<MarketLines> {
  // rows of all values of one code, and the chosen value of every other
  const by = (dimension: Code | 'month' | 'total') => {
    const conditions = CODES.map((code) => {
      const column = sql.ref(`r.${code}`)
      const chosen = filter[code]
      if (chosen !== null) return isChosen(column, chosen)
      return code === dimension ? sql`${column} <> ${ALL}` : sql`${column} = ${ALL}`
    })
    const month = dimension === 'month' ? sql`to_char(r.month, 'YYYY-MM')` : sql`''`
    return sql`
      select ${dimension} as by, ${month} as month, r.source, r.division, r.region, r.method, ${purchaseSumsOfRollups}
      from market_rollup r where ${isInPeriod('r.month', filter.period)} and ${sql.join(conditions, sql` and `)}
      group by 1, 2, 3, 4, 5, 6`
  }
  const parts = [...CODES, 'month' as const, 'total' as const].map(by)
  const { rows } = await sql<MarketLine & { by: keyof MarketLines }>`
    select * from (${sql.join(parts, sql` union all `)}) sums order by month, planned desc, division, region, method, source`.execute(
    db,
  )
  const lines: MarketLines = { total: [], month: [], source: [], division: [], region: [], method: [] }
  for (const { by: dimension, ...line } of rows) lines[dimension].push(line)
  return lines
}

/** The finest rows of the rollup that a filter leaves. */
export function matchCells(filter: MarketFilter): RawBuilder<boolean> {
  const conditions = CODES.map((code) => {
    const column = sql.ref(`r.${code}`)
    return filter[code] === null ? sql<boolean>`${column} <> ${ALL}` : isChosen(column, filter[code])
  })
  return sql.join([isInPeriod('r.month', filter.period), ...conditions], sql` and `)
}

/** The facts of those rows; an index has these columns. */
export const IS_OF_CELL = sql<boolean>`
  (f.month, f.source, f.division, f.region, f.method) = (r.month, r.source, r.division, r.region, r.method)`

/** The chosen codes, of rows of purchase_fact `f`; begins with `and`. */
export function matchCodes(filter: Omit<MarketFilter, 'period'>): RawBuilder<unknown> {
  const chosen = CODES.filter((code) => filter[code] !== null)
  return sql.join(
    chosen.map((code) => sql`and ${sql.ref(`f.${code}`)} = ${filter[code]}`),
    sql` `,
  )
}

/** One row of sums for the filter as a whole. */
export function matchTotal(filter: MarketFilter): RawBuilder<boolean> {
  const conditions = CODES.map((code) => {
    const column = sql.ref(`r.${code}`)
    return filter[code] === null ? sql<boolean>`${column} = ${ALL}` : isChosen(column, filter[code])
  })
  return sql.join([isInPeriod('r.month', filter.period), ...conditions], sql` and `)
}
