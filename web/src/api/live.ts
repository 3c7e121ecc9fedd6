// The one stream of this tab. A tab that nobody sees lets it go after a while and catches up when it is looked at
// again, so that many tabs do not use up the few connections a browser allows.
import type { LiveChange } from '@tendertap/contract/events'
import { followEvents } from '@tendertap/contract/client/events-client'
import type { QueryClient } from '@tanstack/react-query'
import { refresher } from './live-queries.ts'

const HIDDEN_MS = 60_000

export interface LiveParts {
  queries: Pick<QueryClient, 'invalidateQueries'>
  token(): string | null
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  onChange(change: LiveChange): void
  onReset(): void
  /** The session has ended. */
  onRefused(): void
  follow?: typeof followEvents
}

/** Follows until the returned function is called. */
export function startLive({
  queries,
  token,
  page,
  onChange,
  onReset,
  onRefused,
  follow = followEvents,
}: LiveParts): () => void {
  const refresh = refresher(queries)
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
  const look = () => {
    clearTimeout(hidden)
    if (page.visibilityState === 'visible') stream.resume()
    else hidden = setTimeout(stream.pause, HIDDEN_MS)
  }

  stream.resume()
  look()
  page.addEventListener('visibilitychange', look)
  return () => {
    page.removeEventListener('visibilitychange', look)
    clearTimeout(hidden)
    stream.pause()
    refresh.stop()
  }
}
