import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

// one address asks for all calendars of this file
const server = await testServer()
const { owner } = server.db

const read = async (path: string, init?: RequestInit) => {
  await sql`delete from rate_limit`.execute(owner)
  const response = await fetch(`${server.url}${path}`, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** The lines after unfolding. */
const readLines = async (path: string) => (await read(path)).text.replaceAll('\r\n ', '').split('\r\n')

async function aSubscriber(roles: readonly Role[], workspaceId?: string) {
  const workspace = workspaceId ?? (await aWorkspace(server))
  const person = await aPerson(server, roles, workspace)
  const token = await getToken(server, person)
  const { status, body } = await server.call('planning/renewCalendarAddress', {}, token)
  expect(status).toBe(200)
  return { ...person, workspaceId: workspace, token, path: body.path as string }
}

/** Taken, with one document to collect. */
async function aLotInWork(workspaceId: string, name: string, endAt = inDays(40)): Promise<number> {
  const lot = await aLot(server, { nameRu: name, endAt })
  await sql`insert into lot_work (workspace_id, lot_id, status) values (${workspaceId}, ${lot.id}, 'in_collecting_documents')`.execute(
    owner,
  )
  await sql`insert into work_document (workspace_id, lot_id, key, position, description_ru, required)
    values (${workspaceId}, ${lot.id}, 'licence', 1, 'Лицензия', true)`.execute(owner)
  return lot.id
}

const uids = (lines: readonly string[]) => lines.filter((line) => line.startsWith('UID:')).map((line) => line.slice(4))

describe('a calendar', () => {
  test('shows the ends of the lots in work and the steps of the person’s roles', async () => {
    const workspaceId = await aWorkspace(server)
    const manager = await aSubscriber(['manager'], workspaceId)
    const buyer = await aSubscriber(['procurement'], workspaceId)
    const controller = await aSubscriber(['controller'], workspaceId)
    const endAt = inDays(40)
    const lotId = await aLotInWork(workspaceId, 'Бумага, А4; «Снегурочка»', endAt)
    const { status, headers, text } = await read(manager.path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain(String.raw`SUMMARY:Окончание приёма заявок: Бумага`)
    expect(text.replaceAll('\r\n ', '')).toContain(String.raw`Бумага\, А4\; «Снегурочка»`)
    const end = endAt.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
    expect(text).toContain(`DTSTART:${end}\r\n`)
    expect(uids(await readLines(manager.path))).toEqual([`lot-${lotId}-end@tendertap`, `lot-${lotId}-price@tendertap`])
    expect(uids(await readLines(buyer.path))).toEqual([
      `lot-${lotId}-end@tendertap`,
      `lot-${lotId}-collect@tendertap`,
      `lot-${lotId}-place@tendertap`,
    ])
    expect(uids(await readLines(controller.path))).toEqual([`lot-${lotId}-end@tendertap`])
  })

  test('is written in the person’s language', async () => {
    const buyer = await aSubscriber(['procurement'])
    await aLotInWork(buyer.workspaceId, 'Қағаз')
    await server.call('me/updateProfile', { lang: 'kz' }, buyer.token)
    expect(await readLines(buyer.path)).toContain('SUMMARY:Құжат жинауды бастау: Қағаз')
  })

  test('names no person and shows no lot of others, completed or declined', async () => {
    const buyer = await aSubscriber(['procurement'])
    const other = await aSubscriber(['procurement'])
    await aLotInWork(other.workspaceId, 'Чужой лот')
    const declined = await aLotInWork(buyer.workspaceId, 'Отклонённый лот')
    await sql`update lot_work set status = 'declined', declined_at = now() where lot_id = ${declined}`.execute(owner)
    const { text } = await read(buyer.path)
    expect(text).not.toContain('BEGIN:VEVENT')
    expect(text).not.toContain(buyer.email)
  })

  test('is empty while the person may not see the lots in work', async () => {
    const buyer = await aSubscriber(['procurement'])
    await aLotInWork(buyer.workspaceId, 'Бумага')
    expect((await read(buyer.path)).text).toContain('BEGIN:VEVENT')
    await sql`update user_role set role = 'lead' where user_id = ${buyer.id}`.execute(owner)
    expect(await read(buyer.path)).toMatchObject({ status: 200, text: expect.not.stringContaining('BEGIN:VEVENT') })
    await sql`update user_role set role = 'procurement' where user_id = ${buyer.id}`.execute(owner)
    expect((await read(buyer.path)).text).toContain('BEGIN:VEVENT')
  })
})

describe('its address', () => {
  test('is stored as a hash, shown once, and written to no log', async () => {
    const buyer = await aSubscriber(['procurement'])
    const secret = buyer.path.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(secret).toMatch(/^[\w-]{43}$/)
    await read(buyer.path)
    await read(buyer.path, { method: 'HEAD' })
    await read(`${buyer.path}?x=1`, { method: 'OPTIONS' })
    expect(server.logged.join('')).toContain('/api/calendar/:fileName')
    expect(server.logged.join('')).not.toContain(secret)
    const { rows } = await sql<{ row: string }>`
      select f::text || a::text as row from calendar_feed f, audit a
      where f.user_id = ${buyer.id} and a.user_id = ${buyer.id}`.execute(owner)
    expect(rows.map(({ row }) => row).join('')).not.toContain(secret)
    const { body } = await server.call('planning/getCalendarFeed', {}, buyer.token)
    expect(body).toEqual({ madeAt: expect.any(String) })
  })

  test('stops working when it is renewed or removed', async () => {
    const buyer = await aSubscriber(['procurement'])
    const { body } = await server.call('planning/renewCalendarAddress', {}, buyer.token)
    expect((await read(buyer.path)).status).toBe(404)
    expect((await read(body.path)).status).toBe(200)
    await server.call('planning/removeCalendarAddress', {}, buyer.token)
    expect((await read(body.path)).status).toBe(404)
    expect((await server.call('planning/getCalendarFeed', {}, buyer.token)).body).toEqual({ madeAt: null })
  })

  test('stops working for good when the person is deactivated', async () => {
    const workspaceId = await aWorkspace(server)
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const buyer = await aSubscriber(['procurement'], workspaceId)
    const setActive = (active: boolean) => server.call('users/setUserActive', { userId: buyer.id, active }, admin)
    expect((await setActive(false)).status).toBe(200)
    expect((await read(buyer.path)).status).toBe(404)
    expect((await setActive(true)).status).toBe(200)
    expect((await read(buyer.path)).status).toBe(404)
  })

  test('stops working when the workspace is closed', async () => {
    const buyer = await aSubscriber(['procurement'])
    await sql`update workspace set activated_at = null, declined_at = now() where id = ${buyer.workspaceId}`.execute(
      owner,
    )
    expect((await read(buyer.path)).status).toBe(404)
  })

  test.each(['unknown', 'x'.repeat(43), '../../etc/passwd', '%00', '%F0%9F%A6%8A', 'a'.repeat(5_000)])(
    '%s.ics is found nowhere',
    async (secret) => {
      expect([404, 414]).toContain((await read(`/api/calendar/${encodeURI(secret)}.ics`)).status)
    },
  )

  test('is made only by those who see the lots in work', async () => {
    const lead = await getToken(server, await aPerson(server, ['lead']))
    expect((await server.call('planning/renewCalendarAddress', {}, lead)).status).toBe(403)
  })

  test('is guessed at a limited pace', async () => {
    const limited = await testServer({ beside: server })
    await sql`delete from rate_limit`.execute(owner)
    await sql`insert into rate_limit (key, attempts, window_ends_at)
      values ('calendar:127.0.0.1', 120, now() + interval '1 hour')`.execute(owner)
    const response = await fetch(`${limited.url}/api/calendar/${'x'.repeat(43)}.ics`)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })
})
