// The domain's rule isOpen as conditions on lot_search s.
import { sql } from 'kysely'
import { PUBLISHED_STATUS } from '../indexing/numbers.ts'
import type { Condition } from './condition.ts'

// with a literal the planner can use the partial indexes of published and of all other lots
export const isPublished: Condition = sql`s.status = ${sql.lit(PUBLISHED_STATUS)}`
export const isNotPublished: Condition = sql`s.status <> ${sql.lit(PUBLISHED_STATUS)}`

/** past: its applications have ended, or their end is unknown. */
export type Openness = 'open' | 'closed' | 'past'

const ends = (now: Date): Condition => sql`s.application_end_at > ${now}`

export const isOpen = (now: Date): Condition => sql`(${isPublished} and ${ends(now)})`
export const isClosed = (now: Date): Condition => sql`(${isNotPublished} or (${ends(now)}) is not true)`
export const isPast = (now: Date): Condition => sql`(${ends(now)}) is not true`
/** Published lots whose applications have ended: few, because portals soon give them another status. */
export const hasEnded = (now: Date): Condition => sql`(${isPublished} and (${ends(now)}) is not true)`
