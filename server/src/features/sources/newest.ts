// The newest rows behind the figures of a source, for the operator. Each answer covers all sources at once.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const NEWEST = 20
const LAST_RUNS = 10

export async function newestGaps(db: Database) {
  const { rows } = await sql<{
    source: string
    stream: string
    window_from: Date
    window_to: Date
    external_id: string | null
    reason: string
    noticed_at: Date
  }>`
    select g.* from source s cross join lateral (
      select source, stream, window_from, window_to, external_id, reason, noticed_at from sync_gap
      where source = s.id and closed_at is null order by noticed_at desc, id desc limit ${NEWEST}
    ) g`.execute(db)
  return rows
}

export async function newestUnknownValues(db: Database) {
  const { rows } = await sql<{
    source: string
    kind: 'status' | 'method'
    portal_id: string
    portal_name: string
    first_seen_at: Date
    last_seen_at: Date
    times: number
  }>`
    select u.* from source s cross join lateral (
      select * from unknown_value where source = s.id order by last_seen_at desc, portal_id, portal_name limit ${NEWEST}
    ) u`.execute(db)
  return rows
}

export async function lastRuns(db: Database) {
  const { rows } = await sql<{
    source: string
    stream: string
    mode: string
    started_at: Date
    ended_at: Date | null
    pages: number
    items: number
    changed: number
    failed_pages: number
    problem: string | null
  }>`
    select r.* from source s cross join lateral (
      select source, stream, mode, started_at, ended_at, pages, items, changed, failed_pages, problem from sync_run
      where source = s.id order by id desc limit ${LAST_RUNS}
    ) r`.execute(db)
  return rows
}
