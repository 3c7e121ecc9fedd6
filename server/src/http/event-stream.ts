// One open stream: it writes events, keeps the connection alive, checks again and again whether the person may still
// listen, and drops a reader that is too slow.
import type { ServerResponse } from 'node:http'
import type { WorkspaceEvent } from '@tendertap/contract/events'
import { toEventId, type Start } from '../events/start.ts'
import { toChangesText, toPositionText, toResetText } from './event-text.ts'

const HEARTBEAT_MS = 15_000
// Events are tens of bytes: a reader that leaves this much unread is gone or should reconnect.
const MAX_UNREAD_BYTES = 64 * 1024

export interface StreamParts {
  response: ServerResponse
  headers: Readonly<Record<string, number | string | string[] | undefined>>
  workspaceId: string
  start: Start
  recheckMs: number
  /** true while the session, the roles and the workspace are as they were */
  mayListen(): Promise<boolean>
}

export interface EventStream {
  take(changes: readonly WorkspaceEvent[], position: number): void
  /** finishes the stream; the reader comes back */
  close(): void
}

export function openEventStream({
  response,
  headers,
  workspaceId,
  start,
  recheckMs,
  mayListen,
}: StreamParts): EventStream {
  let position = start.position
  const id = () => toEventId(workspaceId, position)

  function write(text: string): void {
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
  }

  const close = () => void response.end()

  const heartbeat = setInterval(() => write(toPositionText(id())), HEARTBEAT_MS)
  // a check that fails counts as a refusal
  const recheck = setInterval(
    () =>
      void mayListen()
        .catch(() => false)
        .then((still) => still || close()),
    recheckMs,
  )
  response.once('close', () => {
    clearInterval(heartbeat)
    clearInterval(recheck)
  })

  response.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // a proxy must pass each event on at once
    'x-accel-buffering': 'no',
    // the connection ends with the stream, so that a closing process does not wait for idle connections
    connection: 'close',
  })
  // the number is sent at once, so that a stream that drops before its first event can resume from it
  write(start.reset ? toResetText(id()) : toPositionText(id()))

  return {
    take(changes, reached) {
      position = reached
      if (changes.length > 0) write(toChangesText(changes, id()))
    },
    close,
  }
}
