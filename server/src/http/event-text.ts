// The text of a text/event-stream.
import type { WorkspaceEvent, StreamEventName } from '@tendertap/contract/events'

/** An id without data moves the reader's number on and shows it nothing; a comment would not do for that. */
export const positionText = (id: string) => `id: ${id}\n\n`

const eventText = (name: StreamEventName, id: string, data: object) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

export const resetText = (id: string) => eventText('reset', id, {})

/** Only the last of several changes carries the number, so a reader that got half of them gets all of them again. */
export function changesText(changes: readonly WorkspaceEvent[], id: string): string {
  return (
    changes.map(({ kind, id: object }) => `event: change\ndata: ${JSON.stringify({ kind, id: object })}\n\n`).join('') +
    positionText(id)
  )
}
