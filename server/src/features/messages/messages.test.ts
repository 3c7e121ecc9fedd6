import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createScoper, type Scope } from '../../db/scope.ts'
import { listDeadLetters } from '../../jobs/dead-letters.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { makeLink, useLink } from '../../messages/links.ts'
import { sendMessage, type Recipient } from '../../messages/send.ts'
import { aPerson, type TestPerson } from '../../testing/builders.ts'
import { readSecret, testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { PUBLIC_URL, testWorker } from '../../testing/worker.ts'
import { forgetOld } from './queries.ts'

const server = await testServer()
const mailbox = await testMailbox()
const { logged } = await testWorker(server.urls, mailbox)
const inScope = createScoper(server.db)

type Overrides = Partial<Pick<Recipient, 'name' | 'address' | 'language'>>

/** A letter to this person with a link to reset the password; gives the link's id. */
function ask(
  person: TestPerson,
  { name = 'Данияр Тестов', address = person.email, language = 'ru' }: Overrides = {},
): Promise<string> {
  return inScope(person.workspaceId, async (scope) => {
    const linkId = await makeLink(scope, { userId: person.id, purpose: 'reset_password', hours: 1 })
    const to = { userId: person.id, name, address, language, linkId }
    await sendMessage(scope, { kind: 'reset_password', facts: {}, to: [to] })
    return linkId
  })
}

const use = (secret: string) => useLink(server.db.application, secret, 'reset_password')
const lettersTo = (address: string) => mailbox.letters().filter((letter) => letter.envelope.to.includes(address))
const readHeaders = (letter: ReturnType<typeof lettersTo>[number], name: string) =>
  letter.headers.filter(({ key }) => key === name).map(({ value }) => value)
const findDeliveryTo = (address: string) =>
  server.db.owner
    .selectFrom('delivery')
    .select(['id', 'state', 'attempts', 'problem', 'user_id', 'workspace_id'])
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
const findDeadLetter = (address: string) =>
  vi.waitFor(
    async () => {
      const { id } = await findDeliveryTo(address)
      const found = (await listDeadLetters(server.db.operator)).find(
        ({ payload }) => 'deliveryId' in payload && payload.deliveryId === id,
      )
      expect(found).toBeDefined()
      return found
    },
    { timeout: 10_000, interval: 50 },
  )

describe('a letter', () => {
  test.each([
    ['ru', 'ru-RU', 'Новый пароль для Tendertap', 'Здравствуйте, Данияр Тестов!', 'Задать новый пароль'],
    ['kz', 'kk-KZ', 'Tendertap үшін жаңа құпиясөз', 'Сәлеметсіз бе, Данияр Тестов!', 'Жаңа құпиясөз орнату'],
    ['en', 'en-GB', 'A new password for Tendertap', 'Hello, Данияр Тестов!', 'Set a new password'],
  ] as const)('in %s arrives once, as text and as HTML', async (language, locale, subject, greeting, button) => {
    const person = await aPerson(server, ['manager'])
    await ask(person, { language })
    const letter = await mailbox.letterTo(person.email)
    expect(letter).toMatchObject({
      subject,
      from: 'Tendertap <no-reply@tendertap.test>',
      to: `Данияр Тестов <${person.email}>`,
      envelope: { from: 'no-reply@tendertap.test', to: [person.email] },
    })
    const address = `${PUBLIC_URL}/change-password?token=${readSecret(letter)}`
    expect(letter.text).toContain(`${greeting}\n`)
    expect(letter.text).toContain(`${button}:\n${address}`)
    expect(letter.html).toContain(greeting)
    expect(letter.html).toContain(`<html lang="${locale}">`)
    expect(letter.html).toContain(`href="${address}"`)
    expect(readHeaders(letter, 'auto-submitted')).toEqual(['auto-generated'])
    await expect
      .poll(() =>
        logged.some((line) => line.includes(letter.messageId.slice(1, 37)) && line.includes('the message is sent')),
      )
      .toBe(true)
    expect(lettersTo(person.email)).toHaveLength(1)
  })

  test('that was asked for in a transaction which is rolled back is never sent', async () => {
    const person = await aPerson(server, ['manager'])
    const refused = inScope(person.workspaceId, async (scope) => {
      const linkId = await makeLink(scope, { userId: person.id, purpose: 'reset_password', hours: 1 })
      const to = { name: null, address: person.email, language: 'ru', linkId } as const
      await sendMessage(scope, { kind: 'reset_password', facts: {}, to: [to] })
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    // one that was asked for later has arrived, so this one would have
    const other = await aPerson(server, ['manager'])
    await ask(other)
    await mailbox.letterTo(other.email)
    expect(lettersTo(person.email)).toEqual([])
  })

  test('whose button opens a page with a secret cannot be asked for without a link', async () => {
    const ours: Pick<Scope, 'db'> = { db: undefined as never }
    const without = {
      kind: 'reset_password',
      facts: {},
      to: [{ name: null, address: 'a@test.example', language: 'ru' }],
    } as const
    await expect(sendMessage(ours, without)).rejects.toThrow('A message reset_password needs link')
  })
})

describe('a mail server that refuses', () => {
  test('for now is tried again', async () => {
    const person = await aPerson(server, ['manager'])
    mailbox.injectFault({ fault: 'try_later', to: person.email })
    await ask(person)
    const letter = await mailbox.letterTo(person.email, { seconds: 15 })
    expect(await use(readSecret(letter))).toEqual({ userId: person.id, workspaceId: person.workspaceId, email: null })
    expect(logged.some((line) => line.includes('the mail server put off the recipient (451 4.7.1)'))).toBe(true)
  })

  test('the person for good makes a dead letter at once, with the reason', async () => {
    const person = await aPerson(server, ['manager'])
    mailbox.injectFault({ fault: 'reject_recipient', to: person.email })
    await ask(person)
    expect(await findDeadLetter(person.email)).toMatchObject({
      job: 'messages/deliver',
      tries: 1,
      problem: 'the mail server refused the recipient (550 5.1.1)',
    })
    expect(await findDeliveryTo(person.email)).toMatchObject({
      state: 'failed',
      attempts: 1,
      problem: 'the mail server refused the recipient (550 5.1.1)',
    })
    expect(lettersTo(person.email)).toEqual([])
  })

  test('us is tried again: that is the operator’s to mend', async () => {
    const person = await aPerson(server, ['manager'])
    mailbox.injectFault({ fault: 'reject_sender' })
    await ask(person)
    await mailbox.letterTo(person.email, { seconds: 15 })
    expect(logged.some((line) => line.includes('the mail server refused us (550 5.7.1)'))).toBe(true)
  })

  test.each(['drop_after_data', 'silent_after_data'] as const)(
    'to say that it took the letter (%s) gets it again, with the same Message-ID; the newer secret works',
    async (fault) => {
      const person = await aPerson(server, ['manager'])
      mailbox.injectFault({ fault, to: person.email })
      await ask(person)
      const first = await mailbox.letterTo(person.email)
      const second = await mailbox.letterTo(person.email, { after: first, seconds: 30 })
      expect(second.messageId).toBe(first.messageId)
      expect(readSecret(second)).not.toBe(readSecret(first))
      expect(await use(readSecret(first))).toBeNull()
      expect(await use(readSecret(second))).toMatchObject({ userId: person.id })
    },
  )
})

describe('what strangers type', () => {
  test.each([
    'Вор\r\nBcc: evil@evil.example\r\nSubject: Деньги',
    'Иван" <evil@evil.example>, "',
    '<img src=x onerror=alert(1)>',
    'Вы выиграли http://evil.example',
    'evil.example',
    '\u202Eгрупс',
  ])('as a name (%j) reaches neither headers nor text', async (name) => {
    const person = await aPerson(server, ['manager'])
    await ask(person, { name })
    const letter = await mailbox.letterTo(person.email)
    expect(letter).toMatchObject({
      to: `<${person.email}>`,
      subject: 'Новый пароль для Tendertap',
      envelope: { to: [person.email] },
    })
    for (const header of ['to', 'from', 'subject', 'message-id'])
      expect(readHeaders(letter, header), `the header ${header}`).toHaveLength(1)
    for (const header of ['cc', 'bcc', 'reply-to'])
      expect(readHeaders(letter, header), `the header ${header}`).toEqual([])
    for (const half of [letter.text, letter.html]) expect(half).not.toMatch(/evil|onerror|\u202E|Вор/)
    expect(letter.text).toContain('Здравствуйте!\n')
  })

  test.each(['Әсел Нұрланқызы', "Жан-Поль О'Брайен", 'Иванов А.Б.', 'A. Smith'])(
    'as an honest name (%s) is greeted',
    async (name) => {
      const person = await aPerson(server, ['manager'])
      await ask(person, { name })
      expect(await mailbox.letterTo(person.email)).toMatchObject({
        to: expect.stringContaining(name),
        text: expect.stringContaining(`Здравствуйте, ${name}!`),
      })
    },
  )

  test.each([
    'victim@test.example, evil@evil.example',
    'victim@test.example\r\nRCPT TO:<evil@evil.example>',
    '"a" <evil@evil.example>',
    'group:evil@evil.example;',
    'no at all',
    'a b@test.example',
  ])('as an address (%j) is a dead letter, never a second recipient', async (address) => {
    const before = mailbox.letters().length
    await ask(await aPerson(server, ['manager']), { address })
    expect(await findDeadLetter(address)).toMatchObject({
      tries: 1,
      problem: 'no mail server understands this address',
    })
    expect(mailbox.letters()).toHaveLength(before)
  })
})

describe('from another version of the product', () => {
  test.each([
    ['a kind this one does not know', 'from_the_future', {}, 'there is no message of the kind from_the_future'],
    [
      'facts it cannot use',
      'reset_password',
      { more: 1 },
      'these are not the facts of a message of the kind reset_password',
    ],
  ])('%s make a dead letter at once', async (_what, kind, facts, problem) => {
    const address = `${randomUUID()}@test.example`
    await server.db.owner.transaction().execute(async (db) => {
      const event = await db.insertInto('event').values({ kind, facts }).returning('id').executeTakeFirstOrThrow()
      const delivery = await db
        .insertInto('delivery')
        .values({ event_id: event.id, channel: 'email', address, language: 'ru' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueue(db, 'messages/deliver', { deliveryId: delivery.id })
    })
    expect(await findDeadLetter(address)).toMatchObject({ tries: 1, problem })
    expect(await findDeliveryTo(address)).toMatchObject({ state: 'failed', problem })
  })
})

describe('a delivery', () => {
  test('is queued with the event, belongs to the workspace and the person, and ends as sent', async () => {
    const person = await aPerson(server, ['manager'])
    await ask(person)
    await mailbox.letterTo(person.email)
    await expect
      .poll(() => findDeliveryTo(person.email))
      .toMatchObject({
        state: 'sent',
        attempts: 1,
        problem: null,
        user_id: person.id,
        workspace_id: person.workspaceId,
      })
  })

  test('that is sent is not sent again when its job runs twice', async () => {
    const person = await aPerson(server, ['manager'])
    await ask(person)
    await mailbox.letterTo(person.email)
    await expect.poll(() => findDeliveryTo(person.email)).toMatchObject({ state: 'sent' })
    const { id: deliveryId } = await findDeliveryTo(person.email)
    await server.db.application.transaction().execute((db) => enqueue(db, 'messages/deliver', { deliveryId }))
    await expect
      .poll(() => logged.some((line) => line.includes(deliveryId) && line.includes('sent already')))
      .toBe(true)
    expect(lettersTo(person.email)).toHaveLength(1)
  })

  test('is forgotten after half a year, with its event, and not before', async () => {
    const [old, young] = [await aPerson(server, ['manager']), await aPerson(server, ['manager'])]
    for (const person of [old, young]) {
      await ask(person)
      await mailbox.letterTo(person.email)
      await expect.poll(() => findDeliveryTo(person.email)).toMatchObject({ state: 'sent' })
    }
    const age = (person: TestPerson, days: number) =>
      sql`update event set happened_at = now() - make_interval(days => ${days}) where id = (select event_id from delivery where user_id = ${person.id})`.execute(
        server.db.owner,
      )
    await age(old, 181)
    await age(young, 179)
    await forgetOld(server.db.background)
    const left = await server.db.owner
      .selectFrom('delivery')
      .select('user_id')
      .where('user_id', 'in', [old.id, young.id])
      .execute()
    expect(left).toEqual([{ user_id: young.id }])
  })

  test('is one per event, person or address, and channel', async () => {
    const person = await aPerson(server, ['manager'])
    const to = { userId: person.id, name: null, address: person.email, language: 'ru' } as const
    const send = (recipients: readonly Recipient[]) =>
      inScope(person.workspaceId, (scope) => sendMessage(scope, { kind: 'test_letter', facts: {}, to: recipients }))
    await expect(send([to, { ...to, address: 'other@test.example' }])).rejects.toThrow(
      /delivery_event_id_channel_user_id/,
    )
    const { userId: _person, ...address } = to
    await expect(send([address, address])).rejects.toThrow(/delivery_to_address/)
  })

  test('holds no secret, and neither does its event', async () => {
    const person = await aPerson(server, ['manager'])
    await ask(person)
    const secret = readSecret(await mailbox.letterTo(person.email))
    const { rows } = await sql`select * from event e join delivery d on d.event_id = e.id`.execute(server.db.owner)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

test('the log holds neither addresses nor names, subjects or secrets', async () => {
  const person = await aPerson(server, ['manager'])
  await ask(person)
  const secret = readSecret(await mailbox.letterTo(person.email))
  const log = logged.join('')
  expect(log).toContain('the message is sent')
  for (const held of [secret, person.email, '@test.example', 'Данияр', 'Новый пароль', 'token='])
    expect(log, `held: ${held}`).not.toContain(held)
})
