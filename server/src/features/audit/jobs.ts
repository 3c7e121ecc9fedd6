import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { sendMessage } from '../../messages/send.ts'
import { linkRows } from './link-rows.ts'

const MONTHS_AHEAD = 2

type AuditJobs = 'audit/link' | 'audit/makePartitions' | 'audit/sendHead'

export function auditJobs(db: Database, operatorEmail: string): JobHandlers<AllJobs, AuditJobs> {
  return {
    'audit/link': async () => {
      await linkRows(db)
    },

    'audit/makePartitions': async () => {
      await sql`select make_monthly_partitions('audit', ${MONTHS_AHEAD})`.execute(db)
    },

    // The log and the operator's mailbox lie outside the database: a chain that is rewritten there does not match them.
    'audit/sendHead': async (_payload, { log }) => {
      const { head, waiting } = await linkRows(db)
      if (!head) return
      const facts = { number: head.number, hash: head.hash, at: head.at.toISOString(), waiting }
      log.info({ auditHead: facts }, 'the newest link of the audit log')
      await db
        .transaction()
        .execute((transaction) =>
          sendMessage(
            { db: transaction },
            { kind: 'audit_head', facts, to: [{ name: null, address: operatorEmail, language: 'ru' }] },
          ),
        )
    },
  }
}
