import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export async function findMark({ db, owns }: Scope, userId: string, place: string): Promise<number | null> {
  const { rows } = await sql<{ seq: number }>`
    select m.seq from seen_mark m
    where m.user_id = ${userId} and m.place = ${place} and ${owns('m.workspace_id')}`.execute(db)
  return rows[0]?.seq ?? null
}

interface Mark {
  userId: string
  place: string
  seq: number
}

/** Gives the mark in force: an earlier change than the marked one moves nothing, and none is later than the newest. */
export async function saveMark(scope: Scope, { userId, place, seq }: Mark): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into seen_mark as m (workspace_id, user_id, place, seq)
    values (${scope.workspaceId}, ${userId}, ${place}, least(${seq}::bigint, (select coalesce(max(c.seq), 0) from change c)))
    on conflict (workspace_id, user_id, place) do update set
      seq = greatest(m.seq, excluded.seq), seen_at = case when excluded.seq > m.seq then now() else m.seen_at end
    returning m.seq`.execute(scope.db)
  const [mark] = rows
  if (!mark) throw new Error('The mark that was just saved is not there')
  return mark.seq
}

export async function hasTender({ db }: Scope, id: number): Promise<boolean> {
  return (await db.selectFrom('tender').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
