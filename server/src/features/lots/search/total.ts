// How many lots match: counted where that is cheap, else reckoned from the sample and said so (docs/decisions/0018).
import { sql, type RawBuilder } from 'kysely'
import { EVERY_LOT, OPEN_LOTS, SAMPLE_OF } from '../indexing/numbers.ts'
import { all } from './conditions.ts'
import type { Plan } from './plan.ts'

export interface TotalRow {
  /** null: not counted */
  counted: number | null
  /** lots of the sample; null: not asked */
  sampled: number | null
}

/** The lexeme whose own count is the total. */
function onlyLexeme({ conditions, words, filter }: Plan): number | null {
  if (conditions.length === 0) return EVERY_LOT
  if (conditions.length > 1) return null
  return filter.openOnly ? OPEN_LOTS : words.only
}

/** Somebody has counted them all along. */
export const isFree = (plan: Plan) => onlyLexeme(plan) !== null

/** Counting costs no more than finding. */
export function isCounted(plan: Plan): boolean {
  const { words, filter, lots, scale } = plan
  return (
    !isFree(plan) &&
    (lots <= scale.fewLots || filter.openOnly || filter.pinned || (words.rarest !== null && words.rarest <= scale.rare))
  )
}

/** Two columns, `counted` and `sampled`. */
export function totalColumns(plan: Plan): RawBuilder<TotalRow> {
  const { conditions, words, filter, scale } = plan
  const count = sql`(select count(*) from lot_search s where ${all(conditions)})`
  const lexeme = onlyLexeme(plan)
  if (lexeme !== null) return sql`${counterOf(lexeme)} as counted, null::bigint as sampled`
  if (isCounted(plan)) return sql`${count} as counted, null::bigint as sampled`
  const sampled = sql`(select count(*) from lot_sample s where ${all(conditions)})`
  if (words.rarest === null && !filter.indexed) return sql`null::bigint as counted, ${sampled} as sampled`
  return sql`case when sample.lots < ${scale.telling} then ${count} end as counted, sample.lots as sampled from (select ${sampled} as lots offset 0) sample`
}

export const UNCOUNTED = sql`null::bigint as counted, null::bigint as sampled`

/** What was added up, and what waits to be. */
function counterOf(lexeme: number): RawBuilder<number> {
  return sql`((select lots from lexeme where id = ${lexeme}) + (select coalesce(sum(changes[array_position(lexemes, ${lexeme})]), 0) from lexeme_count))`
}

export interface Total {
  total: number
  totalExact: boolean
}

/** `seen`: so many there are for certain, as the page shows. */
export function totalOf({ counted, sampled }: TotalRow, seen: number): Total {
  if (counted !== null) return { total: counted, totalExact: true }
  return { total: Math.max(twoDigits((sampled ?? 0) * SAMPLE_OF), seen), totalExact: false }
}

/** 184 312 is said as 180 000: more digits would pretend to know. */
export function twoDigits(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, number))) - 1)
  return Math.round(number / unit) * unit
}
