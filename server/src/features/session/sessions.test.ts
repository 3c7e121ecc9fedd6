import { randomUUID } from 'node:crypto'
import { NOTIFICATION_FLAGS } from '@tendertap/domain/notifications/categories'
import { describe, expect, test } from 'vitest'
import { aPerson, inDays, PASSWORD, getToken, type TestPerson } from '../../testing/builders.ts'
import { callFrom, type CallOrigin } from '../../testing/from-address.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

async function signInFrom({ email }: TestPerson, where: CallOrigin): Promise<string> {
  const { body } = await callFrom(server, where, 'auth/localLogin', { email, password: PASSWORD })
  return body.token
}

describe('me/getSessions', () => {
  test('lists where the person is signed in: device, address, when, and which one asks', async () => {
    const person = await aPerson(server, ['manager'])
    const phone = await signInFrom(person, { address: '127.0.0.5', userAgent: SAFARI })
    const computer = await signInFrom(person, { userAgent: CHROME })
    const { status, body } = await call('me/getSessions', {}, computer)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: [
        { browser: 'Chrome', system: 'Windows', ip: '127.0.0.1', current: true },
        { browser: 'Safari', system: 'iPhone', ip: '127.0.0.5', current: false },
      ],
    })
    expect(
      (await call('me/getSessions', {}, phone)).body.map((session: { current: boolean }) => session.current),
    ).toEqual([false, true])
  })

  test('leaves out what has ended, has expired, or is somebody else’s', async () => {
    const person = await aPerson(server, ['manager'])
    await getToken(server, await aPerson(server, ['manager'], person.workspaceId ?? ''))
    await call('auth/signout', {}, await getToken(server, person))
    await getToken(server, person)
    await db.owner
      .updateTable('session')
      .set({ expires_at: inDays(-1) })
      .where('user_id', '=', person.id)
      .execute()
    const token = await getToken(server, person)
    expect((await call('me/getSessions', {}, token)).body).toHaveLength(1)
  })

  test('the use of a session is recorded at most once in five minutes', async () => {
    const person = await aPerson(server, ['manager'])
    const token = await getToken(server, person)
    const seen = async () =>
      (
        await db.owner
          .selectFrom('session')
          .select('last_seen_at')
          .where('user_id', '=', person.id)
          .executeTakeFirstOrThrow()
      ).last_seen_at.getTime()
    const first = await seen()
    await call('me/getMe', {}, token)
    expect(await seen()).toBe(first)
    await db.owner
      .updateTable('session')
      .set({ last_seen_at: inDays(-1) })
      .where('user_id', '=', person.id)
      .execute()
    await call('me/getMe', {}, token)
    await expect.poll(async () => Date.now() - (await seen())).toBeLessThan(60_000)
  })
})

describe('me/endSession', () => {
  test('ends another session of one’s own at once', async () => {
    const person = await aPerson(server, ['manager'])
    const [here, there] = [await getToken(server, person), await getToken(server, person)]
    const { body } = await call('me/getSessions', {}, here)
    const { id } = body.find((session: { current: boolean }) => !session.current)
    expect(await call('me/endSession', { id }, here)).toMatchObject({ status: 200, body: {} })
    expect(await call('me/getMe', {}, there)).toMatchObject({ status: 401 })
    expect(await call('me/getMe', {}, here)).toMatchObject({ status: 200 })
    expect(await call('me/endSession', { id }, here)).toMatchObject({ status: 404 })
  })

  test('answers alike for a colleague’s, a stranger’s and an unknown session, and ends none of them', async () => {
    const person = await aPerson(server, ['admin'])
    const token = await getToken(server, person)
    const colleague = await getToken(server, await aPerson(server, ['manager'], person.workspaceId ?? ''))
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    const idOf = async (session: string) => (await call('me/getSessions', {}, session)).body[0].id
    const answers = []
    for (const id of [await idOf(colleague), await idOf(stranger), randomUUID()])
      answers.push(await call('me/endSession', { id }, token))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['404 not_found']))
    for (const session of [colleague, stranger])
      expect(await call('me/getMe', {}, session)).toMatchObject({ status: 200 })
  })
})

describe('a sign-in', () => {
  const lettersTo = ({ email }: TestPerson) => mailbox.letters().filter(({ envelope }) => envelope.to.includes(email))
  /** A letter asked for later has come: so has every earlier one. */
  async function untilSent(): Promise<void> {
    const { email } = await aPerson(server, ['lead'])
    await call('auth/requestPasswordReset', { email })
    await mailbox.letterTo(email)
  }

  test('from a new device or address sends a letter; the first one ever, or a newer browser, does not', async () => {
    const person = await aPerson(server, ['manager'])
    await signInFrom(person, { userAgent: CHROME })
    await signInFrom(person, { userAgent: CHROME.replace('146', '147') })
    await untilSent()
    expect(lettersTo(person)).toEqual([])

    await signInFrom(person, { userAgent: SAFARI })
    const byDevice = await mailbox.letterTo(person.email)
    expect(byDevice.subject).toBe('Новый вход в Tendertap')
    expect(byDevice.text).toContain('Safari, iPhone')
    await signInFrom(person, { userAgent: SAFARI, address: '127.0.0.6' })
    const byAddress = await mailbox.letterTo(person.email, { after: byDevice })
    expect(byAddress.text).toContain('127.0.0.6')
    await signInFrom(person, { userAgent: CHROME, address: '127.0.0.6' })
    await untilSent()
    expect(lettersTo(person)).toHaveLength(2)
  })

  test('from a new device sends a letter also to a person who has switched every notification off', async () => {
    const person = await aPerson(server, ['manager'])
    const off = Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, false]))
    expect(await call('settings/updateSettings', off, await getToken(server, person))).toMatchObject({ status: 200 })
    await signInFrom(person, { userAgent: SAFARI })
    expect((await mailbox.letterTo(person.email)).subject).toBe('Новый вход в Tendertap')
  })

  test('that failed sends no letter', async () => {
    const person = await aPerson(server, ['manager'])
    await signInFrom(person, { userAgent: CHROME })
    await callFrom(server, { address: '127.0.0.7', userAgent: SAFARI }, 'auth/localLogin', {
      email: person.email,
      password: 'not the password',
    })
    await untilSent()
    expect(lettersTo(person)).toEqual([])
  })
})
