// The event stream of this tab. A tab that nobody sees closes it after a while and catches up when it is seen again:
// a browser allows few connections, and a person may have many tabs.
import type { WorkspaceEvent } from '@tendertap/contract/events'
import { followEvents } from '@tendertap/contract/client/events-client'
import type { QueryClient } from '@tanstack/react-query'
import { createRefresher } from './refresh-queries.ts'

const HIDDEN_MS = 60_000

export interface EventsParts {
  queries: Pick<QueryClient, 'invalidateQueries'>
  token(): string | null
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  onChange(change: WorkspaceEvent): void
  onReset(): void
  /** The session has ended. */
  onRefused(): void
  follow?: typeof followEvents
}

/** Follows the stream until the returned function is called. */
export function followServerEvents({
  queries,
  token,
  page,
  onChange,
  onReset,
  onRefused,
  follow = followEvents,
}: EventsParts): () => void {
  const refresh = createRefresher(queries)
  const stream = follow({
    token,
    onRefused,
    onChange: (change) => {
      refresh.changed(change)
      onChange(change)
    },
    onReset: () => {
      refresh.all()
      onReset()
    },
  })

  let hidden: ReturnType<typeof setTimeout> | undefined
  const followVisibility = () => {
    clearTimeout(hidden)
    if (page.visibilityState === 'visible') stream.resume()
    else hidden = setTimeout(stream.pause, HIDDEN_MS)
  }

  stream.resume()
  followVisibility()
  page.addEventListener('visibilitychange', followVisibility)
  return () => {
    page.removeEventListener('visibilitychange', followVisibility)
    clearTimeout(hidden)
    stream.pause()
    refresh.stop()
  }
}
