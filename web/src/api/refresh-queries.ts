// Fetches again the queries of the calls that show what has changed.
import { CALLS_BY_EVENT, type WorkspaceEvent } from '@tendertap/contract/events'
import type { QueryClient } from '@tanstack/react-query'

// Changes are collected for this long: ten documents ticked off in a row cause one refresh.
const COLLECT_MS = 100

export interface Refresher {
  changed(change: WorkspaceEvent): void
  /** Everything may have changed. */
  all(): void
  stop(): void
}

/** Finds queries by the path of their call, which is the first part of the query key. */
export function createRefresher(queries: Pick<QueryClient, 'invalidateQueries'>): Refresher {
  const stale = new Set<unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    const paths = new Set(stale)
    timer = undefined
    stale.clear()
    void queries.invalidateQueries({ predicate: ({ queryKey }) => paths.has(queryKey[0]) })
  }

  return {
    changed({ kind }) {
      for (const path of CALLS_BY_EVENT[kind]) stale.add(path)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
    all: () => void queries.invalidateQueries(),
    stop: () => clearTimeout(timer),
  }
}
