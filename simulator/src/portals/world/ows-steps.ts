// How an announcement of the state portal moves on by itself: 210 → 220 → 250 → 320 → 330 → 350 with lots in 360 or 370
// → contract.
import { pickClosingMoment, DAY, MINUTE, parseMoment, formatMoment, type Moment } from '../../world/calendar.ts'
import { makeContracts, type ContractIds } from '../../world/contracts.ts'
import { makeFiles } from '../../world/ows-files.ts'
import {
  BUY_STATUSES,
  LOT_STATUSES,
  type BuyStatusId,
  type LotStatusId,
  type TradeMethodId,
} from '../../world/ows-references.ts'
import type { OwsIds } from '../../world/ows.ts'
import type { OwsLot, OwsTrdBuy } from '../../world/ows-wire.ts'
import type { Customer } from '../../world/customers.ts'
import type { Random } from '../../world/random.ts'
import type { Suppliers } from '../../world/suppliers.ts'
import type { ActResult } from './orders.ts'
import type { OwsRows } from './ows-rows.ts'
import { addSomeDays, moveAfterStart } from './pace.ts'

export interface OwsWorld {
  rows: OwsRows
  ids: OwsIds & ContractIds
  customers: readonly Customer[]
  suppliers: Suppliers
  baseUrl: string
  started: Moment
}

const PRICE_REQUESTS: readonly number[] = [3, 126]
const FINAL_LOT_STATUSES: readonly number[] = [190, 410, 430]
const OPEN: readonly number[] = [210, 220, 230, 240]

export const isOpenTender = (tender: OwsTrdBuy) => OPEN.includes(tender.refBuyStatusId)

export function setLotStatus(lot: OwsLot, status: LotStatusId): void {
  lot.refLotStatusId = status
  lot.RefLotsStatus = LOT_STATUSES[status]
}

/** A lot that was cancelled or replaced keeps its status. */
export function setStatus(
  { rows }: OwsWorld,
  tender: OwsTrdBuy,
  status: BuyStatusId,
  at: Moment,
  chooseLotStatus: (lot: OwsLot) => LotStatusId = () => status,
): void {
  tender.refBuyStatusId = status
  tender.RefBuyStatus = BUY_STATUSES[status]
  rows.touch(tender, at)
  for (const lot of tender.Lots) {
    if (FINAL_LOT_STATUSES.includes(lot.refLotStatusId)) continue
    setLotStatus(lot, chooseLotStatus(lot))
    rows.touch(lot, at)
  }
}

export function toActResult(tender: OwsTrdBuy, more: Partial<ActResult> = {}): ActResult {
  return {
    source: 'ows',
    tenders: [String(tender.id)],
    lots: tender.Lots.map((lot) => String(lot.id)),
    documents: [],
    contracts: [],
    ...more,
  }
}

function findDueMoment(tender: OwsTrdBuy, rows: OwsRows): Moment | null {
  const since = (days: readonly [number, number]) =>
    addSomeDays(parseMoment(tender.lastUpdateDate), days, `${tender.id}/${tender.refBuyStatusId}`)
  switch (tender.refBuyStatusId) {
    case 110:
    case 130:
      return since([0.5, 5])
    case 210:
      return parseMoment(tender.startDate ?? tender.lastUpdateDate)
    case 220:
    case 230:
    case 240:
      return parseMoment(tender.repeatEndDate ?? tender.endDate ?? tender.lastUpdateDate)
    case 250:
      return since([0.5, 2])
    case 290:
      return since([0.5, 1])
    case 320:
      return since([1, 4])
    case 330:
      return since([1, 3])
    case 420:
      return since([4, 8])
    case 350:
      return !rows.hasContract(tender.id) && tender.Lots.some((lot) => lot.refLotStatusId === 360)
        ? since([3, 9])
        : null
    default:
      return null
  }
}

/** When the next step is due; null after the last one. */
export function findNextOwsStep(tender: OwsTrdBuy, { rows, started }: OwsWorld): Moment | null {
  const at = findDueMoment(tender, rows)
  return at === null ? null : moveAfterStart(started, at, tender.id)
}

function publishDraft(world: OwsWorld, tender: OwsTrdBuy, at: Moment, random: Random): ActResult {
  const published = formatMoment(at)
  tender.publishDate = published
  tender.startDate = formatMoment(at + 2 * MINUTE)
  tender.endDate = formatMoment(pickClosingMoment(at, random.int(5, 15), random))
  const lotIds = tender.Lots.map((lot) => lot.id)
  const files = makeFiles(
    { id: tender.id, method: tender.refTradeMethodsId as TradeMethodId, lotIds, published: at, concluded: null },
    world.baseUrl,
    random,
  )
  tender.Files = files.common
  for (const lot of tender.Lots) lot.Files = files.ofLot.get(lot.id) ?? null
  setStatus(world, tender, 210, at)
  return toActResult(tender, {
    documents: [...files.common, ...[...files.ofLot.values()].flat()].map((file) => file.filePath),
  })
}

function conclude(world: OwsWorld, tender: OwsTrdBuy, at: Moment, random: Random): ActResult {
  tender.itogiDatePublic = formatMoment(at)
  const filePath = `${world.baseUrl}/download/trd_buy/${random.hex(32)}`
  const last = Math.max(0, ...(tender.Files ?? []).map((file) => file.id))
  const protocol = {
    originalName: `protocol_itogi_${tender.id}.pdf`,
    nameRu: 'Протокол итогов',
    nameKz: 'Қорытынды хаттамасы',
  }
  tender.Files = [
    ...(tender.Files ?? []),
    { id: last + 1, filePath, ...protocol, objectId: [tender.id], indexDate: formatMoment(at), systemId: 3 },
  ]
  setStatus(world, tender, 350, at, () => (random.chance(0.82) ? 360 : 370))
  return toActResult(tender, { documents: [filePath] })
}

export function signContracts(
  { rows, ids, suppliers }: OwsWorld,
  tender: OwsTrdBuy,
  signed: Moment,
  now: Moment,
  random: Random,
): ActResult {
  const contracts = makeContracts(tender, suppliers, signed, now, ids, random)
  for (const contract of contracts) rows.addContract(contract)
  return toActResult(tender, { contracts: contracts.map((contract) => String(contract.id)) })
}

/** Takes the next step and returns what it changed; null after the last one. */
export function takeOwsStep(world: OwsWorld, tender: OwsTrdBuy, at: Moment, random: Random): ActResult | null {
  const moveTo = (status: BuyStatusId) => {
    setStatus(world, tender, status, at)
    return toActResult(tender)
  }
  switch (tender.refBuyStatusId) {
    case 110:
    case 130:
      return publishDraft(world, tender, at, random)
    case 210:
      return moveTo(PRICE_REQUESTS.includes(tender.refTradeMethodsId) ? 240 : 220)
    case 220:
    case 230:
    case 240:
      return moveTo(250)
    case 250:
      return moveTo(320)
    case 290:
    case 320:
      return moveTo(330)
    case 330:
      return conclude(world, tender, at, random)
    case 420:
      tender.endDate = formatMoment(pickClosingMoment(at, random.int(4, 9), random))
      return moveTo(220)
    case 350:
      return findNextOwsStep(tender, world) === null ? null : signContracts(world, tender, at, at + DAY, random)
    default:
      return null
  }
}
