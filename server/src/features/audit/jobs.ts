import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'

const MONTHS_AHEAD = 2

export function auditJobs(db: Database): JobHandlers<AllJobs, 'audit/makePartitions'> {
  return {
    'audit/makePartitions': async () => {
      await sql`select make_monthly_partitions('audit', ${MONTHS_AHEAD})`.execute(db)
    },
  }
}
