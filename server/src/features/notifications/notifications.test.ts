import { createHash } from 'node:crypto'
import { NOTIFICATION_FLAGS } from '@tendertap/domain/notifications/categories'
import { USUAL_QUIET_HOURS } from '@tendertap/domain/notifications/quiet-hours'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, inDays, getToken, PASSWORD } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { db, call } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const ALL_ON = { ...Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, true])), quiet_from: 21, quiet_to: 8 }

async function aSignedInPerson(workspaceId?: string) {
  const person = await aPerson(server, ['lead'], workspaceId)
  return { ...person, token: await getToken(server, person) }
}

describe('notification settings', () => {
  test('all ten are on for someone who has never touched them', async () => {
    const { id, token } = await aSignedInPerson()
    expect(await call('settings/getSettings', {}, token)).toMatchObject({ status: 200, body: ALL_ON })
    expect(
      await db.owner.selectFrom('notification_setting').select('user_id').where('user_id', '=', id).execute(),
    ).toEqual([])
  })

  test.each(NOTIFICATION_FLAGS)('%s is switched off and on, and no other with it', async (flag) => {
    const { token } = await aSignedInPerson()
    expect((await call('settings/updateSettings', { [flag]: false }, token)).body).toEqual({ ...ALL_ON, [flag]: false })
    expect((await call('settings/getSettings', {}, token)).body).toEqual({ ...ALL_ON, [flag]: false })
    expect((await call('settings/updateSettings', { [flag]: true }, token)).body).toEqual(ALL_ON)
  })

  test.each(NOTIFICATION_FLAGS)('%s is a column of the database, on by default', async (flag) => {
    const { rows } = await sql<{ column_default: string }>`
      select column_default from information_schema.columns where table_name = 'notification_setting' and column_name = ${flag}`.execute(
      db.owner,
    )
    expect(rows).toEqual([{ column_default: 'true' }])
  })

  test('a missing flag stays as it is, an empty body changes nothing', async () => {
    const { token } = await aSignedInPerson()
    await call('settings/updateSettings', { crm_email: false }, token)
    await call('settings/updateSettings', { system_telegram: false }, token)
    expect((await call('settings/updateSettings', {}, token)).body).toEqual({
      ...ALL_ON,
      crm_email: false,
      system_telegram: false,
    })
  })

  test('belong to one person: a colleague and a superadmin have their own', async () => {
    const one = await aSignedInPerson()
    const colleague = await aSignedInPerson(one.workspaceId ?? '')
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    await call('settings/updateSettings', { crm_email: false }, one.token)
    await call('settings/updateSettings', { system_email: false }, superadmin)
    expect((await call('settings/getSettings', {}, colleague.token)).body).toEqual(ALL_ON)
    expect((await call('settings/getSettings', {}, superadmin)).body).toEqual({ ...ALL_ON, system_email: false })
  })
})

describe('quiet hours', () => {
  test('are nine in the evening to eight in the morning for someone who has never touched them', async () => {
    const { token } = await aSignedInPerson()
    expect((await call('settings/getSettings', {}, token)).body).toMatchObject({
      quiet_from: USUAL_QUIET_HOURS.from,
      quiet_to: USUAL_QUIET_HOURS.to,
    })
  })

  test('have the same default in the database', async () => {
    const { token } = await aSignedInPerson()
    await call('settings/updateSettings', { crm_email: false }, token)
    expect((await call('settings/getSettings', {}, token)).body).toEqual({ ...ALL_ON, crm_email: false })
  })

  test('are moved and switched off, and no flag with them', async () => {
    const { token } = await aSignedInPerson()
    const moved = { quiet_from: 23, quiet_to: 6 }
    expect((await call('settings/updateSettings', moved, token)).body).toEqual({ ...ALL_ON, ...moved })
    expect((await call('settings/updateSettings', { quiet_to: 7 }, token)).body).toMatchObject({ quiet_from: 23 })
    const off = { quiet_from: 0, quiet_to: 0 }
    expect((await call('settings/updateSettings', off, token)).body).toEqual({ ...ALL_ON, ...off })
  })

  test.each([-1, 24, 7.5, '8'])('%s is no hour', async (hour) => {
    const { token } = await aSignedInPerson()
    const input = { quiet_from: hour } as { quiet_from: number }
    expect((await call('settings/updateSettings', input, token)).status).toBe(400)
    expect((await call('settings/getSettings', {}, token)).body).toEqual(ALL_ON)
  })
})

