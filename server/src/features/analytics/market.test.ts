import { listMonths } from '@tendertap/domain/analytics/months'
import { describe, expect, test } from 'vitest'
import { aMarket, inPeriod, PERIOD, sum } from '../../testing/a-market.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { purchases, call } = await aMarket(server)

describe('the market', () => {
  test.each([
    {},
    { division: '17' },
    { region: '75' },
    { method: 'Тендер' },
    { division: '62', region: '71', source: 'ows' },
  ])(
    'filtered by %o equals what one counts by hand, to the tiyn',
    async (filter: Partial<Record<'division' | 'region' | 'method' | 'source', string>>) => {
      const { source: _, ...codes } = filter
      const list = purchases
        .filter(inPeriod)
        .filter((purchase) => Object.entries(codes).every(([key, value]) => purchase[key as 'division'] === value))
      const market = await call('analytics/getMarket', { ...PERIOD, ...filter })
      expect(market.period).toEqual(PERIOD)
      expect(market.total).toMatchObject(sum(list))
      expect(market.months.map(({ month }: { month: string }) => month)).toEqual(listMonths(PERIOD))
      for (const [lines, key] of [
        [market.months, 'month'],
        [market.divisions, 'division'],
        [market.regions, 'region'],
        [market.methods, 'method'],
      ] as const) {
        const expected = Object.entries(Object.groupBy(list, (purchase) => purchase[key]))
        const counted = lines.filter((line: { lots: number }) => line.lots > 0)
        expect(Object.fromEntries(counted.map((line: Record<string, string>) => [line[key], line]))).toEqual(
          Object.fromEntries(expected.map(([value, ones]) => [value, expect.objectContaining(sum(ones ?? []))])),
        )
      }
    },
  )

  test('names the largest customers of the category and region', async () => {
    const { customers: lines } = await call('analytics/getMarket', { ...PERIOD, division: '17', region: '75' })
    const list = purchases.filter(inPeriod).filter(({ division, region }) => division === '17' && region === '75')
    const expected = Object.entries(Object.groupBy(list, ({ customer }) => customer))
      .map(([name, ones]) => ({ company: expect.objectContaining({ nameRu: name }), ...sum(ones ?? []) }))
      .toSorted((one, other) => other.planned - one.planned)
    expect(lines).toEqual(expected.map((line) => expect.objectContaining(line)))
  })
})
