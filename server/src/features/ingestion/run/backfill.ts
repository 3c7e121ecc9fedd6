// Closes gaps, the newest first, a quarter of a year at a time. It works beside polling: pages of a source are saved
// one after the other, and an older answer never replaces a newer one.
import { PortalProblem } from '../../../portals/problem.ts'
import { putOffWindow } from '../progress/postponed-gaps.ts'
import { closeWindowGaps, newestWindowGap } from '../progress/window-gaps.ts'
import { noteRun } from '../progress/runs.ts'
import { beginRun, dropRun, endRun, listUnfinishedRuns, noteFailure, streamRow } from '../progress/streams.ts'
import { walk, type Ingestion, type Walked } from './walk.ts'

const POLL_SECONDS = 86_400
// The place within a window outlives the process, so long ones cost nothing; the limit of polls is there to keep
// them short.
const LONGEST_MS = 91 * 86_400_000
// A window that fails for good, or so often in a row, is put off, so that other gaps do not wait for it.
const PATIENCE = 20
const PUT_OFF_MS = 6 * 3_600_000

export type Filled = 'nothing to do' | 'done' | PortalProblem

/** One window of one gap, or the rest of it. */
export async function fillOneWindow(ingestion: Ingestion, signal: AbortSignal): Promise<Filled> {
  const { db, connector, now } = ingestion
  const chosen = await chooseWindow(ingestion)
  if (!chosen) return 'nothing to do'
  const { stream, window, position } = chosen
  const list = { source: connector.source, stream: stream.name, mode: 'backfill' as const }
  const walked: Walked = { pages: 0, items: 0, changed: 0 }
  const startedAt = now()
  try {
    await walk(
      ingestion,
      {
        stream,
        mode: 'backfill',
        window,
        position,
        enoughQuietPages: null,
        atEnd: async (tx) => {
          await endRun(tx, list, window, { watermark: false, sweptAt: null, now: now() })
          await closeWindowGaps(tx, connector.source, stream.name, window, now())
        },
      },
      walked,
      signal,
    )
    await noteRun(db, list, window, { ...walked, failedPages: 0, problem: null }, startedAt, now())
    return 'done'
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await noteRun(db, list, window, { ...walked, failedPages: 1, problem: cause.message }, startedAt, now())
    const failures = await noteFailure(db, list, cause.message)
    if (cause.kind === 'permanent' || (cause.kind !== 'access' && failures >= PATIENCE)) {
      await db.transaction().execute(async (tx) => {
        await putOffWindow(
          tx,
          { ...list, ...window, reason: cause.message },
          new Date(now().getTime() + PUT_OFF_MS),
          now(),
        )
        await dropRun(tx, list)
      })
    }
    return cause
  }
}

async function chooseWindow({ db, connector, now }: Ingestion) {
  const bySource = { source: connector.source, mode: 'backfill' as const }
  for (const { stream: name, window, position } of await listUnfinishedRuns(db, connector.source, 'backfill')) {
    const stream = connector.streams.find((one) => one.name === name)
    if (stream) return { stream, window, position }
  }
  const gap = await newestWindowGap(
    db,
    connector.source,
    connector.streams.map(({ name }) => name),
    now(),
  )
  const stream = connector.streams.find(({ name }) => name === gap?.stream)
  if (!gap || !stream) return null
  // a list without a window is always read whole
  const window = {
    from: new Date(
      Math.max(gap.from.getTime(), gap.to.getTime() - (stream.longestWindowMs === null ? Infinity : LONGEST_MS)),
    ),
    to: gap.to,
  }
  await streamRow(db, { ...bySource, stream: stream.name }, POLL_SECONDS, now())
  await beginRun(db, { ...bySource, stream: stream.name }, window, now())
  return { stream, window, position: null }
}
