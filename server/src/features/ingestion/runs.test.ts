import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { Page, Window } from '../../portals/connector.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { runLive, type LiveSettings } from './live.ts'
import { paperContract, paperPortal, paperTender } from './paper-portal.ts'
import { reconcile } from './reconcile.ts'
import { sourceStatus } from './status.ts'
import type { Ingestion } from './walk.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 4, onError: () => undefined })
const [owner, db] = [open(urls.owner), open(urls.ingestion)]
const signal = new AbortController().signal
const HOUR = 3_600_000
const DAY = 24 * HOUR
const START = Date.parse('2026-07-10T06:00:00Z')
let clock = START

const settings: LiveSettings = { pollMs: 60_000, from: new Date(START - 2 * DAY), thorough: false }
const tender = (n: number) => paperTender({ id: `t${n}`, lots: [{ id: `l${n}` }] })
const row = (stream = 'tenders', mode = 'live') => db.selectFrom('sync_stream').selectAll().where('stream', '=', stream).where('mode', '=', mode).executeTakeFirstOrThrow()
const gaps = () => db.selectFrom('sync_gap').select(['window_from', 'window_to', 'closed_at', 'reason']).orderBy('id').execute()
const known = async () => (await db.selectFrom('tender').select('external_id').orderBy('external_id').execute()).map((one) => one.external_id)

/** A list of numbered pages with one tender each; `fails` says which page does not come. */
function pagesOf(count: number, wishes: { fails?: (page: number) => PortalProblem | null | Promise<null>; longestWindowMs?: number | null; restMs?: number } = {}) {
  const asked: { window: Window; page: number }[] = []
  const page = async (window: Window, position: string | null): Promise<Page> => {
    const n = position === null ? 1 : Number(position)
    asked.push({ window, page: n })
    const problem = await wishes.fails?.(n)
    if (problem) throw problem
    return { items: [tender(n)], next: n < count ? String(n + 1) : null }
  }
  const { fails: _, ...stream } = wishes
  const portal = paperPortal({ tenders: { page, ...stream } })
  const [list] = portal.connector.streams
  if (!list) throw new Error('no list')
  const ingestion: Ingestion = { db, connector: portal.connector, now: () => new Date((clock += 1)), observe: () => undefined }
  return { ...portal, asked, ingestion, run: (wish: Partial<LiveSettings> = {}) => runLive(ingestion, list, { ...settings, ...wish }, signal) }
}

beforeEach(async () => {
  clock = START
  await sql`truncate company, tender, lot, document, change, award, award_waiting, raw_payload, raw_head, sync_gap, sync_stream, sync_run, source_health, document_text cascade`.execute(owner)
})

