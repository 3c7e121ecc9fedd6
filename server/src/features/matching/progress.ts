// How far the open lots are scored against a profile; the administrator's screen shows it. `db` is the role
// `background`.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { Profile } from './profiles/profile.ts'

type ProfileId = Pick<Profile, 'id' | 'workspaceId'>

export async function beginScoring(db: Kysely<DB>, { workspaceId, id }: ProfileId): Promise<void> {
  await sql`
    insert into interest_scoring (workspace_id, interest_id, started_at) values (${workspaceId}, ${id}, clock_timestamp())
    on conflict (workspace_id, interest_id) do update
    set started_at = excluded.started_at, lots_done = 0, lots_total = null, finished_at = null`.execute(db)
}

export async function saveProgress(
  db: Kysely<DB>,
  { workspaceId, id }: ProfileId,
  done: number,
  total: number,
): Promise<void> {
  await sql`
    update interest_scoring set lots_done = ${done}, lots_total = ${total}
    where workspace_id = ${workspaceId} and interest_id = ${id}`.execute(db)
}

export async function finishScoring(db: Kysely<DB>, { workspaceId, id }: ProfileId): Promise<void> {
  await sql`
    update interest_scoring set finished_at = clock_timestamp() where workspace_id = ${workspaceId} and interest_id = ${id}`.execute(
    db,
  )
}
