// The operator wants some days read again: they become a gap in every list.
import { getDayBounds } from '@tendertap/domain/clock'
import { listStreamsWithGap, openWindowGap } from '../progress/window-gaps.ts'
import type { Ingestion } from './walk-list.ts'

interface Days {
  from: string
  /** now by default */
  to?: string | undefined
}

/** A second request for the same days changes nothing while the first is still being read. */
export async function askForDays(
  { db, connector: { source, streams } }: Pick<Ingestion, 'db' | 'connector'>,
  days: Days,
  now: Date,
): Promise<void> {
  const reason = `asked for by the operator: ${days.from} to ${days.to ?? 'now'}`
  const window = { from: getDayBounds(days.from)[0], to: days.to === undefined ? now : getDayBounds(days.to)[1] }
  const open = await listStreamsWithGap(db, source, reason)
  for (const { name } of streams)
    if (!open.includes(name)) await openWindowGap(db, { source, stream: name, ...window, reason }, now)
}
