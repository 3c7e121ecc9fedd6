import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { aPerson, aWorkspace, getToken, inDays, PASSWORD, type TestPerson } from '../testing/builders.ts'
import { callFrom } from '../testing/from-address.ts'
import { sendHalf } from '../testing/half-sent.ts'
import { holdCommits } from '../testing/held-commits.ts'
import { testServer } from '../testing/server.ts'

const server = await testServer()
const { call, db, url } = server
const commits = await holdCommits(db.owner)

const WAIT = { timeout: 15_000, interval: 10 }
let addresses = 0
/** Where a held call comes from; all others come from 127.0.0.1. */
const anAddress = () => `127.0.1.${++addresses}`

/** Two administrators of one company, signed in. */
async function twoAdmins() {
  const workspaceId = await aWorkspace(server)
  const [first, second] = [await aPerson(server, ['admin'], workspaceId), await aPerson(server, ['admin'], workspaceId)]
  return {
    workspaceId,
    first: { ...first, token: await getToken(server, first) },
    second: { ...second, token: await getToken(server, second) },
  }
}

const aColleague = () => ({
  email: `${randomUUID()}@test.example`,
  fullName: 'Новый Коллега',
  password: 'tulip-kok-tobe-42',
  roles: ['lead' as const],
})

const countPeople = async (email: string) =>
  (await db.owner.selectFrom('app_user').select('id').where('email', '=', email).execute()).length

/** Sends half of a call; the API has looked the session up when this is over. */
async function sendHalfAs(person: TestPerson & { token: string }, ...[path, input]: Parameters<typeof call>) {
  const sessions = () => db.owner.selectFrom('session').select('last_seen_at').where('user_id', '=', person.id)
  const longAgo = inDays(-1)
  await db.owner.updateTable('session').set({ last_seen_at: longAgo }).where('user_id', '=', person.id).execute()
  const held = sendHalf(url, path, input, { address: '127.0.0.1', token: person.token })
  await vi.waitFor(
    async () => expect((await sessions().executeTakeFirstOrThrow()).last_seen_at).not.toEqual(longAgo),
    WAIT,
  )
  return held
}

describe('whoever loses a right while the body of their call is on its way', () => {
  test('is refused after a deactivation, and no account is made', async () => {
    const { first, second } = await twoAdmins()
    const colleague = aColleague()
    const held = await sendHalfAs(second, 'users/createUser', colleague)
    expect((await call('users/setUserActive', { userId: second.id, active: false }, first.token)).status).toBe(200)
    expect((await held.complete()).status).toBe(401)
    expect(await countPeople(colleague.email)).toBe(0)
  })

  test('is refused after the role is withdrawn', async () => {
    const { first, second } = await twoAdmins()
    const colleague = aColleague()
    const held = await sendHalfAs(second, 'users/createUser', colleague)
    expect((await call('users/setAdmin', { userId: second.id, admin: false }, first.token)).status).toBe(200)
    expect((await held.complete()).status).toBe(403)
    expect(await countPeople(colleague.email)).toBe(0)
  })

  test('is told to change the password that an administrator has given meanwhile, and then only that is allowed', async () => {
    const { second } = await twoAdmins()
    const held = await sendHalfAs(second, 'feedback/sendFeedback', { text: 'Вопрос' })
    await db.owner.updateTable('app_user').set({ must_change_password: true }).where('id', '=', second.id).execute()
    const { status, body } = await held.complete()
    expect([status, JSON.parse(body).code]).toEqual([403, 'password_change_required'])
  })
})

