import { describe, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { aMarket, inPeriod, OWN, PERIOD, SCHOOL, type Purchase } from '../../testing/a-market.ts'
import { aLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { rebuild } from './facts/consumer.ts'
import { isNewestFirstQuicker, listLotIds, selectPurchases } from './purchases.ts'

const server = await testServer()
const { purchases, suppliers, customers, workspaceId, call } = await aMarket(server)

describe('the lots behind a figure', () => {
  const list = (filter: Partial<Purchase>) =>
    purchases
      .filter(inPeriod)
      .filter((purchase) => Object.entries(filter).every(([key, value]) => purchase[key as keyof Purchase] === value))
  const ids = (lots: readonly Purchase[]) => lots.map(({ id }) => id).toSorted((one, other) => one - other)
  const behind = async (input: object) => {
    const { data, total } = await call('analytics/getPurchases', { ...PERIOD, limit: 50, ...input })
    expect(total).toBe(data.length)
    return data.map(({ lotId }: { lotId: number }) => lotId).toSorted((one: number, other: number) => one - other)
  }

  test('are as many as it counts, for every kind of figure', async () => {
    expect(await behind({ division: '17' })).toEqual(ids(list({ division: '17' })))
    expect(await behind({ region: '71', state: 'awarded' })).toEqual(
      ids(list({ region: '71' }).filter(({ final }) => final !== null)),
    )
    expect(await behind({ state: 'undecided', method: 'Тендер' })).toEqual(
      ids(list({ method: 'Тендер' }).filter(({ final }) => final === null)),
    )
    expect(await behind({ region: '71', known: 'price' })).toEqual(
      ids(list({ region: '71' }).filter(({ final }) => final !== null)),
    )
    expect(await behind({ supplierId: suppliers.get(OWN), method: 'Тендер', region: '71' })).toEqual(
      ids(list({ supplier: OWN, method: 'Тендер', region: '71' })),
    )
    expect(await behind({ customerId: customers.get(SCHOOL), group: '172314' })).toEqual(
      ids(list({ customer: SCHOOL, group: '172314' })),
    )
    expect(await behind({ supplierId: suppliers.get(OWN), division: '62' })).toEqual(
      ids(list({ supplier: OWN, division: '62' })),
    )
  })

  test.each([{ group: '172314' }, { state: 'awarded', known: 'price' }])(
    'are refused where no rollup counts them: %o of the market',
    async (filter) => {
      for (const path of ['analytics/getPurchases', 'analytics/savePurchases'] as const) {
        expect(await call(path, { ...PERIOD, ...filter })).toMatchObject({ code: 'invalid_input' })
      }
      expect(await behind({ ...filter, customerId: customers.get(SCHOOL) })).not.toEqual([])
    },
  )

  test('are listed also where the portal gives no category, region or method', async () => {
    const published = { publishedAt: new Date('2025-04-12T06:00:00Z') }
    const bare = await aLot(server, { ...published, katoCode: '', method: '' })
    await aLot(server, { ...published, ensTruCode: '172314.500.000001' })
    await rebuild(server.db.background)
    for (const code of ['division', 'region', 'method'])
      expect(await behind({ from: '2025-04', to: '2025-04', [code]: '-' })).toEqual([bare.id])
  })

  // of three years with two million lots
  test.each([
    ['25,000 cancelled lots of a method with 500,000', { total: 25_000, ofCodes: 500_000 }, 0, true],
    ['the last of their pages', { total: 25_000, ofCodes: 500_000 }, 950, true],
    ['300 failed lots of that method', { total: 300, ofCodes: 500_000 }, 0, true],
    ['the last of their pages', { total: 300, ofCodes: 500_000 }, 250, false],
    ['3,000 lots of one category in one region', { total: 3_000, ofCodes: 3_000 }, 0, false],
    ['no lots', { total: 0, ofCodes: 500_000 }, 0, false],
  ])('are read by the way that reads fewer facts: %s', (_, counted, offset, isNewestFirst) => {
    expect(isNewestFirstQuicker({ ...counted, ofPeriod: 2_000_000 }, { offset, limit: 50 })).toBe(isNewestFirst)
  })

  test('are the same in the same order by either way', async () => {
    const codes = { source: null, division: '17', region: null, method: 'Тендер' }
    const more = { known: null, group: null, customerId: null, supplierId: null, placed: false }
    const listIds = (total: number) =>
      inWorkspace(server.db.application, workspaceId, (scope) => {
        const { page } = selectPurchases(scope, { period: PERIOD, state: 'awarded', ...codes, ...more })
        return listLotIds(scope, page({ offset: 0, limit: 50 }, { total, ofPeriod: 1000, ofCodes: 1000 }))
      })
    const [newestFirst, fromCells] = [await listIds(1000), await listIds(1)]
    expect(newestFirst.length).toBeGreaterThan(3)
    expect(fromCells).toEqual(newestFirst)
  })

  test('are none of the method *, which stands for all methods in the sums', async () => {
    expect(await behind({ method: '*' })).toEqual([])
    expect((await call('analytics/getMarket', { ...PERIOD, method: '*' })).total.lots).toBe(0)
  })

  test('say what was planned, who won and for how much', async () => {
    const [first] = list({ supplier: OWN })
    const { data } = await call('analytics/getPurchases', { ...PERIOD, supplierId: suppliers.get(OWN), limit: 50 })
    expect(data.find(({ lotId }: { lotId: number }) => lotId === first?.id)).toMatchObject({
      contractNumber: first?.number,
      customer: { nameRu: first?.customer },
      supplier: { nameRu: OWN },
      state: 'awarded',
      plannedAmount: first?.planned,
      finalAmount: first?.final,
      decidedAt: `${first?.decided}T06:00:00.000Z`,
    })
  })
})
