// Polls a list: reads everything that changed since the last good run began, with an overlap, or the rest of an
// interrupted run.
import type { Stream, Window } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { openWindowGap, extendWindowGap } from '../progress/window-gaps.ts'
import { saveRun } from '../progress/runs.ts'
import {
  beginRun,
  endRun,
  skipWindow,
  countFailure,
  saveTryTime,
  loadOrCreateStream,
  type StreamRow,
} from '../progress/streams.ts'
import { walkList, type Ingestion, type WalkFigures } from './walk-list.ts'

// A list that ignores windows has no known order. It is read until this many pages in a row show nothing new, and to
// its end every few hours.
const QUIET_PAGES = 3
const SWEEP_EVERY_MS = 6 * 3_600_000
// After this many failures at one position the window becomes a gap, so that new tenders do not wait for it.
const FAILURES_BEFORE_GAP = { permanent: 3, passing: 10 } as const
// A portal's date that is further off is no clock: the position would fall behind the longest window that may be asked
// for at once (a week) and never catch up.
const LARGEST_CLOCK_ERROR_MS = 6 * 86_400_000

export interface PollSettings {
  pollMs: number
  /** the beginning of the very first run */
  from: Date
  /** reads every list to its end */
  thorough: boolean
}

export function toPollSeconds({ restMs = 0 }: Stream, { pollMs }: PollSettings): number {
  return Math.max(1, Math.ceil(Math.max(restMs, pollMs) / 1000))
}

/** Gives the problem that ended the run, if there was one. */
export async function pollList(
  ingestion: Ingestion,
  stream: Stream,
  settings: PollSettings,
  signal: AbortSignal,
): Promise<PortalProblem | null> {
  const { db, connector, now } = ingestion
  const list = { source: connector.source, stream: stream.name, mode: 'live' as const }
  const row = await loadOrCreateStream(db, list, toPollSeconds(stream, settings), now())
  if (!settings.thorough && isResting(stream, row, now())) return null
  const { window, position, askedTo } = await beginOrResumeRun(ingestion, stream, row, settings)
  const startedAt = now()
  const isSweep =
    settings.thorough || row.swept_at === null || startedAt.getTime() - row.swept_at.getTime() > SWEEP_EVERY_MS
  const figures: WalkFigures = { pages: 0, items: 0, changed: 0 }
  try {
    await walkList(
      ingestion,
      {
        stream,
        mode: 'live',
        window,
        askedTo,
        position,
        stopAfterQuietPages: stream.longestWindowMs === null && !isSweep ? QUIET_PAGES : null,
        atEnd: (tx, whole) =>
          endRun(tx, list, window, { movesWatermark: true, sweptAt: whole ? startedAt : null, now: now() }),
      },
      figures,
      signal,
    )
    await saveRun(db, list, window, { ...figures, failedPages: 0, problem: null }, startedAt, now())
    return null
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await saveRun(db, list, window, { ...figures, failedPages: 1, problem: cause.message }, startedAt, now())
    const failures = await countFailure(db, list, cause.message)
    if (mayGiveUp(cause, failures, position !== null || figures.pages > 0)) {
      await db.transaction().execute(async (tx) => {
        await extendWindowGap(tx, { ...list, ...window, reason: cause.message }, now())
        await skipWindow(tx, list, window)
      })
    }
    return cause
  }
}

function isResting({ restMs = 0 }: Stream, { last_good_at, window_to, failures }: StreamRow, now: Date): boolean {
  return (
    window_to === null && failures === 0 && last_good_at !== null && now.getTime() - last_good_at.getTime() < restMs
  )
}

/** A portal that is down will come back. Only a page that fails while other pages work becomes a gap. */
function mayGiveUp({ kind }: PortalProblem, failures: number, othersWork: boolean): boolean {
  if (kind === 'permanent') return failures >= FAILURES_BEFORE_GAP.permanent
  return kind !== 'access' && othersWork && failures >= FAILURES_BEFORE_GAP.passing
}

/**
 * The list counts as read up to the earlier of two clocks, the database's and the portal's, and is asked up to the
 * later one. So a clock that is ahead skips nothing, and one that is behind delays nothing.
 */
function readClocks({ connector, now }: Ingestion): { earlier: Date; later: Date } {
  const ours = now()
  const theirs = connector.time() ?? ours
  if (Math.abs(theirs.getTime() - ours.getTime()) > LARGEST_CLOCK_ERROR_MS) return { earlier: ours, later: ours }
  return theirs < ours ? { earlier: theirs, later: ours } : { earlier: ours, later: theirs }
}

async function beginOrResumeRun(
  ingestion: Ingestion,
  stream: Stream,
  row: StreamRow,
  { from }: PollSettings,
): Promise<{ window: Window; position: string | null; askedTo: Date }> {
  const { db, connector, now } = ingestion
  const list = { source: connector.source, stream: stream.name, mode: 'live' as const }
  if (row.window_from && row.window_to) {
    await saveTryTime(db, list, now())
    return { window: { from: row.window_from, to: row.window_to }, position: row.position, askedTo: row.window_to }
  }
  const { earlier: to, later: askedTo } = readClocks(ingestion)
  // A watermark beyond the present comes from a clock that was ahead.
  const dueFrom = row.watermark ? new Date(Math.min(row.watermark.getTime(), to.getTime()) - stream.overlapMs) : from
  const earliest =
    stream.longestWindowMs === null
      ? dueFrom
      : new Date(Math.max(dueFrom.getTime(), to.getTime() - stream.longestWindowMs))
  const window = { from: earliest, to }
  await db.transaction().execute(async (tx) => {
    await openWindowGap(
      tx,
      {
        ...list,
        from: dueFrom,
        to: earliest,
        reason: row.watermark ? 'longer silent than the portal may be asked at once' : 'before the first run',
      },
      now(),
    )
    await beginRun(tx, list, window, now())
  })
  return { window, position: null, askedTo }
}
