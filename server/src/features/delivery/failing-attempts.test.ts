// The alarm over notices whose attempts really fail, from the first attempt on.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { addNotices } from '../../notices/add-notices.ts'
import { aPerson, type TestPerson } from '../../testing/builders.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testSending } from '../../testing/sending.ts'
import { testServer } from '../../testing/server.ts'
import { aChattingPerson, testTelegram } from '../../testing/telegram.ts'
import { watchDelivery } from './watch.ts'

const server = await testServer()
const { db } = server
const mailbox = await testMailbox()
const telegram = await testTelegram(server)
const send = testSending(server, mailbox, telegram)
const MINUTE = 60_000

// a mailbox of its own for each test
let operator = ''

beforeEach(async () => {
  operator = `${randomUUID()}@test.example`
  for (const table of ['event', 'delivery_alarm'] as const) await db.owner.deleteFrom(table).execute()
  mailbox.clearFaults()
})

async function aTold(): Promise<TestPerson> {
  const person = await aPerson(server, ['lead'])
  await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${person.id}, ${person.workspaceId}, 0, 0)`.execute(
    db.owner,
  )
  await tell(person)
  return person
}

const tell = ({ id, workspaceId }: TestPerson): Promise<void> =>
  inWorkspace(db.background, workspaceId ?? '', (scope) =>
    addNotices(scope, [
      {
        kind: 'subscription_ending',
        key: randomUUID(),
        facts: { days: 7, endDate: '2026-12-01' },
        lotId: null,
        tenderId: null,
        to: [id],
      },
    ]),
  )

async function findDelivery({ id }: TestPerson, channel = 'email') {
  const { rows } = await sql<{ state: string; problem: string | null; dueAt: Date; attempts: number }>`
    select state, problem, due_at as "dueAt", attempts from delivery where user_id = ${id} and channel = ${channel}`.execute(
    db.owner,
  )
  const [found] = rows
  if (!found) throw new Error('there is no delivery')
  return found
}

/** Every attempt at its time, until the clock has come so far; gives the moment of the next attempt. */
async function tryFor(person: TestPerson, minutes: number): Promise<Date> {
  const begin = await findDelivery(person)
  const end = begin.dueAt.getTime() + minutes * MINUTE
  let now = begin.dueAt
  while (now.getTime() < end) {
    await send(person, 'email', now)
    now = (await findDelivery(person)).dueAt
  }
  return now
}

/** The troubles of every letter to the operator. */
async function look(now: Date): Promise<unknown[]> {
  await watchDelivery(db.background, operator, now)
  return (await listMessagesTo(server, operator)).map(({ facts }) => facts['troubles'])
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE)

describe('a notice', () => {
  test('that the mail server puts off for a quarter of an hour is stuck, however often it was tried', async () => {
    const person = await aTold()
    const { dueAt } = await findDelivery(person)
    mailbox.injectFault({ fault: 'try_later', to: person.email, times: 100 })
    await tryFor(person, 15)
    expect(await findDelivery(person)).toMatchObject({ state: 'queued', attempts: 10 })
    expect(await look(after(dueAt, 14))).toEqual([])
    expect(await look(after(dueAt, 15))).toEqual([['stuck']])
  })

  test('that is put off into the quiet hours is not stuck', async () => {
    const person = await aTold()
    mailbox.injectFault({ fault: 'try_later', to: person.email, times: 100 })
    const next = await tryFor(person, 15)
    const hour = after(next, 5 * 60).getUTCHours()
    await sql`update notification_setting set quiet_from = ${hour}, quiet_to = ${(hour + 2) % 24} where user_id = ${person.id}`.execute(
      db.owner,
    )
    await send(person, 'email', next)
    const { dueAt } = await findDelivery(person)
    expect(await look(dueAt)).toEqual([])
    // and waits anew from their end
    await send(person, 'email', dueAt)
    expect(await look(after(dueAt, 14))).toEqual([])
    expect(await look(after(dueAt, 15))).toEqual([['stuck']])
  })

  test('that gets no answer is stuck, even when its own attempts have filled the hour', async () => {
    const person = await aTold()
    const { dueAt } = await findDelivery(person)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email, times: 100 })
    const next = await tryFor(person, 50)
    expect(await findDelivery(person)).toMatchObject({ state: 'uncertain', attempts: 12 })
    expect(next.getTime()).toBeGreaterThan(after(dueAt, 59).getTime())
    expect(await look(after(dueAt, 50))).toEqual([['stuck']])
  })

  test('to a person who has stopped the bot raises no alarm', async () => {
    const person = await aChattingPerson(server, telegram, ['lead'])
    await tell(person)
    telegram.block(person.chatId)
    const { dueAt } = await findDelivery(person, 'telegram')
    await send(person, 'telegram', dueAt)
    await send(person, 'email', dueAt)
    expect(await findDelivery(person, 'telegram')).toMatchObject({
      state: 'dropped',
      problem: 'the person has stopped the bot (403)',
    })
    expect(await look(after(dueAt, 10))).toEqual([])
  })
})
