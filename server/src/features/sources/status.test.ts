import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { fakePortal, fakeTender } from '../../testing/fake-portal.ts'
import { fakeRuns, tender } from '../../testing/fake-runs.ts'
import { listSourceStatuses } from './status.ts'

const { clock, db, cycle } = fakeRuns(await freshDatabase())

describe('the status of a source', () => {
  test('tells the lag of what was published since it is connected, gaps, failed pages and new lots', async () => {
    await cycle(fakePortal({ tenders: {} }).connector)
    const publishedAt = new Date(clock.ms + 60_000).toISOString()
    const fresh = fakePortal({
      tenders: {
        page: async () => ({
          items: [fakeTender({ id: 'new', publishedAt, lots: [{ id: 'a' }, { id: 'b' }] }), tender(1)],
          next: null,
        }),
      },
    })
    clock.ms += 90_000
    await cycle(fresh.connector)
    const statuses = await listSourceStatuses(db, new Date(clock.ms))
    const status = statuses.find(({ source }) => source === 'ows')
    expect(status).toMatchObject({
      newLots24h: 3,
      lag: { lots: 2, p50Seconds: expect.closeTo(30, 0), p95Seconds: expect.closeTo(30, 0) },
      openGaps: { windows: 0, items: 0 },
      failedPages24h: 0,
    })
    // it is told of this source alone
    const others = statuses.filter(({ source }) => source !== 'ows')
    expect(others).not.toEqual([])
    for (const other of others) expect(other).toMatchObject({ newLots24h: 0, lag: null })
  })
})
