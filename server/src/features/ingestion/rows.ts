// Canonical tenders → rows of the catalogue.
import { companyKey } from '@tendertap/domain/companies/names'
import type { Insertable } from 'kysely'
import type { Company, Document, Lot, Tender } from '../../db/generated/schema.ts'
import type { CanonicalCustomer, CanonicalDocument, CanonicalLot, CanonicalTender } from '../../portals/canonical.ts'

export function companyRow(customer: CanonicalCustomer): Insertable<Company> {
  return {
    name_key: companyKey(customer.nameRu),
    name_ru: customer.nameRu,
    name_kz: customer.nameKz,
    name_en: customer.nameEn,
    bin: customer.bin,
    address: customer.address,
  }
}

export function tenderRow(tender: CanonicalTender, customerId: number): Insertable<Tender> {
  return {
    source: tender.source,
    external_id: tender.externalId,
    code: tender.code,
    name_ru: tender.nameRu,
    name_kz: tender.nameKz,
    name_en: tender.nameEn,
    customer_id: customerId,
    method: tender.method.name,
    status: tender.status.name,
    portal_method: tender.method.portalName,
    portal_status: tender.status.portalName,
    planned_amount: tender.plannedAmount,
    lots_count: tender.lotsCount,
    published_at: tender.publishedAt,
    application_start_at: tender.applicationStartAt,
    application_end_at: tender.applicationEndAt,
    application_open_at: tender.applicationOpenAt,
    contact_email: tender.contactEmail,
    contact_phone: tender.contactPhone,
    url: tender.url,
    portal_created_at: tender.portalCreatedAt,
    portal_updated_at: tender.portalUpdatedAt,
  }
}

export function lotRow(source: string, lot: CanonicalLot, tenderId: number, customerId: number, now: Date): Insertable<Lot> {
  return {
    source,
    external_id: lot.externalId,
    tender_id: tenderId,
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
    customer_id: customerId,
    amount: lot.amount,
    quantity: lot.quantity,
    unit_ru: lot.unitRu,
    unit_kz: lot.unitKz,
    unit_en: lot.unitEn,
    delivery_address_ru: lot.deliveryAddressRu,
    delivery_address_kz: lot.deliveryAddressKz,
    delivery_address_en: lot.deliveryAddressEn,
    delivery_term_days: lot.deliveryTermDays,
    contract_term_days: lot.contractTermDays,
    bid_security_volume: lot.bidSecurityVolume,
    local_content_min: lot.localContentMin,
    status: lot.status.name,
    portal_status: lot.status.portalName,
    url: lot.url,
    ens_tru_code: lot.ensTruCode,
    ens_tru_name_ru: lot.ensTruNameRu,
    kato_code: lot.katoCode,
    system_category: lot.systemCategory,
    portal_created_at: lot.portalCreatedAt,
    portal_updated_at: lot.portalUpdatedAt,
    withdrawn_at: lot.withdrawn ? now : null,
  }
}

export function documentRow(document: CanonicalDocument, tenderId: number, lotId: number | null): Insertable<Document> {
  return { tender_id: tenderId, lot_id: lotId, url: document.url, type: document.type, original_file_name: document.originalFileName }
}
