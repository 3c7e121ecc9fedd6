import { describe, expect, test } from 'vitest'
import { aPerson, PASSWORD, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const NEW_PASSWORD = 'qarly-shyn-bulaq'

describe('me/changePassword', () => {
  test('takes the current password, keeps this session and ends the others', async () => {
    const person = await aPerson(server, ['manager'])
    const [here, there] = [await getToken(server, person), await getToken(server, person)]
    expect(await call('me/changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD }, here)).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await call('me/getMe', {}, here)).toMatchObject({ status: 200 })
    expect(await call('me/getMe', {}, there)).toMatchObject({ status: 401 })
    expect(await call('auth/localLogin', { email: person.email, password: NEW_PASSWORD })).toMatchObject({
      status: 200,
    })
    expect(await call('auth/localLogin', { email: person.email, password: PASSWORD })).toMatchObject({ status: 400 })
  })

  test.each([
    ['a wrong current password', { currentPassword: 'not the password', password: NEW_PASSWORD }, 'wrong_password'],
    ['the same password again', { currentPassword: PASSWORD, password: PASSWORD }, 'password_unchanged'],
    ['a short one', { currentPassword: PASSWORD, password: 'short' }, 'password_too_short'],
    ['a common one', { currentPassword: PASSWORD, password: 'qwerty12345' }, 'password_common'],
    ['one’s own name', { currentPassword: PASSWORD, password: 'daniyar.testov' }, 'password_common'],
  ])('refuses %s', async (_what, input, code) => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    expect(await call('me/changePassword', input, token)).toMatchObject({ status: 400, body: { code } })
  })

  test('the eleventh guess in a quarter of an hour is refused, even with the right password', async () => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    for (let guess = 1; guess <= 10; guess += 1) {
      expect(
        await call('me/changePassword', { currentPassword: `guess ${guess}`, password: NEW_PASSWORD }, token),
      ).toMatchObject({ status: 400 })
    }
    expect(await call('me/changePassword', { currentPassword: PASSWORD, password: NEW_PASSWORD }, token)).toMatchObject(
      { status: 429 },
    )
  })

  test('of two changes at once one wins, and the other is refused', async () => {
    const person = await aPerson(server, ['manager'])
    const tokens = [await getToken(server, person), await getToken(server, person)]
    const passwords = ['qarly-shyn-bulaq-1', 'qarly-shyn-bulaq-2']
    const answers = await Promise.all(
      tokens.map((token, index) =>
        call('me/changePassword', { currentPassword: PASSWORD, password: passwords[index] ?? '' }, token),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect(await call('auth/localLogin', { email: person.email, password: winner })).toMatchObject({ status: 200 })
  })

  test('neither the log nor the audit holds a password', async () => {
    const person = await aPerson(server, ['manager'])
    await call(
      'me/changePassword',
      { currentPassword: PASSWORD, password: NEW_PASSWORD },
      await getToken(server, person),
    )
    const audit = await db.owner.selectFrom('audit').selectAll().where('user_id', '=', person.id).execute()
    expect(audit.map(({ action }) => action)).toContain('me/changePassword')
    for (const secret of [PASSWORD, NEW_PASSWORD]) expect(JSON.stringify([audit, server.logged])).not.toContain(secret)
  })
})
