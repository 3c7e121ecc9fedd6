import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { Page, Window } from '../../portals/connector.ts'
import { PortalProblem } from '../../portals/problem.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { closeWindowGaps, openWindowGap } from './gaps.ts'
import { runLive, type LiveSettings } from './live.ts'
import { paperContract, paperDeletion, paperPortal, paperTender } from './paper-portal.ts'
import { fillGaps } from './read-once.ts'
import { isReconcileDue, reconcile } from './reconcile.ts'
import { savePage } from './save-page.ts'
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
    expect(await fillOneWindow(portal.ingestion, signal)).toBe('nothing to do')
    broken = false
    clock += 6 * HOUR
    expect(await fillOneWindow(portal.ingestion, signal)).toBe('done')
    expect(await known()).toEqual(['t1', 't2', 't3'])
    expect(await gaps()).toMatchObject([{ closed_at: expect.any(Date) }])
  })

  test('a list that never answers as it should is one gap that grows, not one per run', async () => {
    const { run, asked } = pagesOf(1, { fails: () => new PortalProblem('permanent', 'wrong shape') })
    for (let i = 0; i < 9; i++) {
      await run()
      clock += 60_000
    }
    expect(await gaps()).toMatchObject([{ window_from: settings.from, window_to: asked[8]?.window.to, closed_at: null }])
    expect(await row()).toMatchObject({ failures: 0, problem: 'wrong shape' })
    await run()
    expect(await gaps()).toHaveLength(1)
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

describe('what has been read of a gap', () => {
  test.each([
    ['all of it', 0, 10, []],
    ['its end', 6, 12, [[0, 6]]],
    ['its beginning', -2, 4, [[4, 10]]],
    ['its middle', 3, 5, [[0, 3], [5, 10]]],
    ['nothing', 10, 12, [[0, 10]]],
  ])('%s is no longer missing', async (_, from, to, left) => {
    const at = (day: number) => new Date(START + day * DAY)
    await openWindowGap(db, { source: 'ows', stream: 'tenders', from: at(0), to: at(10), reason: 'r' }, at(10))
    await db.transaction().execute((tx) => closeWindowGaps(tx, 'ows', 'tenders', { from: at(from), to: at(to) }, at(12)))
    const stillOpen = (await gaps()).filter((gap) => gap.closed_at === null)
    expect(stillOpen.map((gap) => [gap.window_from, gap.window_to])).toEqual(left.map(([first = 0, last = 0]) => [at(first), at(last)]))
  })
})

describe('backfill', () => {
  const reading = async (fails: (window: Window) => PortalProblem | null) => {
    const asked: Window[] = []
    const { connector } = paperPortal({
      tenders: {
        page: async (window) => {
          asked.push(window)
          const problem = fails(window)
          if (problem) throw problem
          return { items: [], next: null }
        },
      },
    })
    const ingestion: Ingestion = { db, connector, now: () => new Date((clock += 1)), observe: () => undefined }
    return { asked, ingestion, fill: () => fillOneWindow(ingestion, signal) }
  }
  const aGap = (fromDays: number, toDays: number) =>
    openWindowGap(db, { source: 'ows', stream: 'tenders', from: new Date(START - fromDays * DAY), to: new Date(START - toDays * DAY), reason: 'asked for' }, new Date(START))
  const isNewest = ({ to }: Window) => to.getTime() === START - DAY
  const openGaps = async () => (await gaps()).filter((gap) => gap.closed_at === null).map(({ window_from, window_to, reason }) => [(START - window_from.getTime()) / DAY, (START - window_to.getTime()) / DAY, reason])

  test('leaves a stretch that fails for good open and takes the next one, older parts of the same gap too; after some hours it tries again', async () => {
    let broken = true
    const { fill } = await reading((window) => (broken && isNewest(window) ? new PortalProblem('permanent', 'wrong shape') : null))
    await aGap(100, 1)
    await aGap(300, 250)
    expect([await fill(), await fill(), await fill(), await fill()]).toMatchObject([{ message: 'wrong shape' }, 'done', 'done', 'nothing to do'])
    expect(await openGaps()).toEqual([[92, 1, 'wrong shape']])
    expect((await sql<{ at: Date }>`select noticed_at as at from sync_gap where closed_at is null`.execute(db)).rows).toEqual([{ at: new Date(START) }])
    broken = false
    clock += 6 * HOUR
    expect([await fill(), await fill()]).toEqual(['done', 'nothing to do'])
    expect(await openGaps()).toEqual([])
  })

  test('goes on with a stretch whose failure may pass, but not for ever', async () => {
    const { fill, asked } = await reading((window) => (isNewest(window) ? new PortalProblem('passing', 'no answer') : null))
    await aGap(10, 1)
    await aGap(30, 20)
    for (let i = 0; i < 20; i++) expect(await fill()).toMatchObject({ message: 'no answer' })
    expect(await fill()).toBe('done')
    expect(asked.at(-1)?.to).toEqual(new Date(START - 20 * DAY))
    expect(await openGaps()).toEqual([[10, 1, 'no answer']])
  })

  test('told by the operator tries everything at once, and says what failed', async () => {
    let broken = true
    const { fill, ingestion } = await reading((window) => (broken && isNewest(window) ? new PortalProblem('permanent', 'wrong shape') : null))
    await aGap(10, 1)
    await aGap(30, 20)
    await fill()
    const command = () => fillGaps({ ingestion, url: urls.ingestion, settings: { ...settings, pollMs: 1 } }, signal)
    expect(await command()).toMatchObject([{ message: 'wrong shape' }])
    expect(await openGaps()).toEqual([[10, 1, 'wrong shape']])
    broken = false
    expect(await command()).toEqual([])
    expect(await openGaps()).toEqual([])
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

  test('asks again for the tender of a deleted lot, whichever came first: what the portal shows counts', async () => {
    const lots = [{ id: 'l1' }, { id: 'l2' }]
    const deleted = [paperDeletion('lot', 'l1'), paperDeletion('lot', 'm1'), paperDeletion('lot', 'n1')]
    const shownNow = [paperTender({ id: 't1', lots }), paperTender({ id: 't2', lots: [{ id: 'm2' }] })]
    const before = [paperTender({ id: 't1', lots }), paperTender({ id: 't2', lots: [{ id: 'm1' }, { id: 'm2' }] }), paperTender({ id: 't3', lots: [{ id: 'n1' }, { id: 'n2' }] })]
    let round = 0
    const { connector, shown, asked } = paperPortal({ tenders: { page: async () => ({ items: round === 0 ? before : [], next: null }) }, journal: { page: async () => ({ items: round === 0 ? deleted : [], next: null }) } })
    for (const item of shownNow) shown.set(item.externalId, item)
    const ingestion: Ingestion = { db, connector, now: () => new Date((clock += 1)), observe: () => undefined }
    for (; round < 3; round += 1) expect(await runCycle(ingestion, settings, signal)).toEqual([])
    expect(asked).toEqual([['t1', 't2', 't3']])
    const left = await db.selectFrom('lot').select('external_id').where('withdrawn_at', 'is', null).orderBy('external_id').execute()
    expect(left.map((lot) => lot.external_id)).toEqual(['l1', 'l2', 'm2', 'n2'])
    const counted = await db.selectFrom('tender').select(['external_id', 'lots_count']).where('withdrawn_at', 'is', null).orderBy('external_id').execute()
    expect(counted).toEqual([{ external_id: 't1', lots_count: 2 }, { external_id: 't2', lots_count: 1 }, { external_id: 't3', lots_count: 1 }])
  })

  test('asks for it in the next round, too, as long as the portal fails to answer', async () => {
    const all = { tenders: [paperTender({ id: 't1', lots: [{ id: 'l1' }, { id: 'l2' }] })], journal: [paperDeletion('lot', 'l1')] }
    let round = 0
    const { connector, shown } = paperPortal({ tenders: { page: async () => ({ items: round === 0 ? all.tenders : [], next: null }) }, journal: { page: async () => ({ items: round === 0 ? all.journal : [], next: null }) } })
    for (const item of all.tenders) shown.set(item.externalId, item)
    const tenders: typeof connector.tenders = (...words) => (round === 0 ? Promise.reject(new PortalProblem('passing', 'broken', { status: 500 })) : connector.tenders(...words))
    const ingestion: Ingestion = { db, connector: { ...connector, tenders }, now: () => new Date((clock += 1)), observe: () => undefined }
    expect(await runCycle(ingestion, settings, signal)).toMatchObject([{ kind: 'passing', message: 'No answer about t1' }])
    round = 1
    expect(await runCycle(ingestion, settings, signal)).toEqual([])
    expect(await db.selectFrom('lot').select('external_id').where('withdrawn_at', 'is not', null).execute()).toEqual([])
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

  const withdrawn = async () => (await db.selectFrom('tender').select('external_id').where('withdrawn_at', 'is not', null).orderBy('external_id').execute()).map((one) => one.external_id)

  test('an answer that lacks many at once is no answer: nobody is withdrawn, and it is asked again after a while', async () => {
    const portal = pagesOf(50)
    const due = () => isReconcileDue(db, 'ows', new Date(clock))
    expect(await due()).toBe(false)
    await portal.run()
    clock = Date.parse('2026-07-12T20:30:00Z')
    for (let n = 12; n <= 50; n++) portal.shown.set(`t${n}`, tender(n))
    expect(await reconcile(portal.ingestion, signal)).toMatchObject({ kind: 'passing' })
    expect(await withdrawn()).toEqual([])
    expect(await row('reconcile')).toMatchObject({ failures: 1, last_good_at: null })
    expect(await due()).toBe(false)
    clock += HOUR
    expect(await due()).toBe(true)
    portal.shown.set('t11', tender(11))
    expect(await reconcile(portal.ingestion, signal)).toBeNull()
    expect(await withdrawn()).toHaveLength(10)
  })

  test('what was withdrawn because it was absent is asked for again for a week, and returns when it is shown', async () => {
    const portal = pagesOf(3)
    await portal.run()
    await savePage(db, { connector: portal.connector, stream: 'journal', items: [paperDeletion('tender', 't3')], fetchedAt: new Date((clock += 1)) })
    const nextNight = () => {
      clock += 25 * HOUR
      portal.asked.length = 0
      return reconcile(portal.ingestion, signal)
    }
    portal.shown.set('t1', tender(1))
    await nextNight()
    await nextNight()
    expect(await withdrawn()).toEqual(['t2', 't3'])
    portal.shown.set('t2', tender(2))
    portal.shown.set('t3', tender(3))
    expect(await nextNight()).toBeNull()
    expect(await withdrawn()).toEqual(['t3'])
    portal.shown.delete('t2')
    await nextNight()
    for (let night = 0; night < 7; night++) await nextNight()
    const raw = await sql<{ n: number }>`select count(*) as n from raw_payload where external_id = 'absent:t2'`.execute(db)
    expect(raw.rows).toEqual([{ n: 2 }])
    portal.shown.set('t2', tender(2))
    await nextNight()
    expect(await withdrawn()).toEqual(['t2', 't3'])
  })

  test.each([['permanent', 400], ['passing', 500]] as const)('one whose answer always is a failure (%s, %i) is left as it is and keeps nobody from being asked for', async (kind, status) => {
    const portal = pagesOf(3)
    await portal.run()
    clock += 25 * HOUR
    portal.shown.set('t1', tender(1))
    const tenders: typeof portal.connector.tenders = async (ids, ...rest) => {
      if (ids.includes('t2')) throw new PortalProblem(kind, 'broken', { status })
      return portal.connector.tenders(ids, ...rest)
    }
    expect(await reconcile({ ...portal.ingestion, connector: { ...portal.connector, tenders } }, signal)).toBeNull()
    expect(await withdrawn()).toEqual(['t3'])
  })

  test('a portal that fails for everybody is not asked on', async () => {
    const portal = pagesOf(20)
    await portal.run()
    clock += 25 * HOUR
    let asked = 0
    const tenders = () => Promise.reject(new PortalProblem('passing', `broken ${(asked += 1)}`, { status: 500 }))
    expect(await reconcile({ ...portal.ingestion, connector: { ...portal.connector, tenders } }, signal)).toMatchObject({ message: 'broken 1' })
    expect(asked).toBe(12)
  })

  test('withdraws nothing where a missing answer proves nothing', async () => {
    const portal = pagesOf(2)
    await portal.run()
    clock += 25 * HOUR
    portal.shown.set('t1', paperTender({ id: 't1', nameRu: 'Новое', lots: [{ id: 'l1' }] }))
    const ingestion = { ...portal.ingestion, connector: { ...portal.connector, provesAbsence: false } }
    expect(await reconcile(ingestion, signal)).toBeNull()
    expect(await withdrawn()).toEqual([])
    expect(await db.selectFrom('tender').select('name_ru').where('external_id', '=', 't1').execute()).toEqual([{ name_ru: 'Новое' }])
  })
})

test('old runs are forgotten even when reconciling fails', async () => {
  const portal = pagesOf(1)
  await portal.run()
  await sql`update sync_run set started_at = ${new Date(START - 100 * DAY)}`.execute(owner)
  await sql`update raw_head set seen_at = ${new Date(START - 2 * DAY)}`.execute(owner)
  const connector = { ...portal.connector, tenders: () => Promise.reject(new PortalProblem('passing', 'down')) }
  expect(await reconcile({ ...portal.ingestion, connector }, signal)).toMatchObject({ message: 'down' })
  expect(await db.selectFrom('sync_run').select('stream').execute()).toEqual([{ stream: 'reconcile' }])
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
