// The facts that the rules on alarms and freshness need. Cheap enough for every request, unlike status.ts.
import type { SourceFacts } from '@tendertap/domain/sources/alarms'
import { findNewLotsSince } from '@tendertap/domain/sources/working-day'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** What any member may know: how far the lists have been read and how many gaps there are, but no runs or tokens. */
export async function listSources(db: Database) {
  const sources = await db.selectFrom('source').select(['id', 'name']).orderBy('id').execute()
  const lists = await db.selectFrom('sync_stream').selectAll().where('mode', '=', 'live').orderBy('stream').execute()
  const gaps = await db
    .selectFrom('sync_gap')
    .select(['source', (select) => select.fn.countAll<number>().as('open')])
    .where('closed_at', 'is', null)
    .groupBy('source')
    .execute()
  return sources.map(({ id, name }) => ({
    source: id,
    name,
    openGaps: gaps.find(({ source }) => source === id)?.open ?? 0,
    lists: lists
      .filter(({ source }) => source === id)
      .map(({ poll_seconds, connected_at, last_good_at }) => ({
        pollSeconds: poll_seconds,
        connectedAt: connected_at,
        lastGoodAt: last_good_at,
      })),
  }))
}

export interface NamedFacts extends SourceFacts {
  source: string
  name: string
  /** the portal's own words on why it does not let us in */
  accessProblem: string | null
}

export async function listSourceFacts(db: Database, now: Date): Promise<NamedFacts[]> {
  const { rows } = await sql<{
    source: string
    ok: boolean | null
    problem: string | null
    token_expires_at: Date | null
    own_clock_ahead_seconds: number | null
    portal_clock_ahead_seconds: number | null
    new_lots: number
    unknown: number
  }>`
    select source.id as source, health.ok, health.problem, health.token_expires_at, health.own_clock_ahead_seconds, health.portal_clock_ahead_seconds,
      (select count(*) from lot where lot.source = source.id and lot.first_seen_at >= ${findNewLotsSince(now)}) as new_lots,
      (select count(*) from unknown_value where unknown_value.source = source.id and unknown_value.last_seen_at > ${now}::timestamptz - interval '24 hours') as unknown
    from source left join source_health health on health.source = source.id`.execute(db)
  const known = new Map(rows.map((row) => [row.source, row]))
  return (await listSources(db)).map((source) => {
    const row = known.get(source.source)
    return {
      ...source,
      isAdmitted: row?.ok ?? null,
      accessProblem: row?.ok === false ? row.problem : null,
      tokenExpiresAt: row?.token_expires_at ?? null,
      newLots: row?.new_lots ?? 0,
      recentUnknownValues: row?.unknown ?? 0,
      ownClockAheadSeconds: row?.own_clock_ahead_seconds ?? null,
      portalClockAheadSeconds: row?.portal_clock_ahead_seconds ?? null,
    }
  })
}
