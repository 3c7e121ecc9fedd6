// What the items of a page say, each by itself: one that cannot be read is set aside and stops nobody.
import type { CanonicalAward, CanonicalTender, UnknownValue } from '../../../portals/canonical.ts'
import type { Connector, RawItem, Reading } from '../../../portals/connector.ts'

export interface Contract {
  externalId: string
  tenderExternalId: string | null
  awards: CanonicalAward[]
}

export interface Deletion {
  what: 'tender' | 'lot'
  externalId: string
}

export interface Readings {
  tenders: CanonicalTender[]
  contracts: Contract[]
  deletions: Deletion[]
  unknown: UnknownValue[]
  read: RawItem[]
  unreadable: { item: RawItem; reason: string }[]
}

/**
 * What the portal no longer shows is written down like something it sent, so that the catalogue can be derived again.
 */
export interface Absence {
  absent: 'tender'
  externalId: string
  noticedAt: string
}

/** An absence is known by this and the id of what is absent. */
export const ABSENT = 'absent:'

export function absenceItem(externalId: string, noticedAt: Date): RawItem {
  return {
    entity: 'deletion',
    externalId: `${ABSENT}${externalId}`,
    payload: { absent: 'tender', externalId, noticedAt: noticedAt.toISOString() } satisfies Absence,
  }
}

function isAbsence(payload: unknown): payload is Absence {
  return typeof payload === 'object' && payload !== null && 'absent' in payload
}

const readAlready = new WeakMap<object, Reading>()

/** Reads it before it is known whether it is new, while somebody else is at work; null where it cannot be read. */
export function readAhead(connector: Connector, item: RawItem): Reading | null {
  if (typeof item.payload !== 'object' || item.payload === null) return null
  try {
    const reading = readingOf(connector, item)
    readAlready.set(item.payload, reading)
    return reading
  } catch {
    // told when it is saved
    return null
  }
}

function readingOf(connector: Connector, item: RawItem): Reading {
  const already = readAlready.get(item.payload as object)
  if (already) return already
  if (item.entity === 'deletion' && isAbsence(item.payload))
    return { kind: 'deletion', what: item.payload.absent, externalId: item.payload.externalId }
  return connector.read(item)
}

export function readAll(connector: Connector, items: readonly RawItem[]): Readings {
  const readings: Readings = { tenders: [], contracts: [], deletions: [], unknown: [], read: [], unreadable: [] }
  const wholes = new Map<string, CanonicalTender>()
  const parts = new Map<string, CanonicalTender>()
  for (const item of items) {
    try {
      const reading = readingOf(connector, item)
      if (reading.kind === 'tender') {
        const { tender, unknown } = reading
        if (tender.isWhole) wholes.set(tender.externalId, tender)
        else parts.set(tender.externalId, joined(parts.get(tender.externalId), tender))
        readings.unknown.push(...unknown)
      }
      if (reading.kind === 'deletion') readings.deletions.push({ what: reading.what, externalId: reading.externalId })
      // one that says nothing (any more) takes back what it said before
      if (item.entity === 'contract') readings.contracts.push(contractOf(item, reading))
      readings.read.push(item)
    } catch (cause) {
      readings.unreadable.push({ item, reason: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  readings.tenders = [...wholes.values(), ...[...parts.values()].filter((part) => !wholes.has(part.externalId))]
  return readings
}

export function contractOf({ externalId }: RawItem, reading: Reading): Contract {
  if (reading.kind !== 'awards') return { externalId, tenderExternalId: null, awards: [] }
  return { externalId, tenderExternalId: reading.tenderExternalId, awards: reading.awards }
}

export function leastLot(tender: CanonicalTender): string {
  return tender.lots.map((lot) => lot.externalId).toSorted()[0] ?? ''
}

/** Parts of one tender: the head is that of the part with the least lot, whichever came first. */
function joined(known: CanonicalTender | undefined, part: CanonicalTender): CanonicalTender {
  if (!known) return part
  const [head, other] = leastLot(known) <= leastLot(part) ? [known, part] : [part, known]
  const lots = new Map([...other.lots, ...head.lots].map((lot) => [lot.externalId, lot]))
  const documents = new Map([...other.documents, ...head.documents].map((document) => [document.url, document]))
  return { ...head, lots: [...lots.values()], documents: [...documents.values()] }
}
