import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { describe, expect, test } from 'vitest'
import { SignJWT } from 'jose'
import { aPerson, aWorkspace, inDays, PASSWORD, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { db, call } = server

const readLifetime = (token: string) => {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return (exp - iat) / 3600
}

describe('auth/localLogin', () => {
  test('answers the profile with a token, and the token opens me/getMe', async () => {
    const workspace = await aWorkspace(server, { name: 'ТОО «Вход»' })
    const person = await aPerson(server, ['manager', 'lead'], workspace)
    const { status, body } = await call('auth/localLogin', { email: person.email.toUpperCase(), password: PASSWORD })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: person.id,
      email: person.email,
      fullName: 'Данияр Тестов',
      WorkspaceId: workspace,
      roles: ['lead', 'manager'],
      UserRolesOfUser: [{ role: 'lead' }, { role: 'manager' }],
      Workspace: { id: workspace, name: 'ТОО «Вход»' },
      subscription: { plan: 'commercial', status: 'active', maxUsers: 5, currentUsers: 1 },
    })
    expect(JSON.stringify(body)).not.toContain('password')
    expect(await call('me/getMe', {}, body.token)).toMatchObject({ status: 200, body: { id: person.id } })
  })

  test('a session lasts 12 hours, 30 days when remembered', async () => {
    const { email } = await aPerson(server, ['lead'])
    const short = await call('auth/localLogin', { email, password: PASSWORD })
    const long = await call('auth/localLogin', { email, password: PASSWORD, rememberMe: true })
    expect(readLifetime(short.body.token)).toBeCloseTo(12, 1)
    expect(readLifetime(long.body.token)).toBeCloseTo(30 * 24, 1)
  })

  test('a superadmin’s session lasts one hour, in the database as in the token, and is not remembered longer', async () => {
    const { id, email } = await aPerson(server, ['superadmin'])
    const { body } = await call('auth/localLogin', { email, password: PASSWORD, rememberMe: true })
    expect(readLifetime(body.token)).toBeCloseTo(1, 1)
    const { expires_at, started_at } = await db.owner
      .selectFrom('session')
      .select(['expires_at', 'started_at'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect((expires_at.getTime() - started_at.getTime()) / 3_600_000).toBeCloseTo(1, 1)
  })

  test('the token holds ids and an expiry, nothing else', async () => {
    const token = await getToken(server, await aPerson(server, ['admin']))
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub'])
  })

  test('a wrong password, an unknown e-mail and a deactivated person get the same answer', async () => {
    const person = await aPerson(server, ['lead'])
    const gone = await aPerson(server, ['lead'])
    await db.owner
      .updateTable('app_user')
      .set({ deactivated_at: inDays(-1) })
      .where('id', '=', gone.id)
      .execute()
    const answers = [
      await call('auth/localLogin', { email: person.email, password: 'not the password' }),
      await call('auth/localLogin', { email: 'nobody@test.example', password: PASSWORD }),
      await call('auth/localLogin', { email: gone.email, password: PASSWORD }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect({ ...body, requestId: '' }).toEqual({
        error: errorTexts.wrong_credentials,
        message: errorTexts.wrong_credentials,
        code: 'wrong_credentials',
        requestId: '',
      })
    }
  })

  test('people of a workspace that is not active cannot sign in', async () => {
    const workspace = await aWorkspace(server)
    const { email } = await aPerson(server, ['admin'], workspace)
    await db.owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', workspace).execute()
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'wrong_credentials' },
    })
  })

  test('the eleventh guess in a quarter of an hour is refused before hashing, even with the right password', async () => {
    const { email } = await aPerson(server, ['lead'])
    for (let guess = 1; guess <= 10; guess += 1) {
      expect(await call('auth/localLogin', { email, password: `guess ${guess}` })).toMatchObject({ status: 400 })
    }
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
  })

  test('successful sign-ins do not use up the limit', async () => {
    const { email } = await aPerson(server, ['lead'])
    for (let again = 1; again <= 12; again += 1) {
      expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({ status: 200 })
    }
  })
})

describe('auth/signout', () => {
  test('ends this session and no other', async () => {
    const person = await aPerson(server, ['lead'])
    const [here, there] = [await getToken(server, person), await getToken(server, person)]
    expect(await call('auth/signout', {}, here)).toMatchObject({ status: 200, body: {} })
    expect(await call('me/getMe', {}, here)).toMatchObject({ status: 401 })
    expect(await call('me/getMe', {}, there)).toMatchObject({ status: 200 })
  })

  test('answers 200 also without a session', async () => {
    expect(await call('auth/signout', {})).toMatchObject({ status: 200 })
    expect(await call('auth/signout', {}, 'no.such.token')).toMatchObject({ status: 200 })
  })
})

describe('the next call is refused:', () => {
  const unauthorized = { status: 401, body: { code: 'unauthorized', error: 'Пользователь не авторизован' } }

  test('after it has expired', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    await db.owner
      .updateTable('session')
      .set({ expires_at: inDays(-1) })
      .execute()
    expect(await call('me/getMe', {}, token)).toMatchObject(unauthorized)
  })

  test('after the person was deactivated', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    await db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', person.id).execute()
    expect(await call('me/getMe', {}, token)).toMatchObject(unauthorized)
  })

  test('after a role was taken away', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    expect(await call('lots/lotsWithFilters', {}, token)).toMatchObject({ status: 200 })
    await db.owner.deleteFrom('user_role').where('user_id', '=', person.id).execute()
    expect(await call('lots/lotsWithFilters', {}, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('after the subscription ran out: 402', async () => {
    const person = await aPerson(server, ['manager'], await aWorkspace(server, { subscribed: false }))
    expect(await call('lots/getLots', {}, await getToken(server, person))).toMatchObject({
      status: 402,
      body: { code: 'subscription_required' },
    })
  })
})

describe('forged tokens are refused:', () => {
  const sign = (claims: Record<string, unknown>, secret: string, header = { alg: 'HS256', typ: 'session+jwt' }) =>
    new SignJWT(claims).setProtectedHeader(header).setExpirationTime('1h').sign(new TextEncoder().encode(secret))

  test('another key, no signature, other type, other audience', async () => {
    const person = await aPerson(server, ['admin'])
    const real = await getToken(server, person)
    const [, payload = ''] = real.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const none = `${Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')}.${payload}.`
    const ours = 'a secret of at least thirty-two characters'
    const forged = [
      await sign(claims, 'another secret of thirty-two characters!'),
      none,
      await sign(claims, ours, { alg: 'HS256', typ: 'JWT' }),
      await sign({ ...claims, aud: 'somebody else' }, ours),
      await sign({ ...claims, sub: (await aPerson(server, ['admin'])).id }, ours),
      `${real}x`,
    ]
    for (const token of forged) expect(await call('me/getMe', {}, token)).toMatchObject({ status: 401 })
  })
})
