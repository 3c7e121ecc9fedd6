// What a perfect catalogue holds right now, as counts and digests that a proof can compare with its own.
import { createHash } from 'node:crypto'
import type { EpzWorld } from './epz-world.ts'
import type { OwsRows } from './ows-rows.ts'
import { listDocuments, type TizilimWorld } from './tizilim-world.ts'

export interface Checksum {
  count: number
  /** sha256 in hex of the ids, sorted as text, one per line. */
  digest: string
}

export interface Expected {
  'ows/tenders': string[]
  'ows/lots': string[]
  /** Addresses. */
  'ows/documents': string[]
  /** `contract id/lot id` of every lot that a contract names and that the portal still shows. */
  'ows/awards': string[]
  /** Numbers in the register. Without signing in, a reader sees no lots: then each tender stands for one lot. */
  'tizilim/tenders': string[]
  'tizilim/lots': string[]
  'tizilim/documents': string[]
  /** Of systems 2 and 3: bids end at `epzSince` or later; without it, open now or at some time since the start. */
  'epz/tenders': string[]
  'epz/lots': string[]
}

export type Checksums = Record<keyof Expected, Checksum>

export function listExpected(ows: OwsRows, tizilim: TizilimWorld, epz: EpzWorld, epzSince: Date | null): Expected {
  const shown = epz.tenders.filter((tender) =>
    epzSince ? tender.announcement.offer_end_date * 1000 >= epzSince.getTime() : epz.wasOpen(tender),
  )
  return {
    'ows/tenders': ows.tenders.map(({ id }) => String(id)),
    'ows/lots': ows.lots.map(({ id }) => String(id)),
    'ows/documents': ows.tenders.flatMap(({ Files, Lots }) =>
      [...(Files ?? []), ...Lots.flatMap((lot) => lot.Files ?? [])].map(({ filePath }) => filePath),
    ),
    'ows/awards': ows.contracts.flatMap(({ id, ContractUnits }) =>
      ContractUnits.filter(({ lotId }) => ows.lot(lotId)).map(({ lotId }) => `${id}/${lotId}`),
    ),
    'tizilim/tenders': tizilim.tenders.map(({ code }) => code),
    'tizilim/lots': tizilim.tenders.flatMap(({ lots }) => lots.map(({ id }) => String(id))),
    'tizilim/documents': tizilim.tenders.flatMap((tender) => listDocuments(tender).map(({ url }) => url)),
    'epz/tenders': shown.map(({ announcement }) => String(announcement.id)),
    'epz/lots': shown.flatMap(({ lots }) => lots.map(({ id }) => String(id))),
  }
}

export function calculateChecksums(all: Expected): Checksums {
  const toChecksum = (ids: string[]): Checksum => ({
    count: ids.length,
    digest: createHash('sha256').update(ids.toSorted().join('\n')).digest('hex'),
  })
  return Object.fromEntries(Object.entries(all).map(([what, ids]) => [what, toChecksum(ids)])) as Checksums
}
