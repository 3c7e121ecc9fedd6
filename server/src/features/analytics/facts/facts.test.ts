import {
  FAILED_PORTAL_STATUS,
  findPurchaseState,
  REPLACED_PORTAL_STATUS,
  SUSPENDED_PORTAL_STATUSES,
} from '@tendertap/domain/analytics/purchase-states'
import { CANCELLED, PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { registerConsumer } from '../../../feed/queries.ts'
import { createLog } from '../../../platform/log.ts'
import { anAward, aTender } from '../../../testing/a-tender.ts'
import { aLot, type LotFields, type TestLot } from '../../../testing/builders.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import { makeRandom } from '../../../testing/random.ts'
import { testServer } from '../../../testing/server.ts'
import { analyticsJobs } from '../jobs.ts'
import { factsConsumer, rebuild, recount } from './consumer.ts'
import { refreshFacts } from './refresh.ts'
import { ROLLUPS } from './sums.ts'

const server = await testServer()
const { owner, background } = server.db

beforeEach(async () => {
  await emptyTables(owner, [...TABLES, 'award', 'lot', 'tender'].join(', '))
})

const refresh = (...tenderIds: number[]) =>
  background.transaction().execute((transaction) => refreshFacts(transaction, tenderIds))

const TABLES = ['purchase_fact', 'award_fact', ...ROLLUPS.map(({ table }) => table)]

async function readAll(): Promise<Record<string, unknown[]>> {
  const rows = await Promise.all(
    TABLES.map(async (table) => [
      table,
      (await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(owner)).rows,
    ]),
  )
  return Object.fromEntries(rows) as Record<string, unknown[]>
}

async function readMarket() {
  const { rows } = await sql`
    select source, division, region, method, lots, planned / 100 as planned, awarded, final / 100 as final, cancelled, failed,
      priced, priced_planned / 100 as priced_planned, priced_final / 100 as priced_final, timed, timed_days
    from market_rollup where '*' not in (source, division, region, method)`.execute(owner)
  return rows
}

const paper: LotFields = {
  ensTruCode: '172314.500.000001',
  katoCode: '751110000',
  amount: '200000',
  publishedAt: new Date('2026-03-31T20:00:00Z'),
  endAt: new Date('2026-04-10T05:00:00Z'),
}

describe('a purchase', () => {
  test('is counted in the Kazakhstan month of its publication, and its contract once there is one', async () => {
    const lot = await aLot(server, paper)
    await refresh(lot.tenderId)
    const published = {
      source: 'ows',
      division: '17',
      region: '75',
      method: 'Запрос ценовых предложений',
      lots: 1,
      planned: 200_000,
      awarded: 0,
      final: 0,
      cancelled: 0,
      failed: 0,
      priced: 0,
      priced_planned: 0,
      priced_final: 0,
      timed: 0,
      timed_days: 0,
    }
    expect(await readMarket()).toEqual([published])
    const { rows } = await sql`select to_char(month, 'YYYY-MM') as month, ens_group from purchase_fact`.execute(owner)
    expect(rows).toEqual([{ month: '2026-04', ens_group: '172314' }])

    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»', concludedAt: new Date('2026-04-20T05:00:00Z') })
    await refresh(lot.tenderId)
    expect(await readMarket()).toEqual([
      {
        ...published,
        awarded: 1,
        final: 90_000,
        priced: 1,
        priced_planned: 200_000,
        priced_final: 90_000,
        timed: 1,
        timed_days: 10,
      },
    ])
  })

  test('with several suppliers counts its sum once, and for each supplier what it won', async () => {
    const lot = await aLot(server, paper)
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»', amount: '50000', contract: 'a' })
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»', amount: '10000', contract: 'b' })
    await anAward(server, { lotId: lot.id, name: 'ТОО «Тау»', amount: '70000', contract: 'c' })
    await refresh(lot.tenderId)
    expect(await readMarket()).toMatchObject([{ lots: 1, awarded: 1, final: 130_000 }])
    const { rows } = await sql`
      select c.name_ru, r.wins, r.final / 100 as final, r.priced from supplier_rollup r join company c on c.id = r.supplier_id
      where r.division = '17' order by 1`.execute(owner)
    expect(rows).toEqual([
      { name_ru: 'ТОО «Дала»', wins: 1, final: 60_000, priced: 0 },
      { name_ru: 'ТОО «Тау»', wins: 1, final: 70_000, priced: 0 },
    ])
  })

  test.each([
    ['cancelled', { status: CANCELLED }],
    ['failed', { portal_status: FAILED_PORTAL_STATUS, status: 'Завершен' }],
  ])('is %s by the words that the product uses', async (state, columns) => {
    const lot = await aLot(server, paper)
    await owner.updateTable('lot').set(columns).where('id', '=', lot.id).execute()
    await refresh(lot.tenderId)
    expect(await readMarket()).toMatchObject([{ lots: 1, [state]: 1 }])
  })

  test('stands as the domain says, whatever the portal calls it and whether it has a contract or not', async () => {
    const words = [null, 'Отказ от лота', FAILED_PORTAL_STATUS, REPLACED_PORTAL_STATUS, ...SUSPENDED_PORTAL_STATUSES]
    const cases = [PUBLISHED, CANCELLED, 'Завершен'].flatMap((status) =>
      words.flatMap((portalStatus) => [true, false].map((hasContract) => ({ status, portalStatus, hasContract }))),
    )
    const { id, lots } = await aTender(server, { ...paper, lots: cases.length })
    for (const [place, { status, portalStatus, hasContract }] of cases.entries()) {
      const lotId = lots[place]?.id ?? 0
      await sql`update lot set status = ${status}, portal_status = ${portalStatus} where id = ${lotId}`.execute(owner)
      if (hasContract) await anAward(server, { lotId, name: 'ТОО «Дала»' })
    }
    await refresh(id)
    const { rows } = await sql<{ state: string | null }>`
      select f.state from lot l left join purchase_fact f on f.lot_id = l.id order by l.id`.execute(owner)
    const counted = cases.map((facts, place) => ({ ...facts, state: rows[place]?.state }))
    expect(counted).toEqual(cases.map((facts) => ({ ...facts, state: findPurchaseState(facts) })))
  })

  test('whose documents are changed is counted once, as the lot of the new announcement', async () => {
    const [old, next] = [await aLot(server, paper), await aLot(server, paper)]
    await refresh(old.tenderId)
    await sql`
      update lot set status = ${CANCELLED}, portal_status = ${REPLACED_PORTAL_STATUS} where id = ${old.id}`.execute(
      owner,
    )
    await refresh(old.tenderId, next.tenderId)
    expect(await readMarket()).toMatchObject([{ lots: 1, planned: 200_000, cancelled: 0 }])
  })

  test('by a method that the portal calls * is one of an unknown method, and changes like any other', async () => {
    const lot = await aLot(server, { ...paper, method: '*' })
    await refresh(lot.tenderId)
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»' })
    await refresh(lot.tenderId)
    expect(await readMarket()).toMatchObject([{ method: '', lots: 1, awarded: 1 }])
  })

  test('whose contracts are not all published with their sums has no price', async () => {
    const lot = await aLot(server, paper)
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»', amount: '50000', contract: 'a' })
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»', amount: null, contract: 'b' })
    await refresh(lot.tenderId)
    expect(await readMarket()).toMatchObject([{ lots: 1, awarded: 1, final: 0, priced: 0 }])
  })

  test('that the portal withdraws counts no more, and leaves no empty rows', async () => {
    const lot = await aLot(server, paper)
    await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»' })
    await refresh(lot.tenderId)
    await sql`update lot set withdrawn_at = now() where id = ${lot.id}`.execute(owner)
    expect(await refresh(lot.tenderId)).toBe(1)
    expect(Object.values(await readAll()).flat()).toEqual([])
  })

  test('whose day of publication the portal corrects without a word is counted right in the morning', async () => {
    const lot = await aLot(server, paper)
    await refresh(lot.tenderId)
    await sql`
      update tender set published_at = '2026-02-10T05:00:00Z' where id = ${lot.tenderId}`.execute(owner)
    expect(await recount(background)).toBe(1)
    const { rows } =
      await sql`select to_char(month, 'YYYY-MM') as month, lots from customer_rollup where (source, division) = ('*', '*')`.execute(
        owner,
      )
    expect(rows).toEqual([{ month: '2026-02', lots: 1 }])
  })
})

test('the consumer goes on while everything is compared, as long as nothing differs', async () => {
  const lot = await aLot(server, paper)
  await refresh(lot.tenderId)
  await registerConsumer(background, factsConsumer.name)
  await owner.transaction().execute(async (consumer) => {
    await sql`select from feed_consumer where name = ${factsConsumer.name} for update`.execute(consumer)
    expect(await recount(background)).toBe(0)
  })
})

test('the nightly job logs how many lots it counted again', async () => {
  await aTender(server, { ...paper, lots: 3 })
  let logged = ''
  const log = createLog('info', 'test', { write: (line) => void (logged += line) })
  await analyticsJobs(background)['analytics/recount']({}, { log, signal: new AbortController().signal } as never)
  expect(logged).toContain('"mended":3')
})

test('what does not concern the figures writes nothing', async () => {
  const lot = await aLot(server, paper)
  await refresh(lot.tenderId)
  await sql`update lot set name_ru = 'Бумага', quantity = 7 where id = ${lot.id}`.execute(owner)
  expect(await refresh(lot.tenderId)).toBe(0)
})

test('the planner knows what was counted as soon as everything is counted', async () => {
  const lot = await aLot(server, paper)
  await anAward(server, { lotId: lot.id, name: 'ТОО «Дала»' })
  await factsConsumer.prepare?.(background)
  const { rows } = await sql<{ relname: string; reltuples: number }>`
    select relname, reltuples from pg_class where relname = any(${TABLES})`.execute(owner)
  expect(Object.fromEntries(rows.map(({ relname, reltuples }) => [relname, reltuples]))).toEqual({
    purchase_fact: 1,
    award_fact: 1,
    market_rollup: 16,
    customer_rollup: 4,
    supplier_rollup: 2,
  })
})

test('after any changes the rollups equal those that are rebuilt, row for row', async () => {
  const random = makeRandom(19)
  const suppliers = ['ТОО «Дала»', 'ТОО «Тау»', 'ИП Сабыр']
  const lots: TestLot[] = []
  for (let n = 0; n < 25; n += 1)
    lots.push(
      await aLot(server, {
        customer: random.pick(['КГУ «Школа № 1»', 'ГКП «Больница»']),
        method: random.pick(['Открытый конкурс', 'Запрос ценовых предложений']),
        ensTruCode: random.pick(['172314.500.000001', '262011.100.000002', '']),
        amount: String(random.int(1, 9) * 1000),
        publishedAt: new Date(Date.UTC(2026, random.int(0, 3), 15)),
      }),
    )
  const acts: ((lotId: number, tenderId: number) => Promise<unknown>)[] = [
    (lotId) =>
      anAward(server, {
        lotId,
        name: random.pick(suppliers),
        amount: random.pick(['100', '2500.55', null]),
        concludedAt: random.chance(0.8) ? new Date(Date.UTC(2026, random.int(4, 8), 3)) : null,
        contract: `contract ${random.int(1, 1e9)}`,
      }),
    (lotId) =>
      sql`update award set withdrawn_at = case when withdrawn_at is null then now() end where lot_id = ${lotId}`.execute(
        owner,
      ),
    (lotId) => sql`update lot set amount = ${random.pick(['0', '777.77', null])} where id = ${lotId}`.execute(owner),
    (lotId) => sql`update lot set status = ${random.pick([CANCELLED, 'Итоги'])} where id = ${lotId}`.execute(owner),
    (lotId) =>
      sql`update lot set kato_code = ${random.pick(['71', '350000000', null])} where id = ${lotId}`.execute(owner),
    (_, tenderId) =>
      sql`update tender set withdrawn_at = case when withdrawn_at is null then now() end where id = ${tenderId}`.execute(
        owner,
      ),
    (_, tenderId) =>
      sql`update tender set method = ${random.pick(['Тендер', null])} where id = ${tenderId}`.execute(owner),
  ]
  for (let round = 0; round < 20; round += 1) {
    const changed = Array.from({ length: 5 }, () => random.pick(lots))
    for (const { id, tenderId } of changed) await random.pick(acts)(id, tenderId)
    await refresh(...new Set([...changed, random.pick(lots)].map(({ tenderId }) => tenderId)))
  }
  await refresh(...lots.map(({ tenderId }) => tenderId))
  const kept = await readAll()
  expect(kept['market_rollup']?.length).toBeGreaterThan(5)
  await rebuild(background)
  expect(await readAll()).toEqual(kept)
})
