import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPerson, type TestPerson } from '../testing/builders.ts'
import { countRoundTrips } from '../testing/count-queries.ts'
import { testServer } from '../testing/server.ts'
import { openDatabase } from './database.ts'
import { prepareAs } from './prepared-statement.ts'
import { createScoper, type Scope } from './scope.ts'
import { TIME_LIMITS } from './time-limits.ts'

const server = await testServer()
// One connection, so that the next scope gets the one that was just used. A query may take two seconds, because on a
// busy machine even a quick one can be slow.
const openOne = (url: string) =>
  openDatabase({
    url,
    name: 'test',
    max: 1,
    limits: { ...TIME_LIMITS.api, statementMs: 2_000 },
    onError: () => undefined,
  })
const db = { application: openOne(server.urls.application), operator: openOne(server.urls.operator) }
const inScope = createScoper(db)
let one: TestPerson
let other: TestPerson

beforeAll(async () => {
  one = await aPerson(server, ['manager'])
  other = await aPerson(server, ['manager'])
})

afterAll(() => Promise.all([db.application.destroy(), db.operator.destroy()]))

const people = async (scope: Scope) =>
  (await scope.db.selectFrom('app_user').select('id').execute()).map(({ id }) => id)
const look = <T>(workspaceId: string | null, work: (scope: Scope) => Promise<T>) =>
  inScope(workspaceId, work, 'read only')
/** what the connection would show the next caller, and whether it is still inside a transaction */
const leftBehind = async () => {
  const { rows } = await sql<{ workspace: string | null; people: number; alone: boolean }>`
    select nullif(current_setting('app.workspace_id', true), '') as workspace, (select count(*) from app_user) as people, now() = statement_timestamp() as alone`.execute(
    db.application,
  )
  return rows[0]
}
const NOTHING = { workspace: null, people: 0, alone: true }

