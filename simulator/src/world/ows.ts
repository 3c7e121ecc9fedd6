// Planned tenders in the shape of the state portal.
import { formatMoment, getYear, type Moment } from './calendar.ts'
import { varySpelling } from './customers.ts'
import { writeSupplyDate } from './delivery.ts'
import { makeFiles } from './ows-files.ts'
import { BUY_STATUSES, LOT_STATUSES, SUBJECT_TYPES, TRADE_METHODS } from './ows-references.ts'
import type { BuyStatusId, LotStatusId, TradeMethodId } from './ows-references.ts'
import type { OwsLot, OwsPlan, OwsTrdBuy } from './ows-wire.ts'
import type { Random } from './random.ts'
import { calculateAmount, type PlannedLot, type PlannedTender, type Position } from './tenders.ts'
import type { Phase, Timeline } from './timeline.ts'
import { UNITS } from './units.ts'

// Sums in tiyn.
const LARGE = 2_000_000_000
const SMALL = 400_000_000

/** Price requests are for small sums, contests for works and large ones. */
export function pickOwsMethod({ customer, group, lots }: PlannedTender, random: Random): TradeMethodId {
  const total = lots.reduce((sum, lot) => sum + calculateAmount(lot), 0)
  const large = total > LARGE || group.subject === 'works'
  const roll = random.next()
  if (customer.sector === 'company') return large ? 124 : roll < 0.75 ? 126 : 125
  if (group.remarks === 'food' && ['school', 'kindergarten'].includes(customer.sector)) return roll < 0.6 ? 121 : 3
  if (large) return roll < 0.5 ? 2 : roll < 0.8 ? 188 : group.subject === 'goods' ? 77 : 6
  if (total < SMALL) return roll < 0.82 ? 3 : 6
  return roll < 0.55 ? 3 : roll < 0.75 ? 6 : 2
}

const WINDOWS: Readonly<Record<TradeMethodId, readonly [number, number]>> = {
  2: [10, 20],
  3: [3, 6],
  6: [3, 6],
  77: [10, 15],
  121: [10, 15],
  124: [10, 16],
  125: [3, 6],
  126: [3, 6],
  188: [5, 8],
}

export function pickOwsWindow(method: TradeMethodId, random: Random): number {
  return random.int(...WINDOWS[method])
}

function pickBuyStatus(phase: Phase, method: TradeMethodId, random: Random): BuyStatusId {
  if (phase === 'open') return [3, 126].includes(method) ? random.pick([210, 240]) : random.pick([210, 220, 220, 220])
  const byPhase = {
    forming: random.pick([110, 130] as const),
    opening: 250,
    results: 330,
    completed: 350,
    suspended: 420,
  } as const
  if (phase === 'admission') return method === 77 ? 290 : 320
  return phase === 'cancelled' ? random.pick([430, 430, 410]) : byPhase[phase]
}

export interface OwsEntry {
  planned: PlannedTender
  timeline: Timeline
  method: TradeMethodId
}

/** Ids far above those of the real portal, so that no link of the world leads to somebody's announcement. */
export interface OwsIds {
  trdBuy: number
  lot: number
  plan: number
}

function makePlan(
  position: Position,
  entry: OwsEntry,
  deliversTo: string | null,
  ids: OwsIds,
  random: Random,
): OwsPlan {
  const { item, details, remark, price, quantity } = position
  const { customer, group, languages } = entry.planned
  const ru = languages !== 'kz'
  const kz = languages !== 'ru'
  const id = (ids.plan += random.int(1, 9))
  const year = getYear(entry.timeline.published ?? entry.timeline.created)
  const { address } = customer
  const deliveryPlace = {
    fullDeliveryPlaceNameRu: ru ? address.ru : null,
    fullDeliveryPlaceNameKz: kz ? address.kz : null,
  }
  return {
    id,
    rootrecordId: id,
    nameRu: ru ? item.name[0] : null,
    nameKz: kz ? item.name[1] : null,
    refUnitsCode: item.unit,
    count: quantity,
    price: price / 100,
    amount: (price * quantity) / 100,
    descRu: ru ? details.ru : null,
    descKz: kz ? details.kz : null,
    extraDescRu: ru ? (remark?.ru ?? null) : null,
    extraDescKz: kz ? (remark?.kz ?? null) : null,
    supplyDateRu: random.chance(0.05) ? null : writeSupplyDate(group.subject, year, languages === 'kz', random),
    RefUnits: { code: item.unit, nameRu: UNITS[item.unit].ru, nameKz: UNITS[item.unit].kz },
    RefEnstru: { code: item.code, nameRu: item.name[0], nameKz: item.name[1] },
    PlansKato: deliversTo ? [{ id: id * 2, refKatoCode: deliversTo, ...deliveryPlace, count: quantity }] : [],
  }
}

interface LotHead {
  trdBuyId: number
  numberAnno: string
  status: BuyStatusId
  names: { ru: string | null; kz: string | null }
}

function pickLotStatus(status: BuyStatusId, random: Random): LotStatusId {
  if (status === 350) return random.chance(0.82) ? 360 : 370
  return status
}

