// From a notice in the ledger to a letter: what is sent, when, how often, and what the ledger says afterwards.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openMailer } from '../../../channels/email/mailer.ts'
import { openDatabase } from '../../../db/database.ts'
import { inWorkspace } from '../../../db/scope.ts'
import { createLog } from '../../../platform/log.ts'
import { addNotices, type NewNotice } from '../../../notices/add-notices.ts'
import { aPerson, inDays, type TestPerson } from '../../../testing/builders.ts'
import { testMailbox } from '../../../testing/mailbox.ts'
import { testServer } from '../../../testing/server.ts'
import { PUBLIC_URL } from '../../../testing/worker.ts'
import { withoutTelegram } from './no-telegram.ts'
import { sendingJobs } from './jobs.ts'
import { sendDue, type SendingOptions } from './send-due.ts'
import { createLetterSender } from './send-letter.ts'

const server = await testServer()
const { db } = server
const mailbox = await testMailbox()
const KAZAKHSTAN_OFFSET = 5 * 3_600_000
const FROM = { name: 'Tendertap', address: 'no-reply@tendertap.test' }
const mailer = openMailer({ url: mailbox.smtpUrl, from: FROM })
const log = createLog('silent', 'worker')
const senders = { email: createLetterSender(mailer, PUBLIC_URL), telegram: withoutTelegram }

async function aReceiver(quiet: [from: number, to: number] = [0, 0]): Promise<TestPerson & { workspaceId: string }> {
  const person = await aPerson(server, ['lead'])
  const workspaceId = person.workspaceId ?? ''
  await sql`insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to) values (${person.id}, ${workspaceId}, ${quiet[0]}, ${quiet[1]})`.execute(
    db.owner,
  )
  return { ...person, workspaceId }
}

type Receiver = Awaited<ReturnType<typeof aReceiver>>

/** Notices that are due at once. */
function tell({ id, workspaceId }: Receiver, count = 1, key: string = randomUUID()): Promise<void> {
  const notices = Array.from({ length: count }, (_, index): NewNotice<'subscription_ending'> => ({
    kind: 'subscription_ending',
    key: `${key}${index}`,
    facts: { days: 7, endDate: '2026-12-01' },
    lotId: null,
    tenderId: null,
    to: [id],
  }))
  return inWorkspace(db.background, workspaceId, (scope) => addNotices(scope, notices))
}

const send = ({ id: userId, workspaceId }: Receiver, options: Omit<SendingOptions, 'log'> = {}) =>
  sendDue(db.background, senders, { workspaceId, userId, channel: 'email' }, { log, ...options })
const lettersTo = ({ email }: TestPerson) => mailbox.letters().filter(({ envelope }) => envelope.to.includes(email))

/** The first wait is a second, which may be over before a busy machine has read the ledger. */
const soon = () => inDays(0.01)

async function listDeliveries({ id }: TestPerson) {
  const { rows } = await sql<{ state: string; problem: string | null; isLater: boolean; attempts: number }>`
    select state, problem, due_at > now() as "isLater", attempts from delivery where user_id = ${id} and channel = 'email' order by id`.execute(
    db.owner,
  )
  return rows
}

async function listAttempts({ id }: TestPerson) {
  const { rows } = await sql<{ batch_id: string; outcome: string | null }>`
    select a.batch_id, a.outcome from delivery_attempt a
    where a.batch_id in (select d.batch_id from delivery d where d.user_id = ${id}) order by a.begun_at`.execute(
    db.owner,
  )
  return rows
}

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
    const hour = new Date(Date.now() + KAZAKHSTAN_OFFSET).getUTCHours()
    const person = await aReceiver([hour, (hour + 2) % 24])
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

