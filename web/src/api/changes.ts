// Tells parts of the screen what others have changed. Most need not know: their queries are fetched again anyway.
import type { WorkspaceEvent } from '@tendertap/contract/events'

const listeners = new Set<(change: WorkspaceEvent) => void>()

export function subscribeToChanges(listener: (change: WorkspaceEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceChange(change: WorkspaceEvent): void {
  for (const listener of listeners) listener(change)
}
