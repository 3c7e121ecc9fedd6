// Announces a change inside the transaction that makes it, so that readers hear of it if and only if it commits.
import type { EventKind } from '@tendertap/contract/events'
import type { Scope } from '../db/scope.ts'

export interface Announcement {
  kind: EventKind
  /** of the object that changed */
  id: string | number
  /** the one person it is for; without it, everyone in the workspace */
  userId?: string
}

export async function announce(scope: Scope, { kind, id, userId }: Announcement): Promise<void> {
  // a superadmin has no workspace, and nobody listens there
  if (scope.workspaceId === null) return
  await scope.db
    .insertInto('live_event')
    .values({ workspace_id: scope.workspaceId, user_id: userId ?? null, kind, object_id: String(id) })
    .execute()
}
