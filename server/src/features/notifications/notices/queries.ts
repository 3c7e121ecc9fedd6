import { MOST_UNREAD } from '@tendertap/domain/notifications/bell'
import type { Category } from '@tendertap/domain/notifications/categories'
import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'

export interface NoticeRow {
  id: string
  kind: string
  category: Category
  facts: Record<string, unknown>
  /** of its lot, now */
  workStatus: WorkStatus
  at: Date
  isRead: boolean
}

/** The latest first; ids grow with time. */
export async function listNotices(
  { db, owns }: Scope,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select d.id, e.kind, d.category, e.facts, e.happened_at as at, d.read_at is not null as "isRead",
      coalesce((select w.status from lot_work w where w.lot_id = e.lot_id and ${owns('w.workspace_id')}), 'not_processed') as "workStatus"
    from delivery d join event e on e.id = d.event_id and ${owns('e.workspace_id')}
    where d.user_id = ${userId} and d.channel = 'bell' and ${owns('d.workspace_id')} and (${before}::uuid is null or d.id < ${before})
    order by d.id desc limit ${limit}`.execute(db)
  return rows
}

export async function countUnread({ db, owns }: Scope, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from (
      select from delivery d
      where d.user_id = ${userId} and d.channel = 'bell' and d.read_at is null and ${owns('d.workspace_id')} limit ${MOST_UNREAD}) unread`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}

/** Whether there was something to mark. */
export async function markRead(
  { db, owns }: Scope,
  userId: string,
  { from, upTo }: { from: string | null; upTo: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update delivery d set read_at = now()
    where d.user_id = ${userId} and d.channel = 'bell' and d.read_at is null and d.id <= ${upTo} and (${from}::uuid is null or d.id >= ${from})
      and ${owns('d.workspace_id')}`.execute(db)
  return numAffectedRows !== undefined && numAffectedRows > 0n
}
