import { calculateCorridor } from '@tendertap/domain/analytics/corridor'
import { describe, expect, test } from 'vitest'
import { aMarket, HOSPITAL, inPeriod, PERIOD, SCHOOL, sum, sumAwards, toShares } from '../../testing/a-market.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { purchases, customers, call } = await aMarket(server)

describe('customers', () => {
  test('are found by a part of their name, and by nothing that only looks like it', async () => {
    const search = async (text: string) => {
      const { data } = await call('analytics/getCustomers', { ...PERIOD, search: text })
      return data.map(({ company }: { company: { nameRu: string } }) => company.nameRu)
    }
    expect(await search('школа')).toEqual([SCHOOL])
    expect(await search('%')).toEqual([])
    expect((await search('')).toSorted()).toEqual([HOSPITAL, SCHOOL])
  })

  test('have a card: what they buy, when, from whom and how fast they decide', async () => {
    const list = purchases.filter(inPeriod).filter(({ customer }) => customer === SCHOOL)
    const card = await call('analytics/getCustomer', { ...PERIOD, customerId: customers.get(SCHOOL) })
    expect(card.company.nameRu).toBe(SCHOOL)
    expect(card.total).toMatchObject(sum(list))
    expect(card.medianDays).toBe(5)
    expect(card.corridor).toEqual(calculateCorridor(toShares(list)))
    for (const { company, ...line } of card.suppliers)
      expect(line).toMatchObject(sumAwards(list.filter(({ supplier }) => supplier === company.nameRu)))
    for (const { group, ...line } of card.groups)
      expect(line).toMatchObject(sum(list.filter((one) => one.group === group)))
    expect(await call('analytics/getCustomer', { customerId: 999_999_999 })).toMatchObject({ code: 'not_found' })
  })
})