describe('a live run', () => {
  test('reads every page of the window from the configured start, and the next one begins an overlap before it', async () => {
    const { run, asked } = pagesOf(3)
    expect(await run()).toBeNull()
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3])
    expect(asked[0]?.window.from).toEqual(settings.from)
    const { watermark, window_to, last_good_at } = await row()
    expect(watermark).toEqual(asked[0]?.window.to)
    expect([window_to, last_good_at === null]).toEqual([null, false])
    await run()
    expect(asked[3]?.window.from).toEqual(new Date((watermark?.getTime() ?? 0) - HOUR))
  })

  test('that failed goes on where it stopped, in the same window', async () => {
    let broken = true
    const { run, asked } = pagesOf(4, { fails: (page) => (broken && page === 3 ? new PortalProblem('passing', 'no answer') : null) })
    expect(await run()).toMatchObject({ message: 'no answer' })
    expect(await row()).toMatchObject({ position: '3', failures: 1, problem: 'no answer', watermark: null })
    expect(await known()).toEqual(['t1', 't2'])
    broken = false
    clock += HOUR
    expect(await run()).toBeNull()
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 3, 4])
    expect(asked.at(-1)?.window).toEqual(asked[0]?.window)
    expect(await row()).toMatchObject({ watermark: asked[0]?.window.to, failures: 0, problem: null })
    expect(await db.selectFrom('sync_run').select(['pages', 'changed', 'failed_pages', 'problem']).orderBy('id').execute()).toEqual([
      { pages: 2, changed: 2, failed_pages: 1, problem: 'no answer' },
      { pages: 2, changed: 2, failed_pages: 0, problem: null },
    ])
  })

  test('saves nothing more once another process has moved on', async () => {
    const { run } = pagesOf(3, {
      fails: async (page) => {
        if (page !== 2) return null
        await expect.poll(known).toEqual(['t1'])
        await sql`update sync_stream set position = 'elsewhere'`.execute(owner)
        return null
      },
    })
    await expect(run()).rejects.toThrow('Somebody else reads ows tenders')
    expect(await known()).toEqual(['t1'])
  })

  test('after a long silence takes the newest part, and the rest is a gap that backfill closes a quarter at a time, the newest first', async () => {
    const portal = pagesOf(1, { longestWindowMs: 7 * DAY })
    await portal.run({ from: new Date(START - 200 * DAY) })
    const [first] = portal.asked
    expect(first?.window.from.getTime()).toBe((first?.window.to.getTime() ?? 0) - 7 * DAY)
    expect(await gaps()).toMatchObject([{ window_from: new Date(START - 200 * DAY), window_to: first?.window.from, closed_at: null }])
    const filled = []
    for (let i = 0; i < 4; i++) filled.push(await fillOneWindow(portal.ingestion, signal))
    expect(filled).toEqual(['done', 'done', 'done', 'nothing to do'])
    expect(portal.asked.slice(1).map(({ window }) => (window.to.getTime() - window.from.getTime()) / DAY)).toEqual([91, 91, expect.closeTo(11, 3)])
    expect((await gaps()).every((gap) => gap.closed_at !== null)).toBe(true)
  })

  test('gives a page up as a gap when it fails again and again, so that what is new does not wait for it', async () => {
    let broken = true
    const portal = pagesOf(3, { fails: (page) => (broken && page === 2 ? new PortalProblem('permanent', 'wrong shape') : null) })
    for (let i = 0; i < 3; i++) await portal.run()
    expect(await gaps()).toMatchObject([{ window_from: settings.from, reason: 'wrong shape', closed_at: null }])
    expect(await row()).toMatchObject({ window_to: null, watermark: portal.asked[0]?.window.to })
    expect(await fillOneWindow(portal.ingestion, signal)).toMatchObject({ message: 'wrong shape' })
    broken = false
    expect(await fillOneWindow(portal.ingestion, signal)).toBe('done')
    expect(await known()).toEqual(['t1', 't2', 't3'])
    expect(await gaps()).toMatchObject([{ closed_at: expect.any(Date) }])
  })

  test('a portal that is down is waited for: no gap', async () => {
    const { run } = pagesOf(3, { fails: () => new PortalProblem('passing', 'down') })
    for (let i = 0; i < 12; i++) await run()
    expect(await gaps()).toEqual([])
    expect(await row()).toMatchObject({ failures: 12, watermark: null })
  })

  test('rests between runs where the portal asks for it', async () => {
    const { run, asked } = pagesOf(1, { restMs: HOUR })
    await run()
    await run()
    expect(asked).toHaveLength(1)
    clock += HOUR
    await run()
    expect(asked).toHaveLength(2)
  })
})

describe('a list without a window', () => {
  test('is read to its end at first and now and then, else until three pages show nothing new', async () => {
    const { run, asked } = pagesOf(9, { longestWindowMs: null })
    await run()
    expect(asked).toHaveLength(9)
    await run()
    expect(asked.slice(9).map(({ page }) => page)).toEqual([1, 2, 3])
    clock += 7 * HOUR
    await run()
    expect(asked.slice(12)).toHaveLength(9)
  })
})

