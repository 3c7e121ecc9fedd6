// The domain's rule isOpen as conditions on lot_search s.
import { sql } from 'kysely'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import type { Condition } from './condition.ts'

// with a literal the planner can use the partial indexes of published and of all other lots
export const isPublished: Condition = sql`s.status = ${sql.lit(PUBLISHED_STATUS)}`
export const isNotPublished: Condition = sql`s.status <> ${sql.lit(PUBLISHED_STATUS)}`

export type Openness = 'open' | 'closed'
/** past: the applications have ended, or their end is unknown. */
export type StageLimit = Openness | 'past'

// `is true` keeps the planner from the index of deadlines: nearly all published lots are open
const isAhead = (now: Date): Condition => sql`(s.application_end_at > ${now}) is true`

export const isOpen = (now: Date): Condition => sql`(${isPublished} and ${isAhead(now)})`
export const isClosed = (now: Date): Condition => sql`(${isNotPublished} or not (${isAhead(now)}))`
export const isPast = (now: Date): Condition => sql`not (${isAhead(now)})`
/** Published lots whose applications have ended: few, because portals soon give them another status. */
export const hasEnded = (now: Date): Condition =>
  sql`(${isPublished} and (s.application_end_at <= ${now} or s.application_end_at is null))`
