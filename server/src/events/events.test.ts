import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../db/scope.ts'
import { aPerson, aWorkspace, getToken, type TestPerson } from '../testing/builders.ts'
import { readEvents } from '../testing/event-reader.ts'
import { testServer } from '../testing/server.ts'
import { announce, announceEach, type Announcement } from './announce.ts'

// two servers on one database, as in two processes: each has its own listening connection
const here = await testServer({ recheckMs: 200 })
const there = await testServer({ beside: here, recheckMs: 200 })
const closing = await testServer({ beside: here })
const withoutPredicates = await testServer({
  beside: here,
  inScope: (databases) => createScoper(databases, () => sql`true`),
})
const withoutSecurity = await testServer()
const { db } = here
const inScope = createScoper(db)

const say = (workspaceId: string | null, announcement: Omit<Announcement, 'kind'>) =>
  inScope(workspaceId, (scope) => announce(scope, { kind: 'profile', ...announcement }))

async function aMember(workspaceId?: string): Promise<TestPerson & { workspaceId: string; token: string }> {
  const person = await aPerson(here, ['lead'], workspaceId ?? (await aWorkspace(here)))
  return { ...person, workspaceId: person.workspaceId ?? '', token: await getToken(here, person) }
}

const lastId = ({ events }: { events: { id: string }[] }) => events.at(-1)?.id ?? ''

