import { describe, expect, test } from 'vitest'
import { authenticator, type Authenticator } from '../../testing/authenticator.ts'
import { aPerson, aWorkspace, getToken, PASSWORD, type TestPerson } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

interface Protected {
  person: TestPerson
  token: string
  app: Authenticator
  codes: [string, ...string[]]
}

async function aProtectedPerson(role: 'manager' | 'superadmin' = 'manager', workspaceId?: string): Promise<Protected> {
  const person = await aPerson(server, [role], workspaceId)
  const token = await getToken(server, person)
  const app = authenticator((await call('me/startSecondFactor', { password: PASSWORD }, token)).body.secret)
  const { body } = await call('me/confirmSecondFactor', { code: app.code() }, token)
  // some time later: no code of now has been used yet
  await db.owner.updateTable('second_factor').set({ last_step: 0 }).where('user_id', '=', person.id).execute()
  return { person, token, app, codes: body.recoveryCodes as Protected['codes'] }
}

const signIn = ({ email }: TestPerson, code: string) => call('auth/localLogin', { email, password: PASSWORD, code })
const wrong = { status: 400, body: { code: 'wrong_second_factor' } }

describe('recovery codes', () => {
  test('are ten different ones, shown when the second factor is turned on, and stored as hashes', async () => {
    const { person, token, codes } = await aProtectedPerson()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
    const stored = await db.owner.selectFrom('recovery_code').selectAll().where('user_id', '=', person.id).execute()
    expect(stored).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  })

  test('sign in in place of a code of the app, in any spelling, each once; a letter tells of it', async () => {
    const { person, codes } = await aProtectedPerson()
    const [code] = codes
    expect(await signIn(person, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).toMatchObject({
      status: 200,
      body: { id: person.id, hasSecondFactor: true, recoveryCodesLeft: 9 },
    })
    expect((await listMessagesTo(server, person.email)).at(-1)).toMatchObject({
      kind: 'recovery_code_used',
      facts: { left: 9 },
    })
    expect(await signIn(person, code)).toMatchObject(wrong)
    expect(await signIn(person, codes[1] ?? '')).toMatchObject({ status: 200, body: { recoveryCodesLeft: 8 } })
  })

  test('used 8 times at once, one signs in once', async () => {
    const { person, codes } = await aProtectedPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(person, codes[0])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('open nobody else’s account, not even a colleague’s', async () => {
    const workspaceId = await aWorkspace(server)
    const mine = await aProtectedPerson('manager', workspaceId)
    const theirs = await aProtectedPerson('manager', workspaceId)
    expect(await signIn(theirs.person, mine.codes[0])).toMatchObject(wrong)
    expect(await signIn(mine.person, mine.codes[0])).toMatchObject({ status: 200 })
  })

  test('do not turn a second factor on', async () => {
    const { person, token, app, codes } = await aProtectedPerson()
    await call('me/removeSecondFactor', { password: PASSWORD, code: app.code() }, token)
    await call('me/startSecondFactor', { password: PASSWORD }, token)
    expect(await call('me/confirmSecondFactor', { code: codes[0] }, token)).toMatchObject(wrong)
    expect(await db.owner.selectFrom('recovery_code').selectAll().where('user_id', '=', person.id).execute()).toEqual(
      [],
    )
  })

  test('switch the second factor off, with the password, when the phone is lost', async () => {
    const { token, codes } = await aProtectedPerson()
    expect(await call('me/removeSecondFactor', { password: PASSWORD, code: codes[0] }, token)).toMatchObject({
      status: 200,
    })
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 })
  })
})

describe('new recovery codes', () => {
  test('take the password and a code; the earlier ones stop working, and a letter tells of it', async () => {
    const { person, token, app, codes } = await aProtectedPerson()
    const make = (password: string, code: string) => call('me/makeRecoveryCodes', { password, code }, token)
    expect(await make('not the password', app.code())).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
    for (const code of app.wrongCodes(1)) expect(await make(PASSWORD, code)).toMatchObject(wrong)
    const { status, body } = await make(PASSWORD, app.code())
    expect(status).toBe(200)
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await listMessagesTo(server, person.email)).at(-1)).toMatchObject({ kind: 'recovery_codes_made' })
    expect(await signIn(person, codes[0])).toMatchObject(wrong)
    expect(await signIn(person, body.recoveryCodes[0] ?? '')).toMatchObject({ status: 200 })
  })

  test('are for a second factor that is on', async () => {
    const token = await getToken(server, await aPerson(server, ['manager']))
    await call('me/startSecondFactor', { password: PASSWORD }, token)
    expect(await call('me/makeRecoveryCodes', { password: PASSWORD, code: '123456' }, token)).toMatchObject({
      status: 409,
      body: { code: 'second_factor_off' },
    })
  })
})

test('a superadmin has recovery codes like everybody', async () => {
  const { person, token, app, codes } = await aProtectedPerson('superadmin')
  expect(await signIn(person, codes[0])).toMatchObject({ status: 200, body: { recoveryCodesLeft: 9 } })
  expect((await listMessagesTo(server, person.email)).at(-1)).toMatchObject({ kind: 'recovery_code_used' })
  expect(await call('me/makeRecoveryCodes', { password: PASSWORD, code: app.code() }, token)).toMatchObject({
    status: 200,
  })
})

test('setting a second factor up takes the password', async () => {
  const token = await getToken(server, await aPerson(server, ['manager']))
  for (const password of ['', 'not the password'])
    expect(await call('me/startSecondFactor', { password }, token)).toMatchObject({
      status: 400,
      body: { code: 'wrong_password' },
    })
  expect(await call('me/confirmSecondFactor', { code: '123456' }, token)).toMatchObject({
    body: { code: 'second_factor_off' },
  })
})
