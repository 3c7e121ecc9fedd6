// What the operator may know of deliveries: figures over all workspaces, no row of any.
import type { Channel } from '@tendertap/domain/notifications/categories'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface Period {
  since: Date
  until: Date
}

export interface ChannelCounts {
  channel: Channel
  sent: number
  failed: number
  uncertain: number
  dropped: number
  waiting: number
  waitingSince: Date | null
}

export async function listChannelCounts(db: Database, { since, until }: Period): Promise<ChannelCounts[]> {
  const { rows } = await sql<ChannelCounts>`
    select channel, sent, failed, uncertain, dropped, waiting, waiting_since as "waitingSince"
    from delivery_counts(${since}, ${until}) order by channel`.execute(db)
  return rows
}

export interface ProblemCount {
  channel: Channel
  outcome: 'failed' | 'uncertain' | 'waiting' | 'dropped'
  problem: string
  count: number
  lastAt: Date
}

/** What failed first, then what may have, then what is tried again. */
export async function listProblems(db: Database, { since, until }: Period): Promise<ProblemCount[]> {
  const { rows } = await sql<ProblemCount>`
    select channel, outcome, problem, deliveries as count, last_at as "lastAt" from delivery_problems(${since}, ${until})
    order by array_position(array['failed', 'uncertain', 'waiting', 'dropped'], outcome), deliveries desc, channel, problem`.execute(
    db,
  )
  return rows
}
