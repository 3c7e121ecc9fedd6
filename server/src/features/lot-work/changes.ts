// What a step changes in the tables of the work.
import type { ChecklistEntry } from '@tendertap/domain/lot-work/checklist'
import type { WorkChanges } from '@tendertap/domain/lot-work/apply'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { selectLaterTenders } from './successor.ts'

/** The columns of the record itself. No step clears one. */
export async function saveChanges({ db, owns }: Scope, lotId: number, changes: WorkChanges): Promise<void> {
  await sql`
    update lot_work w set status = coalesce(${changes.status ?? null}, w.status),
      offer_price = coalesce(${changes.offerPrice ?? null}, w.offer_price),
      documents_completed_at = coalesce(${changes.documentsCompletedAt ?? null}, w.documents_completed_at),
      completed_at = coalesce(${changes.completedAt ?? null}, w.completed_at),
      declined_at = coalesce(${changes.declinedAt ?? null}, w.declined_at)
    where w.lot_id = ${lotId} and ${owns('w.workspace_id')}`.execute(db)
}

/** Marks the entries with these keys; those collected before keep their date and their person. */
export async function markCollected(
  { db, owns }: Scope,
  { lotId, keys, userId, at }: { lotId: number; keys: readonly string[]; userId: string; at: Date },
): Promise<void> {
  await sql`
    update work_document d set collected = true, collected_at = ${at}, collected_by = ${userId}
    where d.lot_id = ${lotId} and d.key = any(${keys}) and not d.collected and ${owns('d.workspace_id')}`.execute(db)
}

export async function markConfirmed(
  { db, owns }: Scope,
  { lotId, key }: { lotId: number; key: string },
): Promise<void> {
  await sql`
    update work_document d set recheck_change = null
    where d.lot_id = ${lotId} and d.key = ${key} and ${owns('d.workspace_id')}`.execute(db)
}

/** After the entries that are there; the price is shown last wherever it stands. */
export async function addEntry(
  scope: Scope,
  { lotId, key, name, required, comment }: NewEntry & { lotId: number },
): Promise<void> {
  await sql`
    insert into work_document (workspace_id, lot_id, key, position, description_ru, required, comment)
    select ${scope.workspaceId}, ${lotId}, ${key}, coalesce(max(d.position), 0) + 1, ${name}, ${required}, ${comment}
    from work_document d where d.lot_id = ${lotId} and ${scope.owns('d.workspace_id')}`.execute(scope.db)
}

export interface NewEntry {
  key: string
  name: string
  required: boolean
  comment: string | null
}

const ADDED = /^added_(\d{1,9})$/

/** Of an entry that somebody adds on the lot; no other entry of the record has it. */
export function chooseKey(docs: readonly ChecklistEntry[]): string {
  const numbers = docs.map(({ key }) => Number(ADDED.exec(key)?.[1] ?? 0))
  return `added_${Math.max(0, ...numbers) + 1}`
}

/** The documents, the log and the results of the record follow it. */
export async function moveRecord(
  { db, owns }: Scope,
  { from, to, changes }: { from: number; to: number; changes: WorkChanges },
): Promise<void> {
  await sql`
    update lot_work w set lot_id = ${to}, moved_from_lot_id = ${from}, on_lot_since = clock_timestamp(), status = coalesce(${changes.status ?? null}, w.status)
    where w.lot_id = ${from} and ${owns('w.workspace_id')}`.execute(db)
}

/** The later announcement replaces the earlier one, or one that replaces it. */
export async function replacesTender({ db }: Scope, laterId: number, earlierId: number): Promise<boolean> {
  const { rows } = await sql`
    select from (${selectLaterTenders(sql`${earlierId}::bigint`)}) later where later.id = ${laterId}`.execute(db)
  return rows.length > 0
}

/** When the lot was last placed, or its placement confirmed. */
export async function findLastPlacement({ db, owns }: Scope, lotId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(g.logged_at) as at from work_log g
    where g.lot_id = ${lotId} and g.action in ('lotPlacement', 'completeLot') and ${owns('g.workspace_id')}`.execute(db)
  return rows[0]?.at ?? null
}

/** Whether it has changed. */
export async function saveAssignee({ db, owns }: Scope, lotId: number, assigneeId: string | null): Promise<boolean> {
  const { rows } = await sql`
    update lot_work w set assignee_id = ${assigneeId}
    where w.lot_id = ${lotId} and w.assignee_id is distinct from ${assigneeId}::uuid and ${owns('w.workspace_id')}
    returning 1`.execute(db)
  return rows.length > 0
}
