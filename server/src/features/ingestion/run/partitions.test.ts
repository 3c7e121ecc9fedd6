import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import type { Log } from '../../../platform/log.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { syncSource } from './sync-source.ts'
import { fakePortal, fakeTender } from '../../../testing/fake-portal.ts'
import { fillGaps, readOnce } from './read-once.ts'
import type { Ingestion } from './walk-list.ts'
import { createLexemeCache } from '../../lots/indexing/lexeme-cache.ts'

const urls = await freshDatabase()
const open = (url: string) => openDatabase({ url, name: 'test', max: 6, onError: () => undefined })
const [owner, db] = [open(urls.owner), open(urls.ingestion)]
const DAY = 86_400_000
let clock = Date.now()

const settings = { pollMs: 1, from: new Date(clock - DAY), thorough: false }
const partitions = async () =>
  (
    await sql<{
      name: string
    }>`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'raw_payload'::regclass order by 1`.execute(
      owner,
    )
  ).rows.map(({ name }) => name)
const monthName = (ahead: number) => {
  const first = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + ahead, 1))
  return `raw_payload_${first.toISOString().slice(0, 7).replace('-', '_')}`
}
const aDayLater = () => new Date((clock += DAY))
const { connector } = fakePortal({
  tenders: { page: async () => ({ items: [fakeTender({ id: 't', lots: [{ id: 'l' }] })], next: null }) },
})
const ingestion: Ingestion = {
  db,
  connector,
  lexemes: createLexemeCache(),
  now: () => new Date(),
  ownClockAheadMs: () => 0,
  observe: () => undefined,
}

beforeEach(async () => {
  for (const name of await partitions())
    if (name !== 'raw_payload_rest') await sql`drop table ${sql.table(name)}`.execute(owner)
})

test.each([
  ['once', readOnce],
  ['backfill', fillGaps],
])('the command %s makes the months that are missing', async (_, command) => {
  expect(await command({ ingestion, url: urls.ingestion, settings }, new AbortController().signal)).toEqual([])
  expect(await partitions()).toEqual([monthName(0), monthName(1), monthName(2), 'raw_payload_rest'])
  await sql`truncate raw_payload`.execute(owner)
})

test('a month that has rows in the default partition is skipped, and the months after it are created', async () => {
  await sql`
    insert into raw_payload (fetched_at, source, entity, external_id, payload_hash, payload)
    values (date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + interval '1 month 1 hour', 'ows', 'tender', 't', '', '{}')`.execute(
    owner,
  )
  await sql`select make_monthly_partitions('raw_payload', 2)`.execute(db)
  expect(await partitions()).toEqual([monthName(0), monthName(2), 'raw_payload_rest'])
  await sql`truncate raw_payload`.execute(owner)
})

test('partitions are created every day; a failure is reported and does not stop the reading', async () => {
  await sql`alter function make_monthly_partitions(regclass, integer) rename to made_before`.execute(owner)
  const warn = vi.fn<(facts: object, text: string) => void>()
  const log = { warn, error: warn } as unknown as Log
  const stop = new AbortController()
  const sync = syncSource(
    { ingestion: { ...ingestion, now: aDayLater }, url: urls.ingestion, settings, log },
    stop.signal,
  )
  await expect.poll(() => warn.mock.calls.length).toBeGreaterThan(2)
  await expect.poll(async () => (await db.selectFrom('tender').select('external_id').execute()).length).toBe(1)
  stop.abort()
  await sync
  expect(new Set(warn.mock.calls.map(([, text]) => text))).toEqual(new Set(['the months ahead could not be made']))
  await sql`alter function made_before(regclass, integer) rename to make_monthly_partitions`.execute(owner)
})
