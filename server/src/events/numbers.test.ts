import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper, type Scope } from '../db/scope.ts'
import { aWorkspace } from '../testing/builders.ts'
import { testServer, type TestServer } from '../testing/server.ts'
import { announce } from './announce.ts'
import { listEventsAfter, readKnownNumbers } from './queries.ts'

const server = await testServer()
const sequenced = await testServer()

const read = (on: TestServer, workspaceId: string, position: number) =>
  createScoper(on.db)(workspaceId, async (scope) =>
    (await listEventsAfter(scope, position, 100)).map(({ seq, object_id }) => [seq, object_id]),
  )

/** Announces and takes the number as a commit would, but delays the commit itself. */
async function hold(on: TestServer, workspaceId: string, id: string) {
  const numbered = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const committed = createScoper(on.db)(workspaceId, async (scope) => {
    await announce(scope, { kind: 'profile', id })
    await sql`set constraints all immediate`.execute(scope.db)
    numbered.resolve()
    await release.promise
  })
  await numbered.promise
  return { release: release.resolve, committed }
}

async function countWaiting({ db }: TestServer): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db.application,
  )
  return rows[0]?.n ?? 0
}

const say = (on: TestServer, workspaceId: string, id: string) =>
  createScoper(on.db)(workspaceId, (scope: Scope) => announce(scope, { kind: 'profile', id }))

describe('the numbers of a workspace', () => {
  test('become visible in their order: an uncommitted 1 makes 2 wait', async () => {
    const workspace = await aWorkspace(server)
    const slow = await hold(server, workspace, 'slow')
    const quick = say(server, workspace, 'quick')
    await expect.poll(() => countWaiting(server)).toBe(1)
    expect(await read(server, workspace, 0)).toEqual([])
    slow.release()
    await Promise.all([slow.committed, quick])
    expect(await read(server, workspace, 0)).toEqual([
      [1, 'slow'],
      [2, 'quick'],
    ])
  })

  test('taken from a sequence, the same two writers would lose an event for every reader', async () => {
    const workspace = await aWorkspace(sequenced)
    await sql`
      create sequence plain;
      grant usage on sequence plain to tendertap_application;
      create or replace function number_live_event() returns trigger language plpgsql as $$
      begin
        update live_event set seq = nextval('plain') where id = new.id;
        return null;
      end $$`.execute(sequenced.db.owner)
    const slow = await hold(sequenced, workspace, 'slow')
    await say(sequenced, workspace, 'quick')
    const seen = await read(sequenced, workspace, 0)
    expect(seen).toEqual([[2, 'quick']])
    slow.release()
    await slow.committed
    // the reader's position is 2, and 1 appeared after it had read on
    expect(await read(sequenced, workspace, 2)).toEqual([])
  })

  test('have no gaps, also after writes that were rolled back', async () => {
    const workspace = await aWorkspace(server)
    const broken = () =>
      createScoper(server.db)(workspace, async (scope) => {
        await announce(scope, { kind: 'profile', id: 'no' })
        await sql`set constraints all immediate`.execute(scope.db)
        throw new Error('no')
      }).catch(() => undefined)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? broken() : say(server, workspace, 'yes'))),
    )
    const numbers = (await read(server, workspace, 0)).map(([seq]) => seq)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(numbers).toHaveLength(13)
  })

  test('are taken last: two writers who announce and then update the same row do not deadlock', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await server.db.owner
      .insertInto('app_user')
      .values({ workspace_id: workspace, email: `${workspace}@test.example` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const touch = (scope: Scope) =>
      scope.db.updateTable('app_user').set({ position: 'x' }).where('id', '=', id).execute()
    const write = (announceFirst: boolean) =>
      createScoper(server.db)(workspace, async (scope) => {
        if (announceFirst) await announce(scope, { kind: 'profile', id })
        await touch(scope)
        if (!announceFirst) await announce(scope, { kind: 'profile', id })
      })
    await expect(Promise.all(Array.from({ length: 40 }, (_, index) => write(index % 2 === 0)))).resolves.toHaveLength(
      40,
    )
  })

  test('count for each workspace alone', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    await say(server, one, 'a')
    await say(server, other, 'b')
    expect([await read(server, one, 0), await read(server, other, 0)]).toEqual([[[1, 'a']], [[1, 'b']]])
  })
})

describe('events are kept for a day', () => {
  test('and then deleted by the next writes, oldest first', async () => {
    const workspace = await aWorkspace(server)
    const inScope = createScoper(server.db)
    for (const id of ['1', '2', '3', '4']) await say(server, workspace, id)
    await server.db.owner
      .updateTable('live_event')
      .set({ at: sql`at - interval '25 hours'` })
      .where('workspace_id', '=', workspace)
      .where('seq', '<=', 3)
      .execute()
    await say(server, workspace, '5')
    expect(await read(server, workspace, 0)).toEqual([
      [4, '4'],
      [5, '5'],
    ])
    expect(await inScope(workspace, readKnownNumbers)).toMatchObject({ first: 4, last: 5 })
  })
})

test('the application can neither number an event itself nor write one for another workspace', async () => {
  const [mine, foreign] = [await aWorkspace(server), await aWorkspace(server)]
  const insert = (values: ReturnType<typeof sql>) =>
    createScoper(server.db)(mine, (scope) => sql`insert into live_event ${values}`.execute(scope.db))
  await expect(insert(sql`(workspace_id, kind, object_id, seq) values (${mine}, 'profile', 'x', 7)`)).rejects.toThrow(
    /permission denied/,
  )
  await expect(insert(sql`(workspace_id, kind, object_id) values (${foreign}, 'profile', 'x')`)).rejects.toThrow(
    /row-level security/,
  )
})
