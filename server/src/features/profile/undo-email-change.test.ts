import { describe, expect, test } from 'vitest'
import { authenticator } from '../../testing/authenticator.ts'
import { aPerson, getToken, inDays, PASSWORD, type TestPerson } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { readSecret, testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const NEW_PASSWORD = 'qarly-shyn-bulaq'
const expired = { status: 400, body: { code: 'link_expired' } }
const freshAddress = () => `${crypto.randomUUID()}@new.example`
const lettersTo = (address: string) => mailbox.letters().filter(({ envelope }) => envelope.to.includes(address))

/** The letter that the work brings to the address. */
async function letterAfter(address: string, work: () => Promise<unknown>) {
  const before = lettersTo(address).at(-1)
  await work()
  return mailbox.letterTo(address, before && { after: before })
}

interface Change {
  email: string
  /** of the letter to the new address */
  confirm: string
  /** of the letter to the old address */
  cancel: string
}

async function requestChange(oldEmail: string, token: string, password = PASSWORD): Promise<Change> {
  const email = freshAddress()
  const notice = await letterAfter(oldEmail, async () => {
    expect(await call('me/updateProfile', { email, password }, token)).toMatchObject({ status: 200 })
  })
  expect(notice.text).toContain('https://tendertap.test/cancel-email-change?token=')
  return { email, confirm: readSecret(await mailbox.letterTo(email)), cancel: readSecret(notice) }
}

const confirm = (token: string) => call('auth/confirmEmail', { token })
const cancel = (token: string) => call('auth/cancelEmailChange', { token })
const signIn = (email: string, password: string) => call('auth/localLogin', { email, password })
const readEmail = async ({ id }: TestPerson) =>
  (await db.owner.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email

/** Cancels, and sets a new password by the link that comes to the old address. */
async function takeBack(person: TestPerson, secret: string): Promise<void> {
  const letter = await letterAfter(person.email, async () => {
    expect(await cancel(secret)).toMatchObject({ status: 200, body: { email: person.email } })
  })
  expect(letter.subject).toBe('Смена почты в Tendertap отменена')
  expect(await call('auth/resetPassword', { token: readSecret(letter), password: NEW_PASSWORD })).toMatchObject({
    status: 200,
    body: { email: person.email },
  })
}

describe('the link in the letter to the old address', () => {
  test('stops a change that has not taken effect, ends every session and the password, and brings a link for a new one', async () => {
    const person = await aPerson(server, ['lead'])
    const sessions = [await getToken(server, person), await getToken(server, person)]
    const change = await requestChange(person.email, sessions[0] ?? '')
    await takeBack(person, change.cancel)
    for (const session of sessions) expect(await call('me/getMe', {}, session)).toMatchObject({ status: 401 })
    expect(await confirm(change.confirm)).toMatchObject(expired)
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ status: 400 })
    expect(await signIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200 })
  })

  test('at once: before a new password is set, sessions, the old password and the change are over', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const change = await requestChange(person.email, token)
    await cancel(change.cancel)
    expect(await call('me/getMe', {}, token)).toMatchObject({ status: 401 })
    expect(await confirm(change.confirm)).toMatchObject(expired)
    expect(await signIn(person.email, PASSWORD)).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
  })

  test('puts the old address back after the change took effect and the thief set a password and a second factor', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const change = await requestChange(person.email, token)
    expect(await confirm(change.confirm)).toMatchObject({ status: 200 })
    await call('me/changePassword', { currentPassword: PASSWORD, password: 'tuman-basqan-tau' }, token)
    const { secret } = (await call('me/startSecondFactor', { password: 'tuman-basqan-tau' }, token)).body
    expect(await call('me/confirmSecondFactor', { code: authenticator(secret).code() }, token)).toMatchObject({
      status: 200,
    })
    await takeBack(person, change.cancel)
    expect(await readEmail(person)).toBe(person.email)
    expect(await signIn(person.email, NEW_PASSWORD)).toMatchObject({ status: 200, body: { hasSecondFactor: false } })
    expect(await signIn(change.email, 'tuman-basqan-tau')).toMatchObject({ status: 400 })
  })

  test.each([
    ['leaves a second factor that was set up more than a week before the change', 8, 403],
    ['ends one that was set up in the week before, by whoever prepared the theft', 6, 200],
  ])('%s', async (_what, days, status) => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const app = authenticator((await call('me/startSecondFactor', { password: PASSWORD }, token)).body.secret)
    await letterAfter(person.email, () => call('me/confirmSecondFactor', { code: app.code() }, token))
    await db.owner
      .updateTable('second_factor')
      .set({ confirmed_at: inDays(-days) })
      .where('user_id', '=', person.id)
      .execute()
    const notice = await letterAfter(person.email, () =>
      call('me/updateProfile', { email: freshAddress(), password: PASSWORD, code: app.code(1) }, token),
    )
    await takeBack(person, readSecret(notice))
    expect(await signIn(person.email, NEW_PASSWORD)).toMatchObject({ status })
    const codes = await db.owner
      .selectFrom('recovery_code')
      .where('user_id', '=', person.id)
      .select('user_id')
      .execute()
    expect(codes).toEqual([])
  })

  test('works once', async () => {
    const person = await aPerson(server, ['lead'])
    const change = await requestChange(person.email, await getToken(server, person))
    const answers = await Promise.all([cancel(change.cancel), cancel(change.cancel), cancel(change.cancel)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'link_expired')).toHaveLength(2)
    expect(await cancel(change.cancel)).toMatchObject(expired)
  })

  test('works for seven days, and not for somebody who is deactivated', async () => {
    const person = await aPerson(server, ['lead'])
    const change = await requestChange(person.email, await getToken(server, person))
    const { requested_at, expires_at } = await db.owner
      .selectFrom('email_change')
      .select(['requested_at', 'expires_at'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(expires_at.getTime() - requested_at.getTime()).toBe(7 * 86_400_000)
    await db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', person.id).execute()
    expect(await cancel(change.cancel)).toMatchObject(expired)
    await db.owner.updateTable('app_user').set({ deactivated_at: null }).where('id', '=', person.id).execute()
    await db.owner
      .updateTable('email_change')
      .set({ expires_at: new Date() })
      .where('user_id', '=', person.id)
      .execute()
    expect(await cancel(change.cancel)).toMatchObject(expired)
  })

  test('of an earlier change undoes the later ones, whose links stop working; a later one leaves the earlier', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const first = await requestChange(person.email, token)
    await confirm(first.confirm)
    const second = await requestChange(first.email, token)
    await confirm(second.confirm)
    const third = await requestChange(second.email, token)
    // the thief goes back one step
    expect(await cancel(second.cancel)).toMatchObject({ status: 200, body: { email: first.email } })
    expect(await cancel(third.cancel)).toMatchObject(expired)
    await takeBack(person, first.cancel)
    expect(await readEmail(person)).toBe(person.email)
  })

  test('an old address that somebody else has by now cannot be put back, and nothing else changes', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const change = await requestChange(person.email, token)
    await confirm(change.confirm)
    const other = await aPerson(server, ['lead'])
    await db.owner.updateTable('app_user').set({ email: person.email }).where('id', '=', other.id).execute()
    expect(await cancel(change.cancel)).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect(await call('me/getMe', {}, token)).toMatchObject({ status: 200, body: { email: change.email } })
  })

  test('comes also when an administrator changes a member’s e-mail, and when a superadmin changes their own', async () => {
    const admin = await aPerson(server, ['admin'])
    const member = await aPerson(server, ['lead'], admin.workspaceId ?? undefined)
    const adminToken = await getToken(server, admin)
    const notice = await letterAfter(member.email, () =>
      call('users/updateUser', { userId: member.id, email: freshAddress(), currentPassword: PASSWORD }, adminToken),
    )
    await takeBack(member, readSecret(notice))
    expect(await call('me/getMe', {}, adminToken)).toMatchObject({ status: 200 })

    const superadmin = await aPerson(server, ['superadmin'])
    const change = await requestChange(superadmin.email, await getToken(server, superadmin))
    await confirm(change.confirm)
    await takeBack(superadmin, change.cancel)
    expect(await readEmail(superadmin)).toBe(superadmin.email)
  })

  test('dies with a deactivation, even if the person comes back', async () => {
    const admin = await aPerson(server, ['admin'])
    const member = await aPerson(server, ['lead'], admin.workspaceId ?? undefined)
    const { cancel: secret } = await requestChange(member.email, await getToken(server, member))
    const adminToken = await getToken(server, admin)
    for (const active of [false, true])
      expect(await call('users/setUserActive', { userId: member.id, active }, adminToken)).toMatchObject({
        status: 200,
      })
    expect(await cancel(secret)).toMatchObject(expired)
  })

  test('is used by the person in the log', async () => {
    const person = await aPerson(server, ['lead'])
    const change = await requestChange(person.email, await getToken(server, person))
    await cancel(change.cancel)
    const row = await db.owner
      .selectFrom('audit')
      .select(['user_id', 'object_id', 'outcome'])
      .where('action', '=', 'auth/cancelEmailChange')
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ user_id: person.id, object_id: person.id, outcome: 'done' })
  })
})

test('a link for a new password that was sent to the old address dies when the new address takes effect', async () => {
  const person = await aPerson(server, ['lead'])
  const change = await requestChange(person.email, await getToken(server, person))
  const reset = await letterAfter(person.email, () => call('auth/requestPasswordReset', { email: person.email }))
  await confirm(change.confirm)
  expect(await call('auth/resetPassword', { token: readSecret(reset), password: NEW_PASSWORD })).toMatchObject(expired)
  expect((await listMessagesTo(server, change.email)).map(({ kind }) => kind)).toEqual(['confirm_email'])
})
