import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, PASSWORD, getToken, type TestPerson } from '../../testing/builders.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const FIRST_PASSWORD = 'tulip-kok-tobe-42'
let made = 0
const anEmail = () => `new-${(made += 1)}-${process.pid}@team.example`
const newcomer = (changes: object = {}) =>
  ({
    email: anEmail(),
    fullName: 'Данияр Закупов',
    password: FIRST_PASSWORD,
    roles: ['procurement'],
    phone: null,
    position: null,
    ...changes,
  }) as never

async function aTeam() {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  return { workspaceId, admin, token: await getToken(server, admin) }
}

const lettersTo = (address: string) => listMessagesTo(server, address)

describe('users/getAllUsers', () => {
  test('lists the members with their roles, those who have left too, and no password', async () => {
    const { workspaceId, admin, token } = await aTeam()
    const lead = await aPerson(server, ['lead', 'manager'], workspaceId)
    const nobody = await aPerson(server, [], workspaceId)
    await aPerson(server, ['lead'])
    await call('users/setUserActive', { userId: nobody.id, active: false }, token)
    const { status, body } = await call('users/getAllUsers', {}, token)
    expect(status).toBe(200)
    expect(body).toHaveLength(3)
    expect(body).toContainEqual({
      id: lead.id,
      email: lead.email,
      fullName: 'Данияр Тестов',
      roles: ['lead', 'manager'],
      phone: null,
      position: null,
      active: true,
    })
    expect(body).toContainEqual(expect.objectContaining({ id: nobody.id, roles: [], active: false }))
    expect(body).toContainEqual(expect.objectContaining({ id: admin.id, roles: ['admin'] }))
    expect(JSON.stringify(body)).not.toMatch(/password|hash/i)
  })

  test('sorts them by name', async () => {
    const { workspaceId, admin, token } = await aTeam()
    const people = [admin, await aPerson(server, ['lead'], workspaceId), await aPerson(server, ['lead'], workspaceId)]
    for (const [index, fullName] of ['Сауле', 'Айгуль', 'Марат'].entries())
      await db.owner
        .updateTable('app_user')
        .set({ full_name: fullName })
        .where('id', '=', people[index]?.id ?? '')
        .execute()
    const { body } = await call('users/getAllUsers', {}, token)
    expect(body.map((member: { fullName: string }) => member.fullName)).toEqual(['Айгуль', 'Марат', 'Сауле'])
    const team = await call('team/getMembers', {}, token)
    expect(team.body.map((member: { fullName: string }) => member.fullName)).toEqual(['Айгуль', 'Марат', 'Сауле'])
  })
})

