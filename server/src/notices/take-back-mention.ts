import { sql } from 'kysely'
import type { Scope } from '../db/scope.ts'
import { announce } from '../events/announce.ts'

/**
 * Takes back that somebody was named in a comment: it leaves the bell, and what is queued is not sent. What is being
 * sent at this moment may still arrive.
 */
export async function takeBackMention(scope: Scope, commentId: string): Promise<void> {
  const { db, owns } = scope
  const { rows } = await sql<{ userId: string }>`
    with told as materialized (
      select d.user_id as "userId" from event e join delivery d on d.event_id = e.id and d.channel = 'bell' and ${owns('d.workspace_id')}
      where e.kind = 'mentioned' and e.key = ${commentId} and ${owns('e.workspace_id')}),
    gone as (delete from event e where e.kind = 'mentioned' and e.key = ${commentId} and ${owns('e.workspace_id')})
    select "userId" from told`.execute(db)
  for (const { userId } of rows) await announce(scope, { kind: 'notices', id: userId, userId })
}
