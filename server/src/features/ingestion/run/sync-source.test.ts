import { expect, test } from 'vitest'
import { createLog } from '../../../platform/log.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { fakeRuns, settings } from '../../../testing/fake-runs.ts'
import { isReconcileDue } from '../recheck/reconcile.ts'
import { syncSource } from './sync-source.ts'

const urls = await freshDatabase()
const { clock, db, servePages } = fakeRuns(urls)

test('lists are polled while the portal is slow to answer about tenders that no list shows', async () => {
  const portal = servePages(1)
  await portal.run()
  expect(await isReconcileDue(db, 'ows', new Date(clock.ms))).toBe(false)
  // the night after the next day
  clock.ms = Date.parse('2026-07-11T20:30:00Z')
  let polls = 0
  for (const list of portal.connector.streams)
    list.page = async () => {
      polls += 1
      return { items: [], next: null }
    }
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  portal.connector.tenders = (_ids, signal) => {
    ask()
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const stop = new AbortController()
  const sync = syncSource(
    {
      ingestion: portal.ingestion,
      url: urls.ingestion,
      settings: { ...settings, pollMs: 10 },
      log: createLog('silent', 'test'),
    },
    stop.signal,
  )
  await asked
  const before = polls
  await expect.poll(() => polls).toBeGreaterThan(before + 2)
  stop.abort()
  await sync
})