describe('users/createUser', () => {
  test('adds a member to the teams, who signs in with the password given', async () => {
    const { token, workspaceId } = await aTeam()
    const email = anEmail()
    const created = await call(
      'users/createUser',
      newcomer({ email, roles: ['lead', 'manager', 'lead'], phone: '+7 701 1', position: '' }),
      token,
    )
    expect(created).toMatchObject({
      status: 200,
      body: {
        email,
        fullName: 'Данияр Закупов',
        roles: ['lead', 'manager'],
        phone: '+7 701 1',
        position: null,
        active: true,
      },
    })
    expect(created.body).not.toHaveProperty('password')
    const { password_hash, must_change_password, workspace_id } = await db.owner
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect({ must_change_password, workspace_id }).toEqual({ must_change_password: true, workspace_id: workspaceId })
    expect(password_hash).not.toContain(FIRST_PASSWORD)
    expect(await call('auth/localLogin', { email, password: FIRST_PASSWORD })).toMatchObject({
      status: 200,
      body: { WorkspaceId: workspaceId },
    })
  })

  test('sends a letter that says where to sign in and never holds the password', async () => {
    const { token } = await aTeam()
    const email = anEmail()
    await call('users/createUser', newcomer({ email }), token)
    const letters = await lettersTo(email)
    expect(letters).toMatchObject([{ kind: 'user_invited', facts: { email, inviter: 'Данияр Тестов' } }])
    expect(JSON.stringify(letters)).not.toContain(FIRST_PASSWORD)
  })

  test.each([
    ['no team', { roles: [] }, 400, 'team_required', 'Необходимо выбрать хотя бы одну команду'],
    ['teams left out', { roles: undefined }, 400, 'team_required', 'Необходимо выбрать хотя бы одну команду'],
    [
      'no team that maps to a role',
      { roles: ['Night Team'] },
      400,
      'team_invalid',
      'Необходимо выбрать хотя бы одну действительную команду',
    ],
    [
      'the role admin alone',
      { roles: ['admin'] },
      400,
      'team_invalid',
      'Необходимо выбрать хотя бы одну действительную команду',
    ],
    ['no name', { fullName: ' ' }, 400, 'invalid_input', errorTexts.invalid_input],
    ['no e-mail', { email: '' }, 400, 'email_missing', errorTexts.email_missing],
    ['two @', { email: 'a@b@c' }, 400, 'email_invalid', errorTexts.email_invalid],
    ['no password', { password: '' }, 400, 'invalid_input', errorTexts.invalid_input],
    [
      'nine characters of password',
      { password: 'zqv-81-пт' },
      400,
      'password_too_short',
      errorTexts.password_too_short,
    ],
    ['a common password', { password: 'Almaty2026!' }, 400, 'password_common', errorTexts.password_common],
    [
      'a password made of the name',
      { password: 'закупов2026', fullName: 'Данияр Закупов' },
      400,
      'password_common',
      errorTexts.password_common,
    ],
  ])('with %s is refused', async (_what, changes, status, code, error) => {
    const { token } = await aTeam()
    expect(await call('users/createUser', newcomer(changes), token)).toMatchObject({ status, body: { code, error } })
  })

  test('refuses an e-mail that anyone has, here or in another workspace, in upper or lower case', async () => {
    const { token, workspaceId } = await aTeam()
    const colleague = await aPerson(server, ['lead'], workspaceId)
    const stranger = await aPerson(server, ['lead'])
    for (const { email } of [colleague, stranger]) {
      expect(await call('users/createUser', newcomer({ email: email.toUpperCase() }), token)).toMatchObject({
        status: 409,
        body: { code: 'email_taken' },
      })
    }
  })

  test('needs a subscription and a free seat', async () => {
    const lapsed = await aPerson(server, ['admin'], await aWorkspace(server, { subscribed: false }))
    expect(await call('users/createUser', newcomer(), await getToken(server, lapsed))).toMatchObject({
      status: 402,
      body: { code: 'subscription_required' },
    })
    const { token, workspaceId } = await aTeam()
    for (let seat = 2; seat <= 5; seat += 1) await aPerson(server, ['lead'], workspaceId)
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({
      status: 409,
      body: { code: 'seat_limit', error: errorTexts.seat_limit },
    })
    await db.owner
      .updateTable('subscription')
      .set({ additional_users: 1 })
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({ status: 200 })
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({
      status: 409,
      body: { code: 'seat_limit' },
    })
  })

  test('counts 8 seats when the subscription names none', async () => {
    const { token, workspaceId } = await aTeam()
    await db.owner
      .updateTable('subscription')
      .set({ max_users: null })
      .where('workspace_id', '=', workspaceId)
      .execute()
    for (let seat = 2; seat <= 7; seat += 1) await aPerson(server, ['lead'], workspaceId)
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({ status: 200 })
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({
      status: 409,
      body: { code: 'seat_limit' },
    })
  })
})

