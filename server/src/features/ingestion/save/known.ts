// What the catalogue knows of the tenders on a page before the page is saved: ids and hashes of all of them, all
// compared facts only of those that will change.
import type { Version } from '@tendertap/domain/tenders/compare-versions'
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { COMPARED_LOT_COLUMNS, makeLotVersion } from './lot-fields.ts'
import type { PreparedTender } from './prepared-tender.ts'
import { COMPARED_TENDER_COLUMNS, makeTenderVersion } from './tender-fields.ts'

export interface KnownTender {
  id: number
  external_id: string
  hash: string
  withdrawn: boolean
}

export interface KnownLot {
  id: number
  external_id: string
  tender_id: number
  hash: string
  withdrawn: boolean
  stands_for_tender: boolean
}

export interface KnownDocument {
  tender_id: number
  lot_id: number | null
  url: string
  type: string
  original_file_name: string
  removed: boolean
}

export interface KnownRows {
  tenders: ReadonlyMap<string, KnownTender>
  lots: ReadonlyMap<string, KnownLot>
  lotsByTender: ReadonlyMap<number, KnownLot[]>
  documentsByTender: ReadonlyMap<number, KnownDocument[]>
}

export async function findKnownRows(
  db: DbTransaction,
  source: Source,
  tenders: readonly PreparedTender[],
): Promise<KnownRows> {
  const externalIds = tenders.map(({ row }) => row.external_id)
  const lotExternalIds = tenders.flatMap(({ lots }) => lots.map(({ row }) => row.external_id))
  const { rows: heads } = await sql<KnownTender>`
    select id, external_id, encode(content_hash, 'hex') as hash, withdrawn_at is not null as withdrawn from tender
    where source = ${source} and external_id = any(${externalIds})`.execute(db)
  const ids = heads.map((head) => head.id)
  const { rows: lots } = await sql<KnownLot>`
    select id, external_id, tender_id, encode(content_hash, 'hex') as hash, withdrawn_at is not null as withdrawn, stands_for_tender from lot
    where source = ${source} and external_id = any(${lotExternalIds}) or tender_id = any(${ids}::bigint[])`.execute(db)
  return {
    tenders: new Map(heads.map((head) => [head.external_id, head])),
    lots: new Map(lots.map((lot) => [lot.external_id, lot])),
    lotsByTender: Map.groupBy(lots, (lot) => lot.tender_id),
    documentsByTender: Map.groupBy(await findDocuments(db, ids), (document) => document.tender_id),
  }
}

async function findDocuments(db: DbTransaction, tenderIds: readonly number[]): Promise<KnownDocument[]> {
  if (tenderIds.length === 0) return []
  const { rows } = await sql<KnownDocument>`
    select tender_id, lot_id, url, type, original_file_name, removed_at is not null as removed from document
    where tender_id = any(${tenderIds}::bigint[])`.execute(db)
  return rows
}

/** Our ids of these lots by the portal's; a lot that has not come yet is missing. */
export async function findLotIds(
  db: DbTransaction,
  source: Source,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; external_id: string }>`
    select id, external_id from lot where source = ${source} and external_id = any(${externalIds})`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row.id]))
}

export interface Versions {
  tenders: ReadonlyMap<number, Version>
  lots: ReadonlyMap<number, Version>
}

/** These tenders and lots as people see them now. */
export async function findVersions(
  db: DbTransaction,
  tenderIds: readonly number[],
  lotIds: readonly number[],
): Promise<Versions> {
  return { tenders: await findTenderVersions(db, tenderIds), lots: await findLotVersions(db, lotIds) }
}

async function findTenderVersions(db: DbTransaction, ids: readonly number[]): Promise<Map<number, Version>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tender')
    .innerJoin('company', 'company.id', 'tender.customer_id')
    .select(['tender.id', 'withdrawn_at', 'name_key'])
    .select(COMPARED_TENDER_COLUMNS.map((column) => `tender.${column}` as const))
    .where(sql<boolean>`tender.id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, makeTenderVersion(row, row.name_key, row.withdrawn_at !== null)]))
}

async function findLotVersions(db: DbTransaction, ids: readonly number[]): Promise<Map<number, Version>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lot')
    .innerJoin('company', 'company.id', 'lot.customer_id')
    .select(['lot.id', 'withdrawn_at', 'name_key'])
    .select(COMPARED_LOT_COLUMNS.map((column) => `lot.${column}` as const))
    .where(sql<boolean>`lot.id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, makeLotVersion(row, row.name_key, row.withdrawn_at !== null)]))
}
