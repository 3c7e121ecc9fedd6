// What comes after an attempt that was refused, broke off or may have arrived: the next one, or the end.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays, type TestPerson } from '../../../testing/builders.ts'
import { quietNow, testLetters, type Receiver } from '../../../testing/letters.ts'
import { testServer } from '../../../testing/server.ts'

const server = await testServer()
const { db } = server
const { mailbox, aReceiver, tell, send, lettersTo, listDeliveries, listAttempts, leaveUnfinished } =
  await testLetters(server)

/** The first wait is a second, which may be over before a busy machine has read the ledger. */
const soon = () => inDays(0.01)

/** As if the wait had been over for a minute: the database's clock counts finer than ours, its now() may lie ahead. */
async function makeDue({ id }: TestPerson): Promise<void> {
  await sql`update delivery set due_at = now() - interval '1 minute' where user_id = ${id} and state in ('queued', 'uncertain')`.execute(
    db.owner,
  )
}

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

test('a batch whose worker died is sent again under the same id', async () => {
  const person = await aReceiver()
  await tell(person)
  const batchId = await leaveUnfinished(person)
  await send(person)
  expect(lettersTo(person)[0]?.messageId).toContain(batchId)
  expect((await listAttempts(person)).map(({ outcome }) => outcome)).toEqual([null, 'sent'])
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
    const setQuiet = (from: number, to: number) =>
      sql`update notification_setting set quiet_from = ${from}, quiet_to = ${to} where user_id = ${person.id}`.execute(
        db.owner,
      )
    await setQuiet(...quietNow())
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
