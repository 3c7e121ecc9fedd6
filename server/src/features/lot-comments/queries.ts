import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

/** Null where there is no such lot. */
export async function findTenderOfLot({ db }: Scope, lotId: number): Promise<number | null> {
  const { rows } = await sql<{ tender_id: number }>`select tender_id from lot where id = ${lotId}`.execute(db)
  return rows[0]?.tender_id ?? null
}

interface NewComment {
  lotId: number
  userId: string
  text: string
  /** the ids of the people it names */
  mentions: readonly string[]
}

export async function saveComment(
  scope: Scope,
  { lotId, userId, text, mentions }: NewComment,
): Promise<{ id: string; created_at: Date }> {
  const { rows } = await sql<{ id: string; created_at: Date }>`
    insert into lot_comment (workspace_id, lot_id, user_id, text)
    values (${scope.workspaceId}, ${lotId}, ${userId}, ${text}) returning id, created_at`.execute(scope.db)
  const [saved] = rows
  if (!saved) throw new Error('The comment was not saved')
  await sql`
    insert into lot_comment_mention (workspace_id, comment_id, user_id)
    select ${scope.workspaceId}, ${saved.id}, m.id from unnest(${mentions}::uuid[]) as m (id)`.execute(scope.db)
  return saved
}

export interface StoredComment {
  lotId: number
  userId: string
}

/** Locked until the transaction ends; null when it is not there, or removed already. */
export async function lockComment({ db, owns }: Scope, commentId: string): Promise<StoredComment | null> {
  const { rows } = await sql<StoredComment>`
    select m.lot_id as "lotId", m.user_id as "userId" from lot_comment m
    where m.id = ${commentId} and m.deleted_at is null and ${owns('m.workspace_id')} for update`.execute(db)
  return rows[0] ?? null
}

/** Its text and its mentions are gone; that there was a comment stays. */
export async function blankComment({ db, owns }: Scope, commentId: string): Promise<void> {
  await sql`
    delete from lot_comment_mention m where m.comment_id = ${commentId} and ${owns('m.workspace_id')}`.execute(db)
  await sql`
    update lot_comment m set text = '', deleted_at = now()
    where m.id = ${commentId} and ${owns('m.workspace_id')}`.execute(db)
}

/** To the lot to which the work has moved. */
export async function moveComments({ db, owns }: Scope, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    update lot_comment m set lot_id = ${to} where m.lot_id = ${from} and ${owns('m.workspace_id')}`.execute(db)
}
