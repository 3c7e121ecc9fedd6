import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countBlocked, untilBlocked } from './blocked.ts'
import { testServer } from './server.ts'

test('who waits for another table, or for a table of another database, is not counted', async () => {
  const [one, other] = [(await testServer()).db.owner, (await testServer()).db.owner]
  await one.transaction().execute(async (db) => {
    await sql`lock table tender in access exclusive mode`.execute(db)
    const waiting = sql`select from tender`.execute(one)
    waiting.catch(() => undefined)
    await untilBlocked(one, 'tender')
    expect([
      await countBlocked(one, 'tender'),
      await countBlocked(one, 'lot'),
      await countBlocked(other, 'tender'),
    ]).toEqual([1, 0, 0])
    return { waiting }
  })
})
