import type { Output } from '@tendertap/contract/calls/index'
import { SUSPENDED_PORTAL_STATUSES } from '@tendertap/domain/analytics/purchase-states'
import { addDays, toKazakhstanDay } from '@tendertap/domain/clock'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeChanges } from '../../feed/write-changes.ts'
import { anAward, aWork } from '../../testing/a-tender.ts'
import { aLot, aPerson, aWorkspace, getToken, inDays, type LotFields } from '../../testing/builders.ts'
import { readSheets } from '../../testing/read-sheets.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let userId: string
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  const person = await aPerson(server, ['procurement'], workspaceId)
  userId = person.id
  token = await getToken(server, person)
})

type Status = 'in_collecting_documents' | 'placement_completed' | 'declined'

/** A lot in work; `placed`: when it was placed. */
async function aSecuredLot(
  status: Status,
  { percent, placed, ...fields }: LotFields & { percent: string | null; placed?: Date },
): Promise<number> {
  const { id } = await aLot(server, fields)
  await sql`update lot set bid_security_volume = ${percent} where id = ${id}`.execute(owner)
  await aWork(server, { workspaceId, lotIds: [id], status })
  if (placed)
    await sql`insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
      values (${workspaceId}, ${id}, ${userId}, 'lotPlacement', ${placed})`.execute(owner)
  return id
}

const read = async () => {
  const { status, body } = await server.call('guarantees/getGuarantees', {}, token)
  expect(status).toBe(200)
  return body
}
const findDay = (body: Awaited<ReturnType<typeof read>>, day: string) =>
  body.days.find((one: { day: string }) => one.day === day)

test('a placed lot holds its security now, one in work from the end of its applications, to the tiyn', async () => {
  const placed = await aSecuredLot('placement_completed', {
    percent: '1.00',
    amount: '1234567.89',
    placed: inDays(-5),
    endAt: inDays(-2),
  })
  const end = inDays(3)
  const prepared = await aSecuredLot('in_collecting_documents', { percent: '3.00', amount: '2000000', endAt: end })
  const day = toKazakhstanDay(end)
  const answer = await read()
  expect(answer.now).toEqual({ amount: 12_345.68, lots: 1 })
  expect(answer.peak).toEqual({ day, amount: 72_345.68 })
  expect(findDay(answer, day)).toEqual({ day, placed: 12_345.68, planned: 60_000, lots: 2 })
  expect(findDay(answer, addDays(day, -1))).toMatchObject({ planned: 0, lots: 1 })
  const behind = await server.call('guarantees/getLots', { day }, token)
  expect(behind.body).toMatchObject({
    total: 2,
    data: [
      { lot: { lotId: prepared }, percent: 3, security: 60_000, isPlanned: true, from: day },
      { lot: { lotId: placed }, percent: 1, security: 12_345.68, isPlanned: false },
    ],
  })
})

test('what we recorded or the portal published as decided is given back', async () => {
  const fields = { percent: '1.00', amount: '100000', placed: inDays(-10), endAt: inDays(-8) }
  const recorded = await aSecuredLot('placement_completed', fields)
  const published = await aSecuredLot('placement_completed', fields)
  expect((await read()).now).toEqual({ amount: 2000, lots: 2 })
  await sql`insert into lot_result (workspace_id, lot_id, version, final_status, results_date, filled_by)
    values (${workspaceId}, ${recorded}, 1, 'cancelled', ${inDays(-1)}, ${userId})`.execute(owner)
  await anAward(server, { lotId: published, name: `ТОО «Победитель ${published}»` })
  const answer = await read()
  expect(answer.now).toEqual({ amount: 0, lots: 0 })
  expect(answer.peak).toBeNull()
  expect(findDay(answer, toKazakhstanDay(inDays(-3)))).toMatchObject({ placed: 2000, lots: 2 })
})

test('a suspended purchase keeps the security, a cancelled one gives it back', async () => {
  const fields = { percent: '1.00', amount: '100000', placed: inDays(-10), endAt: inDays(-8) }
  const [suspended, cancelled] = [
    await aSecuredLot('placement_completed', fields),
    await aSecuredLot('placement_completed', fields),
  ]
  const setPortalStatus = (id: number, word: string) =>
    sql`update lot set status = ${CANCELLED}, portal_status = ${word} where id = ${id}`.execute(owner)
  await setPortalStatus(suspended, SUSPENDED_PORTAL_STATUSES[0])
  await setPortalStatus(cancelled, 'Отказ от лота')
  expect((await read()).now).toEqual({ amount: 1000, lots: 1 })
})

test('a contract without a day gives the security back since we know of it, or else since the end of applications', async () => {
  // one clock for all: midnight may pass meanwhile
  const [placed, toldAt] = [inDays(-10), inDays(-3)]
  const fields = { percent: '1.00', amount: '100000', placed, endAt: inDays(-8) }
  const [told, untold] = [
    await aSecuredLot('placement_completed', fields),
    await aSecuredLot('placement_completed', fields),
  ]
  for (const lotId of [told, untold])
    await anAward(server, { lotId, name: `ТОО «Победитель ${lotId}»`, concludedAt: null })
  await owner.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ tenderId: number }>`
      select tender_id as "tenderId" from lot where id = ${told}`.execute(transaction)
    const change = { kind: 'result', before: null, after: null } as const
    await writeChanges(transaction, [{ tenderId: rows[0]?.tenderId ?? 0, lotId: told, change }], toldAt)
  })
  const answer = await read()
  expect(answer.now).toEqual({ amount: 0, lots: 0 })
  const countAfter = (days: number) => findDay(answer, addDays(toKazakhstanDay(placed), days)).lots
  expect([countAfter(1), countAfter(3), countAfter(6), countAfter(7)]).toEqual([2, 1, 1, 0])
})

