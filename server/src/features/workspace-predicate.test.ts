// Every query on workspace data names the workspace itself (`scope.owns`). Row-level security hides a query that
// forgets to, so one of the two servers here works without it: it connects as the owner of the tables, who sees every
// row. Both must give the same answers.
import { isDeepStrictEqual } from 'node:util'
import { api, type Path } from '@tendertap/contract/calls/index'
import { examples } from '@tendertap/contract/features'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../db/scope.ts'
import { aPerson, aWorkspace, getToken, type TestPerson } from '../testing/builders.ts'
import { makeRealValues, replaceStandIns } from '../testing/example-inputs.ts'
import { testServer, type TestServer } from '../testing/server.ts'

const server = await testServer()
const { owner } = server.db
const unprotected = await testServer({
  beside: server,
  inScope: () => createScoper({ application: owner, operator: owner }),
})

interface Company {
  workspaceId: string
  admin: TestPerson
  lead: TestPerson
}

async function aCompany(): Promise<Company> {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  const lead = await aPerson(server, ['lead', 'manager'], workspaceId)
  return { workspaceId, admin, lead }
}

/** The administrator asks for a renewal and changes their profile: rows to renew by, to log and to leak. */
async function fill({ admin }: Company): Promise<void> {
  const token = await getToken(server, admin)
  const renewal = { subscriptionId: null, tariff: 'extended', months: 12 } as const
  expect(await server.call('subscription/renewSubscription', renewal, token)).toMatchObject({ status: 200 })
  expect(await server.call('me/updateProfile', { position: 'Директор' }, token)).toMatchObject({ status: 200 })
}

const foreign = await aCompany()
await fill(foreign)
// an administrator without a request of their own: a query without the workspace would show the neighbour's
const own = await aCompany()
const tokens = {
  administrator: await getToken(server, own.admin),
  member: await getToken(server, own.lead),
  superadmin: await getToken(server, await aPerson(server, ['superadmin'])),
}
const ownValues = await makeRealValues(server, { workspaceId: own.workspaceId, caller: own.admin })
const foreignValues = await makeRealValues(server, { workspaceId: foreign.workspaceId, caller: foreign.admin })

/** Without what differs between any two answers: the request's id and the moment of the answer. */
async function readAnswer({ post }: TestServer, path: Path, input: unknown, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const { status, body } = await post(`/api/${path}`, JSON.stringify(input), headers)
  // a printed file names its moment inside; dossier.test.ts reads what it says of others' lots
  const isPrinted = typeof body === 'string' && body.startsWith('%PDF-')
  return { path, status, body: isPrinted ? 'a printed file' : { ...body, requestId: null, at: null } }
}

const reads = (Object.keys(api) as Path[]).filter((path) => !api[path].writes)

describe('without row-level security', () => {
  test.each(reads)('%s answers an administrator, a member and a superadmin the same', async (path) => {
    for (const { input } of examples[path]) {
      const statuses: number[] = []
      const [ours, theirs] = [ownValues, foreignValues].map((values) => replaceStandIns(input, values))
      // most inputs name nothing of a company
      const inputs = isDeepStrictEqual(ours, theirs) ? [ours] : [ours, theirs]
      for (const token of Object.values(tokens)) {
        for (const named of inputs) {
          const answer = await readAnswer(server, path, named, token)
          expect(await readAnswer(unprotected, path, named, token)).toEqual(answer)
          statuses.push(answer.status)
        }
      }
      // two equal refusals would prove nothing
      expect(statuses).toContain(200)
    }
  })

  test('the log finds nobody else’s people by name', async () => {
    for (const filter of [{ object: foreign.admin.email }, { userId: foreign.admin.id }])
      expect(await readAnswer(unprotected, 'audit/getEntries', filter, tokens.administrator)).toMatchObject({
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
      ['companies/updateCompanyList', { id: foreignValues.companyListId, add: ['ТОО «Чужое»'] }],
      ['companies/deleteCompanyList', { id: foreignValues.companyListId }],
      ['interests/updateInterest', { id: foreignValues.interestId, name: 'Чужой' }],
      ['interests/rescoreInterest', { id: foreignValues.interestId }],
      ['interests/deleteInterest', { id: foreignValues.interestId }],
      ['subscription/renewSubscription', { subscriptionId, tariff: null, months: null }],
    ] as const)
      expect(await readAnswer(unprotected, path, input, tokens.administrator)).toMatchObject({
        path,
        status: 404,
        body: { code: 'not_found' },
      })
  })
})
