import { describe, expect, test } from 'vitest'
import { aPerson, PASSWORD, getToken, type TestPerson } from '../../testing/builders.ts'
import { callFrom } from '../../testing/from-address.ts'
import { readSecret, testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const NEW_PASSWORD = 'qarly-shyn-bulaq'
const lettersTo = (address: string) => mailbox.letters().filter(({ envelope }) => envelope.to.includes(address))

/** The secret of the link in the letter that the request brings. */
async function aResetLink({ email }: TestPerson): Promise<string> {
  await db.owner.deleteFrom('rate_limit').execute()
  const before = lettersTo(email).at(-1)
  expect(await call('auth/requestPasswordReset', { email })).toMatchObject({ status: 200 })
  return readSecret(await mailbox.letterTo(email, before && { after: before }))
}

describe('a new password by letter', () => {
  test('is set with the link, ends every session and is confirmed by letter', async () => {
    const person = await aPerson(server, ['manager'])
    const sessions = [await getToken(server, person), await getToken(server, person)]
    const token = await aResetLink(person)
    const link = lettersTo(person.email)[0]
    expect(link?.text).toContain('https://tendertap.test/change-password?token=')
    expect(await call('auth/resetPassword', { token, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
      body: { email: person.email },
    })
    for (const session of sessions) expect(await call('me/getMe', {}, session)).toMatchObject({ status: 401 })
    expect(await call('auth/localLogin', { email: person.email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'wrong_credentials' },
    })
    expect(await call('auth/localLogin', { email: person.email, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
    })
    const notice = await mailbox.letterTo(person.email, link && { after: link })
    expect(notice.subject).toBe('Пароль в Tendertap изменён')
    expect(notice.text).not.toContain(NEW_PASSWORD)
  })

  test('lets the person in whom strangers have locked out by guessing', async () => {
    const person = await aPerson(server, ['manager'])
    const token = await aResetLink(person)
    const window_ends_at = new Date(Date.now() + 3_600_000)
    const keys = [
      `sign-in-person:${person.email}`,
      `sign-in:127.0.0.1 ${person.email}`,
      'sign-in:127.0.0.1 x@test.example',
    ]
    await db.owner
      .insertInto('rate_limit')
      .values(keys.map((key) => ({ key, attempts: 500, window_ends_at })))
      .execute()
    const signIn = () => call('auth/localLogin', { email: person.email, password: NEW_PASSWORD })
    expect(await signIn()).toMatchObject({ status: 429 })
    await call('auth/resetPassword', { token, password: NEW_PASSWORD })
    expect(await signIn()).toMatchObject({ status: 200 })
    expect(await call('auth/localLogin', { email: 'x@test.example', password: 'a guess' })).toMatchObject({
      status: 429,
    })
  })

  test('works for a superadmin as well, and asks for nothing more of whoever was given a password', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    expect(
      await call('auth/resetPassword', { token: await aResetLink(superadmin), password: NEW_PASSWORD }),
    ).toMatchObject({ status: 200 })
    expect(await call('auth/localLogin', { email: superadmin.email, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
    })

    const newcomer = await aPerson(server, ['lead'])
    await db.owner.updateTable('app_user').set({ must_change_password: true }).where('id', '=', newcomer.id).execute()
    await call('auth/resetPassword', { token: await aResetLink(newcomer), password: NEW_PASSWORD })
    expect(await call('auth/localLogin', { email: newcomer.email, password: NEW_PASSWORD })).toMatchObject({
      body: { mustChangePassword: false },
    })
  })

  test('must be a good password: a refused one leaves the link as it was', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await aResetLink(person)
    const refused = [
      ['short', 'password_too_short'],
      ['almaty2026!!', 'password_common'],
      ['Данияр-Тестов', 'password_common'],
    ] as const
    for (const [password, code] of refused)
      expect(await call('auth/resetPassword', { token, password })).toMatchObject({ status: 400, body: { code } })
    expect(await call('auth/resetPassword', { token, password: NEW_PASSWORD })).toMatchObject({ status: 200 })
  })

  test('of 20 uses of one link at once, exactly one wins and sets the password', async () => {
    const person = await aPerson(server, ['manager'])
    const token = await aResetLink(person)
    const passwords = Array.from({ length: 20 }, (_, index) => `qarly-shyn-bulaq-${index}`)
    const answers = await Promise.all(passwords.map((password) => call('auth/resetPassword', { token, password })))
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [passwords[index] ?? ''] : []))
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'link_expired')).toHaveLength(19)
    expect(await call('auth/localLogin', { email: person.email, password: winners[0] ?? '' })).toMatchObject({
      status: 200,
    })
  })

  test('expires after 60 minutes, and with the next request', async () => {
    const person = await aPerson(server, ['manager'])
    const first = await aResetLink(person)
    const second = await aResetLink(person)
    const expired = { status: 400, body: { code: 'link_expired' } }
    expect(await call('auth/resetPassword', { token: first, password: NEW_PASSWORD })).toMatchObject(expired)
    const { expires_at } = await db.owner
      .selectFrom('secret_link')
      .select('expires_at')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect((expires_at.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0)
    await db.owner.updateTable('secret_link').set({ expires_at: new Date() }).where('user_id', '=', person.id).execute()
    expect(await call('auth/resetPassword', { token: second, password: NEW_PASSWORD })).toMatchObject(expired)
    expect(await call('auth/resetPassword', { token: 'forged', password: NEW_PASSWORD })).toMatchObject(expired)
  })

  test('makes every earlier link useless, even one that confirms a stranger’s new address', async () => {
    const person = await aPerson(server, ['manager'])
    const change = { email: 'stranger@elsewhere.example', password: PASSWORD }
    await call('me/updateProfile', change, await getToken(server, person))
    const confirm = readSecret(await mailbox.letterTo('stranger@elsewhere.example'))
    // the notice to the old address, which would otherwise be taken for the letter with the reset link
    await mailbox.letterTo(person.email)
    await call('auth/resetPassword', { token: await aResetLink(person), password: NEW_PASSWORD })
    expect(await call('auth/confirmEmail', { token: confirm })).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    })
  })
})

