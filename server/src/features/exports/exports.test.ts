import type { Input, Path } from '@tendertap/contract/calls/index'
import { toWallClockMs } from '@tendertap/domain/clock'
import { sql } from 'kysely'
import readWorkbook from 'read-excel-file/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScoper } from '../../db/scope.ts'
import { describeCut } from '../../spreadsheets/list-workbook.ts'
import { aScore } from '../../testing/a-score.ts'
import { aWork } from '../../testing/a-tender.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken, inDays, type TestLot } from '../../testing/builders.ts'
import { readFileAnswer } from '../../testing/read-file.ts'
import { seedLots } from '../../testing/seeded-lots.ts'
import { testServer } from '../../testing/server.ts'
import { listRequests } from '../lots/list-requests.ts'
import { findLotIds } from '../lots/search/search.ts'

const server = await testServer()
let workspaceId: string
let token: string
let lots: Record<'paper' | 'work' | 'placed' | 'declined', TestLot>

beforeAll(async () => {
  await seedLots(server.db.owner, 700, new Date())
  // the seeded rows brought their own numbers
  for (const table of ['company', 'tender', 'lot'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000000)`.execute(server.db.owner)
  workspaceId = await aWorkspace(server)
  const everyone = await aPerson(server, ['admin', 'lead', 'manager', 'procurement', 'controller'], workspaceId)
  token = await getToken(server, everyone)
  lots = {
    paper: await aLot(server, { nameRu: '=Бумага А4', amount: '500000.5', endAt: inDays(2), katoCode: '711210000' }),
    work: await aLot(server),
    placed: await aLot(server),
    declined: await aLot(server),
  }
  const { id: interestId } = await anInterest(server, workspaceId)
  await aScore(server, { workspaceId, interestId, lotId: lots.paper.id, percent: 87 })
  await aWork(server, { workspaceId, lotIds: [lots.work.id], status: 'in_requesting_offers' })
  await aWork(server, { workspaceId, lotIds: [lots.placed.id], status: 'placement_completed' })
  await aWork(server, { workspaceId, lotIds: [lots.declined.id], status: 'declined' })
})

type Export = Extract<Path, `exports/${string}`>

async function readSheets<P extends Export>(path: P, input: Input<P>, as = token) {
  const { status, headers, bytes } = await readFileAnswer(server, path, input, as)
  expect(status).toBe(200)
  return { headers, sheets: await readWorkbook(bytes) }
}

/** The rows of the first sheet by their headings. */
async function readRows<P extends Export>(path: P, input: Input<P>) {
  const { sheets } = await readSheets(path, input)
  const [heading = [], ...rows] = sheets[0]?.data ?? []
  return rows.map((row) => Object.fromEntries(heading.map((name, place) => [String(name), row[place]])))
}

/** All pages of a list. */
async function listNumbers(path: 'lots/getLots' | 'lots/getActiveLots', filter: object = {}): Promise<string[]> {
  const numbers: string[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await server.call(path, { ...filter, page, limit: 50 }, token)
    // after the last page comes the last page again
    if (body.page !== page) return numbers
    numbers.push(...body.data.map((lot: { contractNumber: string }) => lot.contractNumber))
  }
}

describe('the catalogue as a spreadsheet', () => {
  test.each([
    {},
    { openOnly: true, sortBy: 'applicationEndAt', sort: 'asc' },
    { sortBy: 'amount', sort: 'desc', minPrice: 1_000_000 },
    { sortBy: 'percent' },
    { search: 'бумага' },
    { search: '"бумага офисная"' },
    { sortBy: 'customer', sort: 'asc' },
  ] as const)('holds the lots of the list %j in their order', async (filter) => {
    const rows = await readRows('exports/getLots', filter)
    expect(rows.map((row) => row['Номер лота'])).toEqual(await listNumbers('lots/getLots', filter))
    expect(rows).not.toEqual([])
  })

  test('shows a lot as the screens do, each value with its type', async () => {
    const [row] = await readRows('exports/getLots', { id: lots.paper.id })
    const { body } = await server.call('lots/getLots', { id: lots.paper.id }, token)
    const end = new Date(body.data[0].Tender.applicationEndAt)
    expect(row).toMatchObject({
      'Номер лота': lots.paper.number,
      'Код тендера': lots.paper.code,
      Лот: '=Бумага А4',
      Заказчик: 'КГУ «Тестовая школа»',
      Сумма: 500_000.5,
      Статус: 'Опубликован',
      'Способ закупки': 'Запрос ценовых предложений',
      Источник: 'Госзакуп',
      Совпадение: 0.87,
      'Голоса за': 0,
      'Статус работы': 'Не взят в работу',
    })
    expect(Number(row?.['Приём заявок до'])).toBeCloseTo(toWallClockMs(end), -3)
  })

  test('has its headings and its name in the language of the person', async () => {
    const { sheets, headers } = await readSheets('exports/getLots', { id: lots.paper.id, lang: 'en' })
    expect(sheets[0]?.sheet).toBe('All lots')
    expect(sheets[0]?.data[0]).toEqual(expect.arrayContaining(['Lot number', 'Customer', 'Applications until']))
    expect(headers.get('content-disposition')).toMatch(/filename="All lots \d{4}-\d\d-\d\d\.xlsx"/)
    expect(Number(headers.get('x-estimated-bytes'))).toBeGreaterThan(0)
  })

  test('is refused like the list: in a workspace without a subscription', async () => {
    const lapsed = await aPerson(server, ['manager'], await aWorkspace(server, { subscribed: false }))
    const refused = await readFileAnswer(server, 'exports/getLots', {}, await getToken(server, lapsed))
    expect(refused.status).toBe(402)
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: 'subscription_required' })
  })

  test('of a list that is too long says that it is cut', async () => {
    const request = await createScoper(server.db)(workspaceId, async (scope) => {
      const all = { ...listRequests({}).catalogue(scope, {}), now: new Date() }
      return { some: await findLotIds(scope, all, 3), whole: await findLotIds(scope, all, 704) }
    })
    const newest = await server.call('lots/getLots', {}, token)
    expect(request.some.ids).toEqual(newest.body.data.slice(0, 3).map(({ id }: { id: number }) => id))
    expect(request.some.hasMore).toBe(true)
    expect(request.whole).toMatchObject({ ids: { length: 704 }, hasMore: false })
    expect(describeCut('ru', 50_000).columns[0]?.title).toMatch(/: 50\s000\. /)
  })
})

test.each([
  ['exports/getPotentialLots', 'lots/getPotentialLots'],
  ['exports/getLotsToRate', 'lots/lotsWithFilters'],
  ['exports/getActiveLots', 'lots/getActiveLots'],
  ['exports/getCompletedLots', 'lots/getCompletedLots'],
  ['exports/getArchivedLots', 'lots/getArchivedLots'],
] as const)('%s holds the lots of %s', async (path, list) => {
  const { body } = await server.call(list, { limit: 50 }, token)
  const rows = await readRows(path, {})
  const numbers = body.data.map((lot: { contractNumber: string }) => lot.contractNumber)
  expect(numbers).not.toEqual([])
  expect(rows.map((row) => row['Номер лота'])).toEqual(numbers)
})

test('completed lots show what became of them', async () => {
  await server.call(
    'lots/updateResultInfo',
    {
      lotId: lots.placed.id,
      resultInfo: {
        finalStatus: 'held',
        finalAmount: 90_000.5,
        resultsDate: '2026-11-20T06:00:00.000Z',
        winnerCompany: 'ТОО «Другие»',
        winner: false,
        lossReason: 'price',
      },
    },
    token,
  )
  expect(await readRows('exports/getCompletedLots', {})).toMatchObject([
    {
      Результат: 'Проиграли',
      'Компания-победитель': 'ТОО «Другие»',
      'Итоговая сумма': 90_000.5,
      'Причина проигрыша': 'Проиграли по цене',
      'Статус работы': 'Размещение завершено',
    },
  ])
})

test('company lists name every company of every list, and lists without companies', async () => {
  await server.call(
    'companies/createCompanyList',
    { name: 'Школы', companies: ['ШКОЛА 2', 'КГУ «Тестовая школа»'] },
    token,
  )
  await server.call('companies/createCompanyList', { name: 'Больницы', companies: [] }, token)
  const rows = await readRows('exports/getCompanyLists', {})
  expect(rows).toEqual([
    { Список: 'Больницы', Компания: null },
    { Список: 'Школы', Компания: 'КГУ «Тестовая школа»' },
    { Список: 'Школы', Компания: 'ШКОЛА 2' },
  ])
})

test('two files of a person are made at once; the third is refused when its turn does not come', async () => {
  const busy = await testServer({ beside: server, limits: { searchWaitMs: 300 } })
  const ask = () => readFileAnswer(busy, 'exports/getCompanyLists', {}, token)
  const held = await server.db.owner.transaction().execute(async (db) => {
    await sql`lock table company_list in access exclusive mode`.execute(db)
    const asked = [ask(), ask(), ask()]
    return { first: await Promise.race(asked), asked }
  })
  expect(held.first.status).toBe(429)
  const answers = await Promise.all(held.asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await ask()).status).toBe(200)
})
