import { describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, inDays, PASSWORD, getToken } from '../../testing/builders.ts'
import { readSecret, testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { db, call } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const freshAddress = () => `${crypto.randomUUID()}@new.example`

describe('me/updateProfile', () => {
  test('changes what is sent and leaves the rest', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    const first = await call(
      'me/updateProfile',
      { fullName: 'Айгерим Садыкова', phone: '+77011112233', position: 'Оценщик' },
      token,
    )
    expect(first).toMatchObject({
      status: 200,
      body: { fullName: 'Айгерим Садыкова', phone: '+77011112233', position: 'Оценщик' },
    })
    const second = await call('me/updateProfile', { lang: 'kz' }, token)
    expect(second.body).toMatchObject({ fullName: 'Айгерим Садыкова', phone: '+77011112233', lang: 'kz' })
  })

  test('empty fields are saved as null', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    await call('me/updateProfile', { phone: '+77011112233', position: 'Оценщик' }, token)
    const { body } = await call('me/updateProfile', { fullName: '', phone: '', position: null }, token)
    expect(body).toMatchObject({ fullName: null, phone: null, position: null })
    expect((await call('me/getMe', {}, token)).body).toMatchObject({ fullName: null, phone: null, position: null })
  })

  test('an unknown language is refused', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    expect(await call('me/updateProfile', { lang: 'de' as never }, token)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  test('cannot move a person into another workspace or give a role', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const stranger = await aPerson(server, ['admin'])
    await call(
      'me/updateProfile',
      { lang: 'ru', WorkspaceId: stranger.workspaceId, roles: ['admin'], telegramChatId: '1' } as never,
      token,
    )
    expect((await call('me/getMe', {}, token)).body).toMatchObject({
      WorkspaceId: person.workspaceId,
      roles: ['lead'],
      telegramChatId: null,
    })
  })
})

test('a superadmin has a profile and no workspace', async () => {
  const token = await getToken(server, await aPerson(server, ['superadmin']))
  expect(await call('me/getMe', {}, token)).toMatchObject({
    status: 200,
    body: { roles: ['superadmin'], WorkspaceId: null, Workspace: null, subscription: null },
  })
  expect(await call('me/updateProfile', { lang: 'en' }, token)).toMatchObject({ status: 200, body: { lang: 'en' } })
})

describe('a new e-mail address', () => {
  test('takes effect after the link sent to it is opened, once; the old address is told at once', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const email = freshAddress()
    expect(
      (await call('me/updateProfile', { email, position: 'Инженер', password: PASSWORD }, token)).body,
    ).toMatchObject({
      email: person.email,
      position: 'Инженер',
    })
    const [toNew, toOld] = await Promise.all([mailbox.letterTo(email), mailbox.letterTo(person.email)])
    expect(toOld.text).toContain(email)
    expect(toNew.text).toContain('/confirm-email?token=')
    expect((await call('me/getMe', {}, token)).body.email).toBe(person.email)

    const secret = readSecret(toNew)
    expect(await call('auth/confirmEmail', { token: secret })).toMatchObject({ status: 200, body: {} })
    expect((await call('me/getMe', {}, token)).body.email).toBe(email)
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await call('auth/localLogin', { email: person.email, password: PASSWORD })).toMatchObject({ status: 400 })
    expect(await call('auth/confirmEmail', { token: secret })).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    })
  })

  test('an unknown token is answered as a used one', async () => {
    expect(await call('auth/confirmEmail', { token: 'nonsense' })).toMatchObject({
      status: 400,
      body: { code: 'link_expired' },
    })
  })

  test('one that somebody else has is refused, and nothing of the change is kept', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    const other = await aPerson(server, ['lead'])
    expect(
      await call(
        'me/updateProfile',
        { email: other.email.toUpperCase(), position: 'Инженер', password: PASSWORD },
        token,
      ),
    ).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await call('me/getMe', {}, token)).body.position).toBeNull()
  })

  test('one that somebody has taken since the letter was sent is refused when the link is opened', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const email = freshAddress()
    await call('me/updateProfile', { email, password: PASSWORD }, token)
    const letter = await mailbox.letterTo(email)
    const other = await aPerson(server, ['lead'])
    await db.owner.updateTable('app_user').set({ email }).where('id', '=', other.id).execute()
    expect(await call('auth/confirmEmail', { token: readSecret(letter) })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
    expect((await call('me/getMe', {}, token)).body.email).toBe(person.email)
  })

  test('the same one again sends nothing', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    for (let time = 1; time <= 6; time += 1)
      expect(await call('me/updateProfile', { email: person.email }, token)).toMatchObject({ status: 200 })
    expect(await db.owner.selectFrom('secret_link').select('id').where('user_id', '=', person.id).execute()).toEqual([])
  })

  test('the sixth within an hour is refused', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    const statuses: number[] = []
    for (let time = 1; time <= 6; time += 1)
      statuses.push((await call('me/updateProfile', { email: freshAddress(), password: PASSWORD }, token)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('cannot be cleared', async () => {
    const token = await getToken(server, await aPerson(server, ['lead']))
    expect(await call('me/updateProfile', { email: '' }, token)).toMatchObject({
      status: 400,
      body: { code: 'email_missing' },
    })
  })

  test('a superadmin changes theirs the same way', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    const token = await getToken(server, superadmin)
    const email = freshAddress()
    await call('me/updateProfile', { email, password: PASSWORD }, token)
    expect(await call('auth/confirmEmail', { token: readSecret(await mailbox.letterTo(email)) })).toMatchObject({
      status: 200,
    })
    expect((await call('me/getMe', {}, token)).body.email).toBe(email)
  })
})

describe('me/getMe', () => {
  test('counts the companies first seen since the workspace was activated, only when asked', async () => {
    const workspace = await aWorkspace(server)
    const token = await getToken(server, await aPerson(server, ['admin'], workspace))
    const count = async () => (await call('me/getMe', { newCompanies: true }, token)).body.newCompanies
    const before = await count()
    await aLot(server, { customer: 'КГУ «Новая школа»' })
    await aLot(server, { customer: 'КГУ «Старая школа»' })
    await db.owner
      .updateTable('company')
      .set({ first_seen_at: inDays(-31) })
      .where('name_ru', '=', 'КГУ «Старая школа»')
      .execute()
    // it has published nothing
    await db.ingestion.insertInto('company').values({ name_key: 'поставщик', name_ru: 'ТОО «Поставщик»' }).execute()
    expect(await count()).toBe(before + 1)
    expect((await call('me/getMe', {}, token)).body).not.toHaveProperty('newCompanies')
  })

  test('a superadmin has no workspace and no new companies', async () => {
    const token = await getToken(server, await aPerson(server, ['superadmin']))
    expect((await call('me/getMe', { newCompanies: true }, token)).body.newCompanies).toBe(0)
  })
})
