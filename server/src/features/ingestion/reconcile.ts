// Every open tender that no list has shown for a day is asked for by its id. What the portal no longer has, asked twice, is withdrawn.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Source } from '../../portals/canonical.ts'
import type { Connector, RawItem } from '../../portals/connector.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { absenceItem } from './readings.ts'
import { savePage } from './save-page.ts'
import { beginRun, endRun, forgetOldRuns, noteFailure, noteRun, streamRow } from './streams.ts'
import type { Ingestion } from './walk.ts'

const AT_ONCE = 200
const DAY_MS = 86_400_000
const TERMINAL = ['Завершен', 'Отменен']
// what has been undecided for longer will stay so
const LONGEST_DAYS = 180
const REST_MS = 20 * 3_600_000
// at night in Kazakhstan, when nobody else asks the portals
const NIGHT_UTC = { from: 20, to: 24 }

export async function isReconcileDue(db: Database, source: Source, now: Date): Promise<boolean> {
  const row = await streamRow(db, { source, stream: 'reconcile', mode: 'live' }, DAY_MS / 1000, now)
  const since = row.last_good_at ?? row.connected_at
  const hour = now.getUTCHours()
  return now.getTime() - since.getTime() > REST_MS && hour >= NIGHT_UTC.from && hour < NIGHT_UTC.to
}

async function unseenTenders(db: Database, source: Source, after: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select t.external_id from tender t
    where t.source = ${source} and t.external_id > ${after} and t.withdrawn_at is null and not t.status = any(${TERMINAL})
      and coalesce(t.application_end_at, t.published_at, t.first_seen_at) > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})
      and not exists (
        select from raw_head h where h.source = t.source and h.seen_at > ${new Date(now.getTime() - DAY_MS)}
          and (h.entity = 'tender' and h.external_id = t.external_id or h.entity = 'lot' and h.external_id in (select l.external_id from lot l where l.tender_id = t.id)))
    order by t.external_id limit ${AT_ONCE}`.execute(db)
  return rows.map((row) => row.external_id)
}

export async function reconcile(ingestion: Ingestion, signal: AbortSignal): Promise<PortalProblem | null> {
  const { db, connector, now } = ingestion
  const list = { source: connector.source, stream: 'reconcile', mode: 'live' as const }
  const startedAt = now()
  const window = { from: new Date(startedAt.getTime() - DAY_MS), to: startedAt }
  await streamRow(db, list, DAY_MS / 1000, startedAt)
  await beginRun(db, list, window, startedAt)
  const figures = { pages: 0, items: 0, changed: 0 }
  try {
    let ids = await unseenTenders(db, connector.source, '', startedAt)
    while (ids.length > 0) {
      const fetchedAt = now()
      const items = await askTwice(connector, ids, fetchedAt, signal)
      const saved = await savePage(db, { connector, stream: 'reconcile', items, fetchedAt })
      figures.pages += 1
      figures.items += saved.items
      figures.changed += saved.changed
      ids = await unseenTenders(db, connector.source, ids.at(-1) ?? '', startedAt)
    }
    await db.transaction().execute((tx) => endRun(tx, list, window, { watermark: true, sweptAt: null, now: now() }))
    await noteRun(db, list, window, { ...figures, failedPages: 0, problem: null }, startedAt, now())
    await forgetOldRuns(db, startedAt)
    return null
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await noteRun(db, list, window, { ...figures, failedPages: 1, problem: cause.message }, startedAt, now())
    await noteFailure(db, list, cause.message)
    return cause
  }
}

/** A whole batch may be cut short: what is missing from it is asked for once more, by itself. */
async function askTwice(connector: Connector, ids: readonly string[], at: Date, signal: AbortSignal): Promise<RawItem[]> {
  const items = await connector.tenders(ids, signal)
  const shown = shownBy(connector, items)
  for (const id of ids) {
    if (shown.has(id)) continue
    const again = await connector.tenders([id], signal)
    items.push(...(again.length > 0 ? again : [absenceItem(id, at)]))
  }
  return items
}

function shownBy(connector: Connector, items: readonly RawItem[]): Set<string> {
  const shown = new Set<string>()
  for (const item of items) {
    if (item.entity === 'tender') shown.add(item.externalId)
    try {
      const reading = connector.read(item)
      if (reading.kind === 'tender') shown.add(reading.tender.externalId)
    } catch {
      // saving it will tell
    }
  }
  return shown
}
