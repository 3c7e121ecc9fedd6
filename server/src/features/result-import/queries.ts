import type { OwnCompany } from '@tendertap/domain/lot-results/results'
import type { ResultKey } from '@tendertap/domain/result-import/rows'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { OWN_COMPANY } from '../lots/own-company.ts'
import type { CheckedRow } from './checked-row.ts'
import type { KnownResult } from './known-results.ts'
import { readKey } from './stored-key.ts'

/** Our own company, and the day in Kazakhstan. */
export async function findBasis({ db, owns }: Scope): Promise<{ own: OwnCompany; today: string }> {
  const { rows } = await sql<{ own: OwnCompany; today: string }>`
    select ${OWN_COMPANY} as own, (now() at time zone 'Asia/Almaty')::date::text as today
    from workspace o where ${owns('o.id')}`.execute(db)
  const [basis] = rows
  if (!basis) throw new Error('A workspace without a row imports results')
  return basis
}

/** The results that were imported before and may be about the same lots. */
export async function listImported(
  { db, owns }: Scope,
  keys: readonly ResultKey[],
  lotIds: readonly number[],
): Promise<KnownResult[]> {
  const { rows } = await sql<{ key: string; lot_id: number | null }>`
    select encode(p.key, 'hex') as key, p.lot_id from past_result p
    where ${owns('p.workspace_id')}
      and (encode(substring(p.key for 32), 'hex') = any(${keys.map(({ lot }) => lot)}::text[])
        or p.lot_id = any(${lotIds}::bigint[]))`.execute(db)
  return rows.map(({ key, lot_id }) => ({ key: readKey(key), lotId: lot_id }))
}

/** Those of the lots of which the work has recorded the result. */
export async function listRecorded({ db, owns }: Scope, lotIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ lot_id: number }>`
    select distinct r.lot_id from lot_result r
    where ${owns('r.workspace_id')} and r.lot_id = any(${lotIds}::bigint[])`.execute(db)
  return new Set(rows.map(({ lot_id }) => lot_id))
}

/** Gives the id. */
export async function addImport(scope: Scope, fileName: string, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into result_import (workspace_id, file_name, imported, matched, imported_by)
    values (${scope.workspaceId}, ${fileName}, 0, 0, ${userId}) returning id`.execute(scope.db)
  return rows[0]?.id ?? ''
}

/** Without those that are there already; gives how many it has added. Call it under the workspace's lock. */
export async function addResults(
  scope: Scope,
  rows: readonly CheckedRow[],
  { importId, userId }: { importId: string; userId: string },
): Promise<number> {
  const given = JSON.stringify(
    rows.flatMap(({ key, lot, stored }) => (stored ? [{ key, lotId: lot?.id ?? null, ...stored }] : [])),
  )
  const { rows: added } = await sql<{ count: number }>`
    with added as (
      insert into past_result (workspace_id, import_id, imported_by, key, lot_id, lot_number, lot_name, customer_name,
        planned_amount, offer_price, outcome, final_amount, winner_company, loss_reason, decided_on)
      select ${scope.workspaceId}, ${importId}, ${userId}, decode(g.key, 'hex'), g."lotId", g."lotNumber", g."lotName",
        g."customerName", g."plannedAmount", g."offerPrice", g.outcome, g."finalAmount", g."winnerCompany", g."lossReason",
        g."decidedOn"
      from json_to_recordset(${given}::json) as g (key text, "lotId" bigint, "lotNumber" text, "lotName" text,
        "customerName" text, "plannedAmount" numeric, "offerPrice" numeric, outcome text, "finalAmount" numeric,
        "winnerCompany" text, "lossReason" text, "decidedOn" date)
      on conflict do nothing returning lot_id),
    counted as (select count(*)::integer as imported, count(lot_id)::integer as matched from added)
    update result_import i set imported = counted.imported, matched = counted.matched from counted
    where i.id = ${importId} and ${scope.owns('i.workspace_id')} returning counted.imported as count`.execute(scope.db)
  return added[0]?.count ?? 0
}

export interface ImportRow {
  id: string
  file_name: string
  imported_at: Date
  imported_by: string | null
  imported: number
  matched: number
  undone_at: Date | null
  undone_by: string | null
}

const LISTED = 100

/** The latest ones, or the one with this id. */
export async function listImports({ db, owns }: Scope, id: string | null = null): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select i.id, i.file_name, i.imported_at, i.imported, i.matched, i.undone_at, u.full_name as imported_by,
      w.full_name as undone_by
    from result_import i
    join app_user u on u.id = i.imported_by and ${owns('u.workspace_id')}
    left join app_user w on w.id = i.undone_by and ${owns('w.workspace_id')}
    where ${owns('i.workspace_id')} and (${id}::uuid is null or i.id = ${id}::uuid)
    order by i.imported_at desc, i.id desc limit ${LISTED}`.execute(db)
  return rows
}

/** False: there is no such import, or it was undone before. */
export async function undoImport({ db, owns }: Scope, id: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    update result_import i set undone_at = now(), undone_by = ${userId}
    where i.id = ${id} and ${owns('i.workspace_id')} and i.undone_at is null returning i.id`.execute(db)
  if (rows.length === 0) return false
  await sql`delete from past_result p where p.import_id = ${id} and ${owns('p.workspace_id')}`.execute(db)
  return true
}
