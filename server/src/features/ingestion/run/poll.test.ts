import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { PortalProblem } from '../../../portals/problem.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { fillOneWindow } from './backfill.ts'
import { DAY, HOUR, fakeRuns, settings, signal, START } from '../../../testing/fake-runs.ts'

const { clock, db, gaps, known, owner, servePages, row } = fakeRuns(await freshDatabase())

describe('a poll of a list', () => {
  test('reads every page of the window from the configured start, and the next one begins an overlap before it', async () => {
    const { run, asked } = servePages(3)
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
    const { run, asked } = servePages(4, {
      fails: (page) => (broken && page === 3 ? new PortalProblem('passing', 'no answer') : null),
    })
    expect(await run()).toMatchObject({ message: 'no answer' })
    expect(await row()).toMatchObject({ position: '3', failures: 1, problem: 'no answer', watermark: null })
    expect(await known()).toEqual(['t1', 't2'])
    broken = false
    clock.ms += HOUR
    expect(await run()).toBeNull()
    expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 3, 4])
    expect(asked.at(-1)?.window).toEqual(asked[0]?.window)
    expect(await row()).toMatchObject({ watermark: asked[0]?.window.to, failures: 0, problem: null })
    expect(
      await db.selectFrom('sync_run').select(['pages', 'changed', 'failed_pages', 'problem']).orderBy('id').execute(),
    ).toEqual([
      { pages: 2, changed: 2, failed_pages: 1, problem: 'no answer' },
      { pages: 2, changed: 2, failed_pages: 0, problem: null },
    ])
  })

  test('saves nothing more once another process has moved on', async () => {
    const { run } = servePages(3, {
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
    const portal = servePages(1, { longestWindowMs: 7 * DAY })
    await portal.run({ from: new Date(START - 200 * DAY) })
    const [first] = portal.asked
    expect(first?.window.from.getTime()).toBe((first?.window.to.getTime() ?? 0) - 7 * DAY)
    expect(await gaps()).toMatchObject([
      { window_from: new Date(START - 200 * DAY), window_to: first?.window.from, closed_at: null },
    ])
    const filled = []
    for (let i = 0; i < 4; i++) filled.push(await fillOneWindow(portal.ingestion, signal))
    expect(filled).toEqual(['done', 'done', 'done', 'nothing to do'])
    expect(portal.asked.slice(1).map(({ window }) => (window.to.getTime() - window.from.getTime()) / DAY)).toEqual([
      91,
      91,
      expect.closeTo(11, 3),
    ])
    expect((await gaps()).every((gap) => gap.closed_at !== null)).toBe(true)
  })

  test('gives a page up as a gap when it fails again and again, so that what is new does not wait for it', async () => {
    let broken = true
    const portal = servePages(3, {
      fails: (page) => (broken && page === 2 ? new PortalProblem('permanent', 'wrong shape') : null),
    })
    for (let i = 0; i < 3; i++) await portal.run()
    expect(await gaps()).toMatchObject([{ window_from: settings.from, reason: 'wrong shape', closed_at: null }])
    expect(await row()).toMatchObject({ window_to: null, watermark: portal.asked[0]?.window.to })
    expect(await fillOneWindow(portal.ingestion, signal)).toMatchObject({ message: 'wrong shape' })
    expect(await fillOneWindow(portal.ingestion, signal)).toBe('nothing to do')
    broken = false
    clock.ms += 6 * HOUR
    expect(await fillOneWindow(portal.ingestion, signal)).toBe('done')
    expect(await known()).toEqual(['t1', 't2', 't3'])
    expect(await gaps()).toMatchObject([{ closed_at: expect.any(Date) }])
  })

  test('a list that never answers as it should is one gap that grows, not one per run', async () => {
    const { run, asked } = servePages(1, { fails: () => new PortalProblem('permanent', 'wrong shape') })
    for (let i = 0; i < 9; i++) {
      await run()
      clock.ms += 60_000
    }
    expect(await gaps()).toMatchObject([
      { window_from: settings.from, window_to: asked[8]?.window.to, closed_at: null },
    ])
    expect(await row()).toMatchObject({ failures: 0, problem: 'wrong shape' })
    await run()
    expect(await gaps()).toHaveLength(1)
  })

  test('waits for a portal that is down, and makes no gap', async () => {
    const { run } = servePages(3, { fails: () => new PortalProblem('passing', 'down') })
    for (let i = 0; i < 12; i++) await run()
    expect(await gaps()).toEqual([])
    expect(await row()).toMatchObject({ failures: 12, watermark: null })
  })

  test('rests between runs where the portal asks for it', async () => {
    const { run, asked } = servePages(1, { restMs: HOUR })
    await run()
    await run()
    expect(asked).toHaveLength(1)
    clock.ms += HOUR
    await run()
    expect(asked).toHaveLength(2)
  })
})

describe('clocks that differ', () => {
  const portalIs = (errorMs: number) => {
    const { connector, asked, ingestion, run } = servePages(1)
    connector.time = () => new Date(clock.ms + errorMs)
    return { asked, ingestion, run }
  }

  test.each([
    ['ahead', 3 * HOUR],
    ['behind', -3 * HOUR],
  ])('a portal that is %s is asked up to the later clock, and counts as read up to the earlier', async (_where, ms) => {
    const { run, asked } = portalIs(ms)
    await run()
    const { watermark } = await row()
    expect(watermark?.getTime()).toBeCloseTo(START + Math.min(ms, 0), -2)
    expect(asked[0]?.window.to.getTime()).toBeCloseTo(START + Math.max(ms, 0), -2)
    await run()
    expect(asked[1]?.window.from).toEqual(new Date((watermark?.getTime() ?? 0) - HOUR))
  })

  test('a portal’s date that is a week off is no clock', async () => {
    for (const days of [-7, 7]) {
      const { run, asked } = portalIs(days * DAY)
      await run()
      const { watermark } = await row()
      expect(watermark?.getTime()).toBeCloseTo(START, -2)
      expect(asked[0]?.window.to).toEqual(watermark)
    }
  })

  test('a position beyond the present, left by a clock that was ahead, stops nothing', async () => {
    const { run, asked } = servePages(1)
    await run()
    await sql`update sync_stream set watermark = ${new Date(START + 5 * HOUR)}`.execute(owner)
    await run()
    expect(asked[1]?.window.from.getTime()).toBeCloseTo(START - HOUR, -2)
    expect((await row()).watermark).toEqual(asked[1]?.window.to)
  })
})

describe('a list without a window', () => {
  test('is read to its end at first and now and then, else until three pages show nothing new', async () => {
    const { run, asked } = servePages(9, { longestWindowMs: null })
    await run()
    expect(asked).toHaveLength(9)
    await run()
    expect(asked.slice(9).map(({ page }) => page)).toEqual([1, 2, 3])
    clock.ms += 7 * HOUR
    await run()
    expect(asked.slice(12)).toHaveLength(9)
  })
})
