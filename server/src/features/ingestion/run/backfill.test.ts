import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Window } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { fillOneWindow } from './backfill.ts'
import { closeWindowGaps, openWindowGap } from '../progress/window-gaps.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { DAY, HOUR, fakeRuns, settings, signal, START } from '../../../testing/fake-runs.ts'
import { fillGaps } from './read-once.ts'

const urls = await freshDatabase()
const { clock, db, gaps, createIngestion } = fakeRuns(urls)

describe('what has been read of a gap', () => {
  test.each([
    ['all of it', 0, 10, []],
    ['its end', 6, 12, [[0, 6]]],
    ['its beginning', -2, 4, [[4, 10]]],
    [
      'its middle',
      3,
      5,
      [
        [0, 3],
        [5, 10],
      ],
    ],
    ['nothing', 10, 12, [[0, 10]]],
  ])('%s is no longer missing', async (_, from, to, left) => {
    const at = (day: number) => new Date(START + day * DAY)
    await openWindowGap(db, { source: 'ows', stream: 'tenders', from: at(0), to: at(10), reason: 'r' }, at(10))
    await db
      .transaction()
      .execute((tx) => closeWindowGaps(tx, 'ows', 'tenders', { from: at(from), to: at(to) }, at(12)))
    const stillOpen = (await gaps()).filter((gap) => gap.closed_at === null)
    expect(stillOpen.map((gap) => [gap.window_from, gap.window_to])).toEqual(
      left.map(([first = 0, last = 0]) => [at(first), at(last)]),
    )
  })
})

describe('backfill', () => {
  const reading = async (fails: (window: Window) => PortalProblem | null) => {
    const asked: Window[] = []
    const { connector } = fakePortal({
      tenders: {
        page: async (window) => {
          asked.push(window)
          const problem = fails(window)
          if (problem) throw problem
          return { items: [], next: null }
        },
      },
    })
    const ingestion = createIngestion(connector)
    return { asked, ingestion, fill: () => fillOneWindow(ingestion, signal) }
  }
  const aGap = (fromDays: number, toDays: number) =>
    openWindowGap(
      db,
      {
        source: 'ows',
        stream: 'tenders',
        from: new Date(START - fromDays * DAY),
        to: new Date(START - toDays * DAY),
        reason: 'asked for',
      },
      new Date(START),
    )
  const isNewest = ({ to }: Window) => to.getTime() === START - DAY
  const openGaps = async () =>
    (await gaps())
      .filter((gap) => gap.closed_at === null)
      .map(({ window_from, window_to, reason }) => [
        (START - window_from.getTime()) / DAY,
        (START - window_to.getTime()) / DAY,
        reason,
      ])

  test('postpones a window that fails permanently, reads the others, and retries it after hours', async () => {
    let broken = true
    const { fill } = await reading((window) =>
      broken && isNewest(window) ? new PortalProblem('permanent', 'wrong shape') : null,
    )
    await aGap(100, 1)
    await aGap(300, 250)
    expect([await fill(), await fill(), await fill(), await fill()]).toMatchObject([
      { message: 'wrong shape' },
      'done',
      'done',
      'nothing to do',
    ])
    expect(await openGaps()).toEqual([[92, 1, 'wrong shape']])
    expect(
      (await sql<{ at: Date }>`select noticed_at as at from sync_gap where closed_at is null`.execute(db)).rows,
    ).toEqual([{ at: new Date(START) }])
    broken = false
    clock.ms += 6 * HOUR
    expect([await fill(), await fill()]).toEqual(['done', 'nothing to do'])
    expect(await openGaps()).toEqual([])
  })

  test('retries a window whose failure may pass, but not for ever', async () => {
    const { fill, asked } = await reading((window) =>
      isNewest(window) ? new PortalProblem('passing', 'no answer') : null,
    )
    await aGap(10, 1)
    await aGap(30, 20)
    for (let i = 0; i < 20; i++) expect(await fill()).toMatchObject({ message: 'no answer' })
    expect(await fill()).toBe('done')
    expect(asked.at(-1)?.to).toEqual(new Date(START - 20 * DAY))
    expect(await openGaps()).toEqual([[10, 1, 'no answer']])
  })

  test('started by the operator, tries every gap at once and says what failed', async () => {
    let broken = true
    const { fill, ingestion } = await reading((window) =>
      broken && isNewest(window) ? new PortalProblem('permanent', 'wrong shape') : null,
    )
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
