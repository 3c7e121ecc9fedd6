import type { Tender } from '../../../db/generated/schema.ts'
import { toInstantText } from '../../../platform/instant-text.ts'
import type { CanonicalTender } from '../../../portals/canonical.ts'
import { roundDecimal } from './decimals.ts'
import { listComparedColumns, createRowMaker, makeVersion, type ComparedColumn, type FieldsOf } from './fields.ts'

/** Filled when the row is saved: they depend on what the database holds. */
const COLUMNS_FILLED_ON_SAVE = [
  'customer_id',
  'content_hash',
  'withdrawn_at',
] as const satisfies readonly (keyof Tender)[]
/** Filled by the database, or by linkSuperseding once both announcements are there. */
type ColumnsNotSaved = 'id' | 'first_seen_at' | 'supersedes_id'

const FIELDS = {
  source: { from: (_, source) => source },
  external_id: { from: (tender) => tender.externalId },
  code: { from: (tender) => tender.code },
  name_ru: { from: (tender) => tender.nameRu, compared: 'nameRu' },
  name_kz: { from: (tender) => tender.nameKz, compared: 'nameKz' },
  name_en: { from: (tender) => tender.nameEn, compared: 'nameEn' },
  method: { from: (tender) => tender.method.name, compared: 'method' },
  status: { from: (tender) => tender.status.name, compared: 'status' },
  portal_method: { from: (tender) => tender.method.portalName },
  portal_status: { from: (tender) => tender.status.portalName },
  planned_amount: { from: (tender) => roundDecimal(tender.plannedAmount, 2), compared: 'amount' },
  // the lots of a tender that comes in parts are counted when they are saved
  lots_count: { from: (tender) => (tender.isWhole ? tender.lotsCount : 0) },
  published_at: { from: (tender) => toInstantText(tender.publishedAt) },
  application_start_at: { from: (tender) => toInstantText(tender.applicationStartAt), compared: 'applicationStartAt' },
  application_end_at: { from: (tender) => toInstantText(tender.applicationEndAt), compared: 'applicationEndAt' },
  application_open_at: { from: (tender) => toInstantText(tender.applicationOpenAt), compared: 'applicationOpenAt' },
  contact_email: { from: (tender) => tender.contactEmail },
  contact_phone: { from: (tender) => tender.contactPhone },
  url: { from: (tender) => tender.url },
  supersedes_external_id: { from: (tender) => tender.supersedesExternalId },
  portal_created_at: { from: (tender) => toInstantText(tender.portalCreatedAt) },
  portal_updated_at: { from: (tender) => toInstantText(tender.portalUpdatedAt) },
} as const satisfies FieldsOf<Tender, CanonicalTender, (typeof COLUMNS_FILLED_ON_SAVE)[number] | ColumnsNotSaved>

export const TENDER_COLUMNS: readonly (keyof Tender)[] = [
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]),
  ...COLUMNS_FILLED_ON_SAVE,
]
export const COMPARED_TENDER_COLUMNS = listComparedColumns(FIELDS)

export type TenderRow = ReturnType<typeof makeTenderRow>
export type TenderToSave = TenderRow & Record<(typeof COLUMNS_FILLED_ON_SAVE)[number], unknown>

export const makeTenderRow = createRowMaker<CanonicalTender, typeof FIELDS>(FIELDS)

export const makeTenderVersion = (
  row: Readonly<Record<ComparedColumn<typeof FIELDS>, string | Date | null>>,
  customerKey: string,
  withdrawn: boolean,
) => makeVersion(FIELDS, row, customerKey, withdrawn)
