import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAward, aTender } from '../../testing/a-tender.ts'
import { untilBlocked } from '../../testing/blocked.ts'
import { aPerson, getToken } from '../../testing/builders.ts'
import { readFileAnswer } from '../../testing/read-file.ts'
import { testServer } from '../../testing/server.ts'
import { rebuild } from './facts/consumer.ts'

const server = await testServer()
const { owner } = server.db

test('a file of a competitor’s lots breaks off when the person may see competitors no more', async () => {
  // more than a page
  const { lots } = await aTender(server, { lots: 600 })
  const supplierId = await anAward(server, { lotId: lots[0]?.id ?? 0, name: 'ТОО «Дала»', concludedAt: new Date() })
  await sql`
    insert into award (source, external_id, lot_id, supplier_id, amount, concluded_at)
    select a.source, l.number, l.id, a.supplier_id, a.amount, a.concluded_at
    from award a, lot l where l.id <> a.lot_id`.execute(owner)
  await rebuild(server.db.background)
  const person = await aPerson(server, ['manager', 'procurement'])
  const token = await getToken(server, person)
  const save = () => readFileAnswer(server, 'analytics/savePurchases', { supplierId }, token)
  expect((await save()).status).toBe(200)
  const asked = await owner.transaction().execute(async (db) => {
    // the first page waits for this table, and the role is gone when the second is read
    await sql`lock table tender in access exclusive mode`.execute(db)
    const file = save()
    file.catch(() => undefined)
    await untilBlocked(owner, 'tender')
    await sql`delete from user_role where user_id = ${person.id} and role = 'manager'`.execute(owner)
    return { file }
  })
  await expect(asked.file).rejects.toThrow(/terminated|fetch failed/)
})
