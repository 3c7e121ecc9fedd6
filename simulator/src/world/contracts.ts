// Contracts in the shape of the state portal: who won which lot, and for how much.
import { DAY, formatMoment, getYear, type Moment } from './calendar.ts'
import { CONTRACT_STATUSES } from './ows-references.ts'
import type { OwsContract, OwsContractUnit, OwsLot, OwsSubject, OwsTrdBuy } from './ows-wire.ts'
import type { Random } from './random.ts'
import type { Suppliers } from './suppliers.ts'

/** Far above the ids of real contracts. */
const FIRST_ID = 96_000_000
const VAT = 1.16

// The share of the planned sum that is paid in the end: a single source hardly goes down, a price request may lose a
// third.
const FINAL_SHARE: Readonly<Record<number, readonly [number, number]>> = {
  3: [0.62, 0.97],
  126: [0.62, 0.97],
  6: [0.94, 0.995],
  125: [0.94, 0.995],
}
const CONTEST_SHARE = [0.72, 0.985] as const

export interface ContractIds {
  contract: number
  unit: number
}

export function createContractIds(): ContractIds {
  return { contract: FIRST_ID, unit: FIRST_ID * 2 }
}

const roundTenge = (value: number) => Math.round(value * 100) / 100

function makeUnit(lot: OwsLot, ids: ContractIds, random: Random): OwsContractUnit {
  const [least, most] = FINAL_SHARE[lot.refBuyTradeMethodsId] ?? CONTEST_SHARE
  const totalSum = roundTenge(lot.amount * (least + (most - least) * random.next()))
  return {
    id: ++ids.unit,
    lotId: lot.id,
    plnPointId: lot.pointList[0] ?? 0,
    itemPrice: roundTenge(totalSum / Math.max(lot.count, 1)),
    quantity: lot.count,
    totalSum,
    totalSumWnds: roundTenge(totalSum * VAT),
    refContractStatusId: 190,
  }
}

interface Agreement {
  tender: OwsTrdBuy
  supplier: OwsSubject
  units: OwsContractUnit[]
  signed: Moment
  /** With no announcement and no lot, as after a direct agreement. */
  direct: boolean
}

function makeContract(
  { tender, supplier, units, signed, direct }: Agreement,
  now: Moment,
  ids: ContractIds,
  random: Random,
): OwsContract {
  const id = ++ids.contract
  const old = now - signed > 60 * DAY
  const status = random.chance(0.02) ? 350 : old ? 390 : 190
  const contractSum = roundTenge(units.reduce((sum, unit) => sum + unit.totalSum, 0))
  const number = `${tender.orgBin}/${String(getYear(signed)).slice(2)}${String(id % 10_000).padStart(4, '0')}/00`
  const updated = formatMoment(status === 190 ? signed : Math.min(signed + random.int(20, 60) * DAY, now))
  return {
    id,
    parentId: 0,
    rootId: id,
    trdBuyId: direct ? 0 : tender.id,
    trdBuyNumberAnno: direct ? '' : tender.numberAnno,
    trdBuyNameRu: direct ? null : tender.nameRu,
    trdBuyNameKz: direct ? null : tender.nameKz,
    contractNumber: number,
    contractNumberSys: number,
    refContractStatusId: status,
    deleted: 0,
    supplierId: supplier.pid,
    supplierBiin: supplier.bin,
    supplierFio: null,
    customerId: tender.orgPid,
    customerBin: tender.orgBin,
    contractSum,
    contractSumWnds: roundTenge(contractSum * VAT),
    faktSum: status === 390 ? contractSum : 0,
    signDate: formatMoment(signed),
    crdate: formatMoment(signed - 20 * 60_000),
    lastUpdateDate: updated,
    finYear: getYear(signed),
    systemId: 3,
    indexDate: updated,
    RefContractStatus: CONTRACT_STATUSES[status],
    Supplier: supplier,
    ContractUnits: units.map((unit) => ({ ...unit, ...(direct && { lotId: 0 }), refContractStatusId: status })),
  }
}

/** One contract per winner, for the lots that were bought. */
export function makeContracts(
  tender: OwsTrdBuy,
  suppliers: Suppliers,
  signed: Moment,
  now: Moment,
  ids: ContractIds,
  random: Random,
): OwsContract[] {
  const bySupplier = new Map<OwsSubject, OwsContractUnit[]>()
  const [favourite] = tender.Lots
  const usual = favourite && suppliers.pickWinner(favourite.Plans[0]?.RefEnstru?.code ?? '', random)
  for (const lot of tender.Lots) {
    if (lot.refLotStatusId !== 360) continue
    const supplier =
      usual && random.chance(0.6) ? usual : suppliers.pickWinner(lot.Plans[0]?.RefEnstru?.code ?? '', random)
    bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), makeUnit(lot, ids, random)])
  }
  const contracts = [...bySupplier].map(([supplier, units]) =>
    makeContract({ tender, supplier, units, signed, direct: false }, now, ids, random),
  )
  const [first] = tender.Lots
  if (first && random.chance(0.04)) {
    const supplier = suppliers.pickWinner(first.Plans[0]?.RefEnstru?.code ?? '', random)
    contracts.push(
      makeContract({ tender, supplier, units: [makeUnit(first, ids, random)], signed, direct: true }, now, ids, random),
    )
  }
  return contracts
}
