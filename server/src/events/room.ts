// The streams of one workspace in this process. Each has its own position; what is new is read once for all of them.
import type { WorkspaceEvent } from '@tendertap/contract/events'
import type { NumberedEvent } from './queries.ts'

export interface Reader {
  userId: string
  /**
   * Gives the reader its changes, oldest first: none when all unread events were for others. The reader's position is
   * now `position`.
   */
  take(changes: readonly WorkspaceEvent[], position: number): void
  /** The reader is to come back and resume from its position. */
  dismiss(): void
}

export interface Room {
  readonly size: number
  join(reader: Reader, position: number): void
  leave(reader: Reader): void
  /** Brings every reader up to date. While a read runs, any number of calls become one more read. */
  refresh(): Promise<void>
  dismissAll(): void
}

const BATCH = 500

export function createRoom(
  listEventsAfter: (position: number, limit: number) => Promise<NumberedEvent[]>,
  onError: (error: unknown) => void,
): Room {
  const positions = new Map<Reader, number>()
  let running: Promise<void> | null = null
  let again = false

  async function readUnread(): Promise<void> {
    try {
      do {
        again = false
        const from = Math.min(...positions.values())
        const events = await listEventsAfter(from, BATCH)
        if (events.length === BATCH) again = true
        // whoever joined further back while we read has a gap before these; the next read begins there
        for (const [reader, position] of positions) if (position >= from) deliver(reader, position, events)
      } while (again && positions.size > 0)
    } catch (error) {
      // nothing is lost: every reader resumes from its own number
      onError(error)
      dismissAll()
    } finally {
      // in the same turn as the last check of `again`; otherwise a call in between would be lost
      running = null
    }
  }

  function deliver(reader: Reader, position: number, events: readonly NumberedEvent[]): void {
    const unread = events.filter(({ seq }) => seq > position)
    const newest = unread.at(-1)?.seq
    if (newest === undefined) return
    positions.set(reader, newest)
    const own = unread.filter(({ user_id }) => user_id === null || user_id === reader.userId)
    reader.take(
      own.map(({ kind, object_id }) => ({ kind, id: object_id }) as WorkspaceEvent),
      newest,
    )
  }

  const dismissAll = () => {
    for (const reader of positions.keys()) reader.dismiss()
  }

  return {
    get size() {
      return positions.size
    },
    join: (reader, position) => void positions.set(reader, position),
    leave: (reader) => void positions.delete(reader),
    refresh() {
      again = true
      if (positions.size > 0) running ??= readUnread()
      return running ?? Promise.resolve()
    },
    dismissAll,
  }
}
