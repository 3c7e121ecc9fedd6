// Every open tender that no list has shown for a day is asked for by its id. What the portal no longer has, asked
// twice, is withdrawn; for a week it is asked for again, and returns like anything that is shown again.
import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { askByIds, listShownTenders } from './ask-by-id.ts'
import { countOpenTenders, listUnseenTenders } from './unseen-tenders.ts'
import { absenceItem } from '../save/absence.ts'
import { savePage } from '../save/save-page.ts'
import { forgetOldRuns, noteRun } from '../progress/runs.ts'
import { beginRun, endRun, noteFailure, streamRow } from '../progress/streams.ts'
import type { Ingestion } from '../run/walk.ts'

const DAY_MS = 86_400_000
const REST_MS = 20 * 3_600_000
const AFTER_FAILURE_MS = 3_600_000
// A portal that lacks more than this at once is broken: more than so many, and more than such a part of what is open.
const BELIEVED = { tenders: 10, part: 0.05 }
// at night in Kazakhstan, when nobody else asks the portals
const NIGHT_UTC = { from: 20, to: 24 }

export async function isReconcileDue(db: Database, source: Source, now: Date): Promise<boolean> {
  const row = await streamRow(db, { source, stream: 'reconcile', mode: 'live' }, DAY_MS / 1000, now)
  const since = row.last_good_at ?? row.connected_at
  const hour = now.getUTCHours()
  if (row.failures > 0 && row.last_tried_at !== null && now.getTime() - row.last_tried_at.getTime() < AFTER_FAILURE_MS)
    return false
  return now.getTime() - since.getTime() > REST_MS && hour >= NIGHT_UTC.from && hour < NIGHT_UTC.to
}

export async function reconcile(ingestion: Ingestion, signal: AbortSignal): Promise<PortalProblem | null> {
  const { db, connector, lexemes, now } = ingestion
  const list = { source: connector.source, stream: 'reconcile', mode: 'live' as const }
  const startedAt = now()
  const window = { from: new Date(startedAt.getTime() - DAY_MS), to: startedAt }
  await streamRow(db, list, DAY_MS / 1000, startedAt)
  await beginRun(db, list, window, startedAt)
  await forgetOldRuns(db, startedAt)
  const figures = { pages: 0, items: 0, changed: 0 }
  try {
    const save = async (items: readonly RawItem[], fetchedAt: Date) => {
      const saved = await savePage(db, { connector, lexemes, stream: 'reconcile', items, fetchedAt })
      figures.pages += 1
      figures.items += saved.items
      figures.changed += saved.changed
    }
    const missing: string[] = []
    let asked = await listUnseenTenders(db, connector.source, '', startedAt)
    while (asked.length > 0) {
      const fetchedAt = now()
      const { items, unanswered } = await askByIds(
        connector,
        asked.map((one) => one.external_id),
        signal,
      )
      await save(items, fetchedAt)
      const shown = listShownTenders(connector, items)
      for (const { external_id: id, withdrawn } of asked)
        if (!withdrawn && !shown.has(id) && !unanswered.has(id)) missing.push(id)
      asked = await listUnseenTenders(db, connector.source, asked.at(-1)?.external_id ?? '', startedAt)
    }
    if (connector.provesAbsence && missing.length > 0) {
      const believed = Math.max(
        BELIEVED.tenders,
        BELIEVED.part * (await countOpenTenders(db, connector.source, startedAt)),
      )
      const fetchedAt = now()
      await save(await askOnceMore(connector, missing, believed, fetchedAt, signal), fetchedAt)
    }
    await db.transaction().execute((tx) => endRun(tx, list, window, { watermark: true, sweptAt: null, now: now() }))
    await noteRun(db, list, window, { ...figures, failedPages: 0, problem: null }, startedAt, now())
    return null
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await noteRun(db, list, window, { ...figures, failedPages: 1, problem: cause.message }, startedAt, now())
    await noteFailure(db, list, cause.message)
    return cause
  }
}

/** A whole batch may be cut short: what was missing from it is asked for once more, by itself. */
async function askOnceMore(
  connector: Connector,
  ids: readonly string[],
  believed: number,
  at: Date,
  signal: AbortSignal,
): Promise<RawItem[]> {
  const items: RawItem[] = []
  let absent = 0
  for (const id of ids) {
    const again = await askByIds(connector, [id], signal)
    items.push(...again.items)
    if (again.items.length > 0 || again.unanswered.size > 0) continue
    absent += 1
    if (absent > believed)
      throw new PortalProblem('passing', `More than ${Math.floor(believed)} open tenders are missing at once`)
    items.push(absenceItem(id, at))
  }
  return items
}
