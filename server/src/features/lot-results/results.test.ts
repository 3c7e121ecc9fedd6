import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAward, aWork } from '../../testing/a-tender.ts'
import { aLot, aPerson, aWorkspace, getToken, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db
const COMPANY = 'ТОО «Акжол Снаб»'

let workspaceId: string
let procurement: TestPerson
let token: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server, { name: COMPANY })
  procurement = await aPerson(server, ['procurement'], workspaceId)
  token = await getToken(server, procurement)
})

type Result = Input<'lots/updateResultInfo'>['resultInfo']

const resultsDate = '2026-11-20T06:00:00.000Z'
const held: Result = {
  finalStatus: 'held',
  finalAmount: 2_315_000.5,
  resultsDate,
  winnerCompany: 'тоо "АКЖОЛ СНАБ"',
}
const fill = (lotId: number, resultInfo: Result, by = token) =>
  server.call('lots/updateResultInfo', { lotId, resultInfo }, by)

async function aPlacedLot(): Promise<number> {
  const { id } = await aLot(server)
  await aWork(server, { workspaceId, lotIds: [id], status: 'placement_completed' })
  return id
}

const listVersions = async (lotId: number) =>
  (
    await sql<{ version: number; final_status: string; filled_by: string }>`
      select version, final_status, filled_by from lot_result where lot_id = ${lotId} order by version`.execute(owner)
  ).rows

describe('the result of a placed lot', () => {
  test('is answered and shown on the lot; whether we won follows from the winner’s name', async () => {
    const id = await aPlacedLot()
    const { status, body } = await fill(id, held)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'placement_completed',
      resultInfo: { ...held, winner: true, lossReason: null },
      meta: [{ action: 'updateResultInfo', user: { id: procurement.id } }],
    })
    const lots = await server.call('lots/getLots', { id }, token)
    expect(lots.body.data[0].LotsInProcessOfLot).toEqual([body])
  })

  test('of another winner is a loss, with its reason', async () => {
    const id = await aPlacedLot()
    const lost = { ...held, winnerCompany: 'ТОО «Дала»', lossReason: 'price' } as const
    expect((await fill(id, lost)).body.resultInfo).toEqual({ ...lost, winner: false })
  })

  test('names a company that the portal knows by our BIN: we won', async () => {
    const bin = '140940023346'
    await sql`update workspace set bin = ${bin} where id = ${workspaceId}`.execute(owner)
    const id = await aPlacedLot()
    await anAward(server, { lotId: id, name: 'ТОО «Под другим именем»', bin })
    const awarded = { ...held, winnerCompany: 'тоо "ПОД другим именем"' }
    expect((await fill(id, awarded)).body.resultInfo.winner).toBe(true)
    expect((await fill(await aPlacedLot(), awarded)).body.resultInfo.winner).toBe(false)
  })

  test('keeps what a person said of the winner as long as the name stays', async () => {
    const id = await aPlacedLot()
    const partner = { ...held, winnerCompany: 'ТОО «Партнёр»' }
    expect((await fill(id, { ...partner, winner: true })).body.resultInfo.winner).toBe(true)
    expect((await fill(id, { ...partner, finalAmount: 100 })).body.resultInfo.winner).toBe(true)
    expect((await fill(id, { ...partner, winnerCompany: 'ТОО «Дала»' })).body.resultInfo.winner).toBe(false)
  })

  test('can be corrected: the newest counts, and every version stays', async () => {
    const id = await aPlacedLot()
    await fill(id, held)
    const { body } = await fill(id, { ...held, finalStatus: 'cancelled' })
    expect(body.resultInfo).toEqual({
      finalStatus: 'cancelled',
      finalAmount: null,
      resultsDate,
      winnerCompany: null,
      winner: null,
      lossReason: null,
    })
    expect(body.meta).toHaveLength(2)
    expect(await listVersions(id)).toEqual([
      { version: 1, final_status: 'held', filled_by: procurement.id },
      { version: 2, final_status: 'cancelled', filled_by: procurement.id },
    ])
  })

  test('by ten screens at once has ten versions', async () => {
    const id = await aPlacedLot()
    const answers = await Promise.all(Array.from({ length: 10 }, () => fill(id, held)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await listVersions(id)).map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('reaches the open screens of the workspace and the audit log', async () => {
    const id = await aPlacedLot()
    await fill(id, held)
    const events = await sql`select kind from live_event where object_id = ${String(id)}`.execute(owner)
    expect(events.rows).toEqual([{ kind: 'lotWork' }])
    const audit = await sql`select action, outcome from audit where object_id = ${String(id)}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'lots/updateResultInfo', outcome: 'done' }])
  })
})

describe('a result is refused', () => {
  test.each([
    ['in_placement', 'placement_not_completed'],
    ['declined', 'already_declined'],
  ] as const)('on a lot that is %s', async (status, code) => {
    const { id } = await aLot(server)
    await aWork(server, { workspaceId, lotIds: [id], status })
    expect(await fill(id, held)).toMatchObject({ status: 409, body: { code } })
    expect(await listVersions(id)).toEqual([])
  })

  test('on a lot that nobody took, and on one that is not there', async () => {
    const { id } = await aLot(server)
    expect(await fill(id, held)).toMatchObject({ status: 409, body: { code: 'not_in_work' } })
    expect(await fill(999_999_999, held)).toMatchObject({ status: 404 })
  })

  test('of a lot that another workspace has placed', async () => {
    const id = await aPlacedLot()
    const other = await getToken(server, await aPerson(server, ['procurement']))
    expect(await fill(id, held, other)).toMatchObject({ status: 409, body: { code: 'not_in_work' } })
  })

  test.each(['winnerCompany', 'finalAmount', 'resultsDate'] as const)('without %s if it was held', async (field) => {
    const id = await aPlacedLot()
    expect(await fill(id, { ...held, [field]: null })).toMatchObject({ status: 400 })
  })

  test.each(['lead', 'manager', 'controller', 'admin'] as const)('to a %s', async (role) => {
    const id = await aPlacedLot()
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await fill(id, held, other)).toMatchObject({ status: 403 })
  })
})
