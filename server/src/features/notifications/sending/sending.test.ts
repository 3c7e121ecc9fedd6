// From a notice in the ledger to a letter: what is sent, when, and what the ledger says afterwards.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { createLog } from '../../../platform/log.ts'
import { quietNow, testLetters, type Receiver } from '../../../testing/letters.ts'
import { testServer } from '../../../testing/server.ts'
import { withoutTelegram } from './no-telegram.ts'
import { sendingJobs } from './jobs.ts'

const server = await testServer()
const { db } = server
const { mailbox, aReceiver, tell, send, lettersTo, listDeliveries, leaveUnfinished } = await testLetters(server)
const log = createLog('silent', 'worker')

describe('a notice', () => {
  test('is sent once, and is on the bell at once', async () => {
    const person = await aReceiver()
    await tell(person)
    await send(person)
    await send(person)
    expect(lettersTo(person)).toHaveLength(1)
    expect(await listDeliveries(person)).toEqual([{ state: 'sent', problem: null, isLater: false, attempts: 1 }])
    const { rows } =
      await sql`select from delivery where user_id = ${person.id} and channel = 'bell' and state = 'sent'`.execute(
        db.owner,
      )
    expect(rows).toHaveLength(1)
  })

  test('that was told before, under the same key, is not told again', async () => {
    const person = await aReceiver()
    await tell(person, 1, 'the same')
    await tell(person, 1, 'the same')
    await send(person)
    expect(await listDeliveries(person)).toHaveLength(1)
  })

  test('goes together with what else is due, in one letter', async () => {
    const person = await aReceiver()
    await tell(person, 3)
    await send(person)
    expect(lettersTo(person)).toHaveLength(1)
    expect((await listDeliveries(person)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  })

  test('waits until the quiet hours of the person are over', async () => {
    const person = await aReceiver(quietNow())
    await tell(person)
    await send(person)
    expect(lettersTo(person)).toHaveLength(0)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'queued', isLater: true }])
  })

  test('that was switched off while it was queued is dropped, and the ledger says why', async () => {
    const person = await aReceiver()
    await tell(person)
    await sql`update notification_setting set system_email = false where user_id = ${person.id}`.execute(db.owner)
    await send(person)
    expect(lettersTo(person)).toHaveLength(0)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'dropped', problem: 'switched off' }])
  })

  test('to somebody who has left meanwhile is dropped', async () => {
    const person = await aReceiver()
    await tell(person)
    await sql`update app_user set deactivated_at = now() where id = ${person.id}`.execute(db.owner)
    await send(person)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'dropped', problem: 'the person has left' }])
  })

  test('goes to the address and in the language that the person has when it is sent', async () => {
    const person = await aReceiver()
    await tell(person)
    const email = `${randomUUID()}@test.example`
    await sql`update app_user set email = ${email}, lang = 'en' where id = ${person.id}`.execute(db.owner)
    await send(person)
    const letter = await mailbox.letterTo(email)
    expect(letter.text).toContain('Hello')
  })
})

test('no more letters an hour than a person can take: the rest waits', async () => {
  const person = await aReceiver()
  for (let letters = 0; letters < 12; letters += 1) {
    await tell(person)
    await send(person)
  }
  await tell(person, 5)
  await send(person)
  expect(lettersTo(person)).toHaveLength(12)
  const waiting = (await listDeliveries(person)).filter(({ state }) => state === 'queued')
  expect(waiting).toHaveLength(5)
  expect(waiting.every(({ isLater }) => isLater)).toBe(true)
})

test('two workers never send to a person by one channel at the same time', async () => {
  const person = await aReceiver()
  const began = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  let sent = 0
  const email = async () => {
    sent += 1
    began.resolve()
    await release.promise
  }
  const jobs = sendingJobs({ db: db.background, sendingDb: db.background }, { email, telegram: withoutTelegram })
  const target = { workspaceId: person.workspaceId, userId: person.id, channel: 'email' as const }
  const run = () => jobs['notices/send'](target, { log } as never)
  await tell(person)
  await sql`delete from pgboss.job where name = 'notices/send'`.execute(db.owner)
  const first = run()
  await began.promise
  await run()
  expect(sent).toBe(1)
  // it comes back, so that nothing is left behind
  const { rows } = await sql`select from pgboss.job where name = 'notices/send' and start_after <> created_on`.execute(
    db.owner,
  )
  expect(rows).toHaveLength(1)
  release.resolve()
  await first
  expect(await listDeliveries(person)).toMatchObject([{ state: 'sent', attempts: 1 }])
})

describe('a notice of another version of the product', () => {
  /** Changes the event of the first notice. */
  const rewrite = ({ id }: Receiver, kind: string, facts: object | null) =>
    sql`
      update event set kind = ${kind}, facts = ${JSON.stringify(facts)}::jsonb
      where id = (select event_id from delivery where user_id = ${id} and channel = 'email' order by id limit 1)`.execute(
      db.owner,
    )

  test('whose kind this one does not know waits, and the others are sent', async () => {
    const person = await aReceiver()
    await tell(person, 3)
    await rewrite(person, 'told_by_a_later_version', {})
    await send(person)
    expect(lettersTo(person)).toHaveLength(1)
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'queued', attempts: 0 },
      { state: 'sent' },
      { state: 'sent' },
    ])
  })

  test('whose worker died waits for a worker that knows it, and the others are sent', async () => {
    const person = await aReceiver()
    await tell(person, 2)
    await leaveUnfinished(person)
    await rewrite(person, 'told_by_a_later_version', {})
    await tell(person)
    await send(person)
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'sending', attempts: 1 },
      { state: 'sending', attempts: 1 },
      { state: 'sent' },
    ])
  })

  test.each([
    ['a lot without a name', 'deadline_soon', { hours: 12, lot: {} }],
    ['no lot', 'lot_matched', null],
    ['no lots', 'daily_mailing', { sources: 1 }],
  ])('whose facts cannot be told (%s) fails, and the others are sent', async (_case, kind, facts) => {
    const person = await aReceiver()
    await tell(person, 3)
    await rewrite(person, kind, facts)
    const lines: string[] = []
    await send(person, { log: createLog('info', 'worker', { write: (line) => void lines.push(line) }) })
    expect(lettersTo(person)).toHaveLength(1)
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'failed', problem: 'the texts cannot tell these facts', attempts: 0 },
      { state: 'sent' },
      { state: 'sent' },
    ])
    expect(lines.join('')).toContain(`"kind":"${kind}"`)
  })
})

test('a sender that waits for the other side keeps no connection from the other jobs', async () => {
  const person = await aReceiver()
  await tell(person)
  const open = () =>
    openDatabase({ url: server.urls.background, name: 'test-sending', max: 1, onError: () => undefined })
  const [others, sendingDb] = [open(), open()]
  const began = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const email = () => {
    began.resolve()
    return release.promise
  }
  const jobs = sendingJobs({ db: others, sendingDb }, { email, telegram: withoutTelegram })
  const target = { workspaceId: person.workspaceId, userId: person.id, channel: 'email' as const }
  const sending = jobs['notices/send'](target, { log } as never)
  await began.promise
  await jobs['notices/findDue']({}, { log } as never)
  release.resolve()
  await sending
  expect(await listDeliveries(person)).toMatchObject([{ state: 'sent' }])
  await Promise.all([others.destroy(), sendingDb.destroy()])
})
