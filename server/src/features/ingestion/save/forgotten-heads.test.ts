import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/fresh-database.ts'
import { fakeRuns } from '../../../testing/fake-runs.ts'
import { forgetHeads, listForgottenTenders } from './forgotten-heads.ts'

const { db, owner, servePages } = fakeRuns(await freshDatabase())

const forget = async (tender: string) => {
  const { id } = await db.selectFrom('tender').select('id').where('external_id', '=', tender).executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => forgetHeads(tx, 'ows', [id]))
}

test('forgotten are the tenders that are asked for again, and not those that the portal has withdrawn', async () => {
  await servePages(3).run()
  expect(await listForgottenTenders(db, 'ows', 10)).toEqual([])
  for (const tender of ['t1', 't2']) await forget(tender)
  expect(await listForgottenTenders(db, 'ows', 10)).toEqual(['t1', 't2'])
  expect(await listForgottenTenders(db, 'ows', 1)).toEqual(['t1'])
  await sql`update tender set withdrawn_at = now() where external_id = 't1'`.execute(owner)
  expect(await listForgottenTenders(db, 'ows', 10)).toEqual(['t2'])
})

test('a lot that was forgotten is no reason to ask for a tender with the same number', async () => {
  await servePages(1).run()
  await sql`
    insert into raw_head select (json_populate_record(h, '{"entity": "lot", "payload_hash": ""}')).* from raw_head h where entity = 'tender'`.execute(
    owner,
  )
  expect(await listForgottenTenders(db, 'ows', 10)).toEqual([])
})
