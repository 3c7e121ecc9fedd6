// Contracts that came before their lots. They wait in `award_waiting`, and the portal is asked for their tenders.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector } from '../../../portals/connector.ts'
import { findContractPayloads } from '../save/raw.ts'
import { toContract, type Contract } from '../save/read-items.ts'

export interface WaitingAward {
  external_id: string
  lot_external_id: string
  tender_external_id: string | null
}

/** The contracts that waited for these lots. */
export async function findContractsWaitingFor(
  db: DbTransaction,
  connector: Connector,
  lotExternalIds: readonly string[],
): Promise<Contract[]> {
  if (lotExternalIds.length === 0) return []
  const { rows } = await sql<{ external_id: string }>`
    select distinct external_id from award_waiting where source = ${connector.source} and lot_external_id = any(${lotExternalIds})`.execute(
    db,
  )
  if (rows.length === 0) return []
  const items = await findContractPayloads(
    db,
    connector.source,
    rows.map((row) => row.external_id),
  )
  return items.map((item) => toContract(item, connector.read(item)))
}

/** From now on these contracts wait for these lots and no others. */
export async function saveWaitingAwards(
  db: DbTransaction,
  source: Source,
  contractIds: readonly string[],
  waiting: readonly WaitingAward[],
): Promise<void> {
  await sql`
    delete from award_waiting where source = ${source} and external_id = any(${contractIds})
      and not (external_id, lot_external_id) in (select * from unnest(${waiting.map((row) => row.external_id)}::text[], ${waiting.map((row) => row.lot_external_id)}::text[]))`.execute(
    db,
  )
  if (waiting.length === 0) return
  await sql`
    insert into award_waiting (source, lot_external_id, external_id, tender_external_id)
    select ${source}, lot_external_id, external_id, tender_external_id from json_populate_recordset(null::award_waiting, ${JSON.stringify(waiting)}::json)
    on conflict do nothing`.execute(db)
}

/** Tenders of waiting contracts that the portal has not been asked for yet. */
export async function findTendersToAskFor(db: Database, source: Source, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct tender_external_id as id from award_waiting
    where source = ${source} and asked_at is null and tender_external_id is not null order by 1 limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export async function markAsked(
  db: DbTransaction,
  source: Source,
  tenderExternalIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update award_waiting set asked_at = ${at} where source = ${source} and tender_external_id = any(${tenderExternalIds}) and asked_at is null`.execute(
    db,
  )
}
