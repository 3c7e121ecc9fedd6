// Announces a change inside the transaction that makes it, so that readers hear of it if and only if it commits.
import type { EventKind } from '@tendertap/contract/events'
import { sql } from 'kysely'
import type { Scope } from '../db/scope.ts'

export interface Announcement {
  kind: EventKind
  /** of the object that changed */
  id: string | number
  /** the one person it is for; without it, everyone in the workspace */
  userId?: string
}

export async function announce(scope: Scope, { id, ...announcement }: Announcement): Promise<void> {
  await announceEach(scope, [id], announcement)
}

/** The same change of each of these objects, in one statement. */
export async function announceEach(
  scope: Scope,
  ids: readonly Announcement['id'][],
  { kind, userId }: Omit<Announcement, 'id'>,
): Promise<void> {
  // a superadmin has no workspace, and nobody listens there
  if (scope.workspaceId === null || ids.length === 0) return
  await sql`
    insert into live_event (workspace_id, user_id, kind, object_id)
    select ${scope.workspaceId}, ${userId ?? null}, ${kind}, o.id from unnest(${ids.map(String)}::text[]) as o (id)`.execute(
    scope.db,
  )
}
