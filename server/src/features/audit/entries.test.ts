import { describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays, signIn, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

/** A workspace whose admin has changed a colleague and whose colleague was refused. */
async function aBusyTeam() {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  const lead = await aPerson(server, ['lead'], workspaceId)
  const token = await signIn(server, admin)
  await call('users/updateUser', { userId: lead.id, fullName: 'Сауле Оценова' }, token)
  await call('lots/activateLot', { lotId: 987_654 }, await signIn(server, lead))
  return { workspaceId, admin, lead, token }
}

const written = (
  workspaceId: string | null,
  entry: Partial<{ at: Date; user_id: string; action: string; object_id: string }>,
) =>
  db.owner
    .insertInto('audit')
    .values({
      workspace_id: workspaceId,
      action: 'me/updateProfile',
      outcome: 'done',
      request_id: 'r',
      ip: '10.0.0.1',
      ...entry,
    })
    .execute()

describe('audit/getEntries', () => {
  test('tells who did what to whom, when and from where, newest first, refused attempts with their code', async () => {
    const { admin, lead, token } = await aBusyTeam()
    const { status, body } = await call('audit/getEntries', {}, token)
    expect(status).toBe(200)
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
      'lots/activateLot',
      'auth/localLogin',
      'users/updateUser',
      'auth/localLogin',
    ])
    expect(body.data[0]).toMatchObject({
      person: { id: lead.id, fullName: 'Сауле Оценова' },
      objectId: '987654',
      objectName: null,
      outcome: 'refused',
      code: 'forbidden',
      ip: '127.0.0.1',
    })
    expect(body.data[2]).toMatchObject({
      person: { id: admin.id },
      objectId: lead.id,
      objectName: 'Сауле Оценова',
      outcome: 'done',
      code: null,
    })
    expect(body).toMatchObject({ total: 4, totalExact: true, page: 1, limit: 10 })
    expect(body.people.map(({ id }: { id: string }) => id).toSorted()).toEqual([admin.id, lead.id].toSorted())
  })

  test.each([
    ['admin', 200],
    ['controller', 200],
    ['superadmin', 200],
    ['lead', 403],
    ['manager', 403],
    ['procurement', 403],
  ] as const)('%s: %i', async (role, status) => {
    expect(await call('audit/getEntries', {}, await getToken(server, await aPerson(server, [role])))).toMatchObject({
      status,
    })
  })

  test('a company reads its own log, the operator the one of no company', async () => {
    const mine = await aBusyTeam()
    const other = await aBusyTeam()
    await call('lots/voteLot', { lotId: 77, accepted: true })
    const controller = await aPerson(server, ['controller'], mine.workspaceId)
    const read = async (person: TestPerson) =>
      (await call('audit/getEntries', { limit: 50 }, await signIn(server, person))).body
    const own = await read(controller)
    expect(
      own.data.every(({ person }: { person: { id: string } }) =>
        [mine.admin.id, mine.lead.id, controller.id].includes(person.id),
      ),
    ).toBe(true)
    const operator = await aPerson(server, ['superadmin'])
    const theirs = await read(operator)
    expect(theirs.data[0]).toMatchObject({ person: { id: operator.id }, action: 'auth/localLogin' })
    expect(theirs.data).toContainEqual(
      expect.objectContaining({ person: null, action: 'lots/voteLot', code: 'unauthorized' }),
    )
    expect(JSON.stringify(theirs)).not.toContain(other.admin.id)
    expect(theirs.people).toContainEqual({ id: operator.id, fullName: 'Данияр Тестов' })
  })

  test('is filtered by person, action and outcome; what is empty does not filter', async () => {
    const { lead, token } = await aBusyTeam()
    const actions = async (input: object) =>
      (await call('audit/getEntries', input as never, token)).body.data.map(({ action }: { action: string }) => action)
    expect(await actions({ userId: lead.id })).toEqual(['lots/activateLot', 'auth/localLogin'])
    expect(await actions({ action: 'users/updateUser' })).toEqual(['users/updateUser'])
    expect(await actions({ outcome: 'refused' })).toEqual(['lots/activateLot'])
    expect(await actions({ userId: '', action: '', object: '', outcome: '', from: '', to: null })).toHaveLength(4)
    expect(await call('audit/getEntries', { userId: 'nobody' }, token)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  test('is filtered by object: a person’s name or e-mail, a lot’s number, an id', async () => {
    const { lead, token, workspaceId } = await aBusyTeam()
    const lot = await aLot(server)
    await written(workspaceId, { action: 'lots/voteLot', object_id: String(lot.id) })
    const found = async (object: string) => (await call('audit/getEntries', { object }, token)).body.data
    expect(await found('сауле')).toMatchObject([{ action: 'users/updateUser', objectId: lead.id }])
    expect(await found(lead.email)).toMatchObject([{ action: 'users/updateUser' }])
    expect(await found(lead.id)).toMatchObject([{ action: 'users/updateUser' }])
    expect(await found(lot.number)).toMatchObject([{ action: 'lots/voteLot', objectName: lot.number }])
    expect(await found('%')).toEqual([])
  })

  test('is filtered by whole Kazakhstan days, inclusive, and paged', async () => {
    const workspaceId = await aWorkspace(server)
    const token = await signIn(server, await aPerson(server, ['admin'], workspaceId))
    for (const at of ['2026-03-01T18:59:59Z', '2026-03-01T19:00:00Z', '2026-03-02T18:59:59Z', '2026-03-02T19:00:00Z'])
      await written(workspaceId, { at: new Date(at) })
    const day = await call('audit/getEntries', { from: '2026-03-02', to: '2026-03-02' }, token)
    expect(day.body.data.map(({ at }: { at: string }) => at)).toEqual([
      '2026-03-02T18:59:59.000Z',
      '2026-03-01T19:00:00.000Z',
    ])
    for (let n = 0; n < 12; n += 1) await written(workspaceId, { at: inDays(-n) })
    const second = await call('audit/getEntries', { page: 2, limit: 10 }, token)
    expect(second.body).toMatchObject({ page: 2, limit: 10, total: 17 })
    expect(second.body.data).toHaveLength(7)
  })
})
