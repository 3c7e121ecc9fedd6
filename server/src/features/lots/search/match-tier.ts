import { sql, type RawBuilder } from 'kysely'
import type { SearchPlan } from './plan.ts'

/** The position of the tier in which lot s has the words; null without words. */
export function selectTier({ words }: SearchPlan): RawBuilder<number | null> {
  const earlier = words.tiers.slice(0, -1).map(({ within }, tier) => sql`when ${within} then ${sql.lit(tier)}`)
  return earlier.length === 0
    ? sql`null::integer`
    : sql`case ${sql.join(earlier, sql` `)} else ${sql.lit(earlier.length)} end`
}
