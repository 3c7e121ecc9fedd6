// Marks the rows of what a portal deleted.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'

/** Gives our ids of the tenders that were not withdrawn before. */
export async function withdrawTenders(
  db: DbTransaction,
  source: Source,
  externalIds: readonly string[],
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update tender set withdrawn_at = ${at} where source = ${source} and external_id = any(${externalIds}) and withdrawn_at is null returning id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Withdraws these lots and all lots of these tenders. Gives those that were not withdrawn before. */
export async function withdrawDeletedLots(
  db: DbTransaction,
  source: Source,
  externalIds: readonly string[],
  tenderIds: readonly number[],
  at: Date,
): Promise<{ id: number; tenderId: number }[]> {
  const { rows } = await sql<{ id: number; tenderId: number }>`
    update lot set withdrawn_at = ${at}
    where (source = ${source} and external_id = any(${externalIds}) or tender_id = any(${tenderIds}::bigint[])) and withdrawn_at is null
    returning id, tender_id as "tenderId"`.execute(db)
  return rows
}

export async function removeLotDocuments(db: DbTransaction, lotIds: readonly number[], at: Date): Promise<void> {
  await sql`update document set removed_at = ${at} where lot_id = any(${lotIds}::bigint[]) and removed_at is null`.execute(
    db,
  )
}

/** Without a hash a tender differs from whatever comes next, so it is compared and written again. */
export async function clearTenderHashes(db: DbTransaction, tenderIds: readonly number[]): Promise<void> {
  await sql`update tender set content_hash = '' where id = any(${tenderIds}::bigint[])`.execute(db)
}
