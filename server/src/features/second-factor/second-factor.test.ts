import { describe, expect, test } from 'vitest'
import { authenticator, type Authenticator } from '../../testing/authenticator.ts'
import { aPerson, PASSWORD, getToken, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

async function withFactor(person: TestPerson): Promise<{ app: Authenticator; token: string }> {
  const token = await getToken(server, person)
  const { body } = await call('me/startSecondFactor', { password: PASSWORD }, token)
  const app = authenticator(body.secret)
  expect(await call('me/confirmSecondFactor', { code: app.code() }, token)).toMatchObject({ status: 200 })
  // some time later: no code of now has been used yet
  await db.owner.updateTable('second_factor').set({ last_step: 0 }).where('user_id', '=', person.id).execute()
  return { app, token }
}

const signIn = ({ email }: TestPerson, code?: string) =>
  call('auth/localLogin', { email, password: PASSWORD, ...(code !== undefined && { code }) })
const wrong = { status: 400, body: { code: 'wrong_second_factor' } }

describe('setting a second factor up', () => {
  test('gives a secret and an address for the QR code; it protects nothing before its first code', async () => {
    const person = await aPerson(server, ['manager'])
    const token = await getToken(server, person)
    const { body } = await call('me/startSecondFactor', { password: PASSWORD }, token)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.url).toBe(
      `otpauth://totp/Tendertap:${encodeURIComponent(person.email)}?secret=${body.secret}&issuer=Tendertap`,
    )
    expect(await signIn(person)).toMatchObject({ status: 200, body: { hasSecondFactor: false } })
    const app = authenticator(body.secret)
    for (const code of app.wrongCodes(1))
      expect(await call('me/confirmSecondFactor', { code }, token)).toMatchObject(wrong)
    expect(await call('me/confirmSecondFactor', { code: app.code() }, token)).toMatchObject({ status: 200 })
    expect(await call('me/getMe', {}, token)).toMatchObject({ body: { hasSecondFactor: true } })
    expect(await signIn(person)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  })

  test('started again, it has a new secret; once on, it cannot be replaced', async () => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    const first = await call('me/startSecondFactor', { password: PASSWORD }, token)
    const second = await call('me/startSecondFactor', { password: PASSWORD }, token)
    expect(second.body.secret).not.toBe(first.body.secret)
    expect(
      await call('me/confirmSecondFactor', { code: authenticator(first.body.secret).code() }, token),
    ).toMatchObject(wrong)
    expect(
      await call('me/confirmSecondFactor', { code: authenticator(second.body.secret).code() }, token),
    ).toMatchObject({ status: 200 })
    const on = { status: 409, body: { code: 'second_factor_on' } }
    expect(await call('me/startSecondFactor', { password: PASSWORD }, token)).toMatchObject(on)
    expect(
      await call('me/confirmSecondFactor', { code: authenticator(second.body.secret).code(1) }, token),
    ).toMatchObject(on)
  })

  test('cannot be confirmed before it is begun', async () => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    expect(await call('me/confirmSecondFactor', { code: '123456' }, token)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
  })

  test('the secret is stored encrypted, and neither the log nor the audit holds it', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    const row = await db.owner
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row.sealed_secret.includes(app.secret)).toBe(false)
    const audit = await db.owner.selectFrom('audit').selectAll().execute()
    const written = JSON.stringify([audit, server.logged])
    for (const code of [app.code(), app.secret.toString('hex')]) expect(written).not.toContain(`"${code}"`)
  })
})

describe('signing in with a second factor', () => {
  test('takes another code than the one that turned it on', async () => {
    const person = await aPerson(server, ['manager'])
    const token = await getToken(server, person)
    const app = authenticator((await call('me/startSecondFactor', { password: PASSWORD }, token)).body.secret)
    await call('me/confirmSecondFactor', { code: app.code() }, token)
    expect(await signIn(person, app.code())).toMatchObject(wrong)
    expect(await signIn(person, app.code(1))).toMatchObject({ status: 200 })
  })

  test('takes the password and a code', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    const code = app.code()
    expect(await signIn(person, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 200,
      body: { id: person.id },
    })
  })

  test('a code works once, and no earlier code works after it', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    expect(await signIn(person, app.code(1))).toMatchObject({ status: 200 })
    expect(await signIn(person, app.code(1))).toMatchObject(wrong)
    expect(await signIn(person, app.code())).toMatchObject(wrong)
  })

  test('a code that is used 8 times at once signs in once', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(person, app.code())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'wrong_second_factor')).toHaveLength(7)
  })

  test('an outdated, a later and a forged code are refused', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    for (const code of [app.code(-3), app.code(3), ...app.wrongCodes(1), 'abcdef', '1234567'])
      expect(await signIn(person, code)).toMatchObject(wrong)
    expect(await signIn(person, '')).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
  })

  test('the answer to a wrong password does not reveal the second factor', async () => {
    const person = await aPerson(server, ['manager'])
    await withFactor(person)
    expect(await call('auth/localLogin', { email: person.email, password: 'not the password' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_credentials' },
    })
  })

  test('the eleventh guess of a code is refused, even a right one; being asked for a code is no guess', async () => {
    const person = await aPerson(server, ['manager'])
    const { app } = await withFactor(person)
    for (let asked = 1; asked <= 12; asked += 1) expect(await signIn(person)).toMatchObject({ status: 403 })
    for (const guess of app.wrongCodes(10)) expect(await signIn(person, guess)).toMatchObject(wrong)
    expect(await signIn(person, app.code())).toMatchObject({ status: 429 })
  })
})

describe('removing a second factor', () => {
  test('takes the password and a code, and then the password alone signs in', async () => {
    const person = await aPerson(server, ['manager'])
    const { app, token } = await withFactor(person)
    expect(
      await call('me/removeSecondFactor', { password: 'not the password', code: app.code() }, token),
    ).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    for (const code of app.wrongCodes(1))
      expect(await call('me/removeSecondFactor', { password: PASSWORD, code }, token)).toMatchObject(wrong)
    expect(await call('me/removeSecondFactor', { password: PASSWORD, code: app.code() }, token)).toMatchObject({
      status: 200,
    })
    expect(await signIn(person)).toMatchObject({ status: 200, body: { hasSecondFactor: false } })
    expect(await call('me/removeSecondFactor', { password: PASSWORD, code: app.code(1) }, token)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
  })
})

describe('a superadmin', () => {
  test('has a second factor of their own like everybody', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    const { app, token } = await withFactor(superadmin)
    expect(await signIn(superadmin)).toMatchObject({ status: 403 })
    expect(await signIn(superadmin, app.code())).toMatchObject({ status: 200, body: { hasSecondFactor: true } })
    expect(await call('me/removeSecondFactor', { password: PASSWORD, code: app.code(1) }, token)).toMatchObject({
      status: 200,
    })
  })
})
