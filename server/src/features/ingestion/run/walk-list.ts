// Walks a list of a portal page by page. Each page is committed with the position of the next one: after a crash the
// walk goes on there.
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Connector, Stream, Window } from '../../../portals/connector.ts'
import type { LexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import type { ReceivedItem } from '../save/payloads.ts'
import { preparePage } from '../save/prepare.ts'
import { savePage } from '../save/save-page.ts'
import { savePosition, type Mode } from '../progress/streams.ts'

export interface PageFigures {
  stream: string
  mode: Mode
  items: number
  changed: number
  lots: number
  failed: number
}

export interface Ingestion {
  db: Database
  connector: Connector
  /** shared by all sources that the process reads */
  lexemes: LexemeCache
  /** the database's clock: every stored instant is its */
  now(): Date
  /** how far the clock of this process is ahead of the database's */
  ownClockAheadMs(): number
  /** called after every saved page */
  observe(figures: PageFigures): void
}

export interface ListWalk {
  stream: Stream
  mode: Mode
  window: Window
  /** if the portal is asked for more than the window */
  askedTo?: Date
  position: string | null
  /** committed with the last page; `whole`: the list was walked to its end */
  atEnd(db: DbTransaction, whole: boolean): Promise<void>
  /** The walk ends after so many pages in a row without anything new; null: it goes to the end of the list. */
  stopAfterQuietPages: number | null
}

export interface WalkFigures {
  pages: number
  items: number
  changed: number
}

interface Fetched {
  items: ReceivedItem[]
  next: string | null
  fetchedAt: Date
}

/** Counts pages and items in `figures`, which are correct even when it throws. */
export async function walkList(
  ingestion: Ingestion,
  { stream, mode, window, askedTo = window.to, position, atEnd, stopAfterQuietPages }: ListWalk,
  figures: WalkFigures,
  signal: AbortSignal,
): Promise<void> {
  const { db, connector, lexemes, now, observe } = ingestion
  const list = { source: connector.source, stream: stream.name, mode }
  const fetchPage = async (at: string | null): Promise<Fetched> => {
    // Taken before the request: what the portal changes while it answers counts as newer than the answer.
    const fetchedAt = now()
    const { items, next } = await stream.page({ ...window, to: askedTo }, at, signal)
    return { items: await preparePage(connector, items, mostIsNew), next, fetchedAt }
  }
  let at = position
  let mostIsNew = false
  let quietPages = 0
  let ahead = fetchPage(at)
  for (;;) {
    const { items, next, fetchedAt } = await ahead
    // The next page is requested while this one is saved.
    if (next !== null && stopAfterQuietPages === null) ahead = fetchPage(next)
    // The next page is awaited in the next round; a failure before that must not count as unhandled.
    ahead.catch(() => undefined)
    const alsoSave = (tx: DbTransaction) => (next === null ? atEnd(tx, true) : savePosition(tx, list, window, at, next))
    const saved = await savePage(db, { connector, lexemes, stream: stream.name, items, fetchedAt, alsoSave })
    mostIsNew = saved.changed * 2 > saved.items
    figures.pages += 1
    figures.items += saved.items
    figures.changed += saved.changed
    observe({ stream: stream.name, mode, ...saved })
    if (next === null) return
    quietPages = saved.changed === 0 ? quietPages + 1 : 0
    at = next
    if (stopAfterQuietPages !== null && quietPages >= stopAfterQuietPages)
      return db.transaction().execute((tx) => atEnd(tx, false))
    signal.throwIfAborted()
    if (stopAfterQuietPages !== null) ahead = fetchPage(next)
  }
}
