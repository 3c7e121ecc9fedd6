// How complete the catalogue is, per source: for the operator's page and for `npm run ingest -- status`.
// The role must be operator, background or ingestion: the role application may read only lists and gaps.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Source } from '../../portals/canonical.ts'

export interface StreamStatus {
  stream: string
  connectedAt: Date
  pollSeconds: number
  /** null: never read to its end */
  lastGoodAt: Date | null
  lastTriedAt: Date | null
  /** everything that the portal changed before this has been read */
  watermark: Date | null
  /** in a row */
  failures: number
  problem: string | null
}

export interface SourceStatus {
  source: Source
  name: string
  /** the lists that are polled; none: the source is not connected */
  streams: StreamStatus[]
  /**
   * from publication until we first saw the lot; counts lots that were published after the source was connected and
   * first seen in the last 24 hours
   */
  lag: { p50Seconds: number; p95Seconds: number; lots: number } | null
  /** windows that have not been read, and single items that could not be read */
  openGaps: { windows: number; items: number; oldestAt: Date | null }
  failedPages24h: number
  newLots24h: number
  /** statuses and methods of the portal that we cannot translate into ours */
  unknownValues: { total: number; recent24h: number }
  /** null: not asked yet */
  health: { checkedAt: Date; ok: boolean; problem: string | null; tokenExpiresAt: Date | null } | null
}

interface Row {
  source: Source
  name: string
  lag: { p50: number | null; p95: number | null; lots: number }
  new_lots: number
  windows: number
  items: number
  oldest_at: Date | null
  failed_pages: number
  unknown_total: number
  unknown_recent: number
  checked_at: Date | null
  ok: boolean | null
  problem: string | null
  token_expires_at: Date | null
}

export async function listSourceStatuses(db: Database, now: Date): Promise<SourceStatus[]> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  const { rows } = await sql<Row>`
    select source.id as source, source.name, arrivals.lag, arrivals.new_lots, gaps.windows, gaps.items, gaps.oldest_at, runs.failed_pages, unknown.unknown_total, unknown.unknown_recent,
      health.checked_at, health.ok, health.problem, health.token_expires_at
    from source
    left join source_health health on health.source = source.id
    cross join lateral (
      select count(*) as new_lots, json_build_object(
        'p50', percentile_cont(0.5) within group (order by delay) filter (where is_live), 'p95', percentile_cont(0.95) within group (order by delay) filter (where is_live),
        'lots', count(*) filter (where is_live)) as lag
      from (
        select extract(epoch from greatest(lot.first_seen_at - tender.published_at, interval '0'))::float8 as delay,
          tender.published_at >= (select min(connected_at) from sync_stream where sync_stream.source = source.id and mode = 'live') as is_live
        from lot join tender on tender.id = lot.tender_id
        where lot.source = source.id and lot.first_seen_at > ${dayAgo}
      ) fresh
    ) arrivals
    cross join lateral (
      select count(*) filter (where external_id is null) as windows, count(*) filter (where external_id is not null) as items, min(noticed_at) as oldest_at
      from sync_gap where sync_gap.source = source.id and closed_at is null
    ) gaps
    cross join lateral (select coalesce(sum(failed_pages), 0)::int as failed_pages from sync_run where sync_run.source = source.id and started_at > ${dayAgo}) runs
    cross join lateral (
      select count(*) as unknown_total, count(*) filter (where last_seen_at > ${dayAgo}) as unknown_recent from unknown_value where unknown_value.source = source.id
    ) unknown
    order by source.id`.execute(db)
  const streams = await db.selectFrom('sync_stream').selectAll().where('mode', '=', 'live').orderBy('stream').execute()
  return rows.map((row) => ({
    source: row.source,
    name: row.name,
    streams: streams
      .filter(({ source }) => source === row.source)
      .map((one) => ({
        stream: one.stream,
        connectedAt: one.connected_at,
        pollSeconds: one.poll_seconds,
        lastGoodAt: one.last_good_at,
        lastTriedAt: one.last_tried_at,
        watermark: one.watermark,
        failures: one.failures,
        problem: one.problem,
      })),
    lag:
      row.lag.p50 === null || row.lag.p95 === null
        ? null
        : { p50Seconds: row.lag.p50, p95Seconds: row.lag.p95, lots: row.lag.lots },
    openGaps: { windows: row.windows, items: row.items, oldestAt: row.oldest_at },
    failedPages24h: row.failed_pages,
    newLots24h: row.new_lots,
    unknownValues: { total: row.unknown_total, recent24h: row.unknown_recent },
    health:
      row.checked_at === null || row.ok === null
        ? null
        : { checkedAt: row.checked_at, ok: row.ok, problem: row.problem, tokenExpiresAt: row.token_expires_at },
  }))
}
