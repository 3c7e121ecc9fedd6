import { afterAll, describe, expect, test } from 'vitest'
import { startPortals } from '../portals.ts'
import { createTestClient, readJson, STARTED } from '../testing/test-client.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 600, secondsBetweenActs: 0 })
afterAll(portals.close)
const { ows, post, graphql } = createTestClient(portals)

const LOTS =
  'query($f: LotsFiltersInput, $limit: Int, $after: Int) { Lots(filter: $f, limit: $limit, after: $after) { id lotNumber amount refLotStatusId lastUpdateDate trdBuyId } }'
const TENDERS = `query($f: TrdBuyFiltersInput, $limit: Int, $after: Int) { TrdBuy(filter: $f, limit: $limit, after: $after) {
  id numberAnno refBuyStatusId publishDate endDate parentId RefBuyStatus { code } Files { id filePath } Lots { id Plans { RefEnstru { code } } TrdBuy { id } RefTradeMethods { nameRu } } } }`

describe('GraphQL of the state portal', () => {
  test('gives 200 rows at most and 50 by default', async () => {
    expect((await graphql(LOTS, { limit: 1000 })).data?.['Lots']).toHaveLength(200)
    const { data, extensions } = await graphql(LOTS)
    expect(data?.['Lots']).toHaveLength(50)
    expect(extensions.pageInfo).toMatchObject({
      limitPage: 50,
      totalCount: 450,
      hasNextPage: true,
      lastId: data?.['Lots']?.at(-1)?.id,
    })
  })

  test('answers every row once, ids descending, below `after`', async () => {
    const ids: number[] = []
    let after: number | undefined
    do {
      const { data, extensions } = await graphql(LOTS, { limit: 200, after })
      ids.push(...(data?.['Lots'] ?? []).map((row) => row.id))
      after = extensions.pageInfo.hasNextPage ? (extensions.pageInfo.lastId ?? undefined) : undefined
    } while (after !== undefined)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect([ids.length, new Set(ids).size]).toEqual([450, 450])
  })

  test('answers null, not an empty list, when nothing is found', async () => {
    const { data, errors, extensions } = await graphql(LOTS, { f: { id: [1] } })
    expect(data).toEqual({ Lots: null })
    expect(errors).toBeUndefined()
    expect(extensions.pageInfo).toMatchObject({ totalCount: 0, hasNextPage: false })
  })

  test('takes arrays of dates as from and to, in Almaty wall clock', async () => {
    const row = (await graphql(TENDERS, { limit: 200, f: { refBuyStatusId: [210, 220, 240] } })).data?.['TrdBuy']?.[3]
    const published = String(row?.['publishDate'])
    expect(published).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    const between = async (publishDate: string | string[]) =>
      (await graphql(TENDERS, { limit: 200, f: { publishDate } })).data?.['TrdBuy']?.map(({ id }) => id) ?? []
    expect(await between([published, published])).toContain(row?.id)
    expect(await between([published])).toContain(row?.id)
    expect(await between(published)).toContain(row?.id)
    expect(await between(['', '2020-01-01 00:00:00'])).toEqual([])
  })

  test('takes arrays of numbers as ranges of sums and lists of ids; one number stands for a list of one', async () => {
    const all = (await graphql(LOTS, { limit: 200 })).data?.['Lots'] ?? []
    const amounts = all.map((row) => Number(row['amount'])).toSorted((a, b) => a - b)
    const [from, to] = [amounts[40] ?? 0, amounts[60] ?? 0]
    const within = (await graphql(LOTS, { limit: 200, f: { amount: [from, to] } })).data?.['Lots'] ?? []
    expect(within.length).toBeGreaterThanOrEqual(21)
    expect(within.every((row) => Number(row['amount']) >= from && Number(row['amount']) <= to)).toBe(true)
    const wanted = all.slice(0, 3).map(({ id }) => id)
    expect((await graphql(LOTS, { f: { id: wanted } })).data?.['Lots']?.map(({ id }) => id)).toEqual(wanted)
    expect((await graphql(LOTS, { f: { id: wanted[0] } })).data?.['Lots']).toHaveLength(1)
    const trdBuyId = all[0]?.['trdBuyId']
    expect(
      (await graphql(LOTS, { f: { trdBuyId } })).data?.['Lots']?.every((row) => row['trdBuyId'] === trdBuyId),
    ).toBe(true)
  })

  test('answers a whole announcement: lots, plan points, files and their related objects', async () => {
    const { data, errors } = await graphql(TENDERS, { limit: 200, f: { refBuyStatusId: 220 } })
    expect(errors).toBeUndefined()
    const tender = data?.['TrdBuy']?.find((row) => (row['Files'] as object[]).length > 0)
    expect(tender?.['Files']).toContainEqual(
      expect.objectContaining({ filePath: expect.stringMatching(/\/ows\/download\/trd_buy\/[0-9a-f]{32}$/) }),
    )
    expect(tender?.['Lots']).toContainEqual(
      expect.objectContaining({ TrdBuy: { id: tender?.id }, RefTradeMethods: { nameRu: expect.any(String) } }),
    )
    const one = await graphql(TENDERS, { f: { numberAnno: tender?.['numberAnno'] } })
    expect(one.data?.['TrdBuy']?.map(({ id }) => id)).toEqual([tender?.id])
  })

  test('answers errors for an unknown field, for an unknown filter, and for an id of more than 32 bits', async () => {
    for (const [query, variables] of [
      ['{ Lots { id winner } }', {}],
      [LOTS, { f: { lastUpdateDate: { gte: '2026-01-01' } } }],
      [LOTS, { f: { id: [4_000_000_000] } }],
    ] as const) {
      const reply = await post(query, variables)
      expect(reply.status).toBe(200)
      expect((await readJson<{ errors: object[] }>(reply)).errors).toHaveLength(1)
    }
  })

  test('answers introspection queries', async () => {
    const { data } = await readJson<{ data: { input: { inputFields: { name: string }[] } } }>(
      post('{ input: __type(name: "LotsFiltersInput") { inputFields { name } } }'),
    )
    expect(data.input.inputFields).toContainEqual({ name: 'refLotStatusId' })
  })

  test('has contracts for lots that were bought, below the planned sum, and direct ones with zeros', async () => {
    const CONTRACTS =
      'query($after: Int) { Contract(limit: 200, after: $after) { id trdBuyId supplierBiin contractSum signDate Supplier { nameRu } ContractUnits { lotId totalSum } } }'
    const rows = (await graphql(CONTRACTS)).data?.['Contract'] ?? []
    const units = rows.flatMap((row) => row['ContractUnits'] as { lotId: number; totalSum: number }[])
    const lots =
      (
        await graphql(LOTS, {
          limit: 200,
          f: {
            id: units
              .map(({ lotId }) => lotId)
              .filter((id) => id > 0)
              .slice(0, 100),
          },
        })
      ).data?.['Lots'] ?? []
    expect(lots.length).toBeGreaterThan(50)
    for (const lot of lots) {
      expect(lot['refLotStatusId']).toBe(360)
      expect(units.find(({ lotId }) => lotId === lot.id)?.totalSum).toBeLessThan(Number(lot['amount']))
    }
    const direct = rows.filter((row) => row['trdBuyId'] === 0)
    expect(direct.length).toBeGreaterThan(0)
    expect(direct.flatMap((row) => row['ContractUnits'] as { lotId: number }[]).every(({ lotId }) => lotId === 0)).toBe(
      true,
    )
    expect(rows.every((row) => /^\d{12}$/.test(String(row['supplierBiin'])) && row['Supplier'])).toBe(true)
  })

  test('writes the code of 190 with a Cyrillic С', async () => {
    const { data } = await graphql(TENDERS, { f: { refBuyStatusId: 190 } })
    expect(data?.['TrdBuy']?.[0]?.['RefBuyStatus']).toEqual({ code: 'Documentation\u0421hanged' })
  })
})

