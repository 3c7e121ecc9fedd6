import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, type TestLot, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

interface Colleague extends TestPerson {
  token: string
}

let workspaceId: string
let manager: Colleague
let lead: Colleague
let stranger: Colleague

async function aColleague(name: string, ...[roles, workspace]: [Parameters<typeof aPerson>[1], string?]) {
  const person = await aPerson(server, roles, workspace)
  await owner.updateTable('app_user').set({ full_name: name }).where('id', '=', person.id).execute()
  return { ...person, token: await getToken(server, person) }
}

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  manager = await aColleague('Асель Менеджер', ['manager'], workspaceId)
  lead = await aColleague('Болат Лидер', ['lead'], workspaceId)
  stranger = await aColleague('Чужой Человек', ['manager'])
})

const say = (lot: TestLot, text: string, by: Colleague, mentions?: string[]) =>
  server.call('lots/addComment', { lotId: lot.id, text, ...(mentions && { mentions }) }, by.token)
const remove = (commentId: string, by: Colleague) => server.call('lots/removeComment', { commentId }, by.token)
const assign = (lot: TestLot, userId: string | null, by: Colleague) =>
  server.call('lots/assignLot', { lotId: lot.id, userId }, by.token)

async function readPage(lot: TestLot, by: Colleague, input: Omit<Input<'lots/getActivity'>, 'lotId'> = {}) {
  const { status, body } = await server.call('lots/getActivity', { lotId: lot.id, ...input }, by.token)
  expect(status).toBe(200)
  return body
}

const readFeed = async (lot: TestLot, by: Colleague) => (await readPage(lot, by, { limit: 50 })).data

/** An entry in one word, to compare orders. */
const toWord = (entry: { kind: string; action?: string; text?: string; change?: { kind: string } }) =>
  `${entry.kind} ${entry.action ?? entry.text ?? entry.change?.kind ?? ''}`.trim()

async function change(lot: TestLot, kind: string, at: Date, ofLot = true): Promise<void> {
  await server.db.ingestion
    .insertInto('change')
    .values({
      at,
      tender_id: lot.tenderId,
      lot_id: ofLot ? lot.id : null,
      kind,
      before: JSON.stringify({ amount: '100' }),
      after: JSON.stringify({ amount: '200' }),
    })
    .execute()
}

const listEvents = async (kind: string, lot: TestLot) =>
  (
    await sql`select from live_event where kind = ${kind} and object_id = ${String(lot.id)} and workspace_id = ${workspaceId}`.execute(
      owner,
    )
  ).rows.length

