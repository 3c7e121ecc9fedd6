import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { JOBS } from '../../jobs/definitions.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { OPERATOR_EMAIL, testServer } from '../../testing/server.ts'
import { auditJobs } from './jobs.ts'
import { verifyChain } from './verify-chain.ts'

const server = await testServer()
const { call, db } = server
const logged: unknown[] = []
const job = { log: { info: (facts: unknown) => void logged.push(facts) } } as never
const jobs = auditJobs(db.background, OPERATOR_EMAIL)

test('the daily job makes the partitions that are missing', async () => {
  await sql`drop table if exists ${sql.table(`audit_${monthAhead(2)}`)}`.execute(db.owner)
  await jobs['audit/makePartitions']({}, job)
  const { rows } = await sql<{
    found: string | null
  }>`select to_regclass(${`audit_${monthAhead(2)}`})::text as found`.execute(db.owner)
  expect(rows).toEqual([{ found: `audit_${monthAhead(2)}` }])
})

const readWaiting = async () =>
  (await sql<{ waiting: number }>`select count(*) as waiting from audit_unlinked`.execute(db.owner)).rows[0]?.waiting

test('a job links what was written', async () => {
  await call('lots/voteLot', { lotId: 5, accepted: true })
  expect(await readWaiting()).toBe(1)
  await jobs['audit/link']({}, job)
  expect(await readWaiting()).toBe(0)
})

test('the newest link is logged and mailed to the operator every day', async () => {
  await call('lots/voteLot', { lotId: 6, accepted: true })
  await jobs['audit/sendHead']({}, job)
  const { head } = await verifyChain(db.owner)
  const facts = { number: head?.number, hash: head?.hash, at: expect.any(String), waiting: 0 }
  expect(await listMessagesTo(server, OPERATOR_EMAIL)).toMatchObject([{ kind: 'audit_head', facts }])
  expect(logged).toEqual([{ auditHead: facts }])
  expect(JOBS['audit/sendHead'].cron).toMatch(/^\d+ \d+ \* \* \*$/)
})

function monthAhead(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7)
    .replace('-', '_')
}
