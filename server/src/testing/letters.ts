// People who are told by letters that a test sends itself, without a worker, and what the ledger says of these letters.
import { randomUUID } from 'node:crypto'
import type { ReceivedLetter } from '@tendertap/simulator/mailbox/letter'
import type { Mailbox } from '@tendertap/simulator/mailbox/mailbox'
import { sql } from 'kysely'
import { inWorkspace } from '../db/scope.ts'
import { withoutTelegram } from '../features/notifications/sending/no-telegram.ts'
import { sendDue, type SendingOptions } from '../features/notifications/sending/send-due.ts'
import { addNotices, type NewNotice } from '../notices/add-notices.ts'
import { createLog } from '../platform/log.ts'
import { aPerson, type TestPerson } from './builders.ts'
import { testMailbox } from './mailbox.ts'
import { letterSenderFor } from './sending.ts'
import type { TestServer } from './server.ts'

type Hours = [from: number, to: number]

const KAZAKHSTAN_OFFSET = 5 * 3_600_000

/** Quiet hours that it is now, and for at least an hour. */
export function quietNow(): Hours {
  const hour = new Date(Date.now() + KAZAKHSTAN_OFFSET).getUTCHours()
  return [hour, (hour + 2) % 24]
}

export interface Receiver extends TestPerson {
  workspaceId: string
}

interface TestLetters {
  mailbox: Mailbox
  aReceiver(quiet?: Hours): Promise<Receiver>
  /** Notices that are due at once. */
  tell(to: Receiver, count?: number, key?: string): Promise<void>
  send(to: Receiver, options?: Partial<SendingOptions>): Promise<void>
  lettersTo(person: TestPerson): ReceivedLetter[]
  listDeliveries(person: TestPerson): Promise<TestDelivery[]>
  listAttempts(person: TestPerson): Promise<{ batch_id: string; outcome: string | null }[]>
  /** Leaves what the person is to be told as a worker does that dies while it sends; gives the id of the batch. */
  leaveUnfinished(person: Receiver): Promise<string>
}

interface TestDelivery {
  state: string
  problem: string | null
  isLater: boolean
  attempts: number
}

export async function testLetters(server: TestServer): Promise<TestLetters> {
  const { db } = server
  const mailbox = await testMailbox()
  const senders = { email: letterSenderFor(mailbox), telegram: withoutTelegram }
  const silent = createLog('silent', 'worker')

  return {
    mailbox,

    async aReceiver([from, to] = [0, 0]) {
      const person = await aPerson(server, ['lead'])
      const workspaceId = person.workspaceId ?? ''
      await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${person.id}, ${workspaceId}, ${from}, ${to})`.execute(
        db.owner,
      )
      return { ...person, workspaceId }
    },

    tell({ id, workspaceId }, count = 1, key = randomUUID()) {
      const notices = Array.from({ length: count }, (_, index): NewNotice<'subscription_ending'> => ({
        kind: 'subscription_ending',
        key: `${key}${index}`,
        facts: { days: 7, endDate: '2026-12-01' },
        lotId: null,
        tenderId: null,
        to: [id],
      }))
      return inWorkspace(db.background, workspaceId, (scope) => addNotices(scope, notices))
    },

    send: ({ id: userId, workspaceId }, options) =>
      sendDue(db.background, senders, { workspaceId, userId, channel: 'email' }, { log: silent, ...options }),

    lettersTo: ({ email }) => mailbox.letters().filter(({ envelope }) => envelope.to.includes(email)),

    async listDeliveries({ id }) {
      const { rows } = await sql<TestDelivery>`
        select state, problem, due_at > now() as "isLater", attempts from delivery
        where user_id = ${id} and channel = 'email' order by id`.execute(db.owner)
      return rows
    },

    async listAttempts({ id }) {
      const { rows } = await sql<{ batch_id: string; outcome: string | null }>`
        select a.batch_id, a.outcome from delivery_attempt a
        where a.batch_id in (select d.batch_id from delivery d where d.user_id = ${id}) order by a.begun_at`.execute(
        db.owner,
      )
      return rows
    },

    async leaveUnfinished({ id, email, workspaceId }) {
      const batchId = randomUUID()
      await sql`
        update delivery set state = 'sending', batch_id = ${batchId}, address = ${email}, language = 'ru', attempts = 1
        where user_id = ${id} and channel = 'email'`.execute(db.owner)
      await sql`
        insert into delivery_attempt (workspace_id, batch_id, number) values (${workspaceId}, ${batchId}, 1)`.execute(
        db.owner,
      )
      return batchId
    },
  }
}