describe('who may listen', () => {
  test('a member may, and nothing caches or buffers the answer', async () => {
    const { status, headers, drop } = await readEvents(here.url, (await aMember()).token)
    drop()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('no stranger, no superadmin, and no token in the address', async () => {
    const { token } = await aMember()
    expect(await readEvents(here.url)).toMatchObject({ status: 401 })
    expect(await readEvents(here.url, 'no.such.token')).toMatchObject({ status: 401 })
    expect((await fetch(`${here.url}/api/events?token=${token}`)).status).toBe(401)
    expect(await readEvents(here.url, await getToken(here, await aPerson(here, ['superadmin'])))).toMatchObject({
      status: 403,
    })
  })

  test('ten streams per person, and an eleventh when one has gone', async () => {
    const { token } = await aMember()
    const streams = await Promise.all(Array.from({ length: 10 }, () => readEvents(here.url, token)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await readEvents(here.url, token)).toMatchObject({ status: 429 })
    streams[0]?.drop()
    const again = async (): Promise<number> => {
      const { status, drop } = await readEvents(here.url, token)
      drop()
      return status
    }
    await expect.poll(again).toBe(200)
    for (const { drop } of streams) drop()
  })
})

describe('an event', () => {
  test('reaches the streams of another process and carries only the id of what changed', async () => {
    const member = await aMember()
    const colleague = await aMember(member.workspaceId)
    const stream = await readEvents(there.url, colleague.token)
    await here.call('me/updateProfile', { fullName: 'Айгерим Секретова' }, member.token)
    await stream.until(() => stream.changed().length > 0)
    expect(stream.events.find(({ data }) => data)).toMatchObject({
      name: 'change',
      data: JSON.stringify({ kind: 'profile', id: member.id }),
    })
    stream.drop()
  })

  test('is sent when the write commits, and never when it is rolled back', async () => {
    const { workspaceId, token } = await aMember()
    const stream = await readEvents(there.url, token)
    const broken = inScope(workspaceId, async (scope) => {
      await announce(scope, { kind: 'profile', id: 'rolled back' })
      throw new Error('changed its mind')
    })
    await expect(broken).rejects.toThrow('changed its mind')
    await say(workspaceId, { id: 'kept' })
    await stream.until(() => stream.changed().length > 0)
    expect(stream.changed()).toEqual(['kept'])
    expect(lastId(stream)).toBe(`${workspaceId}:1`)
    stream.drop()
  })

  test('of a workspace is never seen in another, nor one for a colleague alone', async () => {
    const member = await aMember()
    const colleague = await aMember(member.workspaceId)
    const stranger = await aMember()
    const [mine, theirs, foreign] = await Promise.all([
      readEvents(here.url, member.token),
      readEvents(there.url, colleague.token),
      readEvents(here.url, stranger.token),
    ])
    await say(member.workspaceId, { id: 'for all' })
    await say(member.workspaceId, { id: 'for me', userId: member.id })
    await say(stranger.workspaceId, { id: 'foreign' })
    await say(member.workspaceId, { id: 'end' })
    await say(stranger.workspaceId, { id: 'end' })
    for (const stream of [mine, theirs, foreign]) await stream.until(() => stream.changed().includes('end'))
    expect(mine.changed()).toEqual(['for all', 'for me', 'end'])
    expect(theirs.changed()).toEqual(['for all', 'end'])
    expect(foreign.changed()).toEqual(['foreign', 'end'])
    for (const stream of [mine, theirs, foreign]) stream.drop()
  })

  test.each([
    ['row-level security', withoutPredicates],
    ['the workspace in every query', withoutSecurity],
  ])('of another workspace is kept out by %s alone', async (_wall, server) => {
    for (const table of ['live_event', 'live_position'])
      await sql`alter table ${sql.table(table)} disable row level security`.execute(withoutSecurity.db.owner)
    const [member, stranger] = [await aPerson(server, ['lead']), await aPerson(server, ['lead'])]
    const stream = await readEvents(server.url, await getToken(server, member))
    const tell = (workspaceId: string | null, id: string) =>
      createScoper(server.db)(workspaceId, (scope) => announce(scope, { kind: 'profile', id }))
    for (const id of ['1', '2', '3']) await tell(stranger.workspaceId, `foreign ${id}`)
    await tell(member.workspaceId, 'own')
    await stream.until(() => stream.changed().includes('own'))
    expect(stream.changed()).toEqual(['own'])
    expect(lastId(stream)).toBe(`${member.workspaceId}:1`)
    stream.drop()
  })

  test('cannot be addressed to a person of another workspace', async () => {
    const [member, stranger] = [await aMember(), await aMember()]
    await expect(say(member.workspaceId, { id: 'x', userId: stranger.id })).rejects.toThrow(/foreign key/)
  })

  test('of a superadmin goes to nobody', async () => {
    await expect(say(null, { id: 'x' })).resolves.toBeUndefined()
  })
})

describe('a stream that was cut', () => {
  test('resumes in the other process with what it missed, and nothing twice', async () => {
    const { workspaceId, token } = await aMember()
    const first = await readEvents(here.url, token)
    await say(workspaceId, { id: '1' })
    await first.until(() => first.changed().length === 1)
    first.drop()
    for (const id of ['2', '3', '4']) await say(workspaceId, { id })
    const second = await readEvents(there.url, token, lastId(first))
    await say(workspaceId, { id: '5' })
    await second.until(() => second.changed().includes('5'))
    expect(second.changed()).toEqual(['2', '3', '4', '5'])
    second.drop()
  })

  test('resumes also when it was cut before its first event', async () => {
    const { workspaceId, token } = await aMember()
    const first = await readEvents(here.url, token)
    await first.until(() => first.events.length > 0)
    first.drop()
    await say(workspaceId, { id: 'missed' })
    const second = await readEvents(here.url, token, lastId(first))
    await second.until(() => second.changed().length > 0)
    expect(second.changed()).toEqual(['missed'])
    second.drop()
  })

  test('resumes over more events than one read brings', async () => {
    const { workspaceId, token } = await aMember()
    const ids = Array.from({ length: 900 }, (_, index) => String(index + 1))
    await inScope(workspaceId, (scope) => announceEach(scope, ids, { kind: 'profile' }))
    const stream = await readEvents(here.url, token, `${workspaceId}:0`)
    await stream.until(() => stream.changed().length >= 900)
    expect(stream.changed()).toEqual(ids)
    stream.drop()
  })

  test('a page that loaded just before its stream opened gets what changed in between', async () => {
    const { workspaceId, token } = await aMember()
    await say(workspaceId, { id: 'old' })
    await sql`update live_event set at = at - interval '1 minute'`.execute(db.owner)
    await say(workspaceId, { id: 'in between' })
    const stream = await readEvents(here.url, token)
    await stream.until(() => stream.changed().length > 0)
    expect(stream.changed()).toEqual(['in between'])
    stream.drop()
  })

  test('is reset when its number is from another workspace or no longer stored', async () => {
    const { workspaceId, token } = await aMember()
    for (const id of ['1', '2', '3']) await say(workspaceId, { id })
    await db.owner.deleteFrom('live_event').where('workspace_id', '=', workspaceId).where('seq', '<=', 2).execute()
    for (const number of [`${randomUUID()}:2`, `${workspaceId}:1`, 'nonsense']) {
      const stream = await readEvents(here.url, token, number)
      await stream.until(() => stream.events.length > 0)
      expect(stream.events).toEqual([{ id: `${workspaceId}:3`, name: 'reset', data: '{}' }])
      stream.drop()
    }
  })
})

describe('an open stream ends', () => {
  test.each<[what: string, end: (person: TestPerson) => Promise<unknown>]>([
    [
      'the session',
      ({ id }) => db.owner.updateTable('session').set({ ended_at: new Date() }).where('user_id', '=', id).execute(),
    ],
    [
      'the person',
      ({ id }) => db.owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', id).execute(),
    ],
    ['a role', ({ id }) => db.owner.deleteFrom('user_role').where('user_id', '=', id).execute()],
    [
      'the workspace',
      ({ workspaceId }) =>
        db.owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', workspaceId).execute(),
    ],
  ])('with %s, at the next check of the rights', async (_what, end) => {
    const member = await aMember()
    const stream = await readEvents(here.url, member.token)
    await end(member)
    expect(await stream.ended).toBe('finished')
  })

  test('when its process drains, without waiting for anyone, and resumes elsewhere', async () => {
    const { workspaceId, token } = await aMember()
    const stream = await readEvents(closing.url, token)
    await stream.until(() => stream.events.length > 0)
    await closing.close()
    // a process that waited for the reader would give up after ten seconds and cut the connection
    expect(await stream.ended).toBe('finished')
    await say(workspaceId, { id: 'meanwhile' })
    const again = await readEvents(here.url, token, lastId(stream))
    await again.until(() => again.changed().includes('meanwhile'))
    again.drop()
  })
})

test('after its listening connection was lost a process catches up and hears again', async () => {
  const { workspaceId, token } = await aMember()
  const stream = await readEvents(here.url, token)
  const cut = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tendertap-events' and datname = current_database()`.execute(
    db.application,
  )
  await say(workspaceId, { id: 'unheard' })
  await stream.until(() => stream.changed().includes('unheard'))
  await say(workspaceId, { id: 'heard' })
  await stream.until(() => stream.changed().includes('heard'))
  expect(cut.rows.length).toBeGreaterThan(0)
  stream.drop()
})