describe('the token of the state portal', () => {
  test('when wrong or missing gives 404 «Invalid Route»', async () => {
    for (const reply of [
      await ows('/v3/lots', 'wrong'),
      await fetch(`${portals.urls.ows}/v3/lots`),
      await post(LOTS, {}, 'wrong'),
    ]) {
      expect(reply.status).toBe(404)
      expect(await reply.json()).toEqual({ name: 'Not Found', message: 'Invalid Route' })
    }
  })

  test('expires by the clock of the world', async () => {
    portals.expireToken(new Date(STARTED.getTime() + 3_600_000))
    expect((await ows('/v3/lots')).status).toBe(200)
    portals.expireToken(STARTED)
    expect((await ows('/v3/lots')).status).toBe(404)
    portals.expireToken(null)
    expect((await ows('/v3/lots')).status).toBe(200)
  })
})

interface Envelope {
  total: number
  limit: number
  next_page: string
  items: Record<string, unknown>[]
}

describe('REST of the state portal', () => {
  test('pages a register by a path, sometimes without its version, and ends with an empty one', async () => {
    const seen: unknown[] = []
    const paths: string[] = []
    for (let path = '/v3/lots?limit=40'; path !== '';) {
      const page: Envelope = await readJson(ows(path))
      expect(page).toMatchObject({ total: 450, limit: 40 })
      seen.push(...page.items.map(({ id }) => id))
      path = page.next_page
      paths.push(path)
    }
    expect(new Set(seen).size).toBe(450)
    expect(paths.filter((path) => path.startsWith('/v3/lots?')).length).toBeGreaterThan(0)
    expect(paths.filter((path) => path.startsWith('/lots?')).length).toBeGreaterThan(0)
    expect(paths.at(-1)).toBe('')
  })

  test('takes 500 at once, 50 by default, in snake case', async () => {
    expect((await readJson<Envelope>(ows('/v3/lots?limit=500'))).items).toHaveLength(450)
    const { items } = await readJson<Envelope>(ows('/v3/trd-buy'))
    expect(items).toHaveLength(50)
    expect(items[0]).toMatchObject({ number_anno: expect.any(String), ref_buy_status_id: expect.any(Number) })
    expect(items[0]).not.toHaveProperty('lots')
    expect(await readJson(ows(`/v3/trd-buy/${String(items[0]?.['id'])}`))).toEqual(items[0])
  })

  test('has dictionaries, and answers an error with status 200 for an unknown one', async () => {
    const { items } = await readJson<Envelope>(ows('/v3/refs/ref_lots_status'))
    expect(items).toContainEqual({
      id: 360,
      code: 'ResultCompleted',
      name_ru: 'Закупка состоялась',
      name_kz: 'Сатып алу болып өтті',
    })
    const reply = await ows('/v3/refs/ref_enstru')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ error: 'Справочник не найден', code: 404 })
  })

  test('shows a deleted lot only in the journal, with its id as text and no address', async () => {
    const { lots } = portals.act({ act: 'delete_lot' })
    expect((await graphql(LOTS, { f: { id: lots.map(Number) } })).data?.['Lots']).toBeNull()
    const journal: Envelope = await readJson(ows('/v3/journal?date_from=2026-11-15&date_to=2026-11-15'))
    const deleted = journal.items.filter(({ action }) => action === 'D')
    expect(deleted).toEqual([
      expect.objectContaining({
        object_id: lots[0],
        service_name: 'lots',
        date_action: '2026-11-15 11:00:00',
        url: '',
      }),
    ])
    expect(journal.items.some(({ action }) => action === 'U')).toBe(true)
    expect((await readJson<Envelope>(ows('/v3/journal?date_from=2026-11-16'))).items).toEqual([])
  })
})
