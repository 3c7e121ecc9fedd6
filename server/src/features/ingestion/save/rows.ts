// Canonical tenders → rows of the catalogue, as JSON for json_populate_recordset. A row's hash tells whether it differs
// from the one we have; it is taken before our own ids come in, so it means the same in every database.
import { hash } from 'node:crypto'
import type { Version } from '@tendertap/domain/tenders/changes-between'
import { instantText } from '../../../platform/instant-text.ts'
import type { CanonicalDocument, CanonicalLot, CanonicalTender } from '../../../portals/canonical.ts'
import { companyKeyOf } from './companies.ts'
import { fixed } from './decimals.ts'

function hashed<T extends object>(row: T): T & { content_hash: string } {
  return { ...row, content_hash: `\\x${hash('sha1', JSON.stringify(row), 'hex')}` }
}

export type TenderRow = ReturnType<typeof makeTenderRow>
export type LotRow = ReturnType<typeof makeLotRow>

const tenderRows = new WeakMap<CanonicalTender, TenderRow>()
const lotRows = new WeakMap<CanonicalLot, LotRow>()

/** Made once: most have been made before the page's turn, see prepare. */
export function tenderRow(tender: CanonicalTender): TenderRow {
  const row = tenderRows.get(tender) ?? makeTenderRow(tender)
  tenderRows.set(tender, row)
  return row
}

export function lotRow(tender: CanonicalTender, lot: CanonicalLot): LotRow {
  const row = lotRows.get(lot) ?? makeLotRow(tender, lot)
  lotRows.set(lot, row)
  return row
}

function makeTenderRow(tender: CanonicalTender) {
  return hashed({
    source: tender.source,
    external_id: tender.externalId,
    code: tender.code,
    name_ru: tender.nameRu,
    name_kz: tender.nameKz,
    name_en: tender.nameEn,
    customer_key: companyKeyOf(tender.customer),
    method: tender.method.name,
    status: tender.status.name,
    portal_method: tender.method.portalName,
    portal_status: tender.status.portalName,
    planned_amount: fixed(tender.plannedAmount, 2),
    // those of a tender that comes in parts are counted when they are saved
    lots_count: tender.isWhole ? tender.lotsCount : 0,
    published_at: instantText(tender.publishedAt),
    application_start_at: instantText(tender.applicationStartAt),
    application_end_at: instantText(tender.applicationEndAt),
    application_open_at: instantText(tender.applicationOpenAt),
    contact_email: tender.contactEmail,
    contact_phone: tender.contactPhone,
    url: tender.url,
    supersedes_external_id: tender.supersedesExternalId,
    portal_created_at: instantText(tender.portalCreatedAt),
    portal_updated_at: instantText(tender.portalUpdatedAt),
  })
}

function makeLotRow(tender: CanonicalTender, lot: CanonicalLot) {
  return hashed({
    source: tender.source,
    external_id: lot.externalId,
    number: lot.number,
    name_ru: lot.nameRu,
    name_kz: lot.nameKz,
    name_en: lot.nameEn,
    description_ru: lot.descriptionRu,
    description_kz: lot.descriptionKz,
    description_en: lot.descriptionEn,
    additional_description_ru: lot.additionalDescriptionRu,
    additional_description_kz: lot.additionalDescriptionKz,
    additional_description_en: lot.additionalDescriptionEn,
    customer_key: companyKeyOf(lot.customer),
    amount: fixed(lot.amount, 2),
    quantity: fixed(lot.quantity, 3),
    unit_ru: lot.unitRu,
    unit_kz: lot.unitKz,
    unit_en: lot.unitEn,
    delivery_address_ru: lot.deliveryAddressRu,
    delivery_address_kz: lot.deliveryAddressKz,
    delivery_address_en: lot.deliveryAddressEn,
    delivery_term_days: lot.deliveryTermDays,
    contract_term_days: lot.contractTermDays,
    bid_security_volume: fixed(lot.bidSecurityVolume, 2),
    local_content_min: fixed(lot.localContentMin, 2),
    status: lot.status.name,
    portal_status: lot.status.portalName,
    url: lot.url,
    ens_tru_code: lot.ensTruCode,
    ens_tru_name_ru: lot.ensTruNameRu,
    kato_code: lot.katoCode,
    system_category: lot.systemCategory,
    stands_for_tender: lot.standsForTender,
    portal_created_at: instantText(lot.portalCreatedAt),
    portal_updated_at: instantText(lot.portalUpdatedAt),
  })
}

export type DocumentRow = ReturnType<typeof documentRow>

export function documentRow(document: CanonicalDocument) {
  return {
    url: document.url,
    type: document.type,
    original_file_name: document.originalFileName,
    lotExternalId: document.lotExternalId,
  }
}

type TenderFacts = Pick<
  TenderRow,
  | 'status'
  | 'planned_amount'
  | 'application_start_at'
  | 'application_end_at'
  | 'application_open_at'
  | 'name_ru'
  | 'name_kz'
  | 'name_en'
>

export function tenderVersion(row: TenderFacts, withdrawn: boolean): Version {
  return {
    status: row.status,
    amount: row.planned_amount,
    applicationStartAt: row.application_start_at,
    applicationEndAt: row.application_end_at,
    applicationOpenAt: row.application_open_at,
    texts: { nameRu: row.name_ru, nameKz: row.name_kz, nameEn: row.name_en },
    withdrawn,
  }
}

type LotFacts = Pick<
  LotRow,
  | 'status'
  | 'amount'
  | 'name_ru'
  | 'name_kz'
  | 'name_en'
  | 'description_ru'
  | 'description_kz'
  | 'description_en'
  | 'additional_description_ru'
  | 'additional_description_kz'
  | 'additional_description_en'
  | 'delivery_address_ru'
  | 'delivery_address_kz'
  | 'delivery_address_en'
>

export function lotVersion(row: LotFacts, withdrawn: boolean): Version {
  return {
    status: row.status,
    amount: row.amount,
    texts: {
      nameRu: row.name_ru,
      nameKz: row.name_kz,
      nameEn: row.name_en,
      descriptionRu: row.description_ru,
      descriptionKz: row.description_kz,
      descriptionEn: row.description_en,
      additionalDescriptionRu: row.additional_description_ru,
      additionalDescriptionKz: row.additional_description_kz,
      additionalDescriptionEn: row.additional_description_en,
      deliveryAddressRu: row.delivery_address_ru,
      deliveryAddressKz: row.delivery_address_kz,
      deliveryAddressEn: row.delivery_address_en,
    },
    withdrawn,
  }
}
