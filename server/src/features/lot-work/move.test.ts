import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays, type LotFields, type TestLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
/** manager and procurement */
let token: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  token = await getToken(server, await aPerson(server, ['manager', 'procurement'], workspaceId))
})

const ENS_TRU = '172314.500.000001'

async function announceAgain(earlier: TestLot, fields: LotFields = {}): Promise<TestLot> {
  const later = await aLot(server, { ensTruCode: ENS_TRU, ...fields })
  await sql`update tender set supersedes_id = ${earlier.tenderId} where id = ${later.tenderId}`.execute(owner)
  return later
}

async function aTakenLot(fields: LotFields = {}): Promise<TestLot> {
  const lot = await aLot(server, { ensTruCode: ENS_TRU, ...fields })
  expect(await server.call('lots/activateLot', { lotId: lot.id }, token)).toMatchObject({ status: 200 })
  return lot
}

const move = (from: TestLot, to: TestLot, by = token) =>
  server.call('lots/moveWork', { lotId: from.id, toLotId: to.id }, by)
const decline = (lot: TestLot, by = token) => server.call('lots/declineLot', { lotId: lot.id }, by)
const findLot = async ({ id }: TestLot, by = token) => (await server.call('lots/getLots', { id }, by)).body.data[0]
const findSuccessor = async (lot: TestLot) => (await findLot(lot)).LotsInProcessOfLot[0].successor

const toReference = ({ id, number, tenderId, code }: TestLot) => ({
  lotId: id,
  contractNumber: number,
  TenderId: tenderId,
  tenderCode: code,
})

/** The required documents, the price, the completion and the placement. */
async function placeLot({ id: lotId }: TestLot): Promise<void> {
  await server.call('lots/setOfferPrice', { lotId, offerPrice: 700 }, token)
  for (const documentDescription of [
    'Заявка на участие',
    'Техническая спецификация предлагаемого товара, работы или услуги',
    'Сведения об отсутствии налоговой задолженности',
  ])
    await server.call('lots/documentCollected', { lotId, documentDescription, collected: true }, token)
  await server.call('lots/completeCollectingLotDocuments', { lotId }, token)
  const expectedStatus = 'in_requesting_offers'
  const placed = await server.call('lots/lotPlacement', { lotId, expectedStatus }, token)
  expect(placed).toMatchObject({ status: 200, body: { status: 'in_placement' } })
}

describe('moving the work to the lot of a later announcement', () => {
  test('carries the price, the documents and the log along, and has the lot placed again', async () => {
    const from = await aTakenLot()
    await server.call('lots/addDocument', { lotId: from.id, name: 'Образец', required: false, comment: '' }, token)
    await placeLot(from)
    const to = await announceAgain(from)
    const before = (await findLot(from)).LotsInProcessOfLot[0]
    const { status, body } = await move(from, to)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...before,
      status: 'in_requesting_offers',
      meta: [...before.meta, expect.objectContaining({ action: 'moveWork', documentKey: null })],
      successor: null,
      movedFrom: toReference(from),
    })
    expect(await findLot(to)).toMatchObject({ intoWorkStatus: 'in_requesting_offers', LotsInProcessOfLot: [body] })
    expect(await findLot(from)).toMatchObject({ intoWorkStatus: 'not_processed', LotsInProcessOfLot: [] })
    // the previous placement was a moment ago, but on another lot
    expect(await server.call('lots/lotPlacement', { lotId: to.id }, token)).toMatchObject({
      status: 200,
      body: { status: 'in_placement' },
    })
  })

  test('reaches the screens that show either lot', async () => {
    const from = await aTakenLot()
    const to = await announceAgain(from)
    await move(from, to)
    const { rows } = await sql`
      select object_id from live_event where workspace_id = ${workspaceId} and kind = 'lotWork'
        and object_id = any(${[String(from.id), String(to.id)]}) order by id offset 1`.execute(owner)
    expect(rows).toEqual([{ object_id: String(from.id) }, { object_id: String(to.id) }])
  })

  test('can go on with the next announcement, and leaves another workspace’s work where it is', async () => {
    const from = await aTakenLot()
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    await server.call('lots/activateLot', { lotId: from.id }, stranger)
    const second = await announceAgain(from)
    await move(from, second)
    const third = await announceAgain(second)
    expect((await move(second, third)).body.movedFrom).toEqual(toReference(second))
    expect(await findLot(from, stranger)).toMatchObject({ intoWorkStatus: 'in_collecting_documents' })
  })

  test('by many at once has one winner', async () => {
    const from = await aTakenLot()
    const to = await announceAgain(from)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => move(from, to)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  })

  test.each<[string, string, () => Promise<[TestLot, TestLot]>]>([
    [
      'to a lot of another purchase',
      'lot_not_superseded',
      async () => [await aTakenLot(), await aLot(server, { ensTruCode: ENS_TRU })],
    ],
    [
      'to itself',
      'lot_not_superseded',
      async () => {
        const lot = await aTakenLot()
        return [lot, lot]
      },
    ],
    [
      'back to the earlier announcement',
      'lot_not_superseded',
      async () => {
        const earlier = await aLot(server)
        const later = await announceAgain(earlier)
        await server.call('lots/activateLot', { lotId: later.id }, token)
        return [later, earlier]
      },
    ],
    [
      'to a lot past its deadline',
      'successor_not_open',
      async () => {
        const from = await aTakenLot()
        return [from, await announceAgain(from, { endAt: inDays(-1) })]
      },
    ],
    [
      'to a lot with a record of its own',
      'successor_already_in_work',
      async () => {
        const from = await aTakenLot()
        const to = await announceAgain(from)
        await decline(to)
        return [from, to]
      },
    ],
    [
      'of a lot that nobody took',
      'not_in_work',
      async () => {
        const from = await aLot(server)
        return [from, await announceAgain(from)]
      },
    ],
    [
      'of a lot that was given up',
      'already_declined',
      async () => {
        const from = await aTakenLot()
        await server.call('lots/deactivateLot', { lotId: from.id }, token)
        return [from, await announceAgain(from)]
      },
    ],
  ])('is refused %s: %s', async (_, code, make) => {
    const [from, to] = await make()
    expect(await move(from, to)).toMatchObject({ status: 409, body: { code } })
  })
})

