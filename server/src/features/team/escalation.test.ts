import { MEMBER_ROLES, ROLES, type Role } from '@tendertap/domain/roles'
import { expect, test } from 'vitest'
import { aPerson, aWorkspace, tokenOf } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const rolesOf = async (id: string) =>
  (await db.owner.selectFrom('user_role').select('role').where('user_id', '=', id).orderBy('role').execute()).map(
    ({ role }) => role as Role,
  )

const WANTED: readonly (readonly string[])[] = [
  [],
  ...ROLES.map((role) => [role]),
  ['admin', 'lead'],
  ['superadmin', 'manager'],
  ['SUPERADMIN'],
  ['admin ', 'controller'],
]

/** Everything by which somebody could be given more, on one target. */
const attempts = (userId: string) => [
  ...WANTED.flatMap((roles) => [
    ['users/updateUser', { userId, roles }] as const,
    [
      'users/updateUser',
      {
        userId,
        fullName: 'Имя',
        roles,
        isAdmin: true,
        role: 'admin',
        UserRolesOfUser: [{ role: 'superadmin' }],
        WorkspaceId: null,
        workspace_id: null,
        telegramChatId: '666',
        must_change_password: false,
      },
    ] as const,
  ]),
  ['users/setAdmin', { userId, admin: true }] as const,
  ['users/setUserActive', { userId, active: true }] as const,
]

test('nobody but an administrator gains or gives anything; nobody ever becomes superadmin', async () => {
  const workspaceId = await aWorkspace(server)
  await db.owner.updateTable('subscription').set({ max_users: 100 }).where('workspace_id', '=', workspaceId).execute()
  await aPerson(server, ['admin'], workspaceId)
  const callers = [
    ...(await Promise.all(
      MEMBER_ROLES.filter((role) => role !== 'admin').map((role) => aPerson(server, [role], workspaceId)),
    )),
    await aPerson(server, [], workspaceId),
    await aPerson(server, ['lead', 'manager', 'procurement', 'controller'], workspaceId),
    await aPerson(server, ['superadmin']),
    await aPerson(server, ['admin']),
  ]
  let gains = 0
  for (const caller of callers) {
    const token = await tokenOf(server, caller)
    const target = await aPerson(server, ['lead'], workspaceId)
    for (const victim of [target.id, ...(caller.workspaceId === workspaceId ? [caller.id] : [])]) {
      const before = await rolesOf(victim)
      for (const [path, input] of attempts(victim)) {
        const { status } = await call(path, input as never, token)
        // an administrator of another company finds nobody there; the others may not ask
        expect(status).toBe(
          caller.workspaceId === workspaceId || caller.workspaceId === null ? 403 : status === 400 ? 400 : 404,
        )
      }
      if (String(await rolesOf(victim)) !== String(before)) gains += 1
    }
  }
  expect(gains).toBe(0)
  const superadmins = await db.owner
    .selectFrom('user_role')
    .select('user_id')
    .where('role', '=', 'superadmin')
    .execute()
  expect(superadmins).toHaveLength(1)
})

test('an administrator’s own attempts give team roles, admin by its own call alone, and nothing else', async () => {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  const token = await tokenOf(server, admin)
  const target = await aPerson(server, ['lead'], workspaceId)
  for (const [path, input] of attempts(target.id)) {
    if (path === 'users/setAdmin') continue
    await call(path, input as never, token)
    expect((await rolesOf(target.id)).filter((role) => role === 'admin' || role === 'superadmin')).toEqual([])
  }
  const row = await db.owner.selectFrom('app_user').selectAll().where('id', '=', target.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ workspace_id: workspaceId, telegram_chat_id: null })
  await call('users/setAdmin', { userId: target.id, admin: true }, token)
  expect(await rolesOf(target.id)).toContain('admin')
})

test('a new member gets nothing beyond the fields of the form', async () => {
  const workspaceId = await aWorkspace(server)
  const token = await tokenOf(server, await aPerson(server, ['admin'], workspaceId))
  const stranger = await aPerson(server, ['admin'])
  const email = `mass-${process.pid}@team.example`
  const input = {
    email,
    fullName: 'Новый Сотрудник',
    password: 'tulip-kok-tobe-42',
    roles: ['lead', 'admin', 'superadmin'],
    phone: null,
    position: null,
    isAdmin: true,
    WorkspaceId: stranger.workspaceId,
    workspaceId: stranger.workspaceId,
    telegramChatId: '666',
    must_change_password: false,
    id: stranger.id,
    active: false,
  }
  expect(await call('users/createUser', input as never, token)).toMatchObject({
    status: 200,
    body: { roles: ['lead'], active: true },
  })
  const row = await db.owner.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    workspace_id: workspaceId,
    telegram_chat_id: null,
    must_change_password: true,
    deactivated_at: null,
  })
  expect(await rolesOf(row.id)).toEqual(['lead'])
})

test('a member of another workspace answers exactly as an absent one', async () => {
  const token = await tokenOf(server, await aPerson(server, ['admin']))
  const stranger = await aPerson(server, ['lead'])
  const absent = '019a5b23-6d28-7e0f-a915-04c7f3b82e05'
  const answerOf = async (path: 'users/updateUser' | 'users/setAdmin' | 'users/setUserActive', input: object) => {
    const { status, body } = await call(path, input as never, token)
    return { status, ...body, requestId: '' }
  }
  for (const [path, rest] of [
    ['users/updateUser', { roles: ['lead'] }],
    ['users/updateUser', { password: 'tulip-kok-tobe-42' }],
    ['users/updateUser', { email: `x-${process.pid}@team.example` }],
    ['users/setAdmin', { admin: true }],
    ['users/setUserActive', { active: false }],
  ] as const) {
    const foreign = await answerOf(path, { userId: stranger.id, ...rest })
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' })
    expect(foreign).toEqual(await answerOf(path, { userId: absent, ...rest }))
  }
})
