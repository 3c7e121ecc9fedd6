import type { LotAction } from '@tendertap/domain/lot-work/actions'
import type { WorkChanges } from '@tendertap/domain/lot-work/apply'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { Scope } from '../../db/scope.ts'
import type { LotIds } from '../lots/attachments.ts'

/** The first and only record of the lot. */
export async function addWork(scope: Scope, lotId: number, { status, declinedAt }: WorkChanges): Promise<void> {
  await sql`
    insert into lot_work (workspace_id, lot_id, status, declined_at)
    values (${scope.workspaceId}, ${lotId}, ${status}, ${declinedAt ?? null})`.execute(scope.db)
}

/** To each of the lots the documents that every lot in work needs. */
export async function addChecklists(
  scope: { db: Kysely<DB>; workspaceId: string | null },
  lotIds: readonly number[],
): Promise<void> {
  await sql`
    insert into work_document (workspace_id, lot_id, key, position, description_ru, description_kz, description_en, required)
    select ${scope.workspaceId}, l.id, d.key, d.position, d."descriptionRu", d."descriptionKz", d."descriptionEn", d.required
    from unnest(${lotIds}::bigint[]) as l (id), rows from (json_to_recordset(${JSON.stringify(DEFAULT_CHECKLIST)}::json)
      as (key text, "descriptionRu" text, "descriptionKz" text, "descriptionEn" text, required boolean))
      with ordinality as d (key, "descriptionRu", "descriptionKz", "descriptionEn", required, position)`.execute(
    scope.db,
  )
}

export async function logStep(scope: Scope, step: { lotId: number; userId: string; action: LotAction }): Promise<void> {
  await sql`
    insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
    values (${scope.workspaceId}, ${step.lotId}, ${step.userId}, ${step.action}, clock_timestamp())`.execute(scope.db)
}

export interface WorkRow {
  lot_id: number
  status: RecordedStatus
  offer_price: string | null
  documents_completed_at: Date | null
  completed_at: Date | null
  declined_at: Date | null
  docs: {
    key: string
    descriptionRu: string
    descriptionKz: string | null
    descriptionEn: string | null
    collected: boolean
    required: boolean
  }[]
  /** `date` as the database writes it in JSON */
  meta: { action: string; date: string; user: { fullName: string | null; id: string } }[]
}

/** With the documents in their order, and the log in the order of the steps. */
export async function listWork({ db, owns }: Scope, lotIds: LotIds): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select w.lot_id, w.status, w.offer_price, w.documents_completed_at, w.completed_at, w.declined_at,
      coalesce((select json_agg(json_build_object('key', d.key, 'descriptionRu', d.description_ru, 'descriptionKz', d.description_kz,
          'descriptionEn', d.description_en, 'collected', d.collected, 'required', d.required) order by d.position)
        from work_document d where d.lot_id = w.lot_id and ${owns('d.workspace_id')}), '[]') as docs,
      coalesce((select json_agg(json_build_object('action', g.action, 'date', g.logged_at, 'user', json_build_object('fullName', u.full_name, 'id', u.id)) order by g.seq)
        from work_log g join app_user u on u.workspace_id = g.workspace_id and u.id = g.user_id
        where g.lot_id = w.lot_id and ${owns('g.workspace_id')} and ${owns('u.workspace_id')}), '[]') as meta
    from lot_work w where w.lot_id = any(${lotIds}) and ${owns('w.workspace_id')}`.execute(db)
  return rows
}