describe('a mail server', () => {
  test('that puts the letter off gets it again later', async () => {
    const person = await aReceiver()
    await tell(person)
    await sql`delete from pgboss.job where name = 'notices/send'`.execute(db.owner)
    mailbox.injectFault({ fault: 'try_later', to: person.email })
    await send(person, { clock: soon })
    expect(await listDeliveries(person)).toMatchObject([{ state: 'queued', isLater: true, attempts: 1 }])
    const { rows } = await sql`
      select from pgboss.job j join delivery d on d.user_id = (j.data ->> 'userId')::uuid
      where j.name = 'notices/send' and d.user_id = ${person.id} and d.channel = 'email' and j.start_after = d.due_at`.execute(
      db.owner,
    )
    expect(rows).toHaveLength(1)
    // what comes meanwhile does not wait for it
    await tell(person)
    const jobs =
      await sql`select from pgboss.job where data ->> 'userId' = ${person.id} and start_after <= now()`.execute(
        db.owner,
      )
    expect(jobs.rows).not.toHaveLength(0)
    await makeDue(person)
    await send(person)
    expect(lettersTo(person)).toHaveLength(1)
  })

  test('that took the letter and did not say so gets the same letter again, and the ledger explains the second copy', async () => {
    const person = await aReceiver()
    await tell(person)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email })
    await send(person)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'uncertain' }])
    await tell(person)
    await makeDue(person)
    await send(person)
    const [first, second, third] = lettersTo(person)
    expect(second?.messageId).toBe(first?.messageId)
    // what came in between is another letter
    expect(third?.messageId).not.toBe(first?.messageId)
    const attempts = await listAttempts(person)
    expect(attempts.map(({ outcome }) => outcome)).toEqual(['uncertain', 'sent', 'sent'])
    expect(attempts[0]?.batch_id).toBe(attempts[1]?.batch_id)
  })

  test('that puts the second copy off gets the same letter once more', async () => {
    const person = await aReceiver()
    await tell(person)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email })
    await send(person)
    await makeDue(person)
    mailbox.injectFault({ fault: 'try_later', to: person.email })
    await send(person)
    // what came in between is another letter
    await tell(person)
    await makeDue(person)
    await send(person)
    const ids = lettersTo(person).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(3)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect((await listAttempts(person)).map(({ outcome }) => outcome)).toEqual(['uncertain', 'refused', 'sent', 'sent'])
  })

  test('that refuses the person for good ends it: failed, and never silent', async () => {
    const person = await aReceiver()
    await tell(person)
    mailbox.injectFault({ fault: 'reject_recipient', to: person.email })
    await send(person)
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'failed', problem: 'the mail server refused the recipient (550 5.1.1)' },
    ])
  })
})

/** As if the wait had been over for a minute: the database's clock counts finer than ours, its now() may lie ahead. */
async function makeDue({ id }: TestPerson): Promise<void> {
  await sql`update delivery set due_at = now() - interval '1 minute' where user_id = ${id} and state in ('queued', 'uncertain')`.execute(
    db.owner,
  )
}

