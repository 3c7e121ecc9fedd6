// What tests of runs share: a database, a clock that moves on whenever it is read, and a portal of numbered pages.
import { beforeEach } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { RoleUrls } from '../db/roles.ts'
import { runCycle } from '../features/ingestion/run/cycle.ts'
import { pollList, type PollSettings } from '../features/ingestion/run/poll.ts'
import type { Ingestion } from '../features/ingestion/run/walk-list.ts'
import type { Connector, Page, Window } from '../portals/connector.ts'
import type { PortalProblem } from '../portals/problem.ts'
import { emptyTables } from './empty-tables.ts'
import { fakePortal, fakeTender } from './fake-portal.ts'
import { createLexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const START = Date.parse('2026-07-10T06:00:00Z')
export const settings: PollSettings = { pollMs: 60_000, from: new Date(START - 2 * DAY), thorough: false }
export const signal: AbortSignal = new AbortController().signal
export const tender = (n: number) => fakeTender({ id: `t${n}`, lots: [{ id: `l${n}` }] })

/** The database is emptied before each test. */
export function fakeRuns(urls: RoleUrls) {
  const open = (url: string) => openDatabase({ url, name: 'test', max: 4, onError: () => undefined })
  const [owner, db] = [open(urls.owner), open(urls.ingestion)]
  const lexemes = createLexemeCache()
  const clock = { ms: START }
  const createIngestion = (connector: Connector): Ingestion => ({
    db,
    connector,
    lexemes,
    now: () => new Date((clock.ms += 1)),
    ownClockAheadMs: () => 0,
    observe: () => undefined,
  })

  const cycle = (connector: Connector) => runCycle(createIngestion(connector), settings, signal)

  const row = (stream = 'tenders', mode = 'live') =>
    db
      .selectFrom('sync_stream')
      .selectAll()
      .where('stream', '=', stream)
      .where('mode', '=', mode)
      .executeTakeFirstOrThrow()
  const gaps = () =>
    db.selectFrom('sync_gap').select(['window_from', 'window_to', 'closed_at', 'reason']).orderBy('id').execute()
  const known = async () =>
    (await db.selectFrom('tender').select('external_id').orderBy('external_id').execute()).map((one) => one.external_id)

  /** A list of numbered pages with one tender each; `fails` says which page does not come. */
  function servePages(
    count: number,
    overrides: {
      fails?: (page: number) => PortalProblem | null | Promise<null>
      longestWindowMs?: number | null
      restMs?: number
    } = {},
  ) {
    const asked: { window: Window; page: number }[] = []
    const page = async (window: Window, position: string | null): Promise<Page> => {
      const n = position === null ? 1 : Number(position)
      asked.push({ window, page: n })
      const problem = await overrides.fails?.(n)
      if (problem) throw problem
      return { items: [tender(n)], next: n < count ? String(n + 1) : null }
    }
    const { fails: _, ...stream } = overrides
    const portal = fakePortal({ tenders: { page, ...stream } })
    const [list] = portal.connector.streams
    if (!list) throw new Error('no list')
    const ingestion = createIngestion(portal.connector)
    return {
      ...portal,
      asked,
      ingestion,
      run: (changes: Partial<PollSettings> = {}) => pollList(ingestion, list, { ...settings, ...changes }, signal),
    }
  }

  beforeEach(async () => {
    clock.ms = START
    await emptyTables(
      owner,
      'company, tender, lot, document, change, award, award_waiting, raw_payload, raw_head, sync_gap, sync_stream, sync_run, source_health, document_text',
    )
  })
  return { owner, db, clock, createIngestion, cycle, row, gaps, known, servePages }
}