describe('users/updateUser', () => {
  test('changes what is sent, clears what is empty, leaves the rest', async () => {
    const { token, workspaceId } = await aTeam()
    const member = await aPerson(server, ['lead'], workspaceId)
    const first = await call(
      'users/updateUser',
      { userId: member.id, fullName: 'Айгерим Оценова', phone: '+7 702 1', position: 'Оценщик' },
      token,
    )
    expect(first).toMatchObject({
      status: 200,
      body: {
        fullName: 'Айгерим Оценова',
        phone: '+7 702 1',
        position: 'Оценщик',
        roles: ['lead'],
        email: member.email,
      },
    })
    const second = await call('users/updateUser', { userId: member.id, phone: '', position: null, password: '' }, token)
    expect(second.body).toMatchObject({ fullName: 'Айгерим Оценова', phone: null, position: null })
    expect(await getToken(server, member)).toBeTruthy()
  })

  test('moves between teams and out of the last one; the role admin is never touched', async () => {
    const { token, workspaceId } = await aTeam()
    const member = await aPerson(server, ['lead', 'manager'], workspaceId)
    expect(
      (await call('users/updateUser', { userId: member.id, roles: ['manager', 'controller'] }, token)).body.roles,
    ).toEqual(['manager', 'controller'])
    expect((await call('users/updateUser', { userId: member.id, roles: [] }, token)).body.roles).toEqual([])
    const admin = await aPerson(server, ['admin', 'lead'], workspaceId)
    expect((await call('users/updateUser', { userId: admin.id, roles: [] }, token)).body.roles).toEqual(['admin'])
    expect(
      (await call('users/updateUser', { userId: admin.id, roles: ['admin', 'manager'] }, token)).body.roles,
    ).toEqual(['admin', 'manager'])
    expect(await call('users/updateUser', { userId: member.id, roles: ['Night Team'] }, token)).toMatchObject({
      status: 400,
      body: { code: 'team_invalid' },
    })
  })

  test('with a password ends that person’s sessions and tells them; the next sign-in asks for a new one', async () => {
    const { token, workspaceId } = await aTeam()
    const member = await aPerson(server, ['lead'], workspaceId)
    const theirs = await getToken(server, member)
    expect(
      await call('users/updateUser', { userId: member.id, password: FIRST_PASSWORD, currentPassword: PASSWORD }, token),
    ).toMatchObject({
      status: 200,
    })
    expect(await call('me/getMe', {}, theirs)).toMatchObject({ status: 401 })
    expect(await call('auth/localLogin', { email: member.email, password: PASSWORD })).toMatchObject({ status: 400 })
    expect(await call('auth/localLogin', { email: member.email, password: FIRST_PASSWORD })).toMatchObject({
      status: 200,
    })
    const letters = await lettersTo(member.email)
    expect(letters).toMatchObject([{ kind: 'password_changed_by_admin', facts: { admin: 'Данияр Тестов' } }])
    expect(JSON.stringify(letters)).not.toContain(FIRST_PASSWORD)
    const row = await db.owner
      .selectFrom('app_user')
      .select('must_change_password')
      .where('id', '=', member.id)
      .executeTakeFirst()
    expect(row).toEqual({ must_change_password: true })
    expect(await call('users/updateUser', { userId: member.id, password: 'short' }, token)).toMatchObject({
      status: 400,
      body: { code: 'password_too_short' },
    })
  })

  test('of one’s own password ends the other sessions only, and asks for no further change', async () => {
    const { token, admin } = await aTeam()
    const other = await getToken(server, admin)
    await call('users/updateUser', { userId: admin.id, password: FIRST_PASSWORD, currentPassword: PASSWORD }, token)
    expect(await call('me/getMe', {}, token)).toMatchObject({ status: 200 })
    expect(await call('me/getMe', {}, other)).toMatchObject({ status: 401 })
    const row = await db.owner
      .selectFrom('app_user')
      .select('must_change_password')
      .where('id', '=', admin.id)
      .executeTakeFirst()
    expect(row).toEqual({ must_change_password: false })
  })

  test('with a new e-mail waits for the link sent to it, and the old address is notified', async () => {
    const { token, workspaceId } = await aTeam()
    const member = await aPerson(server, ['lead'], workspaceId)
    const email = anEmail()
    expect(
      await call('users/updateUser', { userId: member.id, email, currentPassword: PASSWORD }, token),
    ).toMatchObject({
      status: 200,
      body: { email: member.email },
    })
    expect(await lettersTo(email)).toMatchObject([{ kind: 'confirm_email' }])
    expect(await lettersTo(member.email)).toMatchObject([{ kind: 'email_change_notice', facts: { newEmail: email } }])
    const stranger = await aPerson(server, ['lead'])
    expect(
      await call('users/updateUser', { userId: member.id, email: stranger.email, currentPassword: PASSWORD }, token),
    ).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    })
    expect(await call('users/updateUser', { userId: member.id, email: '' }, token)).toMatchObject({
      status: 400,
      body: { code: 'email_missing' },
    })
  })
})

