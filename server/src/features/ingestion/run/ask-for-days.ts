// Days that the operator wants read again: a gap in every list, until they are.
import { getDayBounds } from '@tendertap/domain/clock'
import { listStreamsWithGap, openWindowGap } from '../progress/window-gaps.ts'
import type { Ingestion } from './walk.ts'

interface Days {
  from: string
  /** up to now unless told */
  to?: string | undefined
}

/** Asked for again while they are being read, they go on where they are. */
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