test('security letters belong to no category: they come with every flag off', async () => {
  const { email, token } = await aSignedInPerson()
  const allOff = Object.fromEntries(NOTIFICATION_FLAGS.map((flag) => [flag, false]))
  await call('settings/updateSettings', allOff, token)
  await call('me/changePassword', { currentPassword: PASSWORD, password: 'zhana-qupiya-soz-2' }, token)
  expect(await listMessagesTo(server, email)).toMatchObject([{ kind: 'password_changed' }])
})

describe('settings/testEmail', () => {
  test('sends a letter in the person’s language to their own address, typed in upper or lower case', async () => {
    const { email, token } = await aSignedInPerson()
    await call('me/updateProfile', { lang: 'kz' }, token)
    expect(await call('settings/testEmail', { email: email.toUpperCase() }, token)).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await mailbox.letterTo(email)).subject).toBe('Tendertap сынақ хаты')
  })

  test('any other address is refused, a colleague’s too', async () => {
    const { workspaceId, token } = await aSignedInPerson()
    const colleague = await aSignedInPerson(workspaceId ?? '')
    for (const email of [colleague.email, 'somebody@else.example']) {
      expect(await call('settings/testEmail', { email }, token)).toMatchObject({
        status: 400,
        body: { code: 'not_own_email', error: 'Пробное письмо можно отправить только на свой адрес' },
      })
    }
  })

  test('an empty address is refused with «Не указан Email»', async () => {
    const { token } = await aSignedInPerson()
    expect(await call('settings/testEmail', { email: '' }, token)).toMatchObject({
      status: 400,
      body: { error: 'Не указан Email' },
    })
  })

  test('sends three letters an hour per person; refused requests do not count', async () => {
    const { email, token } = await aSignedInPerson()
    await call('settings/testEmail', { email: 'somebody@else.example' }, token)
    const statuses: number[] = []
    for (let time = 1; time <= 4; time += 1) statuses.push((await call('settings/testEmail', { email }, token)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('sends ten letters a day per workspace', async () => {
    const workspace = await aWorkspace(server)
    const statuses: number[] = []
    for (let person = 1; person <= 4; person += 1) {
      const { email, token } = await aSignedInPerson(workspace)
      for (let time = 1; time <= 3; time += 1)
        statuses.push((await call('settings/testEmail', { email }, token)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  })

  test('a superadmin can try it too', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    expect(
      await call('settings/testEmail', { email: superadmin.email }, await getToken(server, superadmin)),
    ).toMatchObject({ status: 200 })
  })
})

describe('the connection to Telegram', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest()
  const linkChat = async (token: string, chat: string) =>
    (
      await sql<{ person: string | null }>`select link_telegram_chat(${hashOf(token)}, ${chat}) as person`.execute(
        db.application,
      )
    ).rows[0]?.person
  const readChat = async (token: string) => (await call('me/getMe', {}, token)).body.telegramChatId

  test('begins with 32 random bytes that live for 15 minutes and of which only the hash is stored', async () => {
    const { id, token } = await aSignedInPerson()
    const before = Date.now()
    const { status, body } = await call('me/generateTelegramDeepLink', {}, token)
    expect(status).toBe(200)
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32)
    expect(body).toMatchObject({
      botUsername: 'tendertap_test_bot',
      deepLink: `https://t.me/tendertap_test_bot?start=${body.token}`,
    })
    expect((Date.parse(body.expiresAt) - before) / 60_000).toBeCloseTo(15, 0)
    const row = await db.owner
      .selectFrom('telegram_link')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.token_hash.equals(hashOf(body.token))).toBe(true)
    expect(JSON.stringify(row)).not.toContain(body.token)
    expect(server.logged.join('')).not.toContain(body.token)
  })

  test('the bot links the chat by the token, once', async () => {
    const { id, token } = await aSignedInPerson()
    const { body } = await call('me/generateTelegramDeepLink', {}, token)
    expect(await linkChat('not the token', '70001')).toBeNull()
    expect(await linkChat(body.token, '70001')).toBe(id)
    expect(await readChat(token)).toBe('70001')
    expect(await linkChat(body.token, '70002')).toBeNull()
    expect(await readChat(token)).toBe('70001')
  })

  test('when twenty bots use a token at once, one wins', async () => {
    const { token } = await aSignedInPerson()
    const { body } = await call('me/generateTelegramDeepLink', {}, token)
    const winners = (
      await Promise.all(Array.from({ length: 20 }, (_one, chat) => linkChat(body.token, String(chat))))
    ).filter(Boolean)
    expect(winners).toHaveLength(1)
  })

  test('an expired token links nothing', async () => {
    const { id, token } = await aSignedInPerson()
    const { body } = await call('me/generateTelegramDeepLink', {}, token)
    await db.owner
      .updateTable('telegram_link')
      .set({ expires_at: inDays(-1) })
      .where('user_id', '=', id)
      .execute()
    expect(await linkChat(body.token, '70003')).toBeNull()
    expect(await readChat(token)).toBeNull()
  })

  test('a new token replaces the last one', async () => {
    const { id, token } = await aSignedInPerson()
    const [last, present] = [
      await call('me/generateTelegramDeepLink', {}, token),
      await call('me/generateTelegramDeepLink', {}, token),
    ]
    expect(await linkChat(last.body.token, '70009')).toBeNull()
    expect(await linkChat(present.body.token, '70009')).toBe(id)
  })

  test('of many tokens made at once, one is live', async () => {
    const { id, token } = await aSignedInPerson()
    const made = await Promise.all(Array.from({ length: 12 }, () => call('me/generateTelegramDeepLink', {}, token)))
    expect(made.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(
      await db.owner.selectFrom('telegram_link').select('user_id').where('user_id', '=', id).execute(),
    ).toHaveLength(1)
    const linked = []
    for (const { body } of made) linked.push(await linkChat(body.token, '70004'))
    expect(linked.filter(Boolean)).toEqual([id])
  })

  test('unlinking empties the chat and forgets a token that waits', async () => {
    const { token } = await aSignedInPerson()
    const { body } = await call('me/generateTelegramDeepLink', {}, token)
    await linkChat(body.token, '70005')
    const waiting = await call('me/generateTelegramDeepLink', {}, token)
    expect(await call('me/disconnectTelegramAccount', {}, token)).toMatchObject({ status: 200, body: {} })
    expect(await readChat(token)).toBeNull()
    expect(await linkChat(waiting.body.token, '70005')).toBeNull()
  })

  test('tells the person’s open screens when the chat is linked', async () => {
    const { id, workspaceId, token } = await aSignedInPerson()
    await linkChat((await call('me/generateTelegramDeepLink', {}, token)).body.token, '70006')
    const recorded = await db.owner
      .selectFrom('live_event')
      .select(['kind', 'object_id'])
      .where('workspace_id', '=', workspaceId ?? '')
      .execute()
    expect(recorded).toContainEqual({ kind: 'profile', object_id: id })
  })

  test('a deactivated person is not linked', async () => {
    const { id, token } = await aSignedInPerson()
    const { body } = await call('me/generateTelegramDeepLink', {}, token)
    await db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', id).execute()
    expect(await linkChat(body.token, '70007')).toBeNull()
  })

  test('only the role of the bot may link chats', async () => {
    for (const role of ['background', 'operator', 'ingestion'] as const) {
      await expect(sql`select link_telegram_chat('\\x00', '1')`.execute(db[role])).rejects.toThrow(/permission denied/)
    }
  })

  test('a superadmin connects too', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    const token = await getToken(server, superadmin)
    expect(await linkChat((await call('me/generateTelegramDeepLink', {}, token)).body.token, '70008')).toBe(
      superadmin.id,
    )
    expect(await readChat(token)).toBe('70008')
    expect(await call('me/disconnectTelegramAccount', {}, token)).toMatchObject({ status: 200 })
  })

  test('the link leads to where people chat with the bot', async () => {
    const telegramBot = { username: 'tendertap_test_bot', url: 'http://127.0.0.1:4128' }
    const elsewhere = await testServer({ beside: server, settings: { telegramBot } })
    const { body } = await elsewhere.call('me/generateTelegramDeepLink', {}, (await aSignedInPerson()).token)
    expect(body.deepLink).toBe(`http://127.0.0.1:4128/tendertap_test_bot?start=${body.token}`)
  })

  test('without a bot in the configuration the answer says so', async () => {
    const without = await testServer({ beside: server, settings: { telegramBot: null } })
    const { token } = await aSignedInPerson()
    expect(await without.call('me/generateTelegramDeepLink', {}, token)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
  })
})
