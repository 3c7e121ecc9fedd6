// Real processes read the simulated state portal while one of the clocks is wrong.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { findAlarms } from '@tendertap/domain/sources/alarms'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { testPortals } from '../testing/portals.ts'
import { listSourceFacts } from '../features/sources/facts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
// each test starts two processes
const SLOW = { timeout: 120_000 }
const COMMAND = fileURLToPath(new URL('./ingest-command.ts', import.meta.url))
const CLOCK_AHEAD = new URL('../testing/clock-ahead.ts', import.meta.url).href

async function readPortal(options: Parameters<typeof testPortals>[0] = {}) {
  const urls = await freshDatabase()
  const portals = await testPortals({ seed: 3, lots: 60, clock: 'running', ...options })
  const db = openDatabase({ url: urls.background, name: 'test', max: 1, onError: () => undefined })
  afterAll(() => db.destroy())
  const env = {
    ...process.env,
    INGESTION_DATABASE_URL: urls.ingestion,
    OWS_URL: portals.urls.ows,
    OWS_TOKEN: portals.tokens.ows,
    PORTAL_RATE_LIMIT: 'false',
    PORTAL_WAIT_SCALE: '0.001',
    INGEST_POLL_MS: '100',
  }
  return {
    portals,
    /** reads everything there is to read, in a process whose clock is ahead */
    run: (aheadMs = 0) =>
      promisify(execFile)(process.execPath, ['--import', CLOCK_AHEAD, COMMAND, 'once', '--source=ows'], {
        env: { ...env, CLOCK_AHEAD_MS: String(aheadMs) },
      }),
    listMovedDeadlines: async () =>
      (
        await db
          .selectFrom('change')
          .innerJoin('tender', 'tender.id', 'change.tender_id')
          .select('tender.external_id')
          .where('change.kind', '=', 'deadline')
          .execute()
      ).map((row) => row.external_id),
    listClockAlarms: async () => {
      const now = new Date()
      const facts = (await listSourceFacts(db, now)).find(({ source }) => source === 'ows')
      return facts ? findAlarms(facts, now).filter((alarm) => alarm.endsWith('_clock')) : []
    },
  }
}

test('a process that is 90 minutes ahead loses no change, and the operator is told of its clock', SLOW, async () => {
  const { portals, run, listMovedDeadlines, listClockAlarms } = await readPortal()
  await run(90 * MINUTE)
  expect(await listClockAlarms()).toEqual(['own_clock'])
  const { tenders } = portals.act({ act: 'extend' })
  await run()
  expect(await listMovedDeadlines()).toEqual(tenders)
  expect(await listClockAlarms()).toEqual([])
})

test.each([
  ['ahead', 3 * HOUR],
  ['behind', -3 * HOUR],
])('a portal whose clock is three hours %s is read at once, and nothing is lost', SLOW, async (_where, errorMs) => {
  const { portals, run, listMovedDeadlines, listClockAlarms } = await readPortal({
    startedAt: new Date(Date.now() + errorMs),
  })
  await run()
  expect(await listClockAlarms()).toEqual(['portal_clock'])
  const { tenders } = portals.act({ act: 'extend' })
  await run()
  expect(await listMovedDeadlines()).toEqual(tenders)
})
