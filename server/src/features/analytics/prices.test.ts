import { calculateCorridor, MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { describe, expect, test } from 'vitest'
import { aMarket, inPeriod, PERIOD, toShares, type Purchase } from '../../testing/a-market.ts'
import { anAward } from '../../testing/a-tender.ts'
import { aLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { rebuild } from './facts/consumer.ts'

const server = await testServer()
const { purchases, call } = await aMarket(server)

describe('prices', () => {
  test.each([{}, { division: '17' }, { group: '172314', method: 'Тендер' }])('filtered by %o', async (filter) => {
    const list = purchases
      .filter(inPeriod)
      .filter((purchase) => Object.entries(filter).every(([key, value]) => purchase[key as 'division'] === value))
    const prices = await call('analytics/getPrices', { ...PERIOD, ...filter })
    expect(prices.observations).toBe(toShares(list).length)
    expect(prices.corridor).toEqual(calculateCorridor(toShares(list)))
    const counted = prices.histogram.reduce((total: number, step: { purchases: number }) => total + step.purchases, 0)
    expect(counted).toBe(prices.corridor ? prices.observations : 0)
    for (const { from, purchases: size } of prices.histogram) {
      const step = await call('analytics/getComparable', { ...PERIOD, ...filter, shareFrom: from, limit: 50 })
      expect(step.total).toBe(size)
    }
  })

  test('the corridor of a lot compares with the closest purchases that are enough, and never with itself', async () => {
    const sizeOf = (wanted: string) => toShares(purchases.filter(({ group }) => group === wanted)).length
    const lot = purchases
      .filter(({ final }) => final !== null)
      .toSorted((one, other) => sizeOf(other.group) - sizeOf(one.group))[0] as Purchase
    const others = purchases.filter(({ id }) => id !== lot.id)
    const bases = [
      ['customerGroup', others.filter(({ customer, group }) => customer === lot.customer && group === lot.group)],
      ['groupMethod', others.filter(({ method, group }) => method === lot.method && group === lot.group)],
      ['group', others.filter(({ group }) => group === lot.group)],
    ] as const
    const [basis, list] = bases.find(([, one]) => toShares(one).length >= MIN_OBSERVATIONS) ?? bases[2]
    const answer = await call('analytics/getCorridor', { lotId: lot.id })
    expect(answer).toEqual({
      plannedAmount: lot.planned,
      corridor: { basis, ...calculateCorridor(toShares(list)) },
      observations: toShares(list).length,
    })
    const behind = await call('analytics/getComparable', { lotId: lot.id, limit: 50 })
    expect(new Set(behind.data.map(({ lotId }: { lotId: number }) => lotId))).toEqual(
      new Set(list.filter(({ final }) => final !== null).map(({ id }) => id)),
    )
  })

  test('of too few purchases are not told, but the purchases are', async () => {
    const [asked, ...few] = await Promise.all(
      Array.from({ length: 4 }, () => aLot(server, { ensTruCode: '980000.500.000001', method: 'Аукцион' })),
    )
    for (const { id } of few) await anAward(server, { lotId: id, name: 'ТОО «Редкий»' })
    await rebuild(server.db.background)
    expect(await call('analytics/getCorridor', { lotId: asked?.id })).toMatchObject({ corridor: null, observations: 3 })
    const { data } = await call('analytics/getComparable', { lotId: asked?.id })
    expect(new Set(data.map(({ lotId }: { lotId: number }) => lotId))).toEqual(new Set(few.map(({ id }) => id)))
  })

  test('are those of the months that are asked for, by the day of the contract', async () => {
    const moments = ['2025-02-28', '2025-03-01', '2025-03-31', '2025-04-01'].map((day) => new Date(`${day}T06:00:00Z`))
    for (const concludedAt of moments) {
      const { id } = await aLot(server, { ensTruCode: '970000.500.000001' })
      await anAward(server, { lotId: id, name: 'ТОО «Март»', concludedAt })
    }
    await rebuild(server.db.background)
    const asked = { from: '2025-03', to: '2025-03', group: '970000' }
    expect(await call('analytics/getPrices', asked)).toMatchObject({ observations: 2 })
  })

  test('of a kind that nobody has bought often enough are not guessed', async () => {
    const rare = await aLot(server, { ensTruCode: '990000.500.000001', method: 'Аукцион' })
    await rebuild(server.db.background)
    expect(await call('analytics/getCorridor', { lotId: rare.id })).toEqual({
      plannedAmount: 100_000,
      corridor: null,
      observations: 0,
    })
    expect(await call('analytics/getComparable', { lotId: rare.id })).toMatchObject({ data: [], total: 0 })
  })
})
