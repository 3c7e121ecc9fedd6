// The event stream of this tab. A hidden tab closes its stream after a minute and catches up when it is shown again:
// a browser allows few connections, and a person may have many tabs.
import type { WorkspaceEvent } from '@tendertap/contract/events'
import { followEvents } from '@tendertap/contract/client/events-client'
import type { QueryClient } from '@tanstack/react-query'
import { createRefresher } from './refresh-queries.ts'

const PAUSE_AFTER_MS = 60_000

export interface EventsDependencies {
  queries: Pick<QueryClient, 'invalidateQueries'>
  token(): string | null
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  onChange(change: WorkspaceEvent): void
  onReset(): void
  /** The server refused the stream. */
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
}: EventsDependencies): () => void {
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

  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  const followVisibility = () => {
    clearTimeout(pauseTimer)
    if (page.visibilityState === 'visible') stream.resume()
    else pauseTimer = setTimeout(stream.pause, PAUSE_AFTER_MS)
  }

  stream.resume()
  followVisibility()
  page.addEventListener('visibilitychange', followVisibility)
  return () => {
    page.removeEventListener('visibilitychange', followVisibility)
    clearTimeout(pauseTimer)
    stream.pause()
    refresh.stop()
  }
}
