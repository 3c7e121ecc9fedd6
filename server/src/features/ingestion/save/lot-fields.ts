import type { Lot } from '../../../db/generated/schema.ts'
import { toInstantText } from '../../../platform/instant-text.ts'
import type { CanonicalLot } from '../../../portals/canonical.ts'
import { roundDecimal } from './decimals.ts'
import { listComparedColumns, createRowMaker, makeVersion, type ComparedColumn, type FieldsOf } from './fields.ts'

/** Filled when the row is saved: they depend on what the database holds. */
const COLUMNS_FILLED_ON_SAVE = [
  'tender_id',
  'customer_id',
  'content_hash',
  'withdrawn_at',
] as const satisfies readonly (keyof Lot)[]
/** Filled by the database. */
type ColumnsNotSaved = 'id' | 'first_seen_at'

const FIELDS = {
  source: { from: (_, source) => source },
  external_id: { from: (lot) => lot.externalId },
  number: { from: (lot) => lot.number },
  name_ru: { from: (lot) => lot.nameRu, compared: 'nameRu' },
  name_kz: { from: (lot) => lot.nameKz, compared: 'nameKz' },
  name_en: { from: (lot) => lot.nameEn, compared: 'nameEn' },
  description_ru: { from: (lot) => lot.descriptionRu, compared: 'descriptionRu' },
  description_kz: { from: (lot) => lot.descriptionKz, compared: 'descriptionKz' },
  description_en: { from: (lot) => lot.descriptionEn, compared: 'descriptionEn' },
  additional_description_ru: { from: (lot) => lot.additionalDescriptionRu, compared: 'additionalDescriptionRu' },
  additional_description_kz: { from: (lot) => lot.additionalDescriptionKz, compared: 'additionalDescriptionKz' },
  additional_description_en: { from: (lot) => lot.additionalDescriptionEn, compared: 'additionalDescriptionEn' },
  amount: { from: (lot) => roundDecimal(lot.amount, 2), compared: 'amount' },
  quantity: { from: (lot) => roundDecimal(lot.quantity, 3) },
  unit_ru: { from: (lot) => lot.unitRu },
  unit_kz: { from: (lot) => lot.unitKz },
  unit_en: { from: (lot) => lot.unitEn },
  delivery_address_ru: { from: (lot) => lot.deliveryAddressRu, compared: 'deliveryAddressRu' },
  delivery_address_kz: { from: (lot) => lot.deliveryAddressKz, compared: 'deliveryAddressKz' },
  delivery_address_en: { from: (lot) => lot.deliveryAddressEn, compared: 'deliveryAddressEn' },
  delivery_term_days: { from: (lot) => lot.deliveryTermDays },
  contract_term_days: { from: (lot) => lot.contractTermDays },
  bid_security_volume: { from: (lot) => roundDecimal(lot.bidSecurityVolume, 2) },
  local_content_min: { from: (lot) => roundDecimal(lot.localContentMin, 2) },
  status: { from: (lot) => lot.status.name, compared: 'status' },
  portal_status: { from: (lot) => lot.status.portalName },
  url: { from: (lot) => lot.url },
  ens_tru_code: { from: (lot) => lot.ensTruCode, compared: 'ensTruCode' },
  ens_tru_name_ru: { from: (lot) => lot.ensTruNameRu, compared: 'ensTruNameRu' },
  ens_tru_name_kz: { from: (lot) => lot.ensTruNameKz },
  ens_tru_name_en: { from: (lot) => lot.ensTruNameEn },
  kato_code: { from: (lot) => lot.katoCode, compared: 'katoCode' },
  system_category: { from: (lot) => lot.systemCategory },
  stands_for_tender: { from: (lot) => lot.standsForTender },
  portal_created_at: { from: (lot) => toInstantText(lot.portalCreatedAt) },
  portal_updated_at: { from: (lot) => toInstantText(lot.portalUpdatedAt) },
} as const satisfies FieldsOf<Lot, CanonicalLot, (typeof COLUMNS_FILLED_ON_SAVE)[number] | ColumnsNotSaved>

export const LOT_COLUMNS: readonly (keyof Lot)[] = [
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]),
  ...COLUMNS_FILLED_ON_SAVE,
]
export const COMPARED_LOT_COLUMNS = listComparedColumns(FIELDS)

export type LotRow = ReturnType<typeof makeLotRow>
export type LotToSave = LotRow & Record<(typeof COLUMNS_FILLED_ON_SAVE)[number], unknown>

export const makeLotRow = createRowMaker<CanonicalLot, typeof FIELDS>(FIELDS)

export const makeLotVersion = (
  row: Readonly<Record<ComparedColumn<typeof FIELDS>, string | Date | null>>,
  customerKey: string,
  withdrawn: boolean,
) => makeVersion(FIELDS, row, customerKey, withdrawn)
