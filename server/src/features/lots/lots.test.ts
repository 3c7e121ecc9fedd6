import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScoper } from '../../db/scope.ts'
import { aLot, aPerson, inDays, getToken, type LotFields, type TestLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { readWithLots } from './queries.ts'

const server = await testServer()
// the same instant in the lot and in the filter: days are counted in whole ones, and midnight may pass between two
// looks at the clock
const inFiveDays = inDays(5)
let token: string
let lots: Record<'paper' | 'cartridge' | 'repair', TestLot>

beforeAll(async () => {
  token = await getToken(server, await aPerson(server, ['manager']))
  const make = (fields: LotFields) => aLot(server, fields)
  lots = {
    paper: await make({
      nameRu: 'Бумага офисная А4',
      amount: '500000',
      customer: 'КГУ «Школа»',
      publishedAt: inDays(-3),
      endAt: inDays(1),
    }),
    cartridge: await make({
      nameRu: 'Картридж лазерный',
      amount: '2500000',
      customer: 'ТОО «Каспий»',
      publishedAt: inDays(-2),
      endAt: inFiveDays,
      ensTruCode: '262040.000.000263',
    }),
    repair: await make({
      nameRu: 'Ремонт кровли',
      amount: '90000000',
      customer: 'ГУ «Отдел»',
      publishedAt: inDays(-10),
      startAt: inDays(-9),
      endAt: inDays(-2),
      status: 'Завершен',
      method: 'Открытый конкурс',
      katoCode: '231010000',
      ensTruCode: '439919.100.000001',
      source: 'tizilim',
      lotsCount: 3,
    }),
  }
})

const withoutSuffix = (code: string) => code.replace(/-.*/, '')

const find = async (filter: Parameters<typeof server.call<'lots/getLots'>>[1]) => {
  const { status, body } = await server.call('lots/getLots', filter, token)
  expect(status).toBe(200)
  return body.data.map((lot: { id: number }) => lot.id)
}

describe('lots/getLots', () => {
  test('an empty body is page 1 of 10, newest first', async () => {
    const { body } = await server.call('lots/getLots', {}, token)
    expect(body).toMatchObject({ total: 3, totalExact: true, page: 1, limit: 10 })
    expect(body.data.map((lot: { id: number }) => lot.id)).toEqual([lots.cartridge.id, lots.paper.id, lots.repair.id])
  })

  test('a lot carries its names, its tender and nothing of any workspace yet', async () => {
    const { body } = await server.call('lots/getLots', { id: lots.paper.id }, token)
    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({
      id: lots.paper.id,
      TenderId: lots.paper.tenderId,
      contractNumber: lots.paper.number,
      code: lots.paper.code,
      nameRu: 'Бумага офисная А4',
      amount: 500000,
      customerRu: 'КГУ «Школа»',
      katoNameRu: 'г. Алматы',
      status: 'Опубликован',
      Votes: [],
      LotsInProcessOfLot: [],
      LotScoreOfLot: [],
      Tender: { id: lots.paper.tenderId, code: lots.paper.code, method: 'Запрос ценовых предложений', lotsCount: 1 },
    })
  })

  test.each<[string, () => object, (keyof typeof lots)[]]>([
    ['search by name, every word must occur', () => ({ search: 'бумага а4' }), ['paper']],
    ['status', () => ({ statuses: ['Завершен'] }), ['repair']],
    ['method', () => ({ methods: ['Открытый конкурс'] }), ['repair']],
    ['tender code', () => ({ code: lots.cartridge.code }), ['cartridge']],
    ['lot number', () => ({ code: lots.cartridge.number }), ['cartridge']],
    ['tender code without its suffix', () => ({ code: withoutSuffix(lots.cartridge.code) }), ['cartridge']],
    ['lot number without its suffix', () => ({ code: withoutSuffix(lots.cartridge.number) }), ['cartridge']],
    ['a part of the number is not the number', () => ({ code: lots.cartridge.number.slice(0, 6) }), []],
    ['a percent sign is no wildcard', () => ({ code: '%' }), []],
    ['customers', () => ({ companies: ['КГУ «Школа»', 'ГУ «Отдел»'] }), ['paper', 'repair']],
    ['customers, however they are spelt', () => ({ companies: ['кгу "школа"'] }), ['paper']],
    ['price, both ends inclusive', () => ({ minPrice: 500000, maxPrice: 2500000 }), ['cartridge', 'paper']],
    [
      'application end, whole days',
      () => ({ endDateFrom: inFiveDays.toISOString(), endDateTo: inFiveDays.toISOString() }),
      ['cartridge'],
    ],
    ['application start, whole days', () => ({ startDateTo: inDays(-9).toISOString() }), ['repair']],
    ['the number of lots in the tender', () => ({ minLots: 2, maxLots: 3 }), ['repair']],
    ['nothing was published today', () => ({ todayOnly: true }), []],
    ['region, by its whole code or its first digits', () => ({ regions: ['230000000', '71'] }), ['repair']],
    ['district', () => ({ regions: ['231000000'] }), ['repair']],
    ['ENS TRU group, with dots as people write it', () => ({ ensTru: '26.20.40' }), ['cartridge']],
    ['an ENS TRU code without digits finds nothing', () => ({ ensTru: 'бумага' }), []],
    ['source', () => ({ sources: ['tizilim', 'epz'] }), ['repair']],
    ['customer and lot number among the words', () => ({ search: `каспий ${lots.cartridge.number}` }), ['cartridge']],
    ['a percent sign is a letter like any other', () => ({ search: '%' }), []],
    [
      'absent values filter nothing',
      () => ({ search: '', statuses: [], minPrice: null, companies: null }),
      ['cartridge', 'paper', 'repair'],
    ],
  ])('filters by %s', async (_what, filter, expected) => {
    expect(await find(filter())).toEqual(expected.map((name) => lots[name].id))
  })

  test.each<[string, 'asc' | 'desc', (keyof typeof lots)[]]>([
    ['amount', 'asc', ['paper', 'cartridge', 'repair']],
    ['amount', 'desc', ['repair', 'cartridge', 'paper']],
    // what is still open, then the past
    ['applicationEndAt', 'asc', ['paper', 'cartridge', 'repair']],
    ['applicationEndAt', 'desc', ['cartridge', 'paper', 'repair']],
    ['name', 'asc', ['paper', 'cartridge', 'repair']],
    ['customer', 'asc', ['repair', 'paper', 'cartridge']],
  ])('sorts by %s %s', async (sortBy, sort, expected) => {
    expect(await find({ sortBy: sortBy as 'amount', sort })).toEqual(expected.map((name) => lots[name].id))
  })

  test('an unknown sort field is 400', async () => {
    expect(await server.call('lots/getLots', { sortBy: 'id; drop table lot' as never }, token)).toMatchObject({
      status: 400,
      body: { code: 'unknown_sort_field' },
    })
  })

  test('the page is clamped and echoed, another limit becomes the nearest', async () => {
    expect((await server.call('lots/getLots', { page: 99, limit: 17 }, token)).body).toMatchObject({
      page: 1,
      limit: 20,
    })
  })

  test('a superadmin sees the catalogue', async () => {
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect(await server.call('lots/getLots', {}, superadmin)).toMatchObject({ status: 200, body: { total: 3 } })
  })
})

test('a lot of the list is read with its own documents and those of the whole tender, not with its neighbours’', async () => {
  const { id, tenderId } = lots.repair
  const documents = [
    { url: 'own', lot_id: id },
    { url: 'whole', lot_id: null },
    { url: 'neighbour', lot_id: lots.paper.id },
  ]
  await server.db.owner
    .insertInto('document')
    .values(
      documents.map((one) => ({ ...one, tender_id: tenderId, type: 'Проект договора', original_file_name: one.url })),
    )
    .execute()
  const {
    lots: [lot],
  } = await createScoper(server.db)(null, (scope) => readWithLots(scope, sql`select array[${id}::integer] as ids`))
  expect(lot?.documents.map(({ original_file_name }) => original_file_name)).toEqual(['own', 'whole'])
})

test('a column that a newer version adds to the lots does not break the connections of this one', async () => {
  const ids = async () => (await server.call('lots/getLots', {}, token)).body.data.map(({ id }: { id: number }) => id)
  const before = await ids()
  await sql`alter table lot add column of_a_newer_version text default ''`.execute(server.db.owner)
  for (let time = 0; time < 5; time += 1) expect(await ids()).toEqual(before)
})
