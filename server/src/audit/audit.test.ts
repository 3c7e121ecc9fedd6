import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../db/scope.ts'
import { aPerson, getToken, PASSWORD, signIn } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'

const server = await testServer()
const { call, db } = server

const listAuditRows = (requestId: string | null) =>
  db.owner
    .selectFrom('audit')
    .selectAll()
    .where('request_id', '=', requestId ?? '')
    .execute()

describe('a write leaves one row:', () => {
  test('who, what, when, from where', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    const { headers } = await call('me/updateProfile', { lang: 'kz' }, token)
    const rows = await listAuditRows(headers.get('x-request-id'))
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      workspace_id: person.workspaceId,
      user_id: person.id,
      action: 'me/updateProfile',
      outcome: 'done',
      code: null,
      ip: '127.0.0.1',
    })
    expect(Date.now() - (rows[0]?.at.getTime() ?? 0)).toBeLessThan(60_000)
  })

  test('a sign-in is written down under the person who signed in', async () => {
    const person = await aPerson(server, ['lead'])
    const { headers } = await call('auth/localLogin', { email: person.email, password: PASSWORD })
    expect(await listAuditRows(headers.get('x-request-id'))).toMatchObject([
      { user_id: person.id, workspace_id: person.workspaceId, action: 'auth/localLogin' },
    ])
  })

  test('in the transaction of the write: without the row there is no write', async () => {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    await sql`alter table audit add constraint nothing_more check (action <> 'me/updateProfile') not valid`.execute(
      db.owner,
    )
    expect(await call('me/updateProfile', { fullName: 'Никто' }, token)).toMatchObject({ status: 500 })
    await sql`alter table audit drop constraint nothing_more`.execute(db.owner)
    expect((await call('me/getMe', {}, token)).body.fullName).toBe('Данияр Тестов')
  })
})

describe('a refused write leaves a row too', () => {
  test.each([
    ['by its role', 'lots/activateLot', { lotId: 1 }, 'forbidden', '1'],
    ['by its input', 'me/updateProfile', { lang: 'de' }, 'invalid_input', null],
  ] as const)('%s', async (_why, path, input, code, objectId) => {
    const person = await aPerson(server, ['lead'])
    const { headers } = await call(path, input as never, await getToken(server, person))
    expect(await listAuditRows(headers.get('x-request-id'))).toMatchObject([
      {
        user_id: person.id,
        workspace_id: person.workspaceId,
        action: path,
        outcome: 'refused',
        code,
        object_id: objectId,
      },
    ])
  })

  test('when a stranger makes the call', async () => {
    const { headers } = await call('lots/voteLot', { lotId: 5, accepted: true })
    expect(await listAuditRows(headers.get('x-request-id'))).toMatchObject([
      { user_id: null, workspace_id: null, outcome: 'refused', code: 'unauthorized' },
    ])
  })

  test('at most 60 rows per person and hour', async () => {
    const person = await aPerson(server, ['controller'])
    const token = await getToken(server, person)
    for (let attempt = 0; attempt < 70; attempt += 1) await call('lots/activateLot', { lotId: 1 }, token)
    const { length } = await db.owner
      .selectFrom('audit')
      .select('id')
      .where('user_id', '=', person.id)
      .where('outcome', '=', 'refused')
      .execute()
    expect(length).toBe(60)
  })
})

describe('the audit log:', () => {
  test.each(['application', 'operator', 'background', 'ingestion'] as const)(
    '%s can neither change nor delete a row',
    async (role) => {
      for (const statement of [sql`update audit set code = 'x'`, sql`delete from audit`, sql`truncate audit`]) {
        await expect(statement.execute(db[role])).rejects.toThrow(/permission denied/)
      }
    },
  )

  test('a workspace reads its own log and no other', async () => {
    const mine = await aPerson(server, ['admin'])
    const other = await aPerson(server, ['admin'])
    await signIn(server, mine)
    await signIn(server, other)
    const workspaces = await db.application.transaction().execute(async (scoped) => {
      await sql`select set_config('app.workspace_id', ${mine.workspaceId}, true)`.execute(scoped)
      return scoped.selectFrom('audit').select('workspace_id').distinct().execute()
    })
    expect(workspaces).toEqual([{ workspace_id: mine.workspaceId }])
  })

  test('rows lie in the partition of their month, and the next months are ready', async () => {
    const { rows } = await sql<{
      name: string
    }>`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass`.execute(db.owner)
    const month = new Date().toISOString().slice(0, 7).replace('-', '_')
    expect(rows.map((row) => row.name)).toContain(`audit_${month}`)
    expect(rows).toHaveLength(4)
    expect((await sql<{ n: number }>`select count(*) as n from audit_rest`.execute(db.owner)).rows[0]?.n).toBe(0)
  })
})

test('a call that says it writes nothing cannot write: the database refuses', async () => {
  const { id, workspaceId } = await aPerson(server, ['lead'])
  const write = createScoper(db)(
    workspaceId,
    (scope) => sql`update app_user set lang = 'en' where id = ${id}`.execute(scope.db),
    'read only',
  )
  await expect(write).rejects.toThrow(/read-only transaction/)
})