describe('a session of an administrator alone', () => {
  test.each([
    ['a member’s e-mail', 'member', () => ({ email: anEmail() })],
    ['a member’s password', 'member', () => ({ password: FIRST_PASSWORD })],
    ['their own e-mail', 'admin', () => ({ email: anEmail() })],
    ['their own password', 'admin', () => ({ password: FIRST_PASSWORD })],
  ] as const)('cannot change %s: it takes their own password', async (_what, whose, change) => {
    const { token, admin, workspaceId } = await aTeam()
    const member = await aPerson(server, ['lead'], workspaceId)
    const target = whose === 'admin' ? admin : member
    for (const currentPassword of [undefined, 'not the password'])
      expect(await call('users/updateUser', { userId: target.id, ...change(), currentPassword }, token)).toMatchObject({
        status: 400,
        body: { code: 'wrong_password' },
      })
    expect(await lettersTo(target.email)).toEqual([])
    expect(await call('auth/localLogin', { email: target.email, password: PASSWORD })).toMatchObject({ status: 200 })
  })

  test('changes everything else of a member', async () => {
    const { token, workspaceId } = await aTeam()
    const { id, email } = await aPerson(server, ['lead'], workspaceId)
    expect(
      await call('users/updateUser', { userId: id, email, fullName: 'Сауле Оценова', password: '', roles: [] }, token),
    ).toMatchObject({ status: 200, body: { fullName: 'Сауле Оценова', roles: [] } })
  })
})

describe('users/setUserActive', () => {
  test('ends the sessions and frees the seat; coming back takes one again', async () => {
    const { token, workspaceId } = await aTeam()
    const members = []
    for (let seat = 2; seat <= 5; seat += 1) members.push(await aPerson(server, ['lead'], workspaceId))
    const leaver = members[0] as TestPerson
    const theirs = await getToken(server, leaver)
    expect(await call('users/setUserActive', { userId: leaver.id, active: false }, token)).toMatchObject({
      status: 200,
      body: { active: false, roles: ['lead'] },
    })
    expect(await call('me/getMe', {}, theirs)).toMatchObject({ status: 401 })
    expect(await call('auth/localLogin', { email: leaver.email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'wrong_credentials' },
    })
    expect(await call('users/createUser', newcomer(), token)).toMatchObject({ status: 200 })
    expect(await call('users/setUserActive', { userId: leaver.id, active: true }, token)).toMatchObject({
      status: 409,
      body: { code: 'seat_limit' },
    })
    await call('users/setUserActive', { userId: (members[1] as TestPerson).id, active: false }, token)
    expect(await call('users/setUserActive', { userId: leaver.id, active: true }, token)).toMatchObject({
      status: 200,
      body: { active: true },
    })
    // the sessions of before stay ended
    expect(await call('me/getMe', {}, theirs)).toMatchObject({ status: 401 })
    expect(await getToken(server, leaver)).toBeTruthy()
  })

  test('reactivates nobody without a subscription, but still deactivates', async () => {
    const workspaceId = await aWorkspace(server, { subscribed: false })
    const token = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const member = await aPerson(server, ['lead'], workspaceId)
    expect(await call('users/setUserActive', { userId: member.id, active: false }, token)).toMatchObject({
      status: 200,
    })
    expect(await call('users/setUserActive', { userId: member.id, active: true }, token)).toMatchObject({
      status: 402,
      body: { code: 'subscription_required' },
    })
  })
})