describe('the feed of a lot', () => {
  test('has votes, steps, comments and changes on the portal in one order, the newest first', async () => {
    const lot = await aLot(server)
    await change(lot, 'published', new Date('2026-01-01T00:00:00Z'), false)
    await change(lot, 'published', new Date('2026-01-01T00:00:00Z'))
    await change(lot, 'amount', new Date('2026-01-02T00:00:00Z'))
    await server.call('lots/voteLot', { lotId: lot.id, accepted: true, description: 'Берём' }, lead.token)
    await say(lot, 'Посмотрите', lead, [manager.id])
    await server.call('lots/activateLot', { lotId: lot.id }, manager.token)
    await assign(lot, lead.id, manager)
    const feed = await readFeed(lot, lead)
    expect(feed.map(toWord)).toEqual([
      'step assignLot',
      'step activateLot',
      'comment Посмотрите',
      'vote',
      'change amount',
      // one entry for the tender and its lot
      'change published',
    ])
    expect(feed[0]).toMatchObject({
      user: { id: manager.id, fullName: 'Асель Менеджер' },
      assignee: { id: lead.id, fullName: 'Болат Лидер' },
    })
    expect(feed[2]).toMatchObject({
      LotId: lot.id,
      user: { id: lead.id },
      mentions: [{ id: manager.id, fullName: 'Асель Менеджер' }],
    })
    expect(feed[3]).toMatchObject({ accepted: true, description: 'Берём', carried: false, user: { id: lead.id } })
    expect(feed[4]).toMatchObject({ change: { LotId: lot.id, before: { amount: 100 }, after: { amount: 200 } } })
    expect(feed[5]).toMatchObject({ change: { LotId: null } })
  })

  test('does not show the changes and the comments of a neighbouring lot', async () => {
    const lot = await aLot(server)
    const other = await aLot(server)
    await change(other, 'amount', new Date('2026-01-02T00:00:00Z'))
    await say(other, 'О другом', lead)
    expect(await readFeed(lot, lead)).toEqual([])
  })

  test('shows each vote of a person, with words only where they count', async () => {
    const lot = await aLot(server)
    const vote = (accepted: boolean, description: string) =>
      server.call('lots/voteLot', { lotId: lot.id, accepted, description }, lead.token)
    await vote(true, 'Подходит')
    await vote(false, 'Нет, поздно')
    expect(await readFeed(lot, lead)).toMatchObject([
      { accepted: false, description: 'Нет, поздно' },
      { accepted: true, description: null },
    ])
  })

  test('shows a vote that was carried over as such, at the time when it was given', async () => {
    const lot = await aLot(server)
    await owner
      .insertInto('lot_vote')
      .values({
        workspace_id: workspaceId,
        lot_id: lot.id,
        user_id: lead.id,
        accepted: true,
        carried: true,
        created_at: new Date('2026-02-03T04:05:06Z'),
      })
      .execute()
    expect(await readFeed(lot, lead)).toMatchObject([
      { kind: 'vote', carried: true, at: '2026-02-03T04:05:06.000Z', user: { id: lead.id } },
    ])
  })

  test('is paged without a loss or a double when everything happened at one moment', async () => {
    const lot = await aLot(server)
    await server.call('lots/activateLot', { lotId: lot.id }, manager.token)
    for (let count = 0; count < 12; count += 1) {
      await say(lot, `Слово ${count}`, lead)
      await change(lot, 'amount', new Date())
      await change(lot, 'amount', new Date(), false)
    }
    for (const userId of [lead.id, null, manager.id]) await assign(lot, userId, manager)
    const at = new Date('2026-03-04T05:06:07Z')
    await owner.updateTable('lot_comment').set({ created_at: at }).where('lot_id', '=', lot.id).execute()
    await owner.updateTable('work_log').set({ logged_at: at }).where('lot_id', '=', lot.id).execute()
    await owner.updateTable('change').set({ at }).where('tender_id', '=', lot.tenderId).execute()
    const ids: string[] = []
    let before: string | null = null
    do {
      const page = await readPage(lot, lead, { before, limit: 10 })
      ids.push(...page.data.map(({ id }: { id: string }) => id))
      before = page.next
    } while (before !== null)
    expect(ids).toHaveLength(12 + 24 + 4)
    expect(new Set(ids).size).toBe(ids.length)
    const feed = await readFeed(lot, lead)
    expect(feed.map(({ id }: { id: string }) => id)).toEqual(ids)
    const steps = feed.map(toWord).filter((word: string) => word.startsWith('step'))
    expect(steps).toEqual([...Array.from({ length: 3 }, () => 'step assignLot'), 'step activateLot'])
  })

  test('tells moments within one millisecond apart', async () => {
    const lot = await aLot(server)
    for (const text of ['первый', 'второй']) await say(lot, text, lead)
    await sql`
      update lot_comment set created_at = '2026-03-04T05:06:07.000100Z'::timestamptz
        + case when text = 'первый' then interval '300 microseconds' else interval '0' end
      where lot_id = ${lot.id}`.execute(owner)
    const [newest] = (await readPage(lot, lead, { limit: 10 })).data
    expect(newest).toMatchObject({ text: 'первый' })
  })

  test('is refused for an unknown lot, and for a page that nobody was given', async () => {
    const ask = (input: object) => server.call('lots/getActivity', input as never, lead.token)
    expect(await ask({ lotId: 999_999_999 })).toMatchObject({ status: 404 })
    const lot = await aLot(server)
    expect(await ask({ lotId: lot.id, before: '1; drop table lot' })).toMatchObject({ status: 400 })
    expect(await ask({ lotId: lot.id, before: '9999999999999999.9.f' })).toMatchObject({ status: 200 })
  })

  test('without a subscription has the changes of the catalogue only on lots in work', async () => {
    const workspace = await aWorkspace(server, { subscribed: false })
    const person = await aColleague('Без подписки', ['manager'], workspace)
    const lot = await aLot(server)
    await change(lot, 'amount', new Date('2026-01-02T00:00:00Z'))
    await say(lot, 'Жаль', person)
    expect((await readFeed(lot, person)).map(toWord)).toEqual(['comment Жаль'])
    await owner
      .insertInto('lot_work')
      .values({ workspace_id: workspace, lot_id: lot.id, status: 'in_collecting_documents' })
      .execute()
    expect((await readFeed(lot, person)).map(toWord)).toEqual(['comment Жаль', 'change amount'])
  })
})

