// The text of a text/event-stream.
import type { WorkspaceEvent, StreamEventName } from '@tendertap/contract/events'

/** An id without data moves the reader's number on and shows nothing. A comment line would not move it. */
export const toPositionText = (id: string) => `id: ${id}\n\n`

const toEventText = (name: StreamEventName, id: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

export const toResetText = (id: string) => toEventText('reset', id, {})

/** Only the last of several changes carries the number, so a reader that got half of them gets all of them again. */
export function toChangesText(changes: readonly WorkspaceEvent[], id: string): string {
  return (
    changes.map(({ kind, id: object }) => `event: change\ndata: ${JSON.stringify({ kind, id: object })}\n\n`).join('') +
    toPositionText(id)
  )
}
