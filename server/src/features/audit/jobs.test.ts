import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'
import { auditJobs } from './jobs.ts'

const { db } = await testServer()

test('the daily job makes the partitions that are missing', async () => {
  await sql`drop table ${sql.table(`audit_${monthAhead(2)}`)}`.execute(db.owner)
  await auditJobs(db.background)['audit/makePartitions']({}, {} as never)
  const { rows } = await sql<{
    found: string | null
  }>`select to_regclass(${`audit_${monthAhead(2)}`})::text as found`.execute(db.owner)
  expect(rows).toEqual([{ found: `audit_${monthAhead(2)}` }])
})

function monthAhead(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    .toISOString()
    .slice(0, 7)
    .replace('-', '_')
}
