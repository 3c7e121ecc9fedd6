// The newest rows behind the figures of a source, for the operator. Each answer covers all sources at once.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const NEWEST = 20
const LAST_RUNS = 10

export async function listNewestGaps(db: Database) {
  const { rows } = await sql<{
    source: string
    stream: string
    window_from: Date
    window_to: Date
    external_id: string | null
    reason: string
    noticed_at: Date
  }>`
    select gap.* from source cross join lateral (
      select sync_gap.source, stream, window_from, window_to, external_id, reason, noticed_at from sync_gap
      where sync_gap.source = source.id and closed_at is null order by noticed_at desc, sync_gap.id desc limit ${NEWEST}
    ) gap`.execute(db)
  return rows
}

export async function listNewestUnknownValues(db: Database) {
  const { rows } = await sql<{
    source: string
    kind: 'status' | 'method'
    portal_id: string
    portal_name: string
    first_seen_at: Date
    last_seen_at: Date
    times: number
  }>`
    select unknown.* from source cross join lateral (
      select * from unknown_value where unknown_value.source = source.id order by last_seen_at desc, portal_id, portal_name limit ${NEWEST}
    ) unknown`.execute(db)
  return rows
}

export async function listLastRuns(db: Database) {
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
    select run.* from source cross join lateral (
      select sync_run.source, stream, mode, started_at, ended_at, pages, items, changed, failed_pages, problem from sync_run
      where sync_run.source = source.id order by sync_run.id desc limit ${LAST_RUNS}
    ) run`.execute(db)
  return rows
}
