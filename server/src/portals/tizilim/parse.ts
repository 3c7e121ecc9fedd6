import { parsePortalInstant } from '../almaty-time.ts'
import type { CanonicalCustomer, CanonicalDocument, CanonicalLot, ParsedTender } from '../canonical.ts'
import { toCustomer } from '../customer.ts'
import { toDocumentType } from '../document-type.ts'
import { createKnownValues, type KnownValues } from '../known-values.ts'
import { toMethod } from '../method-words.ts'
import { toStatus } from '../status-words.ts'
import { tizilimTender, type TizilimDocument, type TizilimLot, type TizilimTender } from './payload.ts'

// The register writes categories in the plural, the specification in the singular.
const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['Товары', 'Товар'],
  ['Работы', 'Работа'],
  ['Услуги', 'Услуга'],
])

function readStatus(status: TizilimLot['status'], values: KnownValues) {
  const name = status?.name_ru ?? null
  return values.resolve('status', toStatus(name), null, name)
}

function toDocument(document: TizilimDocument, lotExternalId: string | null): CanonicalDocument | null {
  if (document.url === null) return null
  const originalFileName = document.original_file_name ?? document.type ?? 'document'
  return {
    externalId: document.id,
    url: document.url,
    lotExternalId,
    type: toDocumentType(document.type ?? originalFileName),
    originalFileName,
  }
}

/** The one additional description is in the language the lot is written in. */
function readAdditionalDescription(lot: TizilimLot) {
  const kazakh = lot.name_ru === null && lot.name_kz !== null
  return {
    additionalDescriptionRu: kazakh ? null : lot.additional_description,
    additionalDescriptionKz: kazakh ? lot.additional_description : null,
    additionalDescriptionEn: null,
  }
}

function toLot(lot: TizilimLot, tender: TizilimTender, customer: CanonicalCustomer, values: KnownValues): CanonicalLot {
  const nameless = lot.name_ru === null && lot.name_kz === null && lot.name_en === null
  const category = tender.category?.name_ru ?? null
  return {
    externalId: lot.id,
    number: lot.number ?? lot.id,
    nameRu: nameless
      ? (lot.ens_tru?.name_ru ?? tender.name_ru ?? tender.name_kz ?? `Лот ${lot.number ?? lot.id}`)
      : lot.name_ru,
    nameKz: lot.name_kz,
    nameEn: lot.name_en,
    descriptionRu: lot.description_ru,
    descriptionKz: lot.description_kz,
    descriptionEn: lot.description_en,
    ...readAdditionalDescription(lot),
    customer,
    status: readStatus(lot.status ?? tender.status, values),
    amount: lot.amount,
    quantity: lot.quantity,
    unitRu: lot.mkei?.name_ru ?? null,
    unitKz: lot.mkei?.name_kz ?? null,
    unitEn: lot.mkei?.name_en ?? null,
    ensTruCode: lot.ens_tru?.code ?? null,
    ensTruNameRu: lot.ens_tru?.name_ru ?? null,
    ensTruNameKz: lot.ens_tru?.name_kz ?? null,
    ensTruNameEn: lot.ens_tru?.name_en ?? null,
    katoCode: lot.kato?.code ?? null,
    deliveryAddressRu: lot.delivery_address_ru,
    deliveryAddressKz: lot.delivery_address_kz,
    deliveryAddressEn: lot.delivery_address_en,
    deliveryTermDays: lot.delivery_term_days,
    contractTermDays: lot.contract_term_days,
    bidSecurityVolume: lot.bid_security_volume,
    localContentMin: lot.local_content_min,
    systemCategory: CATEGORIES.get(category ?? '') ?? category,
    url: toPageUrl(tender.code ?? tender.id),
    withdrawn: false,
    standsForTender: false,
    portalCreatedAt: parsePortalInstant(lot.created_at),
    portalUpdatedAt: parsePortalInstant(lot.updated_at),
  }
}

/** The page for people finds a tender by its number. */
export function toPageUrl(number: string): string {
  return `https://public.tizilim.gov.kz/ru/common/tender?search=${encodeURIComponent(number)}`
}

/** Throws a ZodError for what is no tender at all. */
export function parseTizilimTender(payload: unknown): ParsedTender {
  const tender = tizilimTender.parse(payload)
  const values = createKnownValues()
  const customer = toCustomer({
    nameRu: tender.customer?.name_ru ?? null,
    nameKz: tender.customer?.name_kz ?? null,
    nameEn: tender.customer?.name_en ?? null,
    bin: tender.customer?.bin ?? null,
    address: tender.customer?.full_address ?? null,
  })
  const documents = [
    ...tender.documents.map((document) => toDocument(document, null)),
    ...tender.lots.flatMap((lot) => lot.documents.map((document) => toDocument(document, lot.id))),
  ]
  const method = tender.method?.name_ru ?? null
  return {
    tender: {
      source: 'tizilim',
      // The number is what the public list knows too: head and detail are the same tender.
      externalId: tender.code ?? tender.id,
      code: tender.code ?? tender.id,
      nameRu: tender.name_ru,
      nameKz: tender.name_kz,
      nameEn: tender.name_en,
      customer,
      method: values.resolve('method', toMethod(method), null, method),
      status: readStatus(tender.status, values),
      plannedAmount: tender.planned_amount,
      lotsCount: tender.lots.length,
      publishedAt: parsePortalInstant(tender.publication_at),
      applicationStartAt: parsePortalInstant(tender.application_start_at),
      applicationEndAt: parsePortalInstant(tender.application_end_at),
      applicationOpenAt: parsePortalInstant(tender.application_open_at),
      contactEmail: tender.contact_email,
      contactPhone: tender.contact_phone,
      url: toPageUrl(tender.code ?? tender.id),
      supersedesExternalId: null,
      portalCreatedAt: parsePortalInstant(tender.created_at),
      portalUpdatedAt: parsePortalInstant(tender.updated_at),
      isWhole: true,
      lots: tender.lots.map((lot) => toLot(lot, tender, customer, values)),
      documents: documents.filter((document) => document !== null),
    },
    unknown: values.unknown,
  }
}
