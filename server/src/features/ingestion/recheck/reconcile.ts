// Asks by id for every open tender that no list has shown for a day. A tender that is missing in two answers in a row
// is withdrawn. For a week it is asked for again, and it returns when the portal shows it.
import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector, RawItem } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { askByIds, listShownTenders } from './ask-by-id.ts'
import { countOpenTenders, listUnseenTenders } from './unseen-tenders.ts'
import { toAbsenceItem } from '../save/absence.ts'
import { savePage } from '../save/save-page.ts'
import { deleteOldRuns, saveRun } from '../progress/runs.ts'
import { beginRun, endRun, countFailure, loadOrCreateStream } from '../progress/streams.ts'
import type { Ingestion } from '../run/walk-list.ts'

const DAY_MS = 86_400_000
const REST_MS = 20 * 3_600_000
const AFTER_FAILURE_MS = 3_600_000
// A portal that lacks more tenders than both of these limits at once is broken, and its answer is not believed.
const MAX_ABSENT = { tenders: 10, part: 0.05 }
// Night in Kazakhstan, when few others ask the portals.
const NIGHT_UTC = { from: 20, to: 24 }

export async function isReconcileDue(db: Database, source: Source, now: Date): Promise<boolean> {
  const row = await loadOrCreateStream(db, { source, stream: 'reconcile', mode: 'live' }, DAY_MS / 1000, now)
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
  await loadOrCreateStream(db, list, DAY_MS / 1000, startedAt)
  await beginRun(db, list, window, startedAt)
  await deleteOldRuns(db, startedAt)
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
      const mostAbsent = Math.max(
        MAX_ABSENT.tenders,
        MAX_ABSENT.part * (await countOpenTenders(db, connector.source, startedAt)),
      )
      const fetchedAt = now()
      await save(await askOnceMore(connector, missing, mostAbsent, fetchedAt, signal), fetchedAt)
    }
    await db
      .transaction()
      .execute((tx) => endRun(tx, list, window, { movesWatermark: true, sweptAt: null, now: now() }))
    await saveRun(db, list, window, { ...figures, failedPages: 0, problem: null }, startedAt, now())
    return null
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await saveRun(db, list, window, { ...figures, failedPages: 1, problem: cause.message }, startedAt, now())
    await countFailure(db, list, cause.message)
    return cause
  }
}

/** A portal may cut an answer short: each tender that was missing from it is asked for once more, alone. */
async function askOnceMore(
  connector: Connector,
  ids: readonly string[],
  mostAbsent: number,
  at: Date,
  signal: AbortSignal,
): Promise<RawItem[]> {
  const items: RawItem[] = []
  let absent = 0
  for (const id of ids) {
    const answers = await askByIds(connector, [id], signal)
    items.push(...answers.items)
    if (answers.items.length > 0 || answers.unanswered.size > 0) continue
    absent += 1
    if (absent > mostAbsent)
      throw new PortalProblem('passing', `More than ${Math.floor(mostAbsent)} open tenders are missing at once`)
    items.push(toAbsenceItem(id, at))
  }
  return items
}
