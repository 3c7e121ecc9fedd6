// The calls behind each screen, as people make them: with and without filters, of large and small companies.
import { addMonths, toMonth } from '@tendertap/domain/analytics/months'
import { toKazakhstanDay } from '@tendertap/domain/clock'
import type { Random } from '@tendertap/simulator/world/random'
import type { Bench } from './bench.ts'

type Ask = (bench: Bench, random: Random) => Promise<unknown>

// the catalogue is generated back from today
const now = toMonth(new Date())
const LONGEST = { from: addMonths(now, -35), to: now }
const PERIODS = [{}, { from: addMonths(now, -10), to: addMonths(now, -5) }, LONGEST] as const
const METHODS = ['Запрос ценовых предложений', 'Открытый конкурс', 'Открытый конкурс на понижение']
const REGIONS = ['10', '19', '39', '71', '75', '79']
const SOURCES = ['ows', 'epz', 'tizilim'] as const
const period = (random: Random) => random.pick(PERIODS)
const TEAM_FIGURES = [
  { kind: 'funnel', step: 'found' },
  { kind: 'funnel', step: 'placed' },
  { kind: 'result', outcome: 'won' },
  { kind: 'loss', reason: 'price' },
  { kind: 'stage', stage: 'taking' },
  { kind: 'act', act: 'voted' },
] as const
const division = (random: Random) => String(random.int(10, 33))
/** the first ones are the largest */
const customer = (random: Random) => random.pick([1, 2, 3, random.int(1, 20_000)])
const supplier = (random: Random) => 20_000 + random.pick([1, 2, 3, random.int(1, 8_000)])

export const CALLS: Readonly<Record<string, Ask>> = {
  market: (bench, random) => bench.ask('analytics/getMarket', period(random)),
  'market by category': (bench, random) =>
    bench.ask('analytics/getMarket', { ...period(random), division: division(random) }),
  'market by region': (bench, random) => bench.ask('analytics/getMarket', { region: random.pick(REGIONS) }),
  'market by source and method': (bench, random) =>
    bench.ask('analytics/getMarket', { source: random.pick(SOURCES), method: random.pick(METHODS) }),
  customers: (bench, random) => bench.ask('analytics/getCustomers', { ...period(random), page: random.int(1, 5) }),
  'customers by name': (bench, random) =>
    bench.ask('analytics/getCustomers', { search: random.pick(['школа', 'больница', '12']) }),
  'customers by region': (bench, random) =>
    bench.ask('analytics/getCustomers', { ...period(random), region: random.pick(REGIONS) }),
  'customers by category': (bench, random) => bench.ask('analytics/getCustomers', { division: division(random) }),
  customer: (bench, random) => bench.ask('analytics/getCustomer', { ...period(random), customerId: customer(random) }),
  competitors: (bench, random) => bench.ask('analytics/getSuppliers', { ...period(random), page: random.int(1, 5) }),
  'competitors by category': (bench, random) => bench.ask('analytics/getSuppliers', { division: division(random) }),
  competitor: (bench, random) =>
    bench.ask('analytics/getSupplier', { ...period(random), supplierId: supplier(random) }),
  prices: (bench, random) => bench.ask('analytics/getPrices', { division: division(random) }),
  'prices by method': (bench, random) =>
    bench.ask('analytics/getPrices', { ...period(random), method: random.pick(METHODS) }),
  'prices of a customer': (bench, random) => bench.ask('analytics/getPrices', { customerId: customer(random) }),
  'corridor of a lot': (bench, random) =>
    bench.ask('analytics/getCorridor', { lotId: random.int(1, Math.min(40_000, bench.lots)) }),
  // a tender has 4.2 lots on average
  'results of a tender': (bench, random) =>
    bench.ask('analytics/getTenderResults', { tenderId: random.int(1, Math.min(8_000, Math.floor(bench.lots / 5))) }),
  'lots behind the market': (bench, random) =>
    bench.ask('analytics/getPurchases', { ...period(random), page: random.int(1, 20), limit: 50 }),
  'lots behind a rare figure': (bench, random) =>
    bench.ask('analytics/getPurchases', {
      division: division(random),
      region: random.pick(REGIONS),
      source: random.pick(SOURCES),
      state: random.pick(['awarded', 'cancelled']),
    }),
  'cancelled lots of one method': (bench, random) =>
    bench.ask('analytics/getPurchases', {
      ...LONGEST,
      method: random.pick(METHODS),
      state: 'cancelled',
      page: random.int(1, 5),
    }),
  'lots behind a customer': (bench, random) =>
    bench.ask('analytics/getPurchases', { ...period(random), customerId: customer(random) }),
  'lots behind a competitor': (bench, random) =>
    bench.ask('analytics/getPurchases', { ...period(random), supplierId: supplier(random) }),
  'lots behind prices': (bench, random) => bench.ask('analytics/getComparable', { division: division(random) }),
  team: (bench, random) => bench.ask('analytics/getTeam', period(random)),
  'team by person': (bench, random) =>
    bench.ask('analytics/getTeam', { ...period(random), personId: random.pick(bench.people) }),
  'lots behind the team’s figures': (bench, random) =>
    bench.ask('analytics/getTeamLots', {
      ...period(random),
      figure: random.pick(TEAM_FIGURES),
      page: random.int(1, 5),
    }),
  'bid securities': (bench) => bench.ask('guarantees/getGuarantees', {}),
  'lots behind bid securities': (bench) => bench.ask('guarantees/getLots', { day: toKazakhstanDay(new Date()) }),
  'overdue steps': (bench) => bench.ask('planning/getOverdueSteps', {}),
}
