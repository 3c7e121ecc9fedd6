import { calculateCorridor } from '@tendertap/domain/analytics/corridor'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aMarket, inPeriod, OWN, PERIOD, SCHOOL, sumAwards, SUPPLIERS, toShares } from '../../testing/a-market.ts'
import { anAward, aWork } from '../../testing/a-tender.ts'
import { aLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { rebuild } from './facts/consumer.ts'

const server = await testServer()
const { workspaceId, purchases, suppliers, customers, call } = await aMarket(server)

const toIds = (lots: readonly { id: number }[]) => new Set(lots.map(({ id }) => id))
const listLots = async (path: 'analytics/getPurchases' | 'analytics/getComparable', input: object) =>
  new Set((await call(path, input)).data.map(({ lotId }: { lotId: number }) => lotId))

describe('a competitor', () => {
  const [dala] = SUPPLIERS

  test('is ranked by what it won, also within a category', async () => {
    for (const division of [null, '62']) {
      const { data, total } = await call('analytics/getSuppliers', { ...PERIOD, division })
      const list = purchases.filter(inPeriod).filter((one) => division === null || one.division === division)
      const named = Object.entries(Object.groupBy(list, ({ supplier }) => supplier ?? ''))
        .filter(([name]) => name !== '')
        .map(([name, ones]) => ({ company: expect.objectContaining({ nameRu: name }), ...sumAwards(ones ?? []) }))
        .toSorted((one, other) => other.final - one.final)
      expect(data).toEqual(named.map((line) => expect.objectContaining(line)))
      expect(total).toBe(named.length)
    }
  })

  test('has a card with its prices, and says where it won against us', async () => {
    const list = purchases.filter(inPeriod).filter(({ supplier }) => supplier === dala)
    const ours = purchases.filter(inPeriod).filter(({ supplier }) => supplier === OWN)
    const met = [...list.slice(0, 2), ...ours.slice(0, 1)]
    await aWork(server, { workspaceId, lotIds: met.map(({ id }) => id), status: 'placement_completed' })
    // later contracts that the portal has withdrawn
    const later = { name: dala, concludedAt: new Date('2031-01-01T00:00:00Z'), contract: 'withdrawn' }
    for (const { id } of met) await anAward(server, { ...later, lotId: id })
    await sql`update award set withdrawn_at = now() where external_id = 'withdrawn'`.execute(server.db.owner)
    const card = await call('analytics/getSupplier', { ...PERIOD, supplierId: suppliers.get(dala) })
    expect(card).toMatchObject({ company: { nameRu: dala }, isOurs: false, total: sumAwards(list) })
    expect(card.corridor).toEqual(calculateCorridor(toShares(list)))
    expect(card.headToHead).toMatchObject({ decided: 3, wonByUs: 1, wonByThem: 2 })
    expect(new Set(card.headToHead.lots.map(({ lotId }: { lotId: number }) => lotId))).toEqual(
      new Set(list.slice(0, 2).map(({ id }) => id)),
    )
    expect(card.headToHead.lots[0]).toMatchObject({ ourPrice: 90_000, TenderId: expect.any(Number) })
    for (const { decidedAt } of card.headToHead.lots)
      expect(Date.parse(decidedAt)).toBeLessThan(later.concludedAt.getTime())
    const placed = { ...PERIOD, placed: true, limit: 50 }
    expect(await listLots('analytics/getPurchases', placed)).toEqual(toIds(met))
    expect(await listLots('analytics/getPurchases', { ...placed, supplierId: suppliers.get(dala) })).toEqual(
      toIds(list.slice(0, 2)),
    )
    expect(await call('analytics/getPurchases', placed, 'procurement')).toMatchObject({ code: 'forbidden' })
    const own = await call('analytics/getSupplier', { ...PERIOD, supplierId: suppliers.get(OWN) })
    expect(own.isOurs).toBe(true)
  })

  test('with our name but another BIN is not our company', async () => {
    const supplierId = suppliers.get(OWN)
    const isOurs = async () => (await call('analytics/getSupplier', { ...PERIOD, supplierId })).isOurs
    const setBins = async (own: string, theirs: string | null) => {
      await sql`update workspace set bin = ${own} where id = ${workspaceId}`.execute(server.db.owner)
      await sql`update company set bin = ${theirs} where id = ${supplierId}`.execute(server.db.owner)
    }
    await setBins('990140000028', '990140000036')
    expect(await isOurs()).toBe(false)
    await setBins('990140000036', '990140000036')
    expect(await isOurs()).toBe(true)
    await setBins('990140000036', null)
    expect(await isOurs()).toBe(true)
  })

  test('lists behind its prices the lots that it did not share with others', async () => {
    const [alone, shared] = await Promise.all([aLot(server, {}), aLot(server, {})])
    const sole = { name: 'ТОО «Сырдарья»', concludedAt: new Date('2025-03-25T06:00:00Z') }
    const supplierId = await anAward(server, { ...sole, lotId: alone.id })
    for (const name of [sole.name, 'ТОО «Жетысу»'])
      await anAward(server, { ...sole, name, lotId: shared.id, contract: name })
    await rebuild(server.db.background)
    const asked = { from: '2025-03', to: '2025-03', supplierId }
    expect(await call('analytics/getSupplier', asked)).toMatchObject({ total: { wins: 2, priced: 1 } })
    expect(await listLots('analytics/getPurchases', asked)).toEqual(toIds([alone, shared]))
    expect(await listLots('analytics/getPurchases', { ...asked, known: 'price' })).toEqual(toIds([alone]))
    expect(await listLots('analytics/getComparable', asked)).toEqual(toIds([alone]))
  })

  test('is listed with its own part of a lot that several won, beside no plan', async () => {
    const lot = await aLot(server, { amount: '100000', publishedAt: new Date('2025-05-12T06:00:00Z') })
    const part = { lotId: lot.id, concludedAt: new Date('2025-05-25T06:00:00Z') }
    await anAward(server, { ...part, name: 'ТОО «Большая часть»', amount: '60000', contract: 'a' })
    const supplierId = await anAward(server, { ...part, name: 'ТОО «Меньшая часть»', amount: '30000', contract: 'b' })
    await aWork(server, { workspaceId, lotIds: [lot.id], status: 'placement_completed' })
    await rebuild(server.db.background)
    const asked = { from: '2025-05', to: '2025-05', supplierId }
    const [line] = (await call('analytics/getPurchases', asked)).data
    expect(line).toMatchObject({
      supplier: { nameRu: 'ТОО «Меньшая часть»' },
      finalAmount: 30_000,
      plannedAmount: null,
    })
    const card = await call('analytics/getSupplier', asked)
    expect(card.total.final).toBe(30_000)
    expect(card.headToHead.lots).toMatchObject([{ theirPrice: 30_000, plannedAmount: null }])
    const [whole] = (await call('analytics/getPurchases', { ...asked, supplierId: null, customerId: line.customer.id }))
      .data
    expect(whole).toMatchObject({ finalAmount: 90_000, plannedAmount: 100_000 })
  })

  test('is for those who may see competitors', async () => {
    const supplierId = suppliers.get(dala)
    expect(await call('analytics/getSupplier', { supplierId }, 'procurement')).toMatchObject({ code: 'forbidden' })
    expect(await call('analytics/getPurchases', { supplierId }, 'procurement')).toMatchObject({ code: 'forbidden' })
    expect(await call('analytics/getMarket', PERIOD, 'procurement')).toMatchObject({ period: PERIOD })
    const card = await call('analytics/getCustomer', { ...PERIOD, customerId: customers.get(SCHOOL) }, 'procurement')
    expect(card).toMatchObject({ corridor: null, observations: 0 })
    expect(new Set(card.suppliers.map(({ pricedPlanned }: { pricedPlanned: number }) => pricedPlanned))).toEqual(
      new Set([0]),
    )
  })
})
