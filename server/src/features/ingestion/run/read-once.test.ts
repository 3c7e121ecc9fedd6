import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import type { Window } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { askForDays } from './ask-for-days.ts'
import { fillOneWindow } from './backfill.ts'
import { runWithLock } from './run-with-lock.ts'
import { LOCKS } from '../../../db/locks.ts'
import { fakePortal } from '../../../testing/fake-portal.ts'
import { fillGaps, readOnce, type OneTimeRun } from './read-once.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 4, onError: () => undefined })
const [owner, db] = [open(urls.owner), open(urls.ingestion)]
const signal = new AbortController().signal
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const gaps = () => db.selectFrom('sync_gap').select(['window_from', 'window_to', 'closed_at']).orderBy('id').execute()

beforeEach(async () => {
  await emptyTables(owner, 'sync_gap, sync_stream, sync_run')
})

function createCommand(
  page: (window: Window) => Promise<{ items: []; next: null }> = async () => ({ items: [], next: null }),
) {
  const said: string[] = []
  const { connector } = fakePortal({ tenders: { page } })
  const once: OneTimeRun = {
    ingestion: {
      db,
      connector,
      lexemes: createLexemeCache(),
      now: () => new Date(),
      ownClockAheadMs: () => 0,
      observe: () => undefined,
    },
    url: urls.ingestion,
    settings: { pollMs: 1, from: day(1), thorough: true },
    say: (text) => said.push(text),
  }
  return { once, said }
}

/** The process that runs all the time holds the lock for as long as it lives. */
async function runBesideLockHolder(lock: number, work: () => Promise<void>): Promise<void> {
  const [stop, held] = [new AbortController(), Promise.withResolvers<void>()]
  const service = runWithLock(urls.ingestion, lock, signal, (lost) => {
    held.resolve()
    return new Promise((resolve) =>
      AbortSignal.any([stop.signal, lost]).addEventListener('abort', () => resolve(), { once: true }),
    )
  })
  await held.promise
  await work()
  stop.abort()
  await service
}

describe('a backfill beside the process that fills gaps all the time', () => {
  test('says who does the work and ends when the days are read', async () => {
    const { once, said } = createCommand()
    await askForDays(once.ingestion, { from: '2026-01-01', to: '2026-01-05' }, day(9))
    await runBesideLockHolder(LOCKS.backfill('ows'), async () => {
      const waiting = fillGaps(once, signal)
      await expect
        .poll(() => said)
        .toEqual([
          expect.stringMatching(/^ows: gaps are being closed by another process \(session \d+.*\); waiting for it$/),
        ])
      expect(await fillOneWindow(once.ingestion, signal)).toBe('done')
      expect(await waiting).toEqual([])
    })
  })

  test('ends with the problem that keeps the other from closing them', async () => {
    const { once, said } = createCommand(() => Promise.reject(new PortalProblem('permanent', 'wrong shape')))
    await askForDays(once.ingestion, { from: '2026-01-01', to: '2026-01-05' }, day(9))
    await runBesideLockHolder(LOCKS.backfill('ows'), async () => {
      const waiting = fillGaps(once, signal)
      await expect.poll(() => said).toHaveLength(1)
      await fillOneWindow(once.ingestion, signal)
      expect(await waiting).toMatchObject([{ message: 'wrong shape' }])
    })
  })
})

test('a one-time run says which process it waits for', async () => {
  const { once, said } = createCommand()
  let reading: Promise<unknown> = Promise.resolve()
  await runBesideLockHolder(LOCKS.poll('ows'), async () => {
    reading = readOnce(once, signal)
    await expect
      .poll(() => said)
      .toEqual([
        expect.stringMatching(/^ows: it is being read by another process \(session \d+.*\); waiting until it stops$/),
      ])
  })
  expect(await reading).toEqual([])
})

describe('days asked for', () => {
  test('once more while they are being read are the same gap; other days are another', async () => {
    const { once } = createCommand()
    await askForDays(once.ingestion, { from: '2025-01-01' }, day(9))
    expect(await fillOneWindow(once.ingestion, signal)).toBe('done')
    await askForDays(once.ingestion, { from: '2025-01-01' }, day(10))
    const [first, ...others] = await gaps()
    expect(others).toEqual([])
    expect(first?.window_to.getTime()).toBe(day(9).getTime() - 91 * 86_400_000)
    await askForDays(once.ingestion, { from: '2025-01-01', to: '2025-01-31' }, day(10))
    expect(await gaps()).toHaveLength(2)
  })

  test('again after they have been read are read again', async () => {
    const { once } = createCommand()
    for (const now of [day(9), day(10)]) {
      await askForDays(once.ingestion, { from: '2026-01-01', to: '2026-01-05' }, now)
      expect(await fillOneWindow(once.ingestion, signal)).toBe('done')
      expect(await fillOneWindow(once.ingestion, signal)).toBe('nothing to do')
    }
    expect(await gaps()).toHaveLength(2)
  })
})
