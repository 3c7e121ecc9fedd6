// What a portal must be able to do for us. A new portal is a folder with one of these and a line in connectors.ts.
// A connector speaks the portal's wire and knows no tables.
import type { Readable } from 'node:stream'
import type { CanonicalAward, CanonicalTender, Source, UnknownValue } from './canonical.ts'

export type Entity = 'tender' | 'lot' | 'contract' | 'deletion'

/** One item as the portal sent it. It is stored for ever; the catalogue is derived from nothing else. */
export interface RawItem {
  entity: Entity
  externalId: string
  payload: unknown
}

export interface Window {
  from: Date
  to: Date
}

export interface Page {
  items: RawItem[]
  /** where the next page begins; null after the last one */
  next: string | null
}

/** A list of the portal that is walked page by page, again and again. */
export interface Stream {
  name: string
  /** how far behind the last good run the next one begins: rows can appear late */
  overlapMs: number
  /**
   * A longer window is cut to its newest part; the rest becomes a gap that backfill closes. Null: this list
   * ignores the window.
   */
  longestWindowMs: number | null
  /**
   * The shortest rest between two polls, for lists that are walked whole each time: courtesy to the portal.
   * Missing: the usual rest.
   */
  restMs?: number
  page(window: Window, position: string | null, signal: AbortSignal): Promise<Page>
}

/** What an item says, in our words. */
export type Reading =
  | { kind: 'tender'; tender: CanonicalTender; unknown: UnknownValue[] }
  | { kind: 'awards'; awards: CanonicalAward[]; tenderExternalId: string | null }
  | { kind: 'deletion'; what: 'tender' | 'lot'; externalId: string }
  /** stored, but it holds nothing for the catalogue */
  | { kind: 'nothing' }

/** How a portal marks a version of a file. We send it back to ask whether that version is still the newest. */
export interface FileVersion {
  etag: string | null
  lastModified: string | null
}

export interface DocumentBytes {
  contentType: string | null
  /** as the portal declares it; it may lie */
  length: number | null
  version: FileVersion
  body: Readable
}

export interface PortalHealth {
  ok: boolean
  /** one sentence for the operator when it is not */
  problem: string | null
  tokenExpiresAt: Date | null
}

export interface Connector {
  source: Source
  streams: readonly Stream[]
  /**
   * Tenders whole, by the portal's ids, any number of them; one that the portal no longer has is missing from the
   * answer.
   */
  tenders(externalIds: readonly string[], signal: AbortSignal): Promise<RawItem[]>
  /** A tender that is missing from the answer is gone; false where the portal also hides what it still has. */
  provesAbsence: boolean
  /** Throws a PortalProblem; refuses addresses outside the portal's own hosts. */
  document(url: string, signal: AbortSignal): Promise<DocumentBytes>
  /** The same; null when the portal says that it is still this version. */
  changedDocument(url: string, known: FileVersion, signal: AbortSignal): Promise<DocumentBytes | null>
  health(signal: AbortSignal): Promise<PortalHealth>
  /** The portal's own time, as its last answer told it; null: it does not tell. */
  time(): Date | null
  /** Pure: the same item always reads the same. Throws a ZodError for a payload of another shape. */
  read(item: RawItem): Reading
}
