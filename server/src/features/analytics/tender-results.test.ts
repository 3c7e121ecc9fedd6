import { calculateCorridor, MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { describe, expect, test } from 'vitest'
import { aMarket, toShares, type Purchase } from '../../testing/a-market.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { purchases, call } = await aMarket(server)

describe('on the tender page', () => {
  test('each lot names its winner, and what its customer paid for the kind before if that is known well enough', async () => {
    const frequent = Object.values(Object.groupBy(purchases, ({ customer, group }) => `${customer} ${group}`))
      .filter((ones) => ones !== undefined)
      .toSorted((one, other) => toShares(other).length - toShares(one).length)[0] as Purchase[]
    const lot = frequent.find(({ final }) => final !== null) as Purchase
    const others = frequent.filter(({ id }) => id !== lot.id)
    expect(toShares(others).length).toBeGreaterThanOrEqual(MIN_OBSERVATIONS)
    const answer = await call('analytics/getTenderResults', { tenderId: lot.tenderId })
    expect(answer.results).toMatchObject([
      { lotId: lot.id, plannedAmount: lot.planned, awards: [{ company: { nameRu: lot.supplier }, amount: lot.final }] },
    ])
    expect(answer.memory).toMatchObject([{ lotId: lot.id, corridor: calculateCorridor(toShares(others)) }])
    const forProcurement = await call('analytics/getTenderResults', { tenderId: lot.tenderId }, 'procurement')
    expect(forProcurement).toMatchObject({ results: [{ lotId: lot.id }], memory: [] })
  })
})
