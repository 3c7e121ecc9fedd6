// A small market of random purchases, the same in every run, and what the analytics must tell of it.
import type { Path } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { rebuild } from '../features/analytics/facts/consumer.ts'
import { anAward } from './a-tender.ts'
import { aLot, aPerson, aWorkspace, getToken, type TestLot } from './builders.ts'
import { makeRandom } from './random.ts'
import type { Answer, TestServer } from './server.ts'

export interface Purchase extends TestLot {
  customer: string
  division: string
  group: string
  region: string
  method: string
  /** 2026-03 */
  month: string
  planned: number
  final: number | null
  supplier: string | null
  decided: string
}

export interface TestMarket {
  /** of our company */
  workspaceId: string
  tokens: Record<Reader, string>
  purchases: readonly Purchase[]
  /** ids by names */
  suppliers: ReadonlyMap<string, number>
  customers: ReadonlyMap<string, number>
  call(path: Path, input: object, role?: Reader): Promise<Answer['body']>
}
type Reader = 'manager' | 'procurement'

export const PERIOD = { from: '2026-01', to: '2026-06' }
export const SCHOOL = 'КГУ «Школа № 1»'
export const HOSPITAL = 'ГКП «Больница»'
export const SUPPLIERS = ['ТОО «Дала»', 'ТОО «Тау»', 'ИП Сабыр'] as const
export const OWN = 'ТОО «Наша компания»'

export async function aMarket(server: TestServer): Promise<TestMarket> {
  const purchases: Purchase[] = []
  const suppliers = new Map<string, number>()
  const customers = new Map<string, number>()
  const random = makeRandom(12)
  const workspaceId = await aWorkspace(server, { name: OWN })
  const tokens = {
    manager: await getToken(server, await aPerson(server, ['manager'], workspaceId)),
    procurement: await getToken(server, await aPerson(server, ['procurement'], workspaceId)),
  }
  for (let n = 0; n < 60; n += 1) {
    const division = random.pick(['17', '62'])
    const group = `${division}${random.pick(['2314', '0111'])}`
    const region = random.pick(['75', '71'])
    const [customer, method] = [random.pick([SCHOOL, HOSPITAL]), random.pick(['Открытый конкурс', 'Тендер'])]
    const month = random.pick(['2025-12', '2026-02', '2026-03', '2026-06'])
    const planned = random.int(1_000, 90_000) + 0.25
    const lot = await aLot(server, {
      customer,
      method,
      ensTruCode: `${group}.500.000001`,
      katoCode: `${region}0000000`,
      amount: String(planned),
      publishedAt: new Date(`${month}-12T06:00:00Z`),
      endAt: new Date(`${month}-20T06:00:00Z`),
    })
    const supplier = random.chance(0.8) ? random.pick([...SUPPLIERS, OWN]) : null
    const final = supplier === null ? null : Math.round(planned * (0.6 + random.next() * 0.39) * 100) / 100
    const decided = `${month}-25`
    if (supplier !== null)
      suppliers.set(
        supplier,
        await anAward(server, {
          lotId: lot.id,
          name: supplier,
          amount: String(final),
          concludedAt: new Date(`${decided}T06:00:00Z`),
        }),
      )
    purchases.push({ ...lot, customer, division, group, region, method, month, planned, final, supplier, decided })
  }
  await rebuild(server.db.background)
  const { rows } = await sql<{ id: number; name: string }>`select id, name_ru as name from company`.execute(
    server.db.owner,
  )
  for (const { id, name } of rows) customers.set(name, id)
  const call: TestMarket['call'] = async (path, input, role = 'manager') =>
    (await server.call(path, input, tokens[role])).body
  return { workspaceId, tokens, purchases, suppliers, customers, call }
}

export const inPeriod = (purchase: Purchase) => purchase.month >= PERIOD.from && purchase.month <= PERIOD.to
const add = (amounts: readonly (number | null)[]) =>
  Math.round(amounts.reduce<number>((total, amount) => total + Math.round((amount ?? 0) * 100), 0)) / 100

/** The sums that the analytics must give, counted one purchase at a time. */
export function sum(list: readonly Purchase[]) {
  const priced = list.filter(({ final }) => final !== null)
  return {
    lots: list.length,
    planned: add(list.map(({ planned }) => planned)),
    awarded: priced.length,
    final: add(list.map(({ final }) => final)),
    cancelled: 0,
    failed: 0,
    priced: priced.length,
    pricedPlanned: add(priced.map(({ planned }) => planned)),
    pricedFinal: add(priced.map(({ final }) => final)),
    timed: priced.length,
    timedDays: priced.length * 5,
  }
}

export function sumAwards(list: readonly Purchase[]) {
  const { awarded: wins, final, priced, pricedPlanned, pricedFinal } = sum(list.filter(({ supplier }) => supplier))
  return { wins, final, priced, pricedPlanned, pricedFinal }
}

export const toShares = (list: readonly Purchase[]) =>
  list.flatMap(({ final, planned }) => (final === null ? [] : [Math.round(final * 100) / Math.round(planned * 100)]))