test('a batch whose worker died is sent again under the same id', async () => {
  const person = await aReceiver()
  await tell(person)
  const batchId = await leaveUnfinished(person)
  await send(person)
  expect(lettersTo(person)[0]?.messageId).toContain(batchId)
  expect((await listAttempts(person)).map(({ outcome }) => outcome)).toEqual([null, 'sent'])
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

describe('what is refused again and again', () => {
  /** One attempt after the other, each when the one before says so; the clock is at the next one afterwards. */
  async function tryOften(person: Receiver, times: number): Promise<Date> {
    mailbox.injectFault({ fault: 'try_later', to: person.email, times })
    let now = new Date()
    for (let attempt = 0; attempt < times; attempt += 1) {
      await send(person, { clock: () => now })
      now = await findDueAt(person)
    }
    return now
  }

  async function findDueAt({ id }: TestPerson): Promise<Date> {
    const { rows } = await sql<{ at: Date }>`
      select max(due_at) as at from delivery where user_id = ${id} and channel = 'email'`.execute(db.owner)
    return rows[0]?.at ?? new Date()
  }

  test('is given up after twenty attempts, and what has just been added to it is not', async () => {
    const person = await aReceiver()
    await tell(person)
    const now = await tryOften(person, 19)
    await tell(person)
    mailbox.injectFault({ fault: 'try_later', to: person.email })
    await send(person, { clock: () => now })
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'failed', attempts: 20 },
      { state: 'queued', attempts: 1 },
    ])
    // it waits by its own attempts
    const again = await findDueAt(person)
    expect(again.getTime() - now.getTime()).toBe(1_000)
    await send(person, { clock: () => again })
    expect((await listDeliveries(person)).map(({ state }) => state)).toEqual(['failed', 'sent'])
    expect(lettersTo(person)).toHaveLength(1)
  })

  test('waits with what has been added to it as long as before', async () => {
    const person = await aReceiver()
    await tell(person)
    const now = await tryOften(person, 4)
    await tell(person)
    mailbox.injectFault({ fault: 'try_later', to: person.email })
    await send(person, { clock: () => now })
    expect((await findDueAt(person)).getTime() - now.getTime()).toBe(16_000)
  })

  test('stays together once it may have arrived, for as long as the letter itself is tried', async () => {
    const person = await aReceiver()
    await tell(person)
    let now = await tryOften(person, 19)
    await tell(person)
    for (const fault of ['drop_after_data', 'try_later'] as const) {
      mailbox.injectFault({ fault, to: person.email })
      await send(person, { clock: () => now })
      now = await findDueAt(person)
      expect((await listDeliveries(person)).map(({ state }) => state)).toEqual(['uncertain', 'uncertain'])
    }
    await send(person, { clock: () => now })
    const [first, second] = lettersTo(person)
    expect(second?.messageId).toBe(first?.messageId)
    expect((await listDeliveries(person)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })
})

describe('what may have arrived', () => {
  test('is not sent again in the quiet hours, but after them as it is', async () => {
    const person = await aReceiver()
    await tell(person)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email })
    await send(person)
    await makeDue(person)
    const hour = new Date(Date.now() + KAZAKHSTAN_OFFSET).getUTCHours()
    const setQuiet = (from: number, to: number) =>
      sql`update notification_setting set quiet_from = ${from}, quiet_to = ${to} where user_id = ${person.id}`.execute(
        db.owner,
      )
    await setQuiet(hour, (hour + 2) % 24)
    await send(person)
    expect(lettersTo(person)).toHaveLength(1)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'uncertain', isLater: true, attempts: 1 }])
    await setQuiet(0, 0)
    await makeDue(person)
    await send(person)
    const [first, second] = lettersTo(person)
    expect(second?.messageId).toBe(first?.messageId)
  })

  test('counts as a letter of the hour, each time', async () => {
    const person = await aReceiver()
    const cap = { email: 2, telegram: 2 }
    await tell(person)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email, times: 3 })
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await send(person, { cap, clock: soon })
      expect(await listDeliveries(person)).toMatchObject([{ state: 'uncertain', isLater: true }])
      if (attempt < 2) await makeDue(person)
    }
    // and what comes meanwhile waits as well
    await tell(person)
    await send(person, { cap })
    expect(lettersTo(person)).toHaveLength(2)
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'uncertain', attempts: 2, isLater: true },
      { state: 'queued', attempts: 0, isLater: true },
    ])
  })

  test('because its worker died counts as a letter of the hour', async () => {
    const person = await aReceiver()
    await tell(person)
    await leaveUnfinished(person)
    await send(person, { cap: { email: 1, telegram: 1 } })
    expect(lettersTo(person)).toHaveLength(0)
    expect(await listDeliveries(person)).toMatchObject([{ state: 'sending', isLater: true }])
  })

  test('leaves out what was switched off meanwhile, and the ledger says so', async () => {
    const person = await aReceiver()
    await tell(person, 2)
    mailbox.injectFault({ fault: 'drop_after_data', to: person.email })
    await send(person)
    await sql`
      update delivery set category = 'crm'
      where id = (select id from delivery where user_id = ${person.id} and channel = 'email' order by id limit 1)`.execute(
      db.owner,
    )
    await sql`update notification_setting set crm_email = false where user_id = ${person.id}`.execute(db.owner)
    for (const fault of ['drop_after_data', null] as const) {
      if (fault) mailbox.injectFault({ fault, to: person.email })
      await makeDue(person)
      await send(person)
    }
    expect(await listDeliveries(person)).toMatchObject([
      { state: 'dropped', problem: 'switched off', attempts: 1 },
      { state: 'sent', attempts: 3 },
    ])
  })
})

/** As a worker leaves it that dies while it sends. */
async function leaveUnfinished({ id, email, workspaceId }: Receiver): Promise<string> {
  const batchId = randomUUID()
  await sql`
    update delivery set state = 'sending', batch_id = ${batchId}, address = ${email}, language = 'ru', attempts = 1
    where user_id = ${id} and channel = 'email'`.execute(db.owner)
  await sql`insert into delivery_attempt (workspace_id, batch_id, number) values (${workspaceId}, ${batchId}, 1)`.execute(
    db.owner,
  )
  return batchId
}

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
    await sendDue(
      db.background,
      senders,
      { workspaceId: person.workspaceId, userId: person.id, channel: 'email' },
      { log: createLog('info', 'worker', { write: (line) => void lines.push(line) }) },
    )
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