describe('nobody gets a letter', () => {
  test('who is unknown, deactivated, or in a workspace that is not active; all get the same answer', async () => {
    const gone = await aPerson(server, ['lead'])
    await db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', gone.id).execute()
    const pending = await aPerson(server, ['admin'])
    await db.owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', pending.workspaceId).execute()
    const known = await aPerson(server, ['lead'])
    const answers = []
    for (const email of ['nobody@test.example', gone.email, pending.email, known.email])
      answers.push(await call('auth/requestPasswordReset', { email }))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(new Set(['200 {}']))
    await mailbox.letterTo(known.email)
    for (const email of ['nobody@test.example', gone.email, pending.email]) expect(lettersTo(email)).toEqual([])
  })

  test('more than three times an hour, however often and from wherever it is asked', async () => {
    const { email } = await aPerson(server, ['lead'])
    for (const address of ['127.0.0.11', '127.0.0.12', '127.0.0.13', '127.0.0.14', '127.0.0.15']) {
      const { status, body } = await callFrom(server, { address }, 'auth/requestPasswordReset', {
        email: email.toUpperCase(),
      })
      expect({ status, body }).toEqual({ status: 200, body: {} })
    }
    const other = await aPerson(server, ['lead'])
    await call('auth/requestPasswordReset', { email: other.email })
    await mailbox.letterTo(other.email)
    // a link that is replaced before its letter was written has none, so at most three
    expect(lettersTo(email).length).toBeLessThanOrEqual(3)
    const { attempts } = await db.owner
      .selectFrom('rate_limit')
      .select('attempts')
      .where('key', '=', `reset-letter:${email}`)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(5)
  })

  test('and one address may ask 20 times in a quarter of an hour, for whomever', async () => {
    const ask = () =>
      callFrom(server, { address: '127.0.0.21' }, 'auth/requestPasswordReset', { email: 'nobody@test.example' })
    for (let asked = 1; asked <= 20; asked += 1) expect(await ask()).toMatchObject({ status: 200 })
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    // the window has passed
    await db.owner
      .updateTable('rate_limit')
      .set({ window_ends_at: new Date() })
      .where('key', '=', 'reset-request:127.0.0.21')
      .execute()
    expect(await ask()).toMatchObject({ status: 200 })
  })
})
