// Closes gaps, the newest first, a quarter of a year at a time. It works beside polling: pages of a source are saved
// one after the other, and an older answer never replaces a newer one.
import { PortalProblem } from '../../../portals/problem.ts'
import { postponeWindow } from '../progress/postponed-gaps.ts'
import { closeWindowGaps, findNewestWindowGap } from '../progress/window-gaps.ts'
import { saveRun } from '../progress/runs.ts'
import {
  beginRun,
  clearRun,
  endRun,
  listUnfinishedRuns,
  countFailure,
  loadOrCreateStream,
} from '../progress/streams.ts'
import { walkList, type Ingestion, type WalkFigures } from './walk-list.ts'

const POLL_SECONDS = 86_400
// The position within a window is stored, so a long window loses nothing when it is interrupted. Polls have a shorter
// limit because they must end soon.
const LONGEST_MS = 91 * 86_400_000
// A window that fails permanently, or this often in a row, is postponed, so that other gaps do not wait for it.
const FAILURES_BEFORE_PAUSE = 20
const POSTPONED_MS = 6 * 3_600_000

export type FillResult = 'nothing to do' | 'done' | PortalProblem

/** Reads one window of one gap, or the rest of a window that was interrupted. */
export async function fillOneWindow(ingestion: Ingestion, signal: AbortSignal): Promise<FillResult> {
  const { db, connector, now } = ingestion
  const chosen = await chooseWindow(ingestion)
  if (!chosen) return 'nothing to do'
  const { stream, window, position } = chosen
  const list = { source: connector.source, stream: stream.name, mode: 'backfill' as const }
  const figures: WalkFigures = { pages: 0, items: 0, changed: 0 }
  const startedAt = now()
  try {
    await walkList(
      ingestion,
      {
        stream,
        mode: 'backfill',
        window,
        position,
        stopAfterQuietPages: null,
        atEnd: async (tx) => {
          await endRun(tx, list, window, { movesWatermark: false, sweptAt: null, now: now() })
          await closeWindowGaps(tx, connector.source, stream.name, window, now())
        },
      },
      figures,
      signal,
    )
    await saveRun(db, list, window, { ...figures, failedPages: 0, problem: null }, startedAt, now())
    return 'done'
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await saveRun(db, list, window, { ...figures, failedPages: 1, problem: cause.message }, startedAt, now())
    const failures = await countFailure(db, list, cause.message)
    if (cause.kind === 'permanent' || (cause.kind !== 'access' && failures >= FAILURES_BEFORE_PAUSE)) {
      await db.transaction().execute(async (tx) => {
        await postponeWindow(
          tx,
          { ...list, ...window, reason: cause.message },
          new Date(now().getTime() + POSTPONED_MS),
          now(),
        )
        await clearRun(tx, list)
      })
    }
    return cause
  }
}

async function chooseWindow({ db, connector, now }: Ingestion) {
  const list = { source: connector.source, mode: 'backfill' as const }
  for (const { stream: name, window, position } of await listUnfinishedRuns(db, connector.source, 'backfill')) {
    const stream = connector.streams.find((one) => one.name === name)
    if (stream) return { stream, window, position }
  }
  const gap = await findNewestWindowGap(
    db,
    connector.source,
    connector.streams.map(({ name }) => name),
    now(),
  )
  const stream = connector.streams.find(({ name }) => name === gap?.stream)
  if (!gap || !stream) return null
  // A list that ignores windows is always read whole.
  const window = {
    from: new Date(
      Math.max(gap.from.getTime(), gap.to.getTime() - (stream.longestWindowMs === null ? Infinity : LONGEST_MS)),
    ),
    to: gap.to,
  }
  await loadOrCreateStream(db, { ...list, stream: stream.name }, POLL_SECONDS, now())
  await beginRun(db, { ...list, stream: stream.name }, window, now())
  return { stream, window, position: null }
}
