// A condition on s, a row of lot_search or lot_sample.
import { sql, type RawBuilder } from 'kysely'

export type Condition = RawBuilder<boolean>

export const MATCH_NOTHING: Condition = sql`false`

export function joinByAnd(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

export function joinByOr(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? MATCH_NOTHING : sql`(${sql.join(conditions, sql` or `)})`
}

/** As text: drivers write arrays of numbers slowly. */
export const toIntegerArray = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`
