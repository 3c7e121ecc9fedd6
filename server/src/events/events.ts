// The live events of one process: it is notified of new events, reads them once per workspace and passes them to the
// streams that are open here.
import type { Scoper } from '../db/scope.ts'
import type { Log } from '../platform/log.ts'
import { listen } from './listener.ts'
import { listEventsAfter, readKnownNumbers } from './queries.ts'
import { createRoom, type Reader, type Room } from './room.ts'
import { findStart, type Start } from './start.ts'

export interface EventsParts {
  /** of the application's role; LISTEN needs a connection of its own */
  url: string
  inScope: Scoper
  log: Log
}

export interface Events {
  /** Where a stream begins that last saw this event. */
  startAfter(workspaceId: string, lastEventId: string | undefined): Promise<Start>
  /** Feeds the reader everything after `position` until the returned function is called. */
  follow(workspaceId: string, position: number, reader: Reader): () => void
  /** Tells every reader to come back later. */
  close(): Promise<void>
}

export function startEvents({ url, inScope, log }: EventsParts): Events {
  const rooms = new Map<string, Room>()
  let closed = false

  function openRoom(workspaceId: string): Room {
    const known = rooms.get(workspaceId)
    if (known) return known
    const room = createRoom(
      (position, limit) => inScope(workspaceId, (scope) => listEventsAfter(scope, position, limit)),
      (error) => log.error({ err: error }, 'live events could not be read'),
    )
    rooms.set(workspaceId, room)
    return room
  }

  const listener = listen({
    url,
    log,
    onNewEvents: (workspaceId) => void rooms.get(workspaceId)?.refresh(),
    onListening: () => {
      for (const room of rooms.values()) void room.refresh()
    },
  })

  return {
    startAfter: (workspaceId, lastEventId) =>
      inScope(workspaceId, async (scope) => findStart(workspaceId, lastEventId, await readKnownNumbers(scope))),
    follow(workspaceId, position, reader) {
      const room = openRoom(workspaceId)
      room.join(reader, position)
      void room.refresh()
      // opened while the process was closing
      if (closed) reader.dismiss()
      return () => {
        room.leave(reader)
        if (room.size === 0 && rooms.get(workspaceId) === room) rooms.delete(workspaceId)
      }
    },
    close: async () => {
      closed = true
      for (const room of rooms.values()) room.dismissAll()
      await listener.close()
    },
  }
}
