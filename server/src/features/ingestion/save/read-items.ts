// Reads the items of a page one by one: an item that cannot be read is set aside and does not stop the others.
import type { CanonicalAward, UnknownValue } from '../../../portals/canonical.ts'
import type { Connector, RawItem, Reading } from '../../../portals/connector.ts'
import { readAbsence } from './absence.ts'
import { joinParts, prepareTender, type PreparedTender } from './prepared-tender.ts'

/** What an item says; a tender comes with its rows. */
export type ItemReading =
  | Exclude<Reading, { kind: 'tender' }>
  | { kind: 'tender'; tender: PreparedTender; unknown: UnknownValue[] }

/** An item that may have been read before its turn to be saved. */
export interface ReadableItem extends RawItem {
  reading?: ItemReading
}

export interface Contract {
  externalId: string
  tenderExternalId: string | null
  awards: CanonicalAward[]
}

export interface Deletion {
  what: 'tender' | 'lot'
  externalId: string
}

export interface PageReading {
  tenders: PreparedTender[]
  contracts: Contract[]
  deletions: Deletion[]
  unknown: UnknownValue[]
  read: RawItem[]
  unreadable: { item: RawItem; reason: string }[]
}

/** Throws what the connector throws. */
export function readItem(connector: Connector, item: ReadableItem): ItemReading {
  if (item.reading) return item.reading
  const reading = readAbsence(item) ?? connector.read(item)
  return reading.kind === 'tender' ? { ...reading, tender: prepareTender(reading.tender) } : reading
}

export function readItems(connector: Connector, items: readonly ReadableItem[]): PageReading {
  const page: PageReading = { tenders: [], contracts: [], deletions: [], unknown: [], read: [], unreadable: [] }
  const wholes = new Map<string, PreparedTender>()
  const parts = new Map<string, PreparedTender>()
  for (const item of items) {
    try {
      const reading = readItem(connector, item)
      if (reading.kind === 'tender') {
        const { isWhole, externalId } = reading.tender.tender
        if (isWhole) wholes.set(externalId, reading.tender)
        else parts.set(externalId, joinParts(parts.get(externalId), reading.tender))
        page.unknown.push(...reading.unknown)
      }
      if (reading.kind === 'deletion') page.deletions.push({ what: reading.what, externalId: reading.externalId })
      // a contract that no longer names any award withdraws the awards it named before
      if (item.entity === 'contract') page.contracts.push(toContract(item, reading))
      page.read.push(item)
    } catch (cause) {
      page.unreadable.push({ item, reason: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  const incomplete = [...parts].flatMap(([externalId, part]) => (wholes.has(externalId) ? [] : [part]))
  page.tenders = [...wholes.values(), ...incomplete]
  return page
}

export function toContract({ externalId }: RawItem, reading: ItemReading | Reading): Contract {
  if (reading.kind !== 'awards') return { externalId, tenderExternalId: null, awards: [] }
  return { externalId, tenderExternalId: reading.tenderExternalId, awards: reading.awards }
}
