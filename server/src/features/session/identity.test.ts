// A session alone does not take an account over.
import { describe, expect, test } from 'vitest'
import { authenticator, type Authenticator } from '../../testing/authenticator.ts'
import { aPerson, getToken, PASSWORD, type TestPerson } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const freshAddress = () => `${crypto.randomUUID()}@new.example`

async function turnFactorOn(person: TestPerson, token: string): Promise<Authenticator> {
  const { body } = await call('me/startSecondFactor', { password: PASSWORD }, token)
  const app = authenticator(body.secret)
  expect(await call('me/confirmSecondFactor', { code: app.code() }, token)).toMatchObject({ status: 200 })
  // some time later: no code of now has been used yet
  await db.owner.updateTable('second_factor').set({ last_step: 0 }).where('user_id', '=', person.id).execute()
  return app
}

describe('a new e-mail', () => {
  test('takes the current password; without it nothing is changed and nobody is written to', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    for (const password of [undefined, null, '', 'not the password'])
      expect(
        await call('me/updateProfile', { email: freshAddress(), position: 'Инженер', password }, token),
      ).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ email: person.email, position: null })
    expect(await listMessagesTo(server, person.email)).toEqual([])
  })

  test('takes a code as well where a second factor is on, each code once', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const app = await turnFactorOn(person, token)
    const change = (code?: string) =>
      call('me/updateProfile', { email: freshAddress(), password: PASSWORD, ...(code && { code }) }, token)
    expect(await change()).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    for (const code of app.wrongCodes(1))
      expect(await change(code)).toMatchObject({ status: 400, body: { code: 'wrong_second_factor' } })
    expect(await change(app.code())).toMatchObject({ status: 200 })
    expect(await change(app.code())).toMatchObject({ status: 400, body: { code: 'wrong_second_factor' } })
  })

  test('everything else in the profile, and the same e-mail again, takes neither', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    await turnFactorOn(person, token)
    expect(await call('me/updateProfile', { email: person.email, position: 'Инженер' }, token)).toMatchObject({
      status: 200,
      body: { position: 'Инженер' },
    })
  })

  test('a code that was refused with a taken address can be used again', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const app = await turnFactorOn(person, token)
    const taken = await aPerson(server, ['lead'])
    const change = (email: string) => call('me/updateProfile', { email, password: PASSWORD, code: app.code() }, token)
    expect(await change(taken.email)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await change(freshAddress())).toMatchObject({ status: 200 })
  })

  test('a superadmin’s takes the password and a code too', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    const token = await getToken(server, superadmin)
    const app = await turnFactorOn(superadmin, token)
    const email = freshAddress()
    expect(await call('me/updateProfile', { email }, token)).toMatchObject({ body: { code: 'wrong_password' } })
    expect(await call('me/updateProfile', { email, password: PASSWORD, code: app.code() }, token)).toMatchObject({
      status: 200,
    })
  })
})

describe('guesses with a session', () => {
  test('of the password are counted over all calls: the eleventh is refused, even the right one', async () => {
    const person = await aPerson(server, ['admin'])
    const token = await getToken(server, person)
    const guess = (password: string, turn: number) => {
      const calls = [
        () => call('me/updateProfile', { email: freshAddress(), password }, token),
        () => call('users/updateUser', { userId: person.id, email: freshAddress(), currentPassword: password }, token),
        () => call('me/startSecondFactor', { password }, token),
        () => call('me/changePassword', { currentPassword: password, password: 'qarly-shyn-bulaq' }, token),
      ]
      return calls[turn % calls.length]?.()
    }
    for (let turn = 0; turn < 10; turn += 1)
      expect(await guess(`guess ${turn}`, turn)).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    for (let turn = 0; turn < 4; turn += 1) expect(await guess(PASSWORD, turn)).toMatchObject({ status: 429 })
  })

  test('of the code are counted: the eleventh is refused, even the right one', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const app = await turnFactorOn(person, token)
    for (const code of app.wrongCodes(10))
      expect(await call('me/makeRecoveryCodes', { password: PASSWORD, code }, token)).toMatchObject({ status: 400 })
    expect(
      await call('me/updateProfile', { email: freshAddress(), password: PASSWORD, code: app.code() }, token),
    ).toMatchObject({ status: 429 })
  })

  test('that were right are not counted', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    for (let time = 1; time <= 12; time += 1)
      expect(await call('me/startSecondFactor', { password: PASSWORD }, token)).toMatchObject({ status: 200 })
  })
})

test('neither the log nor the audit holds a password or a code that was asked for', async () => {
  const person = await aPerson(server, ['lead'])
  const token = await getToken(server, person)
  const app = await turnFactorOn(person, token)
  const { body } = await call('me/makeRecoveryCodes', { password: PASSWORD, code: app.code() }, token)
  const audit = await db.owner.selectFrom('audit').selectAll().where('user_id', '=', person.id).execute()
  const written = JSON.stringify([audit, server.logged])
  expect(audit.map(({ action }) => action)).toContain('me/makeRecoveryCodes')
  for (const secret of [PASSWORD, ...body.recoveryCodes]) expect(written).not.toContain(secret)
})
