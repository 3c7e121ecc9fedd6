// Walks a list of a portal page by page. Each page is committed with the position of the next one: after a crash the
// walk goes on there.
import type { Database, Writing } from '../../../db/database.ts'
import type { Connector, Stream, Window } from '../../../portals/connector.ts'
import type { LexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import type { Received } from '../save/payloads.ts'
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
  now(): Date
  /** told of every saved page */
  observe(figures: PageFigures): void
}

export interface Walk {
  stream: Stream
  mode: Mode
  window: Window
  position: string | null
  /** committed with the last page; `whole`: the list was walked to its end */
  atEnd(db: Writing, whole: boolean): Promise<void>
  /** So many pages in a row without anything new end the walk; null: it goes to the end. */
  enoughQuietPages: number | null
}

export interface Walked {
  pages: number
  items: number
  changed: number
}

interface Fetched {
  items: Received[]
  next: string | null
  fetchedAt: Date
}

/** `walked` counts even when it throws. */
export async function walk(
  ingestion: Ingestion,
  { stream, mode, window, position, atEnd, enoughQuietPages }: Walk,
  walked: Walked,
  signal: AbortSignal,
): Promise<void> {
  const { db, connector, lexemes, now, observe } = ingestion
  const list = { source: connector.source, stream: stream.name, mode }
  const fetch = async (at: string | null): Promise<Fetched> => {
    // what the portal changes while it answers counts as newer than the answer
    const fetchedAt = now()
    const { items, next } = await stream.page(window, at, signal)
    return { items: await preparePage(connector, items, mostIsNew), next, fetchedAt }
  }
  let at = position
  let mostIsNew = false
  let quiet = 0
  let ahead = fetch(at)
  for (;;) {
    const { items, next, fetchedAt } = await ahead
    // the portal answers while we save
    if (next !== null && enoughQuietPages === null) ahead = fetch(next)
    // it is awaited a page later; until then its failure is nobody's
    ahead.catch(() => undefined)
    const together = (tx: Writing) => (next === null ? atEnd(tx, true) : savePosition(tx, list, window, at, next))
    const saved = await savePage(db, { connector, lexemes, stream: stream.name, items, fetchedAt, together })
    mostIsNew = saved.changed * 2 > saved.items
    walked.pages += 1
    walked.items += saved.items
    walked.changed += saved.changed
    observe({ stream: stream.name, mode, ...saved })
    if (next === null) return
    quiet = saved.changed === 0 ? quiet + 1 : 0
    at = next
    if (enoughQuietPages !== null && quiet >= enoughQuietPages)
      return db.transaction().execute((tx) => atEnd(tx, false))
    signal.throwIfAborted()
    if (enoughQuietPages !== null) ahead = fetch(next)
  }
}
