// The jobs that send notices; `db` is the role `background`.
import type { HourlyCap } from '@tendertap/domain/notifications/sending'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { LOCK_TEXTS } from '../../../db/locks.ts'
import { forgetOldTurns } from '../../../db/pace.ts'
import { JOBS, type AllJobs } from '../../../jobs/definitions.ts'
import { enqueue, enqueueMany } from '../../../jobs/enqueue.ts'
import type { JobHandlers } from '../../../jobs/run.ts'
import { forgetOldButtons } from '../telegram/buttons.ts'
import { listTargets, type Target } from './queries.ts'
import { sendDue } from './send-due.ts'
import type { NoticeSenders } from './senders.ts'

/** When somebody else is sending to the same person by the same channel. */
const COME_BACK_MS = 1_000

/** `sendingDb`: a sender keeps a connection while it waits for the other side, so they have a pool of their own. */
export function sendingJobs(
  { db, sendingDb }: { db: Database; sendingDb: Database },
  senders: NoticeSenders,
  cap?: HourlyCap,
): JobHandlers<AllJobs, 'notices/send' | 'notices/findDue' | 'notices/forgetOld'> {
  return {
    'notices/send': async (target, { log }) => {
      const options = { log, ...(cap && { cap }) }
      if (await withSendingLock(sendingDb, target, (connection) => sendDue(connection, senders, target, options)))
        return
      const startAfter = new Date(Date.now() + COME_BACK_MS)
      await db.transaction().execute((transaction) => enqueue(transaction, 'notices/send', target, { startAfter }))
    },
    'notices/forgetOld': async () => {
      await forgetOldButtons(db)
      await forgetOldTurns(db)
    },
    'notices/findDue': () =>
      db.transaction().execute(async (transaction) => {
        const targets = await listTargets(transaction, new Date())
        await enqueueMany(transaction, JOBS, 'notices/send', targets)
      }),
  }
}

/**
 * False when somebody else is at it. The lock belongs to the connection: it ends when its worker dies, and then what is
 * still being sent will never be finished by it.
 */
function withSendingLock(
  db: Database,
  { userId, channel }: Target,
  work: (connection: Database) => Promise<void>,
): Promise<boolean> {
  const key = sql`hashtextextended(${LOCK_TEXTS.sending(userId, channel)}, 0)`
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection)
    if (!rows[0]?.locked) return false
    try {
      await work(connection)
    } finally {
      // a connection that is lost has lost its locks too
      await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined)
    }
    return true
  })
}
