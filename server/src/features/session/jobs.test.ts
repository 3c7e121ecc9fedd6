import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { testWorker } from '../../testing/worker.ts'

const urls = await freshDatabase()
const db = openDatabase({ url: urls.application, name: 'test', max: 2, onError: () => undefined })
afterAll(() => db.destroy())

test('attempts of windows that have passed are forgotten, the current ones are not', async () => {
  await sql`insert into rate_limit values ('old', 1, now() - interval '1 minute'), ('current', 1, now() + interval '1 minute')`.execute(
    db,
  )
  await testWorker(urls)
  await db.transaction().execute((transaction) => enqueue(transaction, 'session/forgetOldAttempts', {}))
  const keys = async () => (await sql<{ key: string }>`select key from rate_limit`.execute(db)).rows
  await expect.poll(keys, { timeout: 20_000 }).toEqual([{ key: 'current' }])
})