describe('a read-only scope', () => {
  test('waits once for each query and for nothing else', async () => {
    expect(await countRoundTrips(() => look(one.workspaceId, people))).toBe(1)
    expect(await countRoundTrips(() => look(null, people))).toBe(1)
    expect(
      await countRoundTrips(() => look(one.workspaceId, async (scope) => [await people(scope), await people(scope)])),
    ).toBe(2)
  })

  test('waits once for all queries that it sends together', async () => {
    expect(
      await countRoundTrips(() => look(one.workspaceId, (scope) => Promise.all([people(scope), people(scope)]))),
    ).toBe(1)
  })

  test('answers in the order sent, so that a query may use what the one before it left', async () => {
    const leave = (scope: Scope) => sql`select set_config('app.page', 'left', true)`.execute(scope.db)
    const take = async (scope: Scope) =>
      (await sql<{ found: string }>`select current_setting('app.page') as found`.execute(scope.db)).rows[0]?.found
    expect(await look(one.workspaceId, async (scope) => (await Promise.all([leave(scope), take(scope)]))[1])).toBe(
      'left',
    )
  })

  test('sees its own workspace, whichever workspace used the connection before', async () => {
    const asked = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other))
    const seen = await Promise.all(asked.map(({ workspaceId }) => look(workspaceId, people)))
    expect(seen).toEqual(asked.map(({ id }) => [id]))
    expect(await leftBehind()).toEqual(NOTHING)
  })

  test('sees the operator’s own rows without a workspace', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    expect(await look(null, people)).toEqual([superadmin.id])
  })

  test('sees one snapshot, from its first query to its last', async () => {
    const seen = await look(one.workspaceId, async (scope) => {
      const languages = async () =>
        (await scope.db.selectFrom('app_user').select('lang').where(scope.owns('workspace_id')).execute()).map(
          ({ lang }) => lang,
        )
      const before = await languages()
      await sql`update app_user set lang = 'kz' where id = ${one.id}`.execute(server.db.owner)
      return [before, await languages()]
    })
    expect(seen[0]).toEqual(seen[1])
  })

  test('cannot write', async () => {
    await expect(
      look(one.workspaceId, ({ db: transaction }) => sql`update app_user set lang = 'en'`.execute(transaction)),
    ).rejects.toThrow(/read-only transaction/)
  })

  test.each<[string, (scope: Scope) => Promise<unknown>, RegExp]>([
    [
      'its work fails',
      async (scope) => {
        await people(scope)
        throw new Error('the work')
      },
      /the work/,
    ],
    [
      'its work fails before it sends a query',
      async () => {
        throw new Error('the work')
      },
      /the work/,
    ],
    ['a query fails', (scope) => sql`select 1 / 0`.execute(scope.db), /division by zero/],
    [
      'one of several queries fails',
      (scope) => Promise.all([people(scope), sql`select 1 / 0`.execute(scope.db), people(scope)]),
      /division by zero/,
    ],
    ['a query takes too long', (scope) => sql`select pg_sleep(10)`.execute(scope.db), /statement timeout/],
  ])('fails when %s, and leaves the connection clean', async (_when, work, message) => {
    await expect(look(one.workspaceId, work)).rejects.toThrow(message)
    expect(await leftBehind()).toEqual(NOTHING)
    expect(await look(other.workspaceId, people)).toEqual([other.id])
  })

  test.each(['no id \0', `'; set local app.workspace_id = '`, ''])(
    'sends nothing for the workspace id %j',
    async (workspaceId) => {
      let hasRun = false
      const failing = look(workspaceId, async () => {
        hasRun = true
      })
      await expect(failing).rejects.toThrow('No workspace has such an id')
      expect(hasRun).toBe(false)
      expect(await leftBehind()).toEqual(NOTHING)
    },
  )

  test('whose connection is lost fails, and the next one gets another', async () => {
    const cut = (scope: Scope) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(scope.db)
    // what the client says depends on whether it reads the server's message or the end of the connection first
    await expect(look(one.workspaceId, cut)).rejects.toBeInstanceOf(Error)
    expect(await look(other.workspaceId, people)).toEqual([other.id])
  })

  test('returns its connection when the transaction is over, not before', async () => {
    await look(one.workspaceId, async () => null)
    const client = await db.application.pool.connect()
    expect(client.getTransactionStatus()).toBe('I')
    client.release()
  })
})

describe('a prepared statement', () => {
  const known = async () =>
    (
      await sql<{
        name: string
        from_sql: boolean
      }>`select name, from_sql from pg_prepared_statements order by name`.execute(db.application)
    ).rows
  const count = (scope: Scope, least: number) =>
    sql<{
      many: number
    }>`${prepareAs('people of a test')} select count(*) as many from app_user where length(full_name) > ${least}`.execute(
      scope.db,
    )

  test('is parsed once per connection and answers each call for its own values and workspace', async () => {
    for (const [person, least, many] of [
      [one, 0, 1],
      [other, 0, 1],
      [one, 1_000, 0],
      [null, 0, 0],
    ] as const) {
      expect((await look(person?.workspaceId ?? randomUUID(), (scope) => count(scope, least))).rows).toEqual([{ many }])
    }
    expect(await known()).toEqual([{ name: 'people of a test', from_sql: false }])
  })

  test('survives its own failure', async () => {
    const fraction = (scope: Scope, of: number) =>
      sql<{ share: number }>`${prepareAs('share')} select 6 / ${of}::integer as share`.execute(scope.db)
    await expect(look(one.workspaceId, (scope) => fraction(scope, 0))).rejects.toThrow('division by zero')
    expect((await look(one.workspaceId, (scope) => fraction(scope, 2))).rows).toEqual([{ share: 3 }])
  })
})

test('a scope that writes waits for its commit', async () => {
  // begin, the workspace, the query, commit
  expect(await countRoundTrips(() => inScope(one.workspaceId, people))).toBe(4)
})
