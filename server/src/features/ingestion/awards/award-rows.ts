// The rows of `award`: who won which lot by which contract.
import type { ChangedAward } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import { toInstantText } from '../../../platform/instant-text.ts'
import type { Source } from '../../../portals/canonical.ts'

export interface AwardToSave {
  external_id: string
  lot_id: number
  supplier_id: number | undefined
  amount: string | null
  concluded_at: string | null
  participants: number | null
  withdrawn_at: string | null
}

export interface SavedAward {
  id: number
  externalId: string
  lotId: number
  lotExternalId: string
  tenderId: number
  /** null: withdrawn */
  award: ChangedAward | null
}

function selectAwardsWithLots(db: DbTransaction) {
  return db
    .selectFrom('award')
    .innerJoin('lot', 'lot.id', 'award.lot_id')
    .innerJoin('company', 'company.id', 'award.supplier_id')
    .select([
      'award.id',
      'award.external_id',
      'award.lot_id',
      'award.amount',
      'award.concluded_at',
      'award.participants',
      'award.withdrawn_at',
      'company.name_key',
      'lot.external_id as lot_external_id',
      'lot.tender_id',
    ])
}

type AwardRow = Awaited<ReturnType<ReturnType<typeof selectAwardsWithLots>['execute']>>[number]

function toSavedAward(row: AwardRow): SavedAward {
  const award = {
    winner: row.name_key,
    amount: row.amount,
    concludedAt: toInstantText(row.concluded_at),
    participants: row.participants,
  }
  return {
    id: row.id,
    externalId: row.external_id,
    lotId: row.lot_id,
    lotExternalId: row.lot_external_id,
    tenderId: row.tender_id,
    award: row.withdrawn_at === null ? award : null,
  }
}

export async function findAwardsOfContracts(
  db: DbTransaction,
  source: Source,
  contractIds: readonly string[],
): Promise<SavedAward[]> {
  const rows = await selectAwardsWithLots(db)
    .where('award.source', '=', source)
    .where(sql<boolean>`award.external_id = any(${contractIds}::text[])`)
    .execute()
  return rows.map(toSavedAward)
}

export async function findAwards(db: DbTransaction, ids: readonly number[]): Promise<SavedAward[]> {
  const rows = await selectAwardsWithLots(db)
    .where(sql<boolean>`award.id = any(${ids}::bigint[])`)
    .execute()
  return rows.map(toSavedAward)
}

export async function upsertAwards(db: DbTransaction, source: Source, rows: readonly AwardToSave[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into award as saved (source, external_id, lot_id, supplier_id, amount, concluded_at, participants, withdrawn_at)
    select ${source}, external_id, lot_id, supplier_id, amount, concluded_at, participants, withdrawn_at
    from json_populate_recordset(null::award, ${JSON.stringify(rows)}::json)
    on conflict (source, external_id, lot_id) do update set
      supplier_id = excluded.supplier_id, amount = excluded.amount, concluded_at = excluded.concluded_at, participants = excluded.participants,
      withdrawn_at = case when excluded.withdrawn_at is not null then coalesce(saved.withdrawn_at, excluded.withdrawn_at) end
    where (saved.supplier_id, saved.amount, saved.concluded_at, saved.participants, saved.withdrawn_at is null)
      is distinct from (excluded.supplier_id, excluded.amount, excluded.concluded_at, excluded.participants, excluded.withdrawn_at is null)`.execute(
    db,
  )
}

export async function withdrawAwards(db: DbTransaction, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`update award set withdrawn_at = ${at} where id = any(${ids}::bigint[]) and withdrawn_at is null`.execute(db)
}
