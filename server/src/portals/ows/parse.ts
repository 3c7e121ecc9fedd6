import { parsePortalInstant } from '../almaty-time.ts'
import type { CanonicalCustomer, CanonicalLot, ParsedTender } from '../canonical.ts'
import { toCustomer } from '../customer.ts'
import { parseDeliveryDays } from '../delivery-days.ts'
import { createKnownValues, type KnownValues } from '../known-values.ts'
import { SUBJECT_TYPES } from '../subject-types.ts'
import { readDocuments } from './documents.ts'
import { OWS_METHODS, OWS_OWN_METHODS } from './method-map.ts'
import { trdBuy, type Lot, type TrdBuy } from './payload.ts'
import { readPositions } from './positions.ts'
import { OWS_STATUSES } from './status-map.ts'

interface Reference {
  nameRu: string | null
}

function readStatus(id: number | null | undefined, reference: Reference | null | undefined, values: KnownValues) {
  return values.resolve('status', OWS_STATUSES.get(id ?? 0), id?.toString() ?? null, reference?.nameRu ?? null)
}

/** The announcement may name the planned method; its lots name the actual one, and that is shown. */
function readMethod(
  { refTradeMethodsId: planned, RefTradeMethods: plannedName, Lots: lots }: TrdBuy,
  values: KnownValues,
) {
  const lot = lots.find(({ refBuyTradeMethodsId: actual }) => actual)
  const id = lot?.refBuyTradeMethodsId ?? planned
  const portalName = lot?.RefBuyTradeMethods?.nameRu ?? (id === planned ? plannedName?.nameRu : null) ?? null
  const ours = OWS_METHODS.get(id ?? 0) ?? (OWS_OWN_METHODS.has(id ?? 0) ? (portalName ?? undefined) : undefined)
  return values.resolve('method', ours, id?.toString() ?? null, portalName)
}

function readOrganizer(tender: TrdBuy): CanonicalCustomer {
  const { Organizer: organizer, Lots: lots } = tender
  // The announcement often leaves out the name that its lots carry.
  const named = lots.find((lot) => lot.customerNameRu ?? lot.customerNameKz)
  return toCustomer({
    nameRu: tender.orgNameRu ?? tender.customerNameRu ?? named?.customerNameRu ?? organizer?.nameRu ?? null,
    nameKz: tender.orgNameKz ?? tender.customerNameKz ?? named?.customerNameKz ?? organizer?.nameKz ?? null,
    bin: tender.orgBin ?? tender.customerBin ?? named?.customerBin ?? null,
    address: organizer?.Address[0]?.address ?? null,
  })
}

function readLotCustomer(lot: Lot, organizer: CanonicalCustomer): CanonicalCustomer {
  if (lot.customerBin === organizer.bin || (lot.customerBin === null && lot.customerNameRu === null)) return organizer
  return toCustomer({
    nameRu: lot.customerNameRu,
    nameKz: lot.customerNameKz,
    bin: lot.customerBin,
    address: null,
  })
}

function toLot(lot: Lot, tender: TrdBuy, organizer: CanonicalCustomer, values: KnownValues): CanonicalLot {
  const plan = lot.Plans[0]
  const place = plan?.PlansKato[0]
  const nameless = lot.nameRu === null && lot.nameKz === null
  return {
    externalId: lot.id,
    number: lot.lotNumber ?? lot.id,
    // The lot's name is that of its ENS TRU item.
    nameRu: nameless
      ? (plan?.RefEnstru?.nameRu ?? tender.nameRu ?? tender.nameKz ?? `Лот ${lot.lotNumber ?? lot.id}`)
      : lot.nameRu,
    nameKz: lot.nameKz,
    nameEn: null,
    descriptionRu: lot.descriptionRu,
    descriptionKz: lot.descriptionKz,
    descriptionEn: null,
    additionalDescriptionEn: null,
    ...readPositions(lot),
    customer: readLotCustomer(lot, organizer),
    status: readStatus(lot.refLotStatusId, lot.RefLotsStatus, values),
    amount: lot.amount,
    // One lot in eleven has no place of its own and takes the announcement's.
    katoCode: lot.plnPointKatoList[0] ?? place?.refKatoCode ?? tender.kato[0] ?? null,
    deliveryAddressRu: place?.fullDeliveryPlaceNameRu ?? null,
    deliveryAddressKz: place?.fullDeliveryPlaceNameKz ?? null,
    deliveryAddressEn: null,
    deliveryTermDays: parseDeliveryDays(plan?.supplyDateRu ?? null),
    contractTermDays: null,
    bidSecurityVolume: null,
    localContentMin: null,
    systemCategory: SUBJECT_TYPES.get(tender.refSubjectTypeId ?? 0) ?? null,
    url: `${toPageUrl(tender)}?tab=lots`,
    withdrawn: lot.isDeleted === 1,
    standsForTender: false,
    portalCreatedAt: parsePortalInstant(lot.indexDate),
    portalUpdatedAt: parsePortalInstant(lot.lastUpdateDate),
  }
}

function toPageUrl(tender: TrdBuy): string {
  return `https://goszakup.gov.kz/ru/announce/index/${tender.id}`
}

/** Throws a ZodError for what is no announcement at all. */
export function parseOwsTender(payload: unknown): ParsedTender {
  const tender = trdBuy.parse(payload)
  const values = createKnownValues()
  const customer = readOrganizer(tender)
  return {
    tender: {
      source: 'ows',
      externalId: tender.id,
      code: tender.numberAnno ?? tender.id,
      nameRu: tender.nameRu,
      nameKz: tender.nameKz,
      nameEn: null,
      customer,
      method: readMethod(tender, values),
      status: readStatus(tender.refBuyStatusId, tender.RefBuyStatus, values),
      plannedAmount: tender.totalSum,
      lotsCount: tender.countLots ?? tender.Lots.length,
      publishedAt: parsePortalInstant(tender.publishDate),
      // Dates of a repeated bidding replace the first ones.
      applicationStartAt: parsePortalInstant(tender.repeatStartDate ?? tender.startDate),
      applicationEndAt: parsePortalInstant(tender.repeatEndDate ?? tender.endDate),
      applicationOpenAt: null,
      contactEmail: tender.Organizer?.email ?? null,
      contactPhone: tender.Organizer?.phone ?? null,
      url: toPageUrl(tender),
      // 0 is how the portal writes none.
      supersedesExternalId: tender.parentId === '0' ? null : tender.parentId,
      portalCreatedAt: parsePortalInstant(tender.indexDate),
      portalUpdatedAt: parsePortalInstant(tender.lastUpdateDate),
      isWhole: true,
      lots: tender.Lots.map((lot) => toLot(lot, tender, customer, values)),
      documents: readDocuments(tender),
    },
    unknown: values.unknown,
  }
}
