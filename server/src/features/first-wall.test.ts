// The first wall between tenants is the workspace in every query. Row-level security, the second wall, hides a query
// that forgets it, so here the second wall is down: this server connects as the owner, who sees every row. Its answers
// must be those of the server with both walls.
import { api, type Path } from '@tendertap/contract/calls/index'
import { describe, expect, test } from 'vitest'
import { scoper } from '../db/scope.ts'
import { aPerson, aWorkspace, tokenOf, type TestPerson } from '../testing/builders.ts'
import { testServer, type TestServer } from '../testing/server.ts'
import { NOT_BUILT_YET } from './index.ts'

const bothWalls = await testServer()
const { owner } = bothWalls.db
const firstWall = await testServer({
  beside: bothWalls,
  inScope: () => scoper({ application: owner, operator: owner }),
})

interface Company {
  admin: TestPerson
  lead: TestPerson
}

async function aCompany(): Promise<Company> {
  const workspaceId = await aWorkspace(bothWalls)
  const admin = await aPerson(bothWalls, ['admin'], workspaceId)
  const lead = await aPerson(bothWalls, ['lead'], workspaceId)
  return { admin, lead }
}

/** The administrator asks for a renewal and changes their profile: rows to renew by, to log and to leak. */
async function fill({ admin }: Company): Promise<void> {
  const token = await tokenOf(bothWalls, admin)
  const renewal = { subscriptionId: null, tariff: 'extended', months: 12 } as const
  expect(await bothWalls.call('subscription/renewSubscription', renewal, token)).toMatchObject({ status: 200 })
  expect(await bothWalls.call('me/updateProfile', { position: 'Директор' }, token)).toMatchObject({ status: 200 })
}

const foreign = await aCompany()
await fill(foreign)
// an administrator without a request of their own: a forgotten predicate would show the neighbour's
const own = await aCompany()
const tokens = {
  administrator: await tokenOf(bothWalls, own.admin),
  member: await tokenOf(bothWalls, own.lead),
  superadmin: await tokenOf(bothWalls, await aPerson(bothWalls, ['superadmin'])),
}

/** Without what differs between any two answers: the request's id and the moment of the answer. */
async function answerOf({ call }: TestServer, path: Path, input: object, token: string) {
  const { status, body } = await call(path, input, token)
  return { path, status, body: { ...body, requestId: null, at: null } }
}

const reads = (Object.keys(api) as Path[]).filter(
  (path) => !api[path].writes && !(NOT_BUILT_YET as readonly string[]).includes(path),
)

describe('without row-level security', () => {
  test.each(reads)('%s answers an administrator, a member and a superadmin the same', async (path) => {
    for (const token of Object.values(tokens))
      expect(await answerOf(firstWall, path, {}, token)).toEqual(await answerOf(bothWalls, path, {}, token))
  })

  test('the log finds nobody else’s people by name', async () => {
    for (const filter of [{ object: foreign.admin.email }, { userId: foreign.admin.id }])
      expect(await answerOf(firstWall, 'audit/getEntries', filter, tokens.administrator)).toMatchObject({
        status: 200,
        body: { data: [] },
      })
  })

  test('the people, sessions and subscriptions of others are absent for every write', async () => {
    const { id: subscriptionId } = await owner
      .selectFrom('subscription')
      .select('id')
      .where('workspace_id', '=', foreign.admin.workspaceId)
      .executeTakeFirstOrThrow()
    const { id: sessionId } = await owner
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', foreign.admin.id)
      .executeTakeFirstOrThrow()
    for (const [path, input] of [
      ['users/updateUser', { userId: foreign.lead.id, fullName: 'Чужой' }],
      ['users/setAdmin', { userId: foreign.lead.id, admin: true }],
      ['users/setUserActive', { userId: foreign.lead.id, active: false }],
      ['me/endSession', { id: sessionId }],
      ['subscription/renewSubscription', { subscriptionId, tariff: null, months: null }],
    ] as const)
      expect(await answerOf(firstWall, path, input, tokens.administrator)).toMatchObject({
        path,
        status: 404,
        body: { code: 'not_found' },
      })
  })
})
