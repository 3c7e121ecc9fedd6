// Polls a list: reads everything that changed since the last good run began, with an overlap, or the rest of an
// interrupted run.
import type { Stream, Window } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { openWindowGap, widenWindowGap } from '../progress/window-gaps.ts'
import { noteRun } from '../progress/runs.ts'
import { beginRun, endRun, giveUp, noteFailure, noteTry, streamRow, type StreamRow } from '../progress/streams.ts'
import { walk, type Ingestion, type Walked } from './walk.ts'

// A list without a window is read until it shows nothing new for so many pages, and now and then to its end: nobody
// knows its order.
const QUIET_PAGES = 3
const SWEEP_EVERY_MS = 6 * 3_600_000
// After so many failures at one place the window becomes a gap, so that what is new does not wait for it.
const PATIENCE = { permanent: 3, passing: 10 } as const

export interface PollSettings {
  pollMs: number
  /** where the very first run begins */
  from: Date
  /** every list to its end */
  thorough: boolean
}

export function pollSecondsOf({ restMs = 0 }: Stream, { pollMs }: PollSettings): number {
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
  const row = await streamRow(db, list, pollSecondsOf(stream, settings), now())
  if (!settings.thorough && isResting(stream, row, now())) return null
  const { window, position } = await windowOf(ingestion, stream, row, settings)
  const startedAt = now()
  const isSweep =
    settings.thorough || row.swept_at === null || startedAt.getTime() - row.swept_at.getTime() > SWEEP_EVERY_MS
  const walked: Walked = { pages: 0, items: 0, changed: 0 }
  try {
    await walk(
      ingestion,
      {
        stream,
        mode: 'live',
        window,
        position,
        enoughQuietPages: stream.longestWindowMs === null && !isSweep ? QUIET_PAGES : null,
        atEnd: (tx, whole) =>
          endRun(tx, list, window, { watermark: true, sweptAt: whole ? startedAt : null, now: now() }),
      },
      walked,
      signal,
    )
    await noteRun(db, list, window, { ...walked, failedPages: 0, problem: null }, startedAt, now())
    return null
  } catch (cause) {
    if (!(cause instanceof PortalProblem) || signal.aborted) throw cause
    await noteRun(db, list, window, { ...walked, failedPages: 1, problem: cause.message }, startedAt, now())
    const failures = await noteFailure(db, list, cause.message)
    if (mayGiveUp(cause, failures, position !== null || walked.pages > 0)) {
      await db.transaction().execute(async (tx) => {
        await widenWindowGap(tx, { ...list, ...window, reason: cause.message }, now())
        await giveUp(tx, list, window)
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

/** A portal that is down comes back: only a page that fails while others do not is worth a gap. */
function mayGiveUp({ kind }: PortalProblem, failures: number, othersWork: boolean): boolean {
  if (kind === 'permanent') return failures >= PATIENCE.permanent
  return kind !== 'access' && othersWork && failures >= PATIENCE.passing
}

async function windowOf(
  { db, connector, now }: Ingestion,
  stream: Stream,
  row: StreamRow,
  { from }: PollSettings,
): Promise<{ window: Window; position: string | null }> {
  const list = { source: connector.source, stream: stream.name, mode: 'live' as const }
  if (row.window_from && row.window_to) {
    await noteTry(db, list, now())
    return { window: { from: row.window_from, to: row.window_to }, position: row.position }
  }
  const to = now()
  const wanted = row.watermark ? new Date(row.watermark.getTime() - stream.overlapMs) : from
  const earliest =
    stream.longestWindowMs === null
      ? wanted
      : new Date(Math.max(wanted.getTime(), to.getTime() - stream.longestWindowMs))
  const window = { from: earliest, to }
  await db.transaction().execute(async (tx) => {
    await openWindowGap(
      tx,
      {
        ...list,
        from: wanted,
        to: earliest,
        reason: row.watermark ? 'longer silent than the portal may be asked at once' : 'before the first run',
      },
      to,
    )
    await beginRun(tx, list, window, to)
  })
  return { window, position: null }
}