describe('a comment', () => {
  test('is never seen in another workspace, nor removed from there', async () => {
    const lot = await aLot(server)
    const { body: comment } = await say(lot, 'Наша тайна', lead)
    await server.call('lots/voteLot', { lotId: lot.id, accepted: true }, lead.token)
    expect(await readFeed(lot, stranger)).toEqual([])
    expect(await remove(comment.id, stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await readFeed(lot, lead)).toHaveLength(2)
  })

  test('cannot name somebody of another workspace, somebody unknown, or somebody who has left', async () => {
    const lot = await aLot(server)
    const left = await aPerson(server, ['lead'], workspaceId)
    await owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', left.id).execute()
    for (const id of [stranger.id, '0198f000-0000-7000-8000-000000000000', left.id])
      expect(await say(lot, 'Смотрите', lead, [manager.id, id])).toMatchObject({
        status: 409,
        body: { code: 'person_not_in_team' },
      })
    expect(await readFeed(lot, lead)).toEqual([])
  })

  test('names a person once, however often and however written', async () => {
    const lot = await aLot(server)
    const { body } = await say(lot, 'Смотрите', lead, [manager.id, manager.id.toUpperCase()])
    expect(body.mentions).toEqual([{ id: manager.id, fullName: 'Асель Менеджер' }])
    expect(await readFeed(lot, manager)).toEqual([body])
  })

  test('is stored as it was written, also where it looks like HTML', async () => {
    const lot = await aLot(server)
    const text = '<img src=x onerror=alert(1)> & <b>жирный</b>'
    await say(lot, text, lead)
    expect(await readFeed(lot, lead)).toMatchObject([{ text }])
  })

  test('that is empty, only spaces, too long or of an unknown lot is refused', async () => {
    const lot = await aLot(server)
    for (const text of ['', ' \n ', 'а'.repeat(5001)]) expect(await say(lot, text, lead)).toMatchObject({ status: 400 })
    expect(await say({ ...lot, id: 999_999_999 }, 'Где это?', lead)).toMatchObject({ status: 404 })
  })

  test('is removed by its author alone; its place stays, its text and its mentions do not', async () => {
    const lot = await aLot(server)
    const { body: comment } = await say(lot, 'Ошибся', lead, [manager.id])
    expect(await remove(comment.id, manager)).toMatchObject({
      status: 403,
      body: { code: 'not_own_comment' },
    })
    expect(await remove(comment.id, lead)).toMatchObject({ status: 200 })
    expect(await readFeed(lot, manager)).toMatchObject([{ id: comment.id, text: null, mentions: [] }])
    const { rows } = await sql`select from lot_comment_mention where comment_id = ${comment.id}`.execute(owner)
    expect(rows).toHaveLength(0)
    expect(await remove(comment.id, lead)).toMatchObject({ status: 404 })
    expect(await listEvents('lotComments', lot)).toBe(2)
  })

  test('that is removed is no longer told to those whom it named', async () => {
    const lot = await aLot(server)
    const tellNotices = async () =>
      (await server.call('notices/getNotices', { language: 'ru' }, manager.token)).body.data.map(
        ({ says }: { says: string }) => says,
      )
    const before = await tellNotices()
    const { body: kept } = await say(lot, 'Останется', lead, [manager.id])
    const { body: comment } = await say(lot, 'Лишнее', lead, [manager.id])
    expect((await tellNotices()).slice(0, 2)).toEqual([
      expect.stringContaining('Лишнее'),
      expect.stringContaining('Останется'),
    ])
    await sql`delete from live_event where user_id = ${manager.id}`.execute(owner)
    await remove(comment.id, lead)
    expect(await tellNotices()).toEqual([expect.stringContaining('Останется'), ...before])
    const { rows } = await sql<{ key: string }>`
      select distinct e.key from event e join delivery d on d.event_id = e.id where e.key in (${kept.id}, ${comment.id})`.execute(
      owner,
    )
    expect(rows).toEqual([{ key: kept.id }])
    const { rows: announced } = await sql`select kind from live_event where user_id = ${manager.id}`.execute(owner)
    expect(announced).toEqual([{ kind: 'notices' }])
  })

  test('is counted on the work, and follows it to the lot of a later announcement', async () => {
    const from = await aLot(server, { ensTruCode: '172314.500.000001' })
    const to = await aLot(server, { ensTruCode: '172314.500.000001' })
    await owner.updateTable('tender').set({ supersedes_id: from.tenderId }).where('id', '=', to.tenderId).execute()
    await server.call('lots/activateLot', { lotId: from.id }, manager.token)
    const { body: comment } = await say(from, 'Звонил заказчику', lead)
    await say(from, 'Второй', lead)
    const { body: foreign } = await say(from, 'Чужой', stranger)
    await remove((await say(from, 'Лишний', lead)).body.id, lead)
    const moved = await server.call('lots/moveWork', { lotId: from.id, toLotId: to.id }, manager.token)
    expect(moved).toMatchObject({ status: 200, body: { commentCount: 2 } })
    expect(await readFeed(from, lead)).toEqual([])
    expect(await readFeed(from, stranger)).toEqual([foreign])
    expect((await readFeed(to, lead)).map(toWord)).toEqual([
      'step moveWork',
      'comment',
      'comment Второй',
      'comment Звонил заказчику',
      'step activateLot',
    ])
    expect(await readFeed(to, lead)).toContainEqual({ ...comment, LotId: to.id })
  })
})

describe('the person responsible for a lot', () => {
  const aTakenLot = async () => {
    const lot = await aLot(server)
    await server.call('lots/activateLot', { lotId: lot.id }, manager.token)
    return lot
  }

  test('is shown on the work, logged and told, and can be taken off again', async () => {
    const lot = await aTakenLot()
    expect(await assign(lot, lead.id, lead)).toMatchObject({
      status: 200,
      body: { assignee: { id: lead.id, fullName: 'Болат Лидер' }, meta: [{}, { action: 'assignLot' }] },
    })
    expect(await assign(lot, null, manager)).toMatchObject({ status: 200, body: { assignee: null } })
    // taking, assigning and taking off
    expect(await listEvents('lotWork', lot)).toBe(3)
    expect(await readFeed(lot, lead)).toMatchObject([
      { action: 'assignLot', assignee: null, user: { id: manager.id } },
      { action: 'assignLot', assignee: { id: lead.id }, user: { id: lead.id } },
      { action: 'activateLot' },
    ])
  })

  test('who is chosen again leaves no second line', async () => {
    const lot = await aTakenLot()
    await assign(lot, lead.id, lead)
    expect(await assign(lot, lead.id, manager)).toMatchObject({ status: 200, body: { meta: { length: 2 } } })
  })

  test('has to be in the team', async () => {
    const lot = await aTakenLot()
    const left = await aPerson(server, ['lead'], workspaceId)
    await owner.updateTable('app_user').set({ deactivated_at: new Date() }).where('id', '=', left.id).execute()
    for (const id of [stranger.id, left.id, '0198f000-0000-7000-8000-000000000000'])
      expect(await assign(lot, id, manager)).toMatchObject({ status: 409, body: { code: 'person_not_in_team' } })
  })

  test('is only chosen for a lot in work', async () => {
    const lot = await aLot(server)
    expect(await assign(lot, lead.id, manager)).toMatchObject({ status: 409, body: { code: 'not_in_work' } })
    await server.call('lots/declineLot', { lotId: lot.id }, manager.token)
    expect(await assign(lot, lead.id, manager)).toMatchObject({ status: 409, body: { code: 'already_declined' } })
    expect(await assign({ ...lot, id: 999_999_999 }, lead.id, manager)).toMatchObject({ status: 404 })
    // the lot is in work in this workspace, not in the other one
    expect(await assign(await aTakenLot(), stranger.id, stranger)).toMatchObject({ body: { code: 'not_in_work' } })
  })

  test('filters the lots in work', async () => {
    const lot = await aTakenLot()
    await aTakenLot()
    const person = await aColleague('Гульнара', ['manager'], workspaceId)
    await assign(lot, person.id, manager)
    const list = async (assigneeId: string) =>
      (await server.call('lots/getActiveLots', { assigneeId }, manager.token)).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect(await list(person.id)).toEqual([lot.id])
    expect(await list(stranger.id)).toEqual([])
  })
})
