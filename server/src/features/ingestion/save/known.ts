// What the catalogue holds of the tenders on a page before it is saved: little of everything, all of what has changed.
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import { instantText } from '../../../platform/instant-text.ts'
import type { CanonicalTender, Source } from '../../../portals/canonical.ts'
import { lotVersion, tenderVersion } from './rows.ts'

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

export interface Known {
  tenders: Map<string, KnownTender>
  lots: Map<string, KnownLot>
  lotsOf: Map<number, KnownLot[]>
  documentsOf: Map<number, KnownDocument[]>
}

export async function knownOf(db: Writing, source: Source, tenders: readonly CanonicalTender[]): Promise<Known> {
  const { rows: heads } = await sql<KnownTender>`
    select id, external_id, encode(content_hash, 'hex') as hash, withdrawn_at is not null as withdrawn from tender
    where source = ${source} and external_id = any(${tenders.map((tender) => tender.externalId)})`.execute(db)
  const ids = heads.map((head) => head.id)
  const lotIds = tenders.flatMap((tender) => tender.lots.map((lot) => lot.externalId))
  const { rows: lots } = await sql<KnownLot>`
    select id, external_id, tender_id, encode(content_hash, 'hex') as hash, withdrawn_at is not null as withdrawn, stands_for_tender from lot
    where source = ${source} and external_id = any(${lotIds}) or tender_id = any(${ids}::bigint[])`.execute(db)
  const documents =
    ids.length === 0
      ? []
      : (
          await sql<KnownDocument>`
          select tender_id, lot_id, url, type, original_file_name, removed_at is not null as removed from document where tender_id = any(${ids}::bigint[])`.execute(
            db,
          )
        ).rows
  return {
    tenders: new Map(heads.map((head) => [head.external_id, head])),
    lots: new Map(lots.map((lot) => [lot.external_id, lot])),
    lotsOf: Map.groupBy(lots, (lot) => lot.tender_id),
    documentsOf: Map.groupBy(documents, (document) => document.tender_id),
  }
}

const instants = ['application_start_at', 'application_end_at', 'application_open_at'] as const

/** What people saw of these until now. */
export async function versionsOf(db: Writing, tenderIds: readonly number[], lotIds: readonly number[]) {
  const tenders =
    tenderIds.length === 0
      ? []
      : await db
          .selectFrom('tender')
          .select(['id', 'status', 'planned_amount', 'name_ru', 'name_kz', 'name_en', 'withdrawn_at', ...instants])
          .where(sql<boolean>`id = any(${tenderIds}::bigint[])`)
          .execute()
  const lots =
    lotIds.length === 0
      ? []
      : await db
          .selectFrom('lot')
          .select([
            'id',
            'status',
            'amount',
            'name_ru',
            'name_kz',
            'name_en',
            'description_ru',
            'description_kz',
            'description_en',
            'withdrawn_at',
            'additional_description_ru',
            'additional_description_kz',
            'additional_description_en',
            'delivery_address_ru',
            'delivery_address_kz',
            'delivery_address_en',
          ])
          .where(sql<boolean>`id = any(${lotIds}::bigint[])`)
          .execute()
  return {
    tenders: new Map(
      tenders.map((row) => {
        const dates = {
          application_start_at: instantText(row.application_start_at),
          application_end_at: instantText(row.application_end_at),
          application_open_at: instantText(row.application_open_at),
        }
        return [row.id, tenderVersion({ ...row, ...dates }, row.withdrawn_at !== null)]
      }),
    ),
    lots: new Map(lots.map((row) => [row.id, lotVersion(row, row.withdrawn_at !== null)])),
  }
}
