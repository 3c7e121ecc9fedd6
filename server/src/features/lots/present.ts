// Rows → wire. Amounts leave as JSON numbers, instants as ISO strings in UTC.
import type { Output } from '@tendertap/contract/calls/index'
import type { DocumentState } from '@tendertap/domain/lot-work/workflow'
import { toInstantText } from '../../platform/instant-text.ts'
import type { LotAttachments } from './attachments.ts'
import type { DocumentRow, LotRow, TENDER_HEAD } from './queries.ts'
import type { Highlighter, Highlights } from './search/highlights.ts'

type Lot = Output<'lots/getLots'>['data'][number]
type TenderHead = Lot['Tender']
type Document = Lot['documents'][number]

export const toNumber = (value: string | null) => (value === null ? null : Number(value))

/** A person waits for listed and wanted documents alike. */
export function toDocumentState(stored: string): DocumentState {
  return stored === 'stored' || stored === 'unavailable' ? stored : 'processing'
}

function presentDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    LotId: row.lot_id,
    documentType: row.type,
    originalFileName: row.original_file_name,
    fileName: row.file_name,
    state: toDocumentState(row.state),
    size: row.size,
  }
}

/** What a search knows of a lot that it found. */
interface FoundLot extends Pick<Lot, 'foundIn' | 'documentMatch'> {
  highlight: Highlighter
}

export function presentLot(
  row: LotRow,
  documents: readonly DocumentRow[],
  attachments: LotAttachments,
  { highlight, ...found }: FoundLot,
): Lot {
  const lot = presentLotOfTender(row, documents, attachments)
  const Tender = presentTenderHead(row, documents)
  const {
    nameRu,
    nameKz,
    nameEn,
    descriptionRu,
    descriptionKz,
    descriptionEn,
    additionalDescriptionRu,
    additionalDescriptionKz,
    additionalDescriptionEn,
  } = lot
  const texts = {
    nameRu,
    nameKz,
    nameEn,
    descriptionRu,
    descriptionKz,
    descriptionEn,
    additionalDescriptionRu,
    additionalDescriptionKz,
    additionalDescriptionEn,
    customerRu: lot.customerRu,
    customerKz: lot.customerKz,
    customerEn: lot.customerEn,
    ensTruNameRu: lot.ensTruNameRu,
    ensTruNameKz: lot.ensTruNameKz,
    ensTruNameEn: lot.ensTruNameEn,
    'Tender.nameRu': Tender.nameRu,
    'Tender.nameKz': Tender.nameKz,
    'Tender.nameEn': Tender.nameEn,
  }
  return {
    ...lot,
    Tender,
    ...found,
    ...highlight(texts, { contractNumber: lot.contractNumber, code: lot.code, ensTruCode: lot.ensTruCode }),
  }
}

/** A lot inside its tender. */
export function presentLotOfTender(
  row: LotRow,
  documents: readonly DocumentRow[],
  attachments: LotAttachments,
): Omit<Lot, 'Tender' | keyof Highlights | 'foundIn' | 'documentMatch'> {
  return {
    id: row.id,
    TenderId: row.tender_id,
    contractNumber: row.number,
    code: row.code,
    nameRu: row.name_ru,
    nameKz: row.name_kz,
    nameEn: row.name_en,
    descriptionRu: row.description_ru,
    descriptionKz: row.description_kz,
    descriptionEn: row.description_en,
    additionalDescriptionRu: row.additional_description_ru,
    additionalDescriptionKz: row.additional_description_kz,
    additionalDescriptionEn: row.additional_description_en,
    customerRu: row.customer_ru,
    customerKz: row.customer_kz,
    customerEn: row.customer_en,
    amount: toNumber(row.amount),
    quantity: toNumber(row.quantity),
    mkeiNameRu: row.unit_ru,
    mkeiNameKz: row.unit_kz,
    mkeiNameEn: row.unit_en,
    deliveryAddressRu: row.delivery_address_ru,
    deliveryAddressKz: row.delivery_address_kz,
    deliveryAddressEn: row.delivery_address_en,
    deliveryTermDays: row.delivery_term_days,
    contractTermDays: row.contract_term_days,
    bidSecurityVolume: toNumber(row.bid_security_volume),
    localContentMin: toNumber(row.local_content_min),
    status: row.status,
    url: row.url,
    documents: documents.filter((document) => document.lot_id === row.id).map(presentDocument),
    ensTruCode: row.ens_tru_code,
    ensTruNameRu: row.ens_tru_name_ru,
    ensTruNameKz: row.ens_tru_name_kz,
    ensTruNameEn: row.ens_tru_name_en,
    katoNameRu: row.region_ru,
    katoNameKz: row.region_kz,
    katoNameEn: row.region_en,
    systemCategory: row.system_category,
    tizilimCreatedAt: toInstantText(row.portal_created_at),
    tizilimUpdatedAt: toInstantText(row.portal_updated_at),
    rawDetails: {
      contract_term_days: row.contract_term_days,
      tender: {
        code: row.code,
        application_start_at: toInstantText(row.application_start_at),
        application_end_at: toInstantText(row.application_end_at),
        application_open_at: toInstantText(row.application_open_at),
        contact_email: row.contact_email,
        contact_phone: row.contact_phone,
      },
    },
    ...attachments,
    source: row.source,
    regionCode: row.kato_code?.slice(0, 2) ?? null,
    standsForTender: row.stands_for_tender,
    withdrawnAt: toInstantText(row.withdrawn_at),
  }
}

type NameOf<C> = C extends `${string} as ${infer N}` ? N : C extends `${string}.${infer N}` ? N : never
type TenderHeadRow = Pick<LotRow, 'tender_id' | 'source' | NameOf<(typeof TENDER_HEAD)[number]>>

export function presentTenderHead(row: TenderHeadRow, documents: readonly DocumentRow[]): TenderHead {
  return {
    id: row.tender_id,
    code: row.code,
    method: row.method,
    customerRu: row.tender_customer_ru,
    customerKz: row.tender_customer_kz,
    customerEn: row.tender_customer_en,
    customerFullAddress: row.customer_address,
    name: row.tender_name_ru ?? row.tender_name_kz ?? row.tender_name_en,
    nameRu: row.tender_name_ru,
    nameKz: row.tender_name_kz,
    nameEn: row.tender_name_en,
    plannedAmount: toNumber(row.planned_amount),
    amount: toNumber(row.planned_amount),
    lotsCount: row.lots_count,
    status: row.tender_status,
    startDate: toInstantText(row.application_start_at),
    endDate: toInstantText(row.application_end_at),
    publicationDate: toInstantText(row.published_at),
    applicationStartAt: toInstantText(row.application_start_at),
    applicationEndAt: toInstantText(row.application_end_at),
    applicationOpenAt: toInstantText(row.application_open_at),
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    url: row.tender_url,
    DocumentsOfTender: documents
      .filter((document) => document.tender_id === row.tender_id && document.lot_id === null)
      .map(presentDocument),
    source: row.source,
  }
}
