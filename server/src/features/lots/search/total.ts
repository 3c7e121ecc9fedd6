// How many lots match: counted where that is cheap, otherwise estimated from the sample and marked as an estimate
// (docs/decisions/0018).
import { sql, type RawBuilder } from 'kysely'
import { EVERY_LOT, OPEN_LOTS, SAMPLE_OF } from '../indexing/numbers.ts'
import { listTerms } from '../indexing/terms.ts'
import { joinByAnd } from './condition.ts'
import { hasEnded, isOpen } from './openness.ts'
import { listConditions, type SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'

export interface TotalRow {
  /** null: not counted */
  counted: number | null
  /** matching lots of the sample; null: not needed */
  sampled: number | null
}

/** The lexeme whose stored count is the total. */
function findCountingLexeme(plan: SearchPlan): number | null {
  const { set, words, filter } = plan
  const conditions = listConditions(plan)
  if (set) return null
  if (conditions.length === 0) return EVERY_LOT
  if (conditions.length > 1) return null
  return filter.publishedOnly && filter.oneStatus ? OPEN_LOTS : words.onlyLexeme
}

/** The index keeps this count, so it need not be computed. */
export const hasStoredCount = (plan: SearchPlan) => findCountingLexeme(plan) !== null

/** Counting the matches costs no more than finding them. */
export function isCheapToCount(plan: SearchPlan): boolean {
  const { set, words, filter, lots, thresholds } = plan
  const isRare = words.rarest !== null && words.rarest <= thresholds.rareWord
  const isSmall = set !== null || lots <= thresholds.smallCatalogue
  return !hasStoredCount(plan) && (isSmall || filter.publishedOnly || filter.namesOne || isRare)
}

/** The columns of TotalRow. */
export function selectTotal(plan: SearchPlan): RawBuilder<TotalRow> {
  const { set, words, filter, thresholds } = plan
  const conditions = listConditions(plan)
  const count = sql`(select count(*) from ${selectFrom(set)} where ${joinByAnd(conditions)})`
  const lexeme = findCountingLexeme(plan)
  if (lexeme !== null) return sql`${selectStoredCount(lexeme)} as counted, null::bigint as sampled`
  if (isCheapToCount(plan)) return sql`${count} as counted, null::bigint as sampled`
  const sampled = sql`(select count(*) from lot_sample s where ${joinByAnd(conditions)})`
  if (words.rarest === null && !filter.indexed) return sql`null::bigint as counted, ${sampled} as sampled`
  return sql`case when sample.lots < ${thresholds.minSampleHits} then ${count} end as counted, sample.lots as sampled from (select ${sampled} as lots offset 0) sample`
}

/** How many of the matching lots are open. */
export function selectOpenTotal(plan: SearchPlan): RawBuilder<number> {
  const { set, filter, now } = plan
  const conditions = listConditions(plan)
  if (!filter.openness.includes('open')) return sql`0::bigint`
  if (set === null && conditions.length === 0)
    return sql`(${selectStoredCount(OPEN_LOTS)} - (select count(*) from lot_search s where ${hasEnded(now)}))`
  return sql`(select count(*) from ${selectFrom(set)} where ${joinByAnd([...conditions, isOpen(now)])})`
}

export const NO_TOTAL = sql`null::bigint as counted, null::bigint as sampled`

/** The folded count plus the changes that wait to be folded. */
function selectStoredCount(lexeme: number): RawBuilder<number> {
  const waiting = listTerms(lexeme).map((term) => sql`coalesce(changes[array_position(terms, ${term})], 0)`)
  return sql`((select lots from lexeme where id = ${lexeme}) + (select coalesce(sum(${sql.join(waiting, sql` + `)}), 0) from lexeme_count))`
}

export interface Total {
  total: number
  totalExact: boolean
}

/** `seen`: the page shows that there are at least so many. */
export function toTotal({ counted, sampled }: TotalRow, seen: number): Total {
  if (counted !== null) return { total: counted, totalExact: true }
  return { total: Math.max(roundToTwoDigits((sampled ?? 0) * SAMPLE_OF), seen), totalExact: false }
}

/** An estimate of 184 312 is shown as 180 000: more digits would pretend to be exact. */
export function roundToTwoDigits(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / unit) * unit
}
