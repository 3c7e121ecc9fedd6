// The state portal's rows, by id and in the order of ids.
import { formatMoment, type Moment } from '../../world/calendar.ts'
import type { OwsContract, OwsLot, OwsTrdBuy } from '../../world/ows-wire.ts'

export interface Deletion {
  service: 'lots' | 'trd_buy'
  id: number
  /** Wall clock. */
  at: string
}

interface Row {
  id: number
  lastUpdateDate: string
  indexDate: string
}

export interface OwsRows {
  /** All in ascending order of ids: new ones come last. */
  tenders: OwsTrdBuy[]
  lots: OwsLot[]
  contracts: OwsContract[]
  deletions: Deletion[]
  tender(id: number): OwsTrdBuy | undefined
  lot(id: number): OwsLot | undefined
  add(tender: OwsTrdBuy): void
  addContract(contract: OwsContract): void
  hasContract(tenderId: number): boolean
  removeLot(lot: OwsLot, at: Moment): void
  /** Sets the dates by which a reader finds a changed row; every change must call it. */
  touch(row: Row, at: Moment): void
  /** Grows with every change. */
  version(): number
}

/** The index of the id in the sorted rows, or the index where it would be inserted. */
export function findIndexOfId(rows: readonly { id: number }[], id: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] as { id: number }).id < id) low = middle + 1
    else high = middle
  }
  return low
}

function findRow<T extends { id: number }>(rows: readonly T[], id: number): T | undefined {
  const row = rows[findIndexOfId(rows, id)]
  return row?.id === id ? row : undefined
}

export function createOwsRows(world: readonly OwsTrdBuy[]): OwsRows {
  const tenders = world.toSorted((a, b) => a.id - b.id)
  const lots = tenders.flatMap((tender) => tender.Lots).toSorted((a, b) => a.id - b.id)
  const contracts: OwsContract[] = []
  const contracted = new Set<number>()
  const deletions: Deletion[] = []
  let version = 1
  return {
    tenders,
    lots,
    contracts,
    deletions,
    tender: (id) => findRow(tenders, id),
    lot: (id) => findRow(lots, id),
    add(tender) {
      tenders.push(tender)
      lots.push(...tender.Lots)
      version += 1
    },
    addContract(contract) {
      contracts.push(contract)
      contracted.add(contract.trdBuyId)
      version += 1
    },
    hasContract: (tenderId) => contracted.has(tenderId),
    removeLot(lot, at) {
      const tender = findRow(tenders, lot.trdBuyId)
      if (tender) tender.Lots = tender.Lots.filter((other) => other !== lot)
      lots.splice(findIndexOfId(lots, lot.id), 1)
      deletions.push({ service: 'lots', id: lot.id, at: formatMoment(at) })
      version += 1
    },
    touch(row, at) {
      row.lastUpdateDate = formatMoment(at)
      row.indexDate = row.lastUpdateDate
      version += 1
    },
    version: () => version,
  }
}