describe('a round through a source', () => {
  test('asks for the tender of a contract that came before it, once', async () => {
    const contracts = async (): Promise<Page> => ({ items: [paperContract({ id: 'c', tender: 't7', won: { l7: '5' } }), paperContract({ id: 'd', tender: 'gone', won: { x: '5' } })], next: null })
    const { connector, shown, asked } = paperPortal({ contracts: { page: contracts } })
    shown.set('t7', tender(7))
    const ingestion: Ingestion = { db, connector, now: () => new Date((clock += 1)), observe: () => undefined }
    expect(await runCycle(ingestion, settings, signal)).toEqual([])
    await runCycle(ingestion, settings, signal)
    expect(asked).toEqual([['gone', 't7']])
    expect(await db.selectFrom('award').innerJoin('lot', 'lot.id', 'award.lot_id').select('lot.external_id').execute()).toEqual([{ external_id: 'l7' }])
  })

  test('stops asking when nobody lets us in, and says so', async () => {
    const { connector } = paperPortal({ one: { page: () => Promise.reject(new PortalProblem('access', 'Invalid Route')) }, two: { page: () => Promise.reject(new Error('must not be asked')) } })
    const refusing = { ...connector, health: async () => ({ ok: false, problem: 'Invalid Route', tokenExpiresAt: new Date(START) }) }
    const ingestion: Ingestion = { db, connector: refusing, now: () => new Date((clock += 1)), observe: () => undefined }
    expect(await runCycle(ingestion, settings, signal)).toMatchObject([{ kind: 'access' }])
    expect(await checkHealth(ingestion, signal)).toBe(false)
    const status = (await sourceStatus(db, new Date(clock))).find(({ source }) => source === 'ows')
    expect(status).toMatchObject({ health: { ok: false, problem: 'Invalid Route', tokenExpiresAt: new Date(START) }, streams: [{ stream: 'one', failures: 1, problem: 'Invalid Route' }] })
  })
})

describe('reconciling', () => {
  test('asks for open tenders that nobody has shown for a day; what is gone, asked twice, is withdrawn', async () => {
    const portal = pagesOf(3)
    await portal.run()
    await sql`update tender set status = 'Завершен' where external_id = 't3'`.execute(owner)
    await sql`update tender set application_end_at = ${new Date(START)}`.execute(owner)
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(portal.asked).toHaveLength(3)
    clock += 25 * HOUR
    portal.shown.set('t1', tender(1))
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(await db.selectFrom('tender').select('external_id').where('withdrawn_at', 'is not', null).execute()).toEqual([{ external_id: 't2' }])
    await reconcile(portal.ingestion, signal)
    expect(await row('reconcile')).toMatchObject({ failures: 0, window_to: null, last_good_at: expect.any(Date) })
  })
})

describe('the status of a source', () => {
  test('tells the lag of what was published since it is connected, gaps, failed pages and new lots', async () => {
    await runCycle({ db, connector: paperPortal({ tenders: {} }).connector, now: () => new Date((clock += 1)), observe: () => undefined }, settings, signal)
    const publishedAt = new Date(clock + 60_000).toISOString()
    const fresh = paperPortal({ tenders: { page: async () => ({ items: [paperTender({ id: 'new', publishedAt, lots: [{ id: 'a' }, { id: 'b' }] }), tender(1)], next: null }) } })
    clock += 90_000
    await runCycle({ db, connector: fresh.connector, now: () => new Date(clock), observe: () => undefined }, settings, signal)
    const status = (await sourceStatus(db, new Date(clock))).find(({ source }) => source === 'ows')
    expect(status).toMatchObject({ newLots24h: 3, lag: { lots: 2, p50Seconds: expect.closeTo(30, 0), p95Seconds: expect.closeTo(30, 0) }, openGaps: { windows: 0, items: 0 }, failedPages24h: 0 })
  })
})
