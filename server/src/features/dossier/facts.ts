import type { Output } from '@tendertap/contract/calls/index'
import type { Language } from '@tendertap/domain/languages'
import type { Award, PastResult } from './queries.ts'

export type Lot = Output<'lots/getLots'>['data'][number]
export type Work = Lot['LotsInProcessOfLot'][number]

export interface HashedDocument {
  type: string
  name: string
  /** hexadecimal; null: its bytes never came */
  sha256: string | null
  size: number | null
  storedAt: string | null
}

/** What a dossier tells. */
export interface Dossier {
  /** as the screens show it */
  lot: Omit<Lot, 'highlights' | 'foundInDocuments' | 'foundIn' | 'documentMatch'>
  documents: readonly HashedDocument[]
  /** of our own files on the documents of the work: hexadecimal, by the ids of the files */
  fileHashes: ReadonlyMap<string, string>
  awards: readonly Award[]
  pastResult: PastResult | undefined
  madeAt: Date
  /** who asked for it, and their company */
  madeBy: string
  company: string
  language: Language
}
