import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { runCycle } from './cycle.ts'
import { paperPortal, paperTender } from './paper-portal.ts'
import { paperRuns, settings, signal, tender } from './paper-runs.ts'
import { sourceStatus } from './status.ts'

const { clock, db, ingestionOf } = paperRuns(await freshDatabase())

describe('the status of a source', () => {
  test('tells the lag of what was published since it is connected, gaps, failed pages and new lots', async () => {
    await runCycle(ingestionOf(paperPortal({ tenders: {} }).connector), settings, signal)
    const publishedAt = new Date(clock.ms + 60_000).toISOString()
    const fresh = paperPortal({
      tenders: {
        page: async () => ({
          items: [paperTender({ id: 'new', publishedAt, lots: [{ id: 'a' }, { id: 'b' }] }), tender(1)],
          next: null,
        }),
      },
    })
    clock.ms += 90_000
    await runCycle(
      { db, connector: fresh.connector, now: () => new Date(clock.ms), observe: () => undefined },
      settings,
      signal,
    )
    const status = (await sourceStatus(db, new Date(clock.ms))).find(({ source }) => source === 'ows')
    expect(status).toMatchObject({
      newLots24h: 3,
      lag: { lots: 2, p50Seconds: expect.closeTo(30, 0), p95Seconds: expect.closeTo(30, 0) },
      openGaps: { windows: 0, items: 0 },
      failedPages24h: 0,
    })
  })
})
