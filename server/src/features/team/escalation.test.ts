import { MEMBER_ROLES, type Role } from '@tendertap/domain/roles'
import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const listRoles = async (id: string) =>
  (await db.owner.selectFrom('user_role').select('role').where('user_id', '=', id).orderBy('role').execute()).map(
    ({ role }) => role as Role,
  )

// The contract refuses a list in which no word is admin or a team's role, whoever sends it.
const VALID_ROLES = [
  [],
  ...MEMBER_ROLES.map((role) => [role]),
  ['admin', 'lead'],
  ['superadmin', 'manager'],
  ['admin ', 'controller'],
]
const INVALID_ROLES = [['superadmin'], ['SUPERADMIN']]
const ROLE_ATTEMPTS = [
  ...VALID_ROLES.map((roles) => ({ roles, isValid: true })),
  ...INVALID_ROLES.map((roles) => ({ roles, isValid: false })),
]

interface Attempt {
  path: 'users/updateUser' | 'users/setAdmin' | 'users/setUserActive'
  input: object
  isValid: boolean
}

/** Everything by which somebody could be given more, on one target. */
const listAttempts = (userId: string): Attempt[] => [
  ...ROLE_ATTEMPTS.flatMap(({ roles, isValid }): Attempt[] => [
    { path: 'users/updateUser', input: { userId, roles }, isValid },
    {
      path: 'users/updateUser',
      input: {
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
      isValid,
    },
  ]),
  { path: 'users/setAdmin', input: { userId, admin: true }, isValid: true },
  { path: 'users/setUserActive', input: { userId, active: true }, isValid: true },
]

/** All attempts at once: none may have an effect, so their order does not matter. */
async function tryEveryAttempt(userId: string, token: string) {
  return Promise.all(
    listAttempts(userId).map(async ({ path, input, isValid }) => ({
      path,
      input,
      isValid,
      status: (await call(path, input as never, token)).status,
    })),
  )
}

const listSuperadmins = () =>
  db.owner.selectFrom('user_role').select('user_id').where('role', '=', 'superadmin').orderBy('user_id').execute()

describe('only an administrator changes people and roles; refused is', () => {
  test.each<[string, readonly Role[]]>([
    ...MEMBER_ROLES.filter((role) => role !== 'admin').map((role): [string, readonly Role[]] => [role, [role]]),
    ['person without roles', []],
    ['person in all teams', ['lead', 'manager', 'procurement', 'controller']],
  ])('a %s, on a colleague or on themselves', async (_who, roles) => {
    const workspaceId = await aWorkspace(server)
    const caller = await aPerson(server, roles, workspaceId)
    const colleague = await aPerson(server, ['lead'], workspaceId)
    const token = await getToken(server, caller)
    const before = await listSuperadmins()
    for (const victim of [colleague, caller])
      for (const attempt of await tryEveryAttempt(victim.id, token)) expect(attempt).toMatchObject({ status: 403 })
    expect(await listRoles(colleague.id)).toEqual(['lead'])
    expect(await listRoles(caller.id)).toEqual(roles.toSorted())
    expect(await listSuperadmins()).toEqual(before)
  })

  test('a superadmin', async () => {
    const target = await aPerson(server, ['lead'])
    const token = await getToken(server, await aPerson(server, ['superadmin']))
    for (const attempt of await tryEveryAttempt(target.id, token)) expect(attempt).toMatchObject({ status: 403 })
    expect(await listRoles(target.id)).toEqual(['lead'])
  })

  test('an administrator of another company, who finds nobody there', async () => {
    const target = await aPerson(server, ['lead'])
    const token = await getToken(server, await aPerson(server, ['admin']))
    for (const attempt of await tryEveryAttempt(target.id, token))
      expect(attempt).toMatchObject({ status: attempt.isValid ? 404 : 400 })
    expect(await listRoles(target.id)).toEqual(['lead'])
  })
})

test('an administrator’s own attempts give team roles, admin by its own call alone, and nothing else', async () => {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  const token = await getToken(server, admin)
  const target = await aPerson(server, ['lead'], workspaceId)
  for (const { path, input, isValid } of listAttempts(target.id)) {
    if (path === 'users/setAdmin') continue
    expect(await call(path, input as never, token)).toMatchObject({ status: isValid ? 200 : 400 })
    expect((await listRoles(target.id)).filter((role) => role === 'admin' || role === 'superadmin')).toEqual([])
  }
  const row = await db.owner.selectFrom('app_user').selectAll().where('id', '=', target.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ workspace_id: workspaceId, telegram_chat_id: null })
  await call('users/setAdmin', { userId: target.id, admin: true }, token)
  expect(await listRoles(target.id)).toContain('admin')
})

test('a new member gets nothing beyond the fields of the form', async () => {
  const workspaceId = await aWorkspace(server)
  const token = await getToken(server, await aPerson(server, ['admin'], workspaceId))
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
  expect(await listRoles(row.id)).toEqual(['lead'])
})

test('a member of another workspace answers exactly as an absent one', async () => {
  const token = await getToken(server, await aPerson(server, ['admin']))
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
