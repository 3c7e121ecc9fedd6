import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aTender, aWork, type TestTender } from '../../testing/a-tender.ts'
import { aDocument, aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../../testing/builders.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let manager: TestPerson
let token: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  manager = await aPerson(server, ['manager'], workspaceId)
  token = await getToken(server, manager)
})

const take = (id: number, by = token) => server.call('tenders/activateTender', { id }, by)
const decline = (id: number, by = token) => server.call('tenders/declineTender', { id }, by)

const listIds = ({ lots }: TestTender) => lots.map(({ id }) => id)

async function count(table: 'lot_work' | 'work_document' | 'work_log' | 'lot_vote', lotIds: number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where lot_id = any(${lotIds})`.execute(owner)
  return rows[0]?.n ?? 0
}

const aDocumentOf = (tender: TestTender, lotId: number) =>
  aDocument(server, { id: lotId, tenderId: tender.id }, { url: `https://portal.example/${lotId}` })

const countRequests = async (tender: TestTender) =>
  (
    await sql`
      select from pgboss.job j join document d on d.id = (j.data ->> 'documentId')::bigint
      where j.name = 'documents/fetch' and d.tender_id = ${tender.id}`.execute(owner)
  ).rows.length

describe('taking a tender into work', () => {
  test('takes every lot that can be taken, and names the others', async () => {
    const tender = await aTender(server, { lots: 12 })
    const [declined, waiting, ...free] = tender.lots
    await server.call('lots/declineLot', { lotId: declined!.id }, token)
    await aDocumentOf(tender, waiting!.id)
    const { status, body } = await take(tender.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      lotIds: free.map(({ id }) => id),
      refused: [
        { lotId: declined!.id, contractNumber: declined!.number, refusal: 'already_declined' },
        { lotId: waiting!.id, contractNumber: waiting!.number, refusal: 'documents_processing' },
      ],
    })
    const freeIds = free.map(({ id }) => id)
    expect(await count('lot_work', freeIds)).toBe(10)
    expect(await count('work_document', freeIds)).toBe(10 * DEFAULT_CHECKLIST.length)
    const log = await sql`select distinct user_id, action from work_log where lot_id = any(${freeIds})`.execute(owner)
    expect(log.rows).toEqual([{ user_id: manager.id, action: 'activateLot' }])
    expect(await count('work_log', freeIds)).toBe(10)
    expect(await count('lot_work', [waiting!.id])).toBe(0)
    expect(await countRequests(tender)).toBe(1)
    const lots = await server.call('lots/getLots', { id: free[0]!.id }, token)
    expect(lots.body.data[0]).toMatchObject({ intoWorkStatus: 'in_collecting_documents', Votes: [] })
  })

  test('tells the open screens of every lot, and the audit log of the tender', async () => {
    const tender = await aTender(server, { lots: 3 })
    await take(tender.id)
    const ids = listIds(tender).map(String)
    const events = await sql`
      select kind, object_id from live_event where object_id = any(${ids}) and workspace_id = ${workspaceId} order by seq`.execute(
      owner,
    )
    expect(events.rows).toEqual(ids.map((id) => ({ kind: 'lotWork', object_id: id })))
    const audit = await sql`select action, outcome from audit where object_id = ${String(tender.id)}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'tenders/activateTender', outcome: 'done' }])
  })

  test('by a manager who is also lead accepts the lots, except those accepted before', async () => {
    const tender = await aTender(server, { lots: 3 })
    const both = await aPerson(server, ['manager', 'lead'], workspaceId)
    const bothToken = await getToken(server, both)
    const [accepted, rejected] = listIds(tender)
    await server.call('lots/voteLot', { lotId: accepted!, accepted: true, description: 'Наш профиль' }, bothToken)
    await server.call('lots/voteLot', { lotId: rejected!, accepted: false }, bothToken)
    expect(await take(tender.id, bothToken)).toMatchObject({ status: 200 })
    const votes = await sql`
      select lot_id, accepted, description from lot_vote where lot_id = any(${listIds(tender)}) order by lot_id`.execute(
      owner,
    )
    expect(votes.rows).toEqual(
      listIds(tender).map((lot_id) => ({
        lot_id,
        accepted: true,
        description: lot_id === accepted ? 'Наш профиль' : null,
      })),
    )
  })

  test('by a manager who accepted the tender gives no more votes', async () => {
    const tender = await aTender(server, { lots: 3 })
    const both = await getToken(server, await aPerson(server, ['manager', 'lead'], workspaceId))
    await server.call('tenders/voteTender', { id: tender.id, accepted: true }, both)
    expect(await take(tender.id, both)).toMatchObject({ status: 200 })
    expect(await count('lot_vote', listIds(tender))).toBe(0)
  })

  test('waits for documents of the whole tender, and asks for them', async () => {
    const tender = await aTender(server, { lots: 2 })
    const { id } = await aDocumentOf(tender, tender.lots[0]!.id)
    await sql`update document set lot_id = null where id = ${id}`.execute(owner)
    expect(await take(tender.id)).toMatchObject({ status: 409, body: { code: 'documents_processing' } })
    expect(await count('lot_work', listIds(tender))).toBe(0)
    expect(await countRequests(tender)).toBe(1)
  })

  test('asks the database no more often for 300 lots than for two', async () => {
    const [small, large] = [await aTender(server, { lots: 2 }), await aTender(server, { lots: 300 })]
    const queries = [await countQueries(() => take(small.id)), await countQueries(() => take(large.id))]
    expect(queries[1]).toBe(queries[0])
    expect(await count('lot_work', listIds(large))).toBe(300)
  })

  test('and taking one of its lots at once: one record per lot, and nobody meets an error', async () => {
    const people: string[] = []
    for (let person = 0; person < 4; person += 1)
      people.push(await getToken(server, await aPerson(server, ['manager'], workspaceId)))
    for (let round = 0; round < 5; round += 1) {
      const tender = await aTender(server, { lots: 7 })
      const lotId = tender.lots[round]!.id
      const [first, second, third, fourth] = people
      const whole = [take(tender.id, first), take(tender.id, second)]
      const alone = [
        server.call('lots/activateLot', { lotId }, third),
        server.call('lots/declineLot', { lotId }, fourth),
      ]
      const answers = await Promise.all([...whole, ...alone])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const won = answers.filter(({ status }) => status === 200)
      const onTender = won.filter(({ body }) => body.lotIds !== undefined)
      expect(onTender).toHaveLength(1)
      expect(onTender[0]!.body.lotIds).toHaveLength(won.length === 2 ? 6 : 7)
      expect(await count('lot_work', listIds(tender))).toBe(7)
      expect(await count('work_log', listIds(tender))).toBe(7)
    }
  })
})

describe('declining a tender', () => {
  test('declines every open lot that is not in work, and names the others', async () => {
    const tender = await aTender(server, { lots: 3 })
    const [taken, ...others] = tender.lots
    await server.call('lots/activateLot', { lotId: taken!.id }, token)
    const { status, body } = await decline(tender.id)
    expect(status).toBe(200)
    expect(body).toEqual({
      lotIds: others.map(({ id }) => id),
      refused: [{ lotId: taken!.id, contractNumber: taken!.number, refusal: 'already_in_work' }],
    })
    const records = await sql`
      select status, declined_at is not null as has_date from lot_work where lot_id = any(${body.lotIds})`.execute(
      owner,
    )
    expect(records.rows).toEqual(others.map(() => ({ status: 'declined', has_date: true })))
    expect(await count('work_document', body.lotIds)).toBe(0)
  })

  test('does not wait for documents', async () => {
    const tender = await aTender(server, { lots: 2 })
    await aDocumentOf(tender, tender.lots[0]!.id)
    expect((await decline(tender.id)).body.lotIds).toEqual(listIds(tender))
  })
})

describe.each([
  ['taking', take],
  ['declining', decline],
])('%s a tender is refused', (_, step) => {
  test('if there is no such tender', async () => {
    expect(await step(999_999_999)).toMatchObject({ status: 404 })
  })

  test('if no lot is open', async () => {
    const tender = await aTender(server, { lots: 2, endAt: inDays(-1) })
    expect(await step(tender.id)).toMatchObject({ status: 409, body: { code: 'lot_not_open' } })
    expect(await count('lot_work', listIds(tender))).toBe(0)
  })

  test('if every lot has a record', async () => {
    const tender = await aTender(server, { lots: 2 })
    await aWork(server, { workspaceId, lotIds: listIds(tender), status: 'declined' })
    expect(await step(tender.id)).toMatchObject({ status: 409, body: { code: 'already_declined' } })
  })

  test.each(['lead', 'procurement', 'controller', 'admin'] as const)('to a %s', async (role) => {
    const tender = await aTender(server, { lots: 1 })
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await step(tender.id, other)).toMatchObject({ status: 403 })
  })

  test('without a subscription', async () => {
    const tender = await aTender(server, { lots: 1 })
    const unsubscribed = await aWorkspace(server, { subscribed: false })
    const other = await getToken(server, await aPerson(server, ['manager'], unsubscribed))
    expect(await step(tender.id, other)).toMatchObject({ status: 402 })
  })
})
