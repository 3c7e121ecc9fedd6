import { sql, type RawBuilder } from 'kysely'
import type { SearchPlan } from './plan.ts'

/** The position of the tier in which lot s has the words. */
export function selectTier({ words }: SearchPlan): RawBuilder<number> {
  const earlier = words.tiers.slice(0, -1).map(({ within }, tier) => sql`when ${within} then ${sql.lit(tier)}`)
  return sql`case ${sql.join(earlier, sql` `)} else ${sql.lit(earlier.length)} end`
}