describe('the lot that the work can be moved to', () => {
  test('is the one for the same goods in the latest announcement', async () => {
    const from = await aTakenLot({ nameRu: 'Бумага' })
    expect(await findSuccessor(from)).toBeNull()
    await announceAgain(from)
    const latest = await announceAgain(from, { nameRu: 'Бумага А4' })
    expect(await findSuccessor(from)).toEqual(toReference(latest))
    await sql`update lot set ens_tru_code = '111111.100.000001' where id = ${latest.id}`.execute(owner)
    expect(await findSuccessor(from)).toBeNull()
  })

  test('is the one of the third announcement where the second was announced again, and takes the work', async () => {
    const from = await aTakenLot()
    const second = await announceAgain(from)
    const third = await announceAgain(second)
    // another one that replaces the first is not the latest, although it came last
    await announceAgain(from)
    expect(await findSuccessor(from)).toEqual(toReference(third))
    expect(await move(from, third)).toMatchObject({ status: 200, body: { movedFrom: toReference(from) } })
  })

  test('is found although the announcements refer to each other in a circle', async () => {
    const from = await aTakenLot()
    const second = await announceAgain(from)
    await sql`update tender set supersedes_id = ${second.tenderId} where id = ${from.tenderId}`.execute(owner)
    expect(await findSuccessor(from)).toEqual(toReference(second))
    expect(await move(from, from)).toMatchObject({ status: 409, body: { code: 'lot_not_superseded' } })
  })

  test.each<[string, (later: TestLot) => Promise<unknown>]>([
    ['withdrawn', ({ id }) => sql`update lot set withdrawn_at = now() where id = ${id}`.execute(owner)],
    ['closed', ({ id }) => sql`update lot set status = 'Завершено' where id = ${id}`.execute(owner)],
    [
      'past its deadline',
      ({ tenderId }) => sql`update tender set application_end_at = ${inDays(-1)} where id = ${tenderId}`.execute(owner),
    ],
    ['declined', (later) => decline(later)],
  ])('is not named if it is %s', async (_, change) => {
    const from = await aTakenLot()
    const later = await announceAgain(from)
    expect(await findSuccessor(from)).toEqual(toReference(later))
    await change(later)
    expect(await findSuccessor(from)).toBeNull()
  })

  test('is not named for work that is over, and is for another workspace that has not taken it', async () => {
    const from = await aTakenLot()
    const later = await announceAgain(from)
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    await server.call('lots/activateLot', { lotId: later.id }, stranger)
    expect(await findSuccessor(from)).toEqual(toReference(later))
    await server.call('lots/deactivateLot', { lotId: from.id }, token)
    expect(await findSuccessor(from)).toBeNull()
  })
})

describe('the database keeps, whoever moves work', () => {
  const write = (statement: ReturnType<typeof sql>) =>
    server.db.application.transaction().execute(async (db) => {
      await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(db)
      return statement.execute(db)
    })

  test('one record per lot, a price that does not change on the way, and documents and log with their record', async () => {
    const [from, taken] = [await aTakenLot(), await aTakenLot()]
    const { id: to } = await aLot(server)
    await server.call('lots/setOfferPrice', { lotId: from.id, offerPrice: 700 }, token)
    const cases: [ReturnType<typeof sql>, string][] = [
      [sql`update lot_work set lot_id = ${taken.id} where lot_id = ${from.id}`, 'lot_work_pkey'],
      [sql`update lot_work set lot_id = ${to}, offer_price = 1 where lot_id = ${from.id}`, 'cannot be changed'],
      [sql`update lot_work set lot_id = 999999999 where lot_id = ${from.id}`, 'foreign key'],
      [sql`update work_document set lot_id = ${to} where lot_id = ${from.id}`, 'permission denied'],
      [sql`update work_log set lot_id = ${taken.id} where lot_id = ${from.id}`, 'permission denied'],
      [sql`update lot_work set workspace_id = gen_random_uuid() where lot_id = ${from.id}`, 'permission denied'],
    ]
    for (const [statement, refusal] of cases) await expect(write(statement)).rejects.toThrow(refusal)
  })
})
