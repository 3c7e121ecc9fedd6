import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'

const KEY_BYTES = 32

/** The key of a person's links, made when the first letter needs it. As the role `background`. */
export async function getKey(scope: Scope, userId: string): Promise<Buffer> {
  await sql`
    insert into unsubscribe_key (workspace_id, user_id, key) values (${scope.workspaceId}, ${userId}, ${randomBytes(KEY_BYTES)})
    on conflict (user_id) do nothing`.execute(scope.db)
  const { rows } = await sql<{ key: Buffer }>`
    select k.key from unsubscribe_key k where k.user_id = ${userId} and ${scope.owns('k.workspace_id')}`.execute(
    scope.db,
  )
  const [row] = rows
  if (!row) throw new Error('a person has no key for the links of their letters')
  return row.key
}

export interface LinkOwner {
  userId: string
  workspaceId: string
  key: Buffer
  hasLeft: boolean
}

/** As the role `application`, before the workspace is known. */
export async function findKey(db: Database, userId: string): Promise<LinkOwner | null> {
  const { rows } = await sql<LinkOwner>`
    select user_id as "userId", workspace_id as "workspaceId", key, has_left as "hasLeft" from unsubscribe_key_of(${userId})`.execute(
    db,
  )
  return rows[0] ?? null
}
