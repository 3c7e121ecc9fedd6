// The sums of the rollups, over facts. domain/analytics/figures says what they mean.
import { sql, type RawBuilder } from 'kysely'

/** Both amounts of the row of purchase_fact `f` are known. */
export const IS_PRICED = sql`f.final > 0 and f.planned > 0`

/** The columns that purchase rollups keep, and how each follows from rows of purchase_fact `f`. */
const PURCHASE_SUMS = {
  lots: sql`count(*)`,
  planned: sql`coalesce(sum(f.planned), 0)`,
  awarded: sql`count(*) filter (where f.state = 'awarded')`,
  final: sql`coalesce(sum(f.final), 0)`,
  cancelled: sql`count(*) filter (where f.state = 'cancelled')`,
  failed: sql`count(*) filter (where f.state = 'failed')`,
  priced: sql`count(*) filter (where ${IS_PRICED})`,
  priced_planned: sql`coalesce(sum(f.planned) filter (where ${IS_PRICED}), 0)`,
  priced_final: sql`coalesce(sum(f.final) filter (where ${IS_PRICED}), 0)`,
  timed: sql`count(f.days)`,
  timed_days: sql`coalesce(sum(f.days), 0)`,
}

/** The same of rows of award_fact `f`. */
const AWARD_SUMS = {
  wins: sql`count(*)`,
  final: sql`coalesce(sum(f.final), 0)`,
  priced: sql`count(f.planned)`,
  priced_planned: sql`coalesce(sum(f.planned), 0)`,
  priced_final: sql`coalesce(sum(f.final) filter (where f.planned is not null), 0)`,
}

export interface Rollup {
  table: string
  facts: 'purchase_fact' | 'award_fact'
  keys: readonly string[]
  /** codes that are also summed over all their values */
  codes: readonly string[]
  sums: Readonly<Record<string, RawBuilder<unknown>>>
}

/** The code of a row that sums over all of them. */
export const ALL = '*'

export const ROLLUPS: readonly Rollup[] = [
  {
    table: 'market_rollup',
    facts: 'purchase_fact',
    keys: ['month'],
    codes: ['source', 'division', 'region', 'method'],
    sums: PURCHASE_SUMS,
  },
  {
    table: 'customer_rollup',
    facts: 'purchase_fact',
    keys: ['month', 'customer_id'],
    codes: ['source', 'division'],
    sums: PURCHASE_SUMS,
  },
  {
    table: 'supplier_rollup',
    facts: 'award_fact',
    keys: ['month', 'supplier_id'],
    codes: ['division'],
    sums: AWARD_SUMS,
  },
]

/** Amounts are kept in tiyn and told in tenge. */
const AMOUNTS: readonly string[] = ['planned', 'final', 'priced_planned', 'priced_final']

const toName = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const asColumns = (sums: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql.join(
    Object.entries(sums).map(([column, sum]) => {
      const told = AMOUNTS.includes(column) ? sql`(${sum})::float8 / 100` : sql`(${sum})::float8`
      return sql`${told} as ${sql.ref(toName(column))}`
    }),
  )

const addUp = (sums: Readonly<Record<string, unknown>>) =>
  asColumns(Object.fromEntries(Object.keys(sums).map((name) => [name, sql`coalesce(sum(r.${sql.ref(name)}), 0)`])))

/** Sums over rows of purchase_fact `f`, under the names of the wire. */
export const purchaseSumsOfFacts = asColumns(PURCHASE_SUMS)
/** The same over rows `r` of a rollup. */
export const purchaseSumsOfRollups = addUp(PURCHASE_SUMS)
/** Sums over rows of award_fact `f`. */
export const awardSumsOfFacts = asColumns(AWARD_SUMS)
export const awardSumsOfRollups = addUp(AWARD_SUMS)
