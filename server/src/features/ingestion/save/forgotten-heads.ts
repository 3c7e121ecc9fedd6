// Tenders whose newest payload we forget on purpose: whatever the portal shows of them next counts as new.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'

/** Whatever comes next of these tenders counts as new, even if it is what we last saw. */
export async function forgetHeads(db: DbTransaction, source: Source, tenderIds: readonly number[]): Promise<void> {
  await sql`
    update raw_head head set payload_hash = ''
    from (
      select 'tender' as entity, external_id from tender where id = any(${tenderIds}::bigint[])
      union all select 'lot', external_id from lot where tender_id = any(${tenderIds}::bigint[])
    ) gone
    where head.source = ${source} and head.entity = gone.entity and head.external_id = gone.external_id`.execute(db)
}

/** Marks the tenders that the portal did not show when asked: they stay forgotten, but are not asked for again. */
export async function markForgottenTendersAsked(
  db: DbTransaction,
  source: Source,
  tenderExternalIds: readonly string[],
): Promise<void> {
  await sql`
    update raw_head set payload_hash = '\\x00'
    where source = ${source} and entity = 'tender' and external_id = any(${tenderExternalIds}::text[]) and payload_hash = ''`.execute(
    db,
  )
}

/** Forgotten tenders that the portal has not been asked for yet. */
export async function listForgottenTenders(db: Database, source: Source, limit: number): Promise<string[]> {
  const { rows } = await sql<{ external_id: string }>`
    select tender.external_id from raw_head head join tender on tender.source = head.source and tender.external_id = head.external_id
    where head.source = ${source} and head.entity = 'tender' and head.payload_hash = '' and tender.withdrawn_at is null order by 1 limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.external_id)
}