function makeLot(lot: PlannedLot, entry: OwsEntry, announced: LotHead, ids: OwsIds, random: Random): OwsLot {
  const { planned, timeline, method } = entry
  const [first] = lot.positions
  const joint = lot.positions.length > 1
  const kato = random.chance(0.09) ? null : planned.customer.place.kato
  const plans = lot.positions.map((position) => makePlan(position, entry, kato, ids, random))
  const id = (ids.lot += random.int(1, 4))
  const status = pickLotStatus(announced.status, random)
  const symbol = TRADE_METHODS[method].symbolCode
  const ru = planned.languages !== 'kz'
  const kz = planned.languages !== 'ru'
  // Fresh price requests often come without their plan points.
  const listed = timeline.phase === 'open' && !joint && random.chance(0.1) ? [] : plans
  return {
    id,
    lotNumber: joint ? `${id}-ОЛ-${symbol}1` : `${plans[0]?.rootrecordId ?? id}-${symbol}${random.int(1, 3)}`,
    refLotStatusId: status,
    lastUpdateDate: formatMoment(timeline.updated),
    unionLots: joint ? 1 : 0,
    count: lot.positions.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: calculateAmount(lot) / 100,
    nameRu: ru ? (joint ? planned.notice.ru : first.item.name[0]) : null,
    nameKz: kz ? (joint ? planned.notice.kz : first.item.name[1]) : null,
    descriptionRu: ru && !joint ? first.details.ru : null,
    descriptionKz: kz && !joint ? first.details.kz : null,
    customerId: planned.customer.pid,
    customerBin: planned.customer.bin,
    customerNameRu: announced.names.ru,
    customerNameKz: announced.names.kz,
    trdBuyId: announced.trdBuyId,
    trdBuyNumberAnno: announced.numberAnno,
    refTradeMethodsId: method,
    refBuyTradeMethodsId: method,
    pointList: plans.map((plan) => plan.id),
    enstruList: [0],
    plnPointKatoList: kato ? [kato] : [],
    isDeleted: 0,
    systemId: 3,
    indexDate: formatMoment(timeline.updated),
    RefLotsStatus: LOT_STATUSES[status],
    Plans: listed,
    Files: null,
  }
}

const formatOrNull = (moment: Moment | null) => (moment === null ? null : formatMoment(moment))

/** With `parent`, makes version 2 of that announcement, whose documentation was changed. */
export function makeOwsTender(
  entry: OwsEntry,
  ids: OwsIds,
  baseUrl: string,
  random: Random,
  parent: OwsTrdBuy | null = null,
): OwsTrdBuy {
  const { planned, timeline, method } = entry
  const { customer, group, languages } = planned
  const id = (ids.trdBuy += random.int(1, 5))
  const numberAnno = parent ? `${parent.id}-2` : `${id}-1`
  const status = pickBuyStatus(timeline.phase, method, random)
  const names = { ru: varySpelling(customer.ru, random), kz: random.chance(0.25) ? null : customer.kz }
  const lots = planned.lots.map((lot) => makeLot(lot, entry, { trdBuyId: id, numberAnno, status, names }, ids, random))
  const { published, concluded } = timeline
  const lotIds = lots.map((lot) => lot.id)
  // A draft shows no documents.
  const files = published === null ? null : makeFiles({ id, method, lotIds, published, concluded }, baseUrl, random)
  const namesOnAnnouncement = random.chance(0.8)
  return {
    id,
    numberAnno,
    nameRu: languages === 'kz' ? null : planned.notice.ru,
    nameKz: languages === 'ru' ? null : planned.notice.kz,
    totalSum: planned.lots.reduce((sum, lot) => sum + calculateAmount(lot), 0) / 100,
    countLots: lots.length,
    refTradeMethodsId: method,
    refSubjectTypeId: SUBJECT_TYPES[group.subject].id,
    customerBin: customer.bin,
    customerPid: customer.pid,
    customerNameRu: namesOnAnnouncement ? names.ru : null,
    customerNameKz: namesOnAnnouncement ? names.kz : null,
    orgBin: customer.bin,
    orgPid: customer.pid,
    orgNameRu: namesOnAnnouncement ? names.ru : null,
    orgNameKz: namesOnAnnouncement ? names.kz : null,
    refBuyStatusId: status,
    startDate: formatOrNull(timeline.starts),
    endDate: formatOrNull(timeline.ends),
    repeatStartDate: null,
    repeatEndDate: null,
    publishDate: formatOrNull(timeline.published),
    itogiDatePublic: formatOrNull(timeline.concluded),
    parentId: parent?.id ?? null,
    finYear: [getYear(timeline.published ?? timeline.created)],
    kato: [customer.place.kato],
    systemId: 3,
    lastUpdateDate: formatMoment(timeline.updated),
    indexDate: formatMoment(timeline.updated),
    RefTradeMethods: TRADE_METHODS[method],
    RefSubjectType: SUBJECT_TYPES[group.subject],
    RefBuyStatus: BUY_STATUSES[status],
    Organizer: {
      pid: customer.pid,
      bin: customer.bin,
      nameRu: customer.ru,
      nameKz: customer.kz,
      email: random.chance(0.12) ? null : customer.email,
      phone: random.chance(0.12) ? null : customer.phone,
      Address: [{ address: `${customer.place.postcode}, ${customer.address.ru}`, katoCode: customer.place.kato }],
    },
    Files: files?.common ?? [],
    GeneralFiles: null,
    Lots: lots.map((lot) => ({ ...lot, Files: files?.ofLot.get(lot.id) ?? null })),
  }
}

/** The announcement as it stood before its documentation was changed: every lot carries status 190. */
export function markSuperseded(tender: OwsTrdBuy): OwsTrdBuy {
  const lots = tender.Lots.map((lot) => ({ ...lot, refLotStatusId: 190, RefLotsStatus: LOT_STATUSES[190] }))
  return { ...tender, refBuyStatusId: 190, RefBuyStatus: BUY_STATUSES[190], itogiDatePublic: null, Lots: lots }
}
