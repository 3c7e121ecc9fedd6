import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDocument, aLot, aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../../testing/builders.ts'
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

const take = (lotId: number, by = token) => server.call('lots/activateLot', { lotId }, by)
const decline = (lotId: number, by = token) => server.call('lots/declineLot', { lotId }, by)
const findLot = async (lotId: number, by = token) => (await server.call('lots/getLots', { id: lotId }, by)).body.data[0]

const count = async (table: 'lot_work' | 'work_document' | 'work_log', lotId: number) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where lot_id = ${lotId}`.execute(owner))
    .rows[0]?.n

async function aDocumentIn(state: string, lot: { id: number; tenderId: number }, isOfLot = true): Promise<void> {
  const { id } = await aDocument(server, lot, { url: `https://portal.example/${state}/${lot.id}` })
  await sql`update document set state = ${state}, file_name = ${state === 'stored' ? 'ours.pdf' : null}, lot_id = ${isOfLot ? lot.id : null} where id = ${id}`.execute(
    owner,
  )
}

describe('taking a lot into work', () => {
  test('begins its record, its list of documents and its log, shown on the lot', async () => {
    const { id, tenderId } = await aLot(server)
    const { status, body } = await take(id)
    expect(status).toBe(200)
    expect(body).toEqual({
      status: 'in_collecting_documents',
      offerPrice: null,
      docs: DEFAULT_CHECKLIST.map((entry) => ({
        ...entry,
        collected: false,
        comment: null,
        collectedAt: null,
        collectedBy: null,
        needsRecheck: false,
        files: [],
      })),
      meta: [
        {
          action: 'activateLot',
          date: expect.stringMatching(/Z$/),
          user: { fullName: 'Данияр Тестов', id: manager.id },
          documentKey: null,
          fileName: null,
        },
      ],
      changes: [],
      resultInfo: null,
      completedAt: null,
      declinedAt: null,
      documentsCompletedAt: null,
      successor: null,
      movedFrom: null,
      award: null,
      assignee: null,
      commentCount: 0,
    })
    const shown = { LotsInProcessOfLot: [body], intoWorkStatus: 'in_collecting_documents', Votes: [] }
    expect(await findLot(id)).toMatchObject(shown)
    const { tender } = (await server.call('tenders/getTenderDetails', { id: tenderId }, token)).body
    expect(tender.LotOfTender[0]).toMatchObject(shown)
  })

  test('by a manager who is also lead gives an accepting vote', async () => {
    const { id } = await aLot(server)
    const both = await aPerson(server, ['manager', 'lead'], workspaceId)
    const bothToken = await getToken(server, both)
    await server.call('lots/voteLot', { lotId: id, accepted: false, reason: 'price' }, bothToken)
    expect(await take(id, bothToken)).toMatchObject({ status: 200 })
    expect((await findLot(id)).Votes).toMatchObject([{ accepted: true, reason: null, User: { id: both.id } }])
    const log = await sql`select accepted from lot_vote_log where lot_id = ${id} order by seq`.execute(owner)
    expect(log.rows).toEqual([{ accepted: false }, { accepted: true }])
  })

  test('leaves the accepting vote that a manager who is also lead gave before, with its comment', async () => {
    const { id } = await aLot(server)
    const both = await aPerson(server, ['manager', 'lead'], workspaceId)
    const bothToken = await getToken(server, both)
    const given = await server.call(
      'lots/voteLot',
      { lotId: id, accepted: true, description: 'Наш профиль' },
      bothToken,
    )
    expect(await take(id, bothToken)).toMatchObject({ status: 200 })
    expect((await findLot(id)).Votes).toEqual([given.body])
    const log = await sql`select accepted from lot_vote_log where lot_id = ${id}`.execute(owner)
    expect(log.rows).toEqual([{ accepted: true }])
  })

  test('reaches the open screens of the workspace and the audit log', async () => {
    const { id } = await aLot(server)
    await take(id)
    const events = await sql`
      select kind from live_event where workspace_id = ${workspaceId} and object_id = ${String(id)}`.execute(owner)
    expect(events.rows).toEqual([{ kind: 'lotWork' }])
    const audit = await sql`select action, outcome from audit where object_id = ${String(id)}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'lots/activateLot', outcome: 'done' }])
  })

  test('concerns nobody outside the workspace: each takes the lot for itself', async () => {
    const { id } = await aLot(server)
    await take(id)
    const other = await getToken(server, await aPerson(server, ['manager']))
    expect(await findLot(id, other)).toMatchObject({ LotsInProcessOfLot: [], intoWorkStatus: 'not_processed' })
    expect(await take(id, other)).toMatchObject({ status: 200 })
  })

  test.each([
    ['of the lot', true],
    ['of its tender', false],
  ])('waits for a document %s that is still being processed, and asks for it', async (_, isOfLot) => {
    const lot = await aLot(server)
    await aDocumentIn('listed', lot, isOfLot)
    expect(await take(lot.id)).toMatchObject({ status: 409, body: { code: 'documents_processing' } })
    expect(await count('lot_work', lot.id)).toBe(0)
    const asked = await sql`
      select from pgboss.job j join document d on d.id = (j.data ->> 'documentId')::bigint
      where j.name = 'documents/fetch' and d.tender_id = ${lot.tenderId}`.execute(owner)
    expect(asked.rows).toHaveLength(1)
  })

  test('does not wait for documents that are stored, unavailable, removed or of another lot', async () => {
    const lot = await aLot(server)
    await aDocumentIn('stored', lot)
    await aDocumentIn('unavailable', lot)
    const removed = await aDocument(server, lot, { url: 'https://portal.example/removed' })
    await sql`update document set removed_at = now() where id = ${removed.id}`.execute(owner)
    const { id: otherLot } = await aLot(server)
    await aDocumentIn('wanted', { id: otherLot, tenderId: lot.tenderId })
    expect(await take(lot.id)).toMatchObject({ status: 200 })
  })

  test('by fifty people and screens at once has one winner, and everyone else is told so', async () => {
    const { id } = await aLot(server)
    const tokens = [token]
    for (let people = 1; people < 5; people += 1)
      tokens.push(await getToken(server, await aPerson(server, ['manager'], workspaceId)))
    const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => take(id, tokens[place % tokens.length])))
    const losers = answers.filter(({ status }) => status !== 200)
    expect(losers).toHaveLength(49)
    for (const loser of losers) expect(loser).toMatchObject({ status: 409, body: { code: 'already_in_work' } })
    expect(await count('lot_work', id)).toBe(1)
    expect(await count('work_log', id)).toBe(1)
    expect(await count('work_document', id)).toBe(DEFAULT_CHECKLIST.length)
  })

  test('and voting on it at once: no vote comes after it', async () => {
    const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aLot(server)
      const [voted, taken] = await Promise.all([
        server.call('lots/voteLot', { lotId: id, accepted: true }, lead),
        take(id),
      ])
      expect(taken.status).toBe(200)
      const { Votes } = await findLot(id)
      expect(voted.status).toBe(Votes.length === 1 ? 200 : 409)
      const late = Votes.filter((vote: { createdAt: string }) => vote.createdAt > taken.body.meta[0].date)
      expect(late).toEqual([])
    }
  })
})

describe('declining a lot', () => {
  test('leaves a record without documents that says who and when', async () => {
    const { id } = await aLot(server)
    const { status, body } = await decline(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'declined',
      docs: [],
      meta: [{ action: 'declineLot', user: { fullName: 'Данияр Тестов' } }],
      declinedAt: expect.stringMatching(/Z$/),
      completedAt: null,
    })
    expect(await findLot(id)).toMatchObject({ intoWorkStatus: 'declined', LotsInProcessOfLot: [body] })
  })

  test('does not wait for documents, and gives no vote even by a manager who is also lead', async () => {
    const lot = await aLot(server)
    await aDocumentIn('wanted', lot)
    const both = await getToken(server, await aPerson(server, ['manager', 'lead'], workspaceId))
    expect(await decline(lot.id, both)).toMatchObject({ status: 200 })
    expect((await findLot(lot.id)).Votes).toEqual([])
  })
})

describe.each([
  ['taking', take],
  ['declining', decline],
])('%s is refused', (_, step) => {
  test('on a lot that does not exist', async () => {
    expect(await step(999_999_999)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test.each([
    ['whose deadline has passed', { endAt: inDays(-1) }],
    ['that is not published', { status: 'Завершено' }],
  ])('on a lot %s', async (_why, fields) => {
    const { id } = await aLot(server, fields)
    expect(await step(id)).toMatchObject({ status: 409, body: { code: 'lot_not_open' } })
  })

  test('on a lot that the portal has withdrawn', async () => {
    const { id } = await aLot(server)
    await sql`update lot set withdrawn_at = now() where id = ${id}`.execute(owner)
    expect(await step(id)).toMatchObject({ status: 409, body: { code: 'lot_not_open' } })
  })

  test('on a lot that has a record already', async () => {
    const { id: taken } = await aLot(server)
    await take(taken)
    expect(await step(taken)).toMatchObject({ status: 409, body: { code: 'already_in_work' } })
    const { id: declined } = await aLot(server)
    await decline(declined)
    expect(await step(declined)).toMatchObject({ status: 409, body: { code: 'already_declined' } })
    expect([await count('lot_work', taken), await count('lot_work', declined)]).toEqual([1, 1])
  })

  test.each(['lead', 'procurement', 'admin', 'controller'] as const)('to a %s', async (role) => {
    const { id } = await aLot(server)
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await step(id, other)).toMatchObject({ status: 403 })
  })

  test('without a subscription', async () => {
    const { id } = await aLot(server)
    const unsubscribed = await aWorkspace(server, { subscribed: false })
    const other = await getToken(server, await aPerson(server, ['manager'], unsubscribed))
    expect(await step(id, other)).toMatchObject({ status: 402 })
  })
})

describe('the database keeps, whoever writes', () => {
  const write = (statement: ReturnType<typeof sql>) =>
    server.db.application.transaction().execute(async (db) => {
      await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(db)
      return statement.execute(db)
    })

  async function aTakenLot(): Promise<number> {
    const { id } = await aLot(server)
    await take(id)
    return id
  }

  test('a price once sent', async () => {
    const id = await aTakenLot()
    const setPrice = (price: string | null) =>
      write(sql`update lot_work set offer_price = ${price} where workspace_id = ${workspaceId} and lot_id = ${id}`)
    await setPrice('100.00')
    await setPrice('100.00')
    await expect(setPrice('101.00')).rejects.toThrow('cannot be changed')
    await expect(setPrice(null)).rejects.toThrow('cannot be changed')
    await expect(write(sql`update lot_work set offer_price = 0 where lot_id = ${await aTakenLot()}`)).rejects.toThrow(
      'offer_price_check',
    )
  })

  test('a document once collected', async () => {
    const id = await aTakenLot()
    const mark = (collected: boolean) =>
      write(sql`update work_document set collected = ${collected} where lot_id = ${id}`)
    await mark(true)
    await expect(mark(false)).rejects.toThrow('stays collected')
  })

  test('placement for lots with documents and a price', async () => {
    const id = await aTakenLot()
    const place = () => write(sql`update lot_work set status = 'in_placement' where lot_id = ${id}`)
    await expect(place()).rejects.toThrow('check constraint')
    await write(sql`update lot_work set documents_completed_at = now() where lot_id = ${id}`)
    await expect(place()).rejects.toThrow('check constraint')
    await write(sql`update lot_work set offer_price = 5 where lot_id = ${id}`)
    await place()
  })

  test('one record per lot, its log and its votes as they were given', async () => {
    const id = await aTakenLot()
    await expect(
      write(
        sql`insert into lot_work (workspace_id, lot_id, status) values (${workspaceId}, ${id}, 'in_collecting_documents')`,
      ),
    ).rejects.toThrow('lot_work_pkey')
    for (const statement of [
      sql`delete from lot_work`,
      sql`delete from lot_vote`,
      sql`update work_log set action = 'declineLot'`,
      sql`delete from work_log`,
      sql`update lot_vote_log set accepted = true`,
      sql`delete from lot_vote_log`,
    ])
      await expect(write(statement)).rejects.toThrow('permission denied')
  })
})
