import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAward, aTender, aWork, type TestTender } from '../../testing/a-tender.ts'
import { aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let token: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server, { name: 'ТОО «Акжол Снаб»' })
  token = await getToken(server, await aPerson(server, ['procurement'], workspaceId))
})

type Form = Omit<Input<'tenders/updateResultInfo'>, 'id'>

const resultsDate = '2026-11-20T06:00:00.000Z'
const fill = (id: number, form: Form, by = token) => server.call('tenders/updateResultInfo', { id, ...form }, by)

/** The lots from the first on are placed. */
async function aPlacedTender({ lots, placed = lots }: { lots: number; placed?: number }): Promise<TestTender> {
  const tender = await aTender(server, { lots })
  const lotIds = tender.lots.slice(0, placed).map(({ id }) => id)
  await aWork(server, { workspaceId, lotIds, status: 'placement_completed' })
  return tender
}

const nameLot = ({ number }: { number: string } | undefined = { number: '' }, winner = 'ТОО «Дала»', amount = 100) => ({
  lotNumber: number,
  lotWinnerCompany: winner,
  lotFinalAmount: amount,
})

/** Of each lot that has one, in the order of the lots: the newest. */
const listResults = async (tender: TestTender) =>
  (
    await sql<{ lot_id: number; final_status: string; final_amount: string | null; winner: boolean | null }>`
      select distinct on (lot_id) lot_id, final_status, final_amount, winner from lot_result
      where lot_id = any(${tender.lots.map(({ id }) => id)}) order by lot_id, version desc`.execute(owner)
  ).rows

describe('the results of a tender', () => {
  test('are written for each placed lot that is named; the lots that are not placed are told', async () => {
    const tender = await aPlacedTender({ lots: 4, placed: 3 })
    const [first, second, , free] = tender.lots
    const { status, body } = await fill(tender.id, {
      finalStatus: 'held',
      resultsDate,
      lotResults: [nameLot(first, 'тоо "акжол снаб"', 100.5), { ...nameLot(second), lossReason: 'price' }],
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      lotIds: [first!.id, second!.id],
      refused: [{ lotId: free!.id, contractNumber: free!.number, refusal: 'not_in_work' }],
    })
    expect(await listResults(tender)).toEqual([
      { lot_id: first!.id, final_status: 'held', final_amount: '100.50', winner: true },
      { lot_id: second!.id, final_status: 'held', final_amount: '100.00', winner: false },
    ])
    const { tender: shown } = (await server.call('tenders/getTenderDetails', { id: tender.id }, token)).body
    expect(shown.resultInfo).toEqual({
      finalStatus: 'held',
      finalAmount: 200.5,
      resultsDate,
      lotResults: [nameLot(first, 'тоо "акжол снаб"', 100.5), nameLot(second)],
    })
    const [lot] = shown.LotOfTender[1].LotsInProcessOfLot
    expect(lot).toMatchObject({ resultInfo: { lossReason: 'price' }, meta: [{ action: 'updateResultInfo' }] })
  })

  test('that was cancelled cancel all placed lots', async () => {
    const tender = await aPlacedTender({ lots: 2 })
    expect(await fill(tender.id, { finalStatus: 'cancelled', resultsDate })).toMatchObject({ status: 200 })
    expect(await listResults(tender)).toMatchObject([{ final_status: 'cancelled' }, { final_status: 'cancelled' }])
  })

  test('have the amount of a single placed lot in the field of the tender', async () => {
    const tender = await aPlacedTender({ lots: 2, placed: 1 })
    const { lotFinalAmount: _, ...line } = nameLot(tender.lots[0])
    const form: Form = { finalStatus: 'held', finalAmount: 70, resultsDate, lotResults: [line] }
    expect(await fill(tender.id, form)).toMatchObject({ status: 200 })
    expect(await listResults(tender)).toMatchObject([{ final_amount: '70.00' }])
  })

  test('can be corrected, lot by lot', async () => {
    const tender = await aPlacedTender({ lots: 2 })
    const form: Form = { finalStatus: 'held', resultsDate, lotResults: tender.lots.map((lot) => nameLot(lot)) }
    await fill(tender.id, form)
    await fill(tender.id, { ...form, lotResults: [nameLot(tender.lots[1], 'ТОО «Дала»', 90)] })
    expect((await listResults(tender)).map((row) => row.final_amount)).toEqual(['100.00', '90.00'])
  })
})

describe('whether we won a lot of the tender', () => {
  test('is what the person says, else what the portal knows by our BIN, else what was saved before', async () => {
    const bin = '990940001234'
    await sql`update workspace set bin = ${bin} where id = ${workspaceId}`.execute(owner)
    const tender = await aPlacedTender({ lots: 3 })
    const [said, awarded, plain] = tender.lots
    await anAward(server, { lotId: awarded!.id, name: 'ТОО «Филиал»', bin })
    const lotResults = [
      { ...nameLot(said, 'ТОО «Партнёр»'), winner: true },
      nameLot(awarded, 'ТОО «Филиал»'),
      nameLot(plain, 'ТОО «Филиал»'),
    ]
    const list = async () => (await listResults(tender)).map(({ winner }) => winner)
    await fill(tender.id, { finalStatus: 'held', resultsDate, lotResults })
    expect(await list()).toEqual([true, true, false])
    await fill(tender.id, { finalStatus: 'held', resultsDate, lotResults: [nameLot(said, 'тоо "партнёр"', 90)] })
    expect(await list()).toEqual([true, true, false])
  })
})

describe('the results of a tender are refused', () => {
  test.each<[string, (tender: TestTender) => Partial<Form>]>([
    ['without any lot', () => ({ lotResults: [] })],
    ['without a winner', ({ lots }) => ({ lotResults: [{ ...nameLot(lots[0]), lotWinnerCompany: '' }] })],
    ['without an amount', ({ lots }) => ({ lotResults: [{ ...nameLot(lots[0]), lotFinalAmount: null }] })],
    ['with an amount of 0', ({ lots }) => ({ lotResults: [nameLot(lots[0], 'ТОО «Дала»', 0)] })],
    ['without a date', ({ lots }) => ({ lotResults: [nameLot(lots[0])], resultsDate: null })],
    ['for a lot of another tender', ({ lots }) => ({ lotResults: [nameLot(lots[0]), nameLot({ number: '7' })] })],
    ['for one lot twice', ({ lots }) => ({ lotResults: [nameLot(lots[0]), nameLot(lots[0])] })],
  ])('%s, and nothing is written', async (_, change) => {
    const tender = await aPlacedTender({ lots: 2 })
    const answer = await fill(tender.id, { finalStatus: 'held', resultsDate, ...change(tender) })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await listResults(tender)).toEqual([])
  })

  test('if no lot is placed', async () => {
    const tender = await aTender(server, { lots: 2 })
    await aWork(server, { workspaceId, lotIds: [tender.lots[0]!.id], status: 'in_placement' })
    const answer = await fill(tender.id, { finalStatus: 'cancelled', resultsDate })
    expect(answer).toMatchObject({ status: 409, body: { code: 'placement_not_completed' } })
  })

  test.each(['lead', 'manager', 'controller', 'admin'] as const)('to a %s', async (role) => {
    const tender = await aPlacedTender({ lots: 1 })
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await fill(tender.id, { finalStatus: 'cancelled', resultsDate }, other)).toMatchObject({ status: 403 })
  })
})