describe('the last administrator', () => {
  test('keeps the role and stays active', async () => {
    const { token, admin, workspaceId } = await aTeam()
    const refusal = { status: 409, body: { code: 'last_admin', error: errorTexts.last_admin } }
    expect(await call('users/setAdmin', { userId: admin.id, admin: false }, token)).toMatchObject(refusal)
    expect(await call('users/setUserActive', { userId: admin.id, active: false }, token)).toMatchObject(refusal)
    const second = await aPerson(server, ['lead'], workspaceId)
    expect(await call('users/setAdmin', { userId: second.id, admin: true }, token)).toMatchObject({
      status: 200,
      body: { roles: ['admin', 'lead'] },
    })
    expect(await call('users/setAdmin', { userId: admin.id, admin: false }, token)).toMatchObject({
      status: 200,
      body: { roles: [] },
    })
    expect(await call('users/getAllUsers', {}, token)).toMatchObject({ status: 403 })
  })

  test('one who has left does not count', async () => {
    const { token, admin, workspaceId } = await aTeam()
    const second = await aPerson(server, ['admin'], workspaceId)
    await call('users/setUserActive', { userId: second.id, active: false }, token)
    expect(await call('users/setAdmin', { userId: admin.id, admin: false }, token)).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    })
  })

  test('remains when all withdraw from each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const workspaceId = await aWorkspace(server)
      const admins = await Promise.all(Array.from({ length: 4 }, () => aPerson(server, ['admin'], workspaceId)))
      const tokens = await Promise.all(admins.map((admin) => getToken(server, admin)))
      await Promise.all(
        admins.map(({ id }, index) =>
          round % 2
            ? call('users/setAdmin', { userId: id, admin: false }, tokens[index])
            : call('users/setUserActive', { userId: id, active: false }, tokens[index]),
        ),
      )
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from user_role r join app_user u on u.id = r.user_id
        where r.workspace_id = ${workspaceId} and r.role = 'admin' and u.deactivated_at is null`.execute(db.owner)
      expect(rows[0]?.n).toBe(1)
    }
  })

  test('cannot be taken away by plain SQL either', async () => {
    const { admin } = await aTeam()
    await expect(db.owner.deleteFrom('user_role').where('user_id', '=', admin.id).execute()).rejects.toThrow(
      /without an administrator/,
    )
    await expect(
      db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', admin.id).execute(),
    ).rejects.toThrow(/without an administrator/)
  })
})

test('team/getMembers gives names and roles of the active members to every member', async () => {
  const { token, workspaceId, admin } = await aTeam()
  const gone = await aPerson(server, ['lead'], workspaceId)
  await call('users/setUserActive', { userId: gone.id, active: false }, token)
  const controller = await aPerson(server, ['controller'], workspaceId)
  const { status, body } = await call('team/getMembers', {}, await getToken(server, controller))
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body).toContainEqual({ id: admin.id, fullName: 'Данияр Тестов', roles: ['admin'] })
  expect(body).toContainEqual({ id: controller.id, fullName: 'Данияр Тестов', roles: ['controller'] })
  expect(
    await call('team/getMembers', {}, await getToken(server, await aPerson(server, ['superadmin']))),
  ).toMatchObject({ status: 403 })
})

test('a change reaches the open screens, once it is done', async () => {
  const { token, workspaceId } = await aTeam()
  const member = await aPerson(server, ['lead'], workspaceId)
  await call('users/updateUser', { userId: member.id, roles: ['manager'] }, token)
  await call('users/updateUser', { userId: member.id, password: 'short' }, token)
  const recorded = await db.owner
    .selectFrom('live_event')
    .select(['kind', 'object_id', 'user_id'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', 'profile')
    .execute()
  expect(recorded).toEqual([{ kind: 'profile', object_id: member.id, user_id: null }])
})

test('the right to lock the workspace’s row is no right to change it', async () => {
  const { workspaceId } = await aTeam()
  const other = await aWorkspace(server)
  const inMine = (statement: ReturnType<typeof sql>) =>
    db.application.transaction().execute(async (scoped) => {
      await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(scoped)
      return statement.execute(scoped)
    })
  await expect(inMine(sql`update workspace set id = uuidv7()`)).rejects.toThrow(/row-level security/)
  await expect(inMine(sql`update workspace set name = 'x'`)).rejects.toThrow(/permission denied/)
  expect((await inMine(sql`select id from workspace where id = ${other} for no key update`)).rows).toEqual([])
})
