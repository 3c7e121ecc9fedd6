import { MAX_SAVED_SEARCHES, MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  token = await getToken(server, await aPerson(server, ['manager'], workspaceId))
})

const pipes = { name: 'Трубы', filter: { search: 'трубы' }, cadence: 'never' as const }
const save = async (search: object = {}, by = token) =>
  (await server.call('savedSearches/save', { ...pipes, ...search }, by)).body
const list = async (by = token) => (await server.call('savedSearches/getAll', {}, by)).body.searches
const names = async (by = token) => (await list(by)).map(({ name }: { name: string }) => name)
const countNew = async () => (await list()).map(({ newLots }: { newLots: number }) => newLots)

describe('a saved search', () => {
  test('keeps its filter, and nobody else sees it', async () => {
    const filter = {
      search: 'трубы',
      regions: ['750000000'],
      minPrice: 1000,
      openOnly: true,
      todayOnly: true,
      page: 3,
      sortBy: 'amount',
    }
    const { id } = await save({ name: ' Трубы   ПНД ', filter })
    expect(await list()).toEqual([
      {
        id,
        name: 'Трубы ПНД',
        cadence: 'never',
        filter: { search: 'трубы', regions: ['750000000'], minPrice: 1000, openOnly: true },
        newLots: 0,
        createdAt: expect.any(String),
      },
    ])
    const colleague = await getToken(server, await aPerson(server, ['manager'], workspaceId))
    expect(await list(colleague)).toEqual([])
    for (const path of ['savedSearches/update', 'savedSearches/open', 'savedSearches/delete'] as const)
      expect((await server.call(path, { id }, colleague)).body).toMatchObject({ code: 'not_found' })
  })

  test('is renamed, tells at another pace, and is deleted', async () => {
    const { id } = await save()
    expect((await server.call('savedSearches/update', { id, name: 'Трубы ПНД', cadence: 'daily' }, token)).status).toBe(
      200,
    )
    expect(await list()).toMatchObject([{ name: 'Трубы ПНД', cadence: 'daily' }])
    expect((await server.call('savedSearches/update', { id, cadence: 'at_once' }, token)).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Трубы ПНД', cadence: 'at_once' }])
    expect((await server.call('savedSearches/delete', { id }, token)).status).toBe(200)
    expect(await list()).toEqual([])
    expect((await server.call('savedSearches/delete', { id }, token)).body).toMatchObject({ code: 'not_found' })
  })

  test('has a name of its own', async () => {
    await save()
    const { id } = await save({ name: 'Бумага' })
    expect(await save({ name: 'трубы' })).toMatchObject({ code: 'name_taken' })
    expect((await server.call('savedSearches/update', { id, name: 'ТРУБЫ' }, token)).body).toMatchObject({
      code: 'name_taken',
    })
    expect((await server.call('savedSearches/update', { id, name: 'БУМАГА' }, token)).status).toBe(200)
  })

  test('is refused when it would find every new lot, and when there are too many', async () => {
    expect(await save({ filter: { openOnly: true } })).toMatchObject({ code: 'saved_search_too_wide' })
    for (let n = 0; n < MAX_SAVED_SEARCHES; n += 1) await save({ name: `Поиск ${n}` })
    expect(await save()).toMatchObject({ code: 'saved_search_limit' })
  })

  test('that this version cannot read is shown as such', async () => {
    await save()
    await sql`
      update saved_search set filter = '{"minPrice": "дорого"}' where workspace_id = ${workspaceId}`.execute(owner)
    expect(await list()).toMatchObject([{ name: 'Трубы', filter: null, newLots: 0 }])
  })
})

describe('new lots', () => {
  test('are those that came since the search was last opened', async () => {
    await aLot(server, { nameRu: 'Трубы стальные' })
    const { id } = await save()
    expect(await countNew()).toEqual([0])
    await aLot(server, { nameRu: 'Трубы медные' })
    await aLot(server, { nameRu: 'Краны' })
    expect(await countNew()).toEqual([1])
    await server.call('savedSearches/open', { id }, token)
    expect(await countNew()).toEqual([0])
  })

  test('are counted for each search by its own filter', async () => {
    await save({ name: 'a', filter: { search: 'лестницы', minPrice: 1000 } })
    await save({ name: 'b', filter: { search: '"лестницы чугунные"' } })
    await save({ name: 'c', filter: { companies: ['КГУ «Лестничный двор»'] } })
    await save({ name: 'd', filter: { search: 'лестницы -складные' } })
    await aLot(server, { nameRu: 'Лестницы чугунные', amount: '500', publishedAt: inDays(-3) })
    await aLot(server, { nameRu: 'Лестницы деревянные', amount: '5000', customer: 'КГУ "Лестничный двор"' })
    await aLot(server, { nameRu: 'Лестницы складные', amount: '5000' })
    expect(await names()).toEqual(['a', 'b', 'c', 'd'])
    expect(await countNew()).toEqual([2, 1, 1, 2])
  })

  test('do not include history that comes late', async () => {
    await save()
    await aLot(server, { nameRu: 'Трубы', publishedAt: inDays(-100) })
    expect(await countNew()).toEqual([0])
  })

  test('are counted up to a bound', async () => {
    await save({ filter: { search: 'шланги' } })
    await aLot(server, { nameRu: 'Шланги' })
    await sql`
      insert into lot_search select (jsonb_populate_record(s, jsonb_build_object('lot_id', s.lot_id + n))).*
      from lot_search s, generate_series(1, ${MOST_NEW_LOTS + 20}) n where s.lot_id = (select max(lot_id) from lot_search)`.execute(
      owner,
    )
    expect(await countNew()).toEqual([MOST_NEW_LOTS])
    await sql`delete from lot_search s where not exists (select from lot l where l.id = s.lot_id)`.execute(owner)
  })
})

test('the operator has no searches', async () => {
  const operator = await getToken(server, await aPerson(server, ['superadmin']))
  expect((await server.call('savedSearches/getAll', {}, operator)).status).toBe(403)
})
