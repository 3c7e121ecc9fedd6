import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { runWithLock } from './run-with-lock.ts'

const urls = await freshDatabase()

test('one process at a time holds a source, and the next takes over when its connection is lost', async () => {
  const stop = new AbortController()
  const holders: string[] = []
  const hold = (name: string) =>
    runWithLock(urls.ingestion, 42, stop.signal, (lockSignal) => {
      holders.push(name)
      return new Promise((_, reject) =>
        lockSignal.addEventListener('abort', () => reject(lockSignal.reason as Error), { once: true }),
      )
    })
  const first = hold('first')
  await expect.poll(() => holders).toEqual(['first'])
  const second = hold('second')
  const ended = first.then(
    () => 'in peace',
    () => 'interrupted',
  )
  const ingestion = openDatabase({ url: urls.ingestion, name: 'test', max: 1, onError: () => undefined })
  await expect
    .poll(
      async () =>
        (
          await sql<{
            n: number
          }>`select count(*) as n from pg_stat_activity where application_name = 'tendertap-ingest-lock' and datname = current_database()`.execute(
            ingestion,
          )
        ).rows[0]?.n,
    )
    .toBe(2)
  await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = 42 and granted and database = (select oid from pg_database where datname = current_database())`.execute(
    ingestion,
  )
  expect(await ended).toBe('interrupted')
  await expect.poll(() => holders).toEqual(['first', 'second'])
  stop.abort()
  await expect(second).rejects.toThrow('aborted')
  await ingestion.destroy()
})
