import type { CanonicalCustomer, CanonicalDocument, CanonicalLot, ParsedTender, PortalValue } from '../canonical.ts'
import { toCustomer } from '../customer.ts'
import { parseDeliveryDays } from '../delivery-days.ts'
import { toDocumentType } from '../document-type.ts'
import { createKnownValues } from '../known-values.ts'
import { SUBJECT_TYPES } from '../subject-types.ts'
import { readMethod, readStatus } from './known.ts'
import { epzLot, type EpzLot } from './payload.ts'

/** The list names the customer, its number stands in the details. */
function readCustomer({ lot, announcement, organization }: EpzLot): CanonicalCustomer {
  const detailed = organization ?? announcement?.customer ?? announcement?.organizer
  return toCustomer({
    nameRu: lot.organization_name ?? detailed?.name_ru ?? detailed?.name ?? null,
    nameKz: detailed?.name_kk ?? null,
    bin: detailed?.iin_bin ?? null,
    address: null,
  })
}

function readDocuments(announcement: EpzLot['announcement']): CanonicalDocument[] {
  return (announcement?.files ?? []).flatMap(({ id, category, name, url }) => {
    const originalFileName = name ?? category ?? 'document'
    return url === null
      ? []
      : [
          {
            externalId: id,
            url,
            lotExternalId: null,
            type: toDocumentType(category ?? originalFileName),
            originalFileName,
          },
        ]
  })
}

function toLot(
  { lot, announcement }: EpzLot,
  customer: CanonicalCustomer,
  status: PortalValue,
  url: string,
): CanonicalLot {
  const [item] = lot.enstrus
  const [place] = lot.delivery_addresses
  const nameless = lot.name_ru === null && lot.name_kk === null
  return {
    externalId: lot.id,
    number: lot.lot_number ?? lot.id,
    nameRu: nameless ? (item?.name_ru ?? announcement?.name_ru ?? `Лот ${lot.lot_number ?? lot.id}`) : lot.name_ru,
    nameKz: lot.name_kk,
    nameEn: null,
    descriptionRu: lot.description_ru,
    descriptionKz: lot.description_kk,
    descriptionEn: null,
    additionalDescriptionRu: null,
    additionalDescriptionKz: null,
    additionalDescriptionEn: null,
    customer,
    status,
    amount: lot.total_price,
    quantity: lot.quantity,
    unitRu: null,
    unitKz: null,
    unitEn: null,
    ensTruCode: lot.enstru_key ?? item?.code ?? null,
    ensTruNameRu: item?.name_ru ?? null,
    ensTruNameKz: item?.name_kk ?? null,
    ensTruNameEn: null,
    katoCode: place?.code ?? null,
    deliveryAddressRu: place?.name_ru ?? null,
    deliveryAddressKz: place?.name_kk ?? null,
    deliveryAddressEn: null,
    deliveryTermDays: parseDeliveryDays(lot.delivery_deadline_ru),
    contractTermDays: null,
    bidSecurityVolume: null,
    localContentMin: null,
    systemCategory: SUBJECT_TYPES.get(lot.purchase_subject_id ?? 0) ?? null,
    url,
    withdrawn: false,
    standsForTender: false,
    portalCreatedAt: lot.announcement_publish_date,
    portalUpdatedAt: null,
  }
}

/** A lot with as much of its tender as the list shows. Throws a ZodError for what is no lot at all. */
export function parseEpzLot(payload: unknown): ParsedTender {
  const read = epzLot.parse(payload)
  const { lot, announcement } = read
  const values = createKnownValues()
  const customer = readCustomer(read)
  const status = readStatus(lot, values)
  const url = `https://zakup.gov.kz/announcement/${lot.announcement_id}`
  const shown = toLot(read, customer, status, url)
  return {
    tender: {
      source: 'epz',
      externalId: lot.announcement_id,
      code: lot.announcement_number ?? lot.announcement_id,
      // The list does not name the announcement: until its detail does, it has the name of its lot.
      nameRu: announcement?.name_ru ?? shown.nameRu,
      nameKz: announcement?.name_kk ?? shown.nameKz,
      nameEn: null,
      customer,
      method: readMethod(lot, values),
      status,
      plannedAmount: announcement?.total_price ?? null,
      lotsCount: announcement?.lots_count ?? 1,
      publishedAt: lot.announcement_publish_date ?? announcement?.publish_date ?? null,
      applicationStartAt: lot.offer_start_date ?? announcement?.offer_start_date ?? null,
      applicationEndAt: lot.offer_end_date ?? announcement?.offer_end_date ?? null,
      applicationOpenAt: null,
      contactEmail: lot.email ?? announcement?.email ?? null,
      contactPhone: lot.phone ?? announcement?.phone ?? null,
      url,
      supersedesExternalId: null,
      portalCreatedAt: lot.announcement_publish_date,
      portalUpdatedAt: null,
      isWhole: false,
      lots: [shown],
      documents: readDocuments(announcement),
    },
    unknown: values.unknown,
  }
}