test('declined lots hold nothing, and lots without a published security are counted apart', async () => {
  await aSecuredLot('declined', { percent: '1.00', amount: '100000' })
  await aSecuredLot('in_collecting_documents', { percent: null })
  await aSecuredLot('placement_completed', { percent: null, placed: inDays(-1) })
  expect(await read()).toMatchObject({ now: { lots: 0 }, peak: null, unpublished: 2 })
})

test('another workspace’s lots are not counted, and a lead may not ask', async () => {
  await aSecuredLot('placement_completed', { percent: '1.00', placed: inDays(-1) })
  token = await getToken(server, await aPerson(server, ['manager']))
  expect((await read()).now.lots).toBe(0)
  token = await getToken(server, await aPerson(server, ['lead'], workspaceId))
  expect((await server.call('guarantees/getGuarantees', {}, token)).status).toBe(403)
})

test('a spreadsheet has the sums, every day and the lots behind them', async () => {
  // the answer and the sheet are of the same day, though midnight may pass between them
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  onTestFinished(() => void vi.useRealTimers())
  const fields = { amount: '1234567.89', endAt: inDays(-2) }
  await aSecuredLot('placement_completed', { ...fields, percent: '1.00', placed: inDays(-5) })
  await aSecuredLot('in_collecting_documents', { percent: '3.00', amount: '2000000', endAt: inDays(3) })
  const answer: Output<'guarantees/getGuarantees'> = await read()
  const { day = '' } = answer.peak ?? {}
  const { body } = await server.call('guarantees/getLots', { day }, token)
  const lots = (body as Output<'guarantees/getLots'>).data.map(({ lot, ...held }) => ({
    'Номер лота': lot.contractNumber,
    'Код тендера': lot.tenderCode,
    Лот: lot.nameRu,
    Заказчик: lot.customer.nameRu,
    'БИН заказчика': lot.customer.bin,
    Статус: held.isPlanned ? 'Готовится' : 'Размещено',
    'Заморожено с': new Date(held.from),
    'Заморожено до': new Date(held.until),
    План: lot.plannedAmount,
    'Обеспечение заявки': held.percent / 100,
    Обеспечение: held.security,
  }))
  expect(lots).toHaveLength(2)
  expect(await readSheets(server, 'guarantees/saveLots', { day }, token)).toEqual({ Лоты: lots })
  expect(await readSheets(server, 'guarantees/saveGuarantees', { lang: 'ru' }, token)).toEqual({
    Обеспечение: [
      {
        День: new Date(answer.today),
        'Заморожено сегодня': answer.now.amount,
        Лоты: answer.now.lots,
        'Пик за 60 дней': answer.peak?.amount,
        'День пика': new Date(day),
        'Лоты без опубликованного обеспечения': 0,
      },
    ],
    'По дням': answer.days.map((one) => ({
      День: new Date(one.day),
      Лоты: one.lots,
      Размещено: one.placed,
      Готовится: one.planned,
      Сумма: expect.closeTo(one.placed + one.planned, 9),
    })),
    // what comes back first is first
    Лоты: lots.toSorted((one, other) => Number(one['Заморожено до']) - Number(other['Заморожено до'])),
  })
})

test('a spreadsheet is refused like the figures', async () => {
  token = await getToken(server, await aPerson(server, ['lead'], workspaceId))
  expect((await server.call('guarantees/saveGuarantees', {}, token)).status).toBe(403)
  expect((await server.call('guarantees/saveLots', { day: '2026-11-19' }, token)).status).toBe(403)
})

test('of one lot what is held today or later is told, and nothing once it came back', async () => {
  const end = inDays(3)
  const prepared = await aSecuredLot('in_collecting_documents', { percent: '3.00', amount: '2000000', endAt: end })
  const fields = { percent: '1.00', amount: '100000', placed: inDays(-10), endAt: inDays(-8) }
  const placed = await aSecuredLot('placement_completed', fields)
  const decided = await aSecuredLot('placement_completed', fields)
  await anAward(server, { lotId: decided, name: `ТОО «Победитель ${decided}»` })
  const ask = async (lotId: number) => (await server.call('guarantees/getLot', { lotId }, token)).body.held
  const day = toKazakhstanDay(end)
  expect(await ask(prepared)).toEqual({
    percent: 3,
    security: 60_000,
    from: day,
    until: addDays(day, 30),
    isPlanned: true,
  })
  expect(await ask(placed)).toMatchObject({ security: 1000, from: toKazakhstanDay(fields.placed), isPlanned: false })
  expect(await ask(decided)).toBeNull()
  token = await getToken(server, await aPerson(server, ['manager']))
  expect(await ask(placed)).toBeNull()
})

test('the lots without a published security are listed and saved, those that end first at the top', async () => {
  const later = await aSecuredLot('in_collecting_documents', { percent: null, endAt: inDays(9) })
  const sooner = await aSecuredLot('in_collecting_documents', { percent: null, endAt: inDays(2) })
  await aSecuredLot('in_collecting_documents', { percent: '1.00', endAt: inDays(4) })
  const { body } = await server.call('guarantees/getUnpublished', {}, token)
  const list = body as Output<'guarantees/getUnpublished'>
  expect(list).toMatchObject({ total: 2, data: [{ lotId: sooner }, { lotId: later }] })
  const saved = await readSheets(server, 'guarantees/saveUnpublished', { lang: 'ru' }, token)
  const numbers = list.data.map(({ contractNumber }) => contractNumber)
  expect(Object.values(saved).flatMap((rows) => rows.map((row) => row['Номер лота']))).toEqual(numbers)
})