describe('a revocation waits for a write that is under way:', () => {
  /** Holds the call before it commits, then makes the other one, which must wait. */
  async function overlap<A, B>(first: (address: string) => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
    const address = anAddress()
    const held = await commits.hold(address)
    try {
      const firstAnswer = first(address)
      const writer = await vi.waitFor(async () => {
        const pid = await held.findWriter()
        if (pid === null) throw new Error('the write has not come so far')
        return pid
      }, WAIT)
      const answered: string[] = []
      const secondAnswer = second().finally(() => answered.push('second'))
      await vi.waitFor(async () => expect(await commits.isWaitedFor(writer)).toBe(true), WAIT)
      expect(answered).toEqual([])
      await held.release()
      return [await firstAnswer, await secondAnswer]
    } finally {
      await held.release()
    }
  }
  const complete =
    (token: string, ...[path, input]: Parameters<typeof call>) =>
    (address: string) =>
      sendHalf(url, path, input, { address, token }).complete()

  test('a deactivation', async () => {
    const { first, second } = await twoAdmins()
    const [saved, deactivated] = await overlap(
      complete(second.token, 'settings/updateSettings', { crm_email: false }),
      () => call('users/setUserActive', { userId: second.id, active: false }, first.token),
    )
    expect([saved.status, deactivated.status]).toEqual([200, 200])
  })

  test('the withdrawal of a role', async () => {
    const { first, second } = await twoAdmins()
    const [renewed, withdrawn] = await overlap(complete(second.token, 'subscription/renewSubscription', {}), () =>
      call('users/setAdmin', { userId: second.id, admin: false }, first.token),
    )
    expect([renewed.status, withdrawn.status]).toEqual([200, 200])
  })

  test('the end of a session', async () => {
    const { second } = await twoAdmins()
    const [saved, ended] = await overlap(
      complete(second.token, 'settings/updateSettings', { crm_email: false }),
      async () => call('auth/signout', {}, second.token),
    )
    expect([saved.status, ended.status]).toEqual([200, 200])
  })

  test('of two administrators who deactivate each other, the first stays', async () => {
    const { first, second } = await twoAdmins()
    const [done, late] = await overlap(
      complete(first.token, 'users/setUserActive', { userId: second.id, active: false }),
      () => call('users/setUserActive', { userId: first.id, active: false }, second.token),
    )
    expect([done.status, late.status]).toEqual([200, 401])
  })

  test('of two sign-outs at once, both are answered', async () => {
    const { second } = await twoAdmins()
    const [first, again] = await overlap(complete(second.token, 'auth/signout', {}), () =>
      call('auth/signout', {}, second.token),
    )
    expect([first.status, again.status]).toEqual([200, 200])
  })
})

test('two administrators who deactivate each other never wait in a circle, whoever begins', async () => {
  const { workspaceId, first, second } = await twoAdmins()
  const answers = await db.owner.transaction().execute(async (transaction) => {
    await transaction.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute()
    const both = [
      call('users/setUserActive', { userId: second.id, active: false }, first.token),
      call('users/setUserActive', { userId: first.id, active: false }, second.token),
    ]
    await vi.waitFor(async () => expect(await commits.countWaiting()).toBe(2), WAIT)
    return { both }
  })
  const statuses = (await Promise.all(answers.both)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 401]))
})

describe('a sign-in whose password was right begins no session if meanwhile', () => {
  test.each([
    ['the person is deactivated', { deactivated_at: new Date() }],
    ['the password is changed', { password_hash: 'another' }],
  ])('%s', async (_what, change) => {
    const person = await aPerson(server, ['lead'])
    const answer = await db.owner.transaction().execute(async (transaction) => {
      const { pid } = await transaction
        .updateTable('app_user')
        .set(change)
        .where('id', '=', person.id)
        .returning((eb) => eb.fn<number>('pg_backend_pid', []).as('pid'))
        .executeTakeFirstOrThrow()
      const signIn = callFrom(server, { address: anAddress() }, 'auth/localLogin', {
        email: person.email,
        password: PASSWORD,
      })
      await vi.waitFor(async () => expect(await commits.isWaitedFor(pid)).toBe(true), WAIT)
      return { signIn }
    })
    expect((await answer.signIn).body.code).toBe('wrong_credentials')
    const sessions = await db.owner.selectFrom('session').select('id').where('user_id', '=', person.id).execute()
    expect(sessions).toEqual([])
  })
})
