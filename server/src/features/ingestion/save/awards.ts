// Who won which lot. A contract may come before its lots: it waits for them, and the portal is asked for their tender.
import { sql } from 'kysely'
import type { Database, Writing } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Connector } from '../../../portals/connector.ts'
import { companyKeyOf } from './companies.ts'
import { fixed } from './decimals.ts'
import { contractPayloads } from './raw.ts'
import { contractOf, type Contract } from './readings.ts'

/** Contracts that waited for these lots. */
export async function contractsWaitingFor(
  db: Writing,
  connector: Connector,
  lotExternalIds: readonly string[],
): Promise<Contract[]> {
  if (lotExternalIds.length === 0) return []
  const { rows } = await sql<{ external_id: string }>`
    select distinct external_id from award_waiting where source = ${connector.source} and lot_external_id = any(${lotExternalIds})`.execute(
    db,
  )
  if (rows.length === 0) return []
  const items = await contractPayloads(
    db,
    connector.source,
    rows.map((row) => row.external_id),
  )
  return items.map((item) => contractOf(item, connector.read(item)))
}

/** What a contract no longer says is taken back. */
export async function saveAwards(
  db: Writing,
  source: Source,
  contracts: readonly Contract[],
  companies: ReadonlyMap<string, number>,
  at: Date,
): Promise<void> {
  if (contracts.length === 0) return
  const said = contracts.flatMap((contract) =>
    contract.awards.map((award) => ({ award, tender: contract.tenderExternalId })),
  )
  const { rows: lots } = await sql<{ id: number; external_id: string }>`
    select id, external_id from lot where source = ${source} and external_id = any(${said.map(({ award }) => award.lotExternalId)})`.execute(
    db,
  )
  const lotIds = new Map(lots.map((lot) => [lot.external_id, lot.id]))
  const rows = said.map(({ award, tender }) => ({
    lot_id: lotIds.get(award.lotExternalId) ?? null,
    lot_external_id: award.lotExternalId,
    external_id: award.externalId,
    tender_external_id: tender,
    supplier_id: companies.get(companyKeyOf(award.supplier)),
    amount: fixed(award.amount, 2),
    concluded_at: award.concludedAt?.toISOString() ?? null,
    participants: award.participants,
    withdrawn_at: award.withdrawn ? at.toISOString() : null,
  }))
  await sql`
    insert into award as a (source, external_id, lot_id, supplier_id, amount, concluded_at, participants, withdrawn_at)
    select ${source}, external_id, lot_id, supplier_id, amount, concluded_at, participants, withdrawn_at
    from json_populate_recordset(null::award, ${JSON.stringify(rows.filter((row) => row.lot_id !== null))}::json)
    on conflict (source, external_id, lot_id) do update set
      supplier_id = excluded.supplier_id, amount = excluded.amount, concluded_at = excluded.concluded_at, participants = excluded.participants,
      withdrawn_at = case when excluded.withdrawn_at is not null then coalesce(a.withdrawn_at, excluded.withdrawn_at) end
    where (a.supplier_id, a.amount, a.concluded_at, a.participants, a.withdrawn_at is null)
      is distinct from (excluded.supplier_id, excluded.amount, excluded.concluded_at, excluded.participants, excluded.withdrawn_at is null)`.execute(
    db,
  )
  const ids = contracts.map((contract) => contract.externalId)
  await sql`
    update award a set withdrawn_at = ${at} where a.source = ${source} and a.external_id = any(${ids}) and a.withdrawn_at is null
      and not exists (select from unnest(${rows.map((row) => row.external_id)}::text[], ${rows.map((row) => row.lot_id)}::bigint[]) as said (external_id, lot_id)
        where said.external_id = a.external_id and said.lot_id = a.lot_id)`.execute(db)
  const waiting = rows.filter((row) => row.lot_id === null)
  await sql`
    delete from award_waiting w where w.source = ${source} and w.external_id = any(${ids})
      and not (w.external_id, w.lot_external_id) in (select * from unnest(${waiting.map((row) => row.external_id)}::text[], ${waiting.map((row) => row.lot_external_id)}::text[]))`.execute(
    db,
  )
  if (waiting.length === 0) return
  await sql`
    insert into award_waiting (source, lot_external_id, external_id, tender_external_id)
    select ${source}, lot_external_id, external_id, tender_external_id from json_populate_recordset(null::award_waiting, ${JSON.stringify(waiting)}::json)
    on conflict do nothing`.execute(db)
}

/** Tenders of contracts whose lots we do not know and have not asked for yet. */
export async function tendersToAskFor(db: Database, source: Source, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct tender_external_id as id from award_waiting
    where source = ${source} and asked_at is null and tender_external_id is not null order by 1 limit ${most}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export async function noteAsked(
  db: Writing,
  source: Source,
  tenderExternalIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update award_waiting set asked_at = ${at} where source = ${source} and tender_external_id = any(${tenderExternalIds}) and asked_at is null`.execute(
    db,
  )
}
