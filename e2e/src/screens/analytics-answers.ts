// A year of a market, with the largest customers, a competitor and the prices of its purchases.
import type { Output } from '@tendertap/contract/calls/index'
import { analyticsExamples } from '@tendertap/contract/examples/analytics'
import { answer, type Answers } from './answers.ts'

type Market = Output<'analytics/getMarket'>
type Sums = Market['total']
type Awards = Output<'analytics/getSupplier'>['total']
type Company = Market['customers'][number]['company']

const MARKET_MONTHS = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
]
const SEASON = [0.4, 1.6, 1.9, 1.5, 1.1, 0.9, 0.8, 0.6, 0.7, 1, 1.2, 1.3]
const PERIOD = { from: '2025-12', to: '2026-11' }

const sums = (lots: number): Sums => {
  const awarded = Math.round(lots * 0.62)
  const planned = lots * 1_874_350
  return {
    lots,
    planned,
    awarded,
    final: Math.round(planned * 0.55),
    cancelled: Math.round(lots * 0.07),
    failed: Math.round(lots * 0.11),
    priced: awarded,
    pricedPlanned: planned * 0.62,
    pricedFinal: Math.round(planned * 0.55),
    timed: awarded,
    timedDays: awarded * 17,
  }
}
const awards = (wins: number): Awards => ({
  wins,
  final: wins * 1_640_000,
  priced: wins,
  pricedPlanned: wins * 1_874_350,
  pricedFinal: wins * 1_640_000,
})

const company = (id: number, nameRu: string, nameKz: string | null): Company => ({
  id,
  nameRu,
  nameKz,
  nameEn: null,
  bin: `1508400043${20 + id}`,
})

const CUSTOMERS = [
  company(
    1,
    'ГУ «Управление строительства, архитектуры и градостроительства города Алматы»',
    '«Алматы қаласының құрылыс, сәулет және қала құрылысы басқармасы» ММ',
  ),
  company(2, 'КГП на ПХВ «Городская клиническая больница № 7»', '«№ 7 қалалық клиникалық аурухана» ШЖҚ КМК'),
  company(3, 'АО «Қазақстан темір жолы»', '«Қазақстан темір жолы» АҚ'),
  company(4, 'КГУ «Школа-гимназия № 17»', '«№ 17 мектеп-гимназиясы» КММ'),
  company(5, 'РГП «Национальный центр экспертизы»', '«Ұлттық сараптама орталығы» РМК'),
  company(6, 'ТОО «Караганда Су»', '«Қарағанды Су» ЖШС'),
]
const SUPPLIERS = [
  company(11, 'ТОО «Дала Снаб»', null),
  company(12, 'ТОО «Промышленно-строительная компания „Алтын Орда Инжиниринг“»', null),
  company(13, 'ИП Сейтжанова А. К.', null),
  company(14, 'ТОО «Медтехника Сервис Казахстан»', null),
]
const GROUPS = [
  { group: '170014', nameRu: 'Бумага офисная', nameKz: 'Кеңсе қағазы' },
  {
    group: '262016',
    nameRu: 'Картридж тонерный для лазерных принтеров и многофункциональных устройств',
    nameKz: 'Лазерлік принтерлер мен көпфункциялы құрылғыларға арналған тонерлі картридж',
  },
  { group: '310112', nameRu: 'Кресло офисное', nameKz: 'Кеңсе креслосы' },
  { group: '329913', nameRu: null, nameKz: null },
]

export const MARKET: Market = {
  period: PERIOD,
  total: sums(48_210),
  months: MARKET_MONTHS.map((month, index) => ({ month, ...sums(Math.round(4_000 * (SEASON[index] ?? 1))) })),
  divisions: ['42', '41', '26', '21', '28', '43', '17', '81', '10', ''].map((division, index) => ({
    division,
    ...sums(Math.round(9_800 / (index + 1))),
  })),
  regions: ['75', '71', '35', '63', '23', '79', '61', '15', '39', '10', '55'].map((region, index) => ({
    region,
    ...sums(Math.round(8_600 / (index + 1))),
  })),
  methods: ['Запрос ценовых предложений', 'Открытый конкурс', 'Закуп из одного источника', ''].map((method, index) => ({
    method,
    ...sums(Math.round(21_000 / (index + 1))),
  })),
  sources: ['ows', 'epz', 'tizilim'].map((source, index) => ({ source, ...sums(Math.round(30_000 / (index + 1))) })),
  customers: CUSTOMERS.map((customer, index) => ({ company: customer, ...sums(Math.round(2_400 / (index + 1))) })),
}

export const CUSTOMER_LIST: Output<'analytics/getCustomers'> = {
  period: PERIOD,
  data: MARKET.customers,
  total: 8_214,
  totalExact: true,
  page: 1,
  limit: 10,
}

const [BIG_CUSTOMER = CUSTOMERS[0] as never] = CUSTOMERS
const CORRIDOR = { observations: 214, low: 0.78, median: 0.89, high: 0.97 }

export const CUSTOMER: Output<'analytics/getCustomer'> = {
  period: PERIOD,
  company: BIG_CUSTOMER,
  total: sums(642),
  medianDays: 14,
  observations: 214,
  months: MARKET_MONTHS.map((month, index) => ({ month, ...sums(Math.round(50 * (SEASON[index] ?? 1))) })),
  groups: GROUPS.map((group, index) => ({ ...group, ...sums(Math.round(180 / (index + 1))) })),
  methods: MARKET.methods.map(({ method }, index) => ({ method, ...sums(Math.round(300 / (index + 1))) })),
  suppliers: SUPPLIERS.map((supplier, index) => ({ company: supplier, ...awards(Math.round(60 / (index + 1))) })),
  corridor: CORRIDOR,
}

export const SUPPLIER_LIST: Output<'analytics/getSuppliers'> = {
  period: PERIOD,
  data: SUPPLIERS.map((supplier, index) => ({ company: supplier, ...awards(Math.round(340 / (index + 1))) })),
  total: 3_112,
  totalExact: true,
  page: 1,
  limit: 10,
}

const { output: example } = analyticsExamples['analytics/getSupplier'][0]
const [meeting = null] = example.headToHead.lots

export const SUPPLIER: Output<'analytics/getSupplier'> = {
  period: PERIOD,
  company: SUPPLIERS[1] ?? example.company,
  isOurs: false,
  total: awards(170),
  months: MARKET_MONTHS.map((month, index) => ({ month, ...awards(Math.round(14 * (SEASON[index] ?? 1))) })),
  customers: CUSTOMERS.map((customer, index) => ({ company: customer, ...awards(Math.round(50 / (index + 1))) })),
  groups: GROUPS.map((group, index) => ({ ...group, ...awards(Math.round(70 / (index + 1))) })),
  corridor: { observations: 170, low: 0.81, median: 0.87, high: 0.95 },
  headToHead: {
    decided: 19,
    wonByUs: 7,
    wonByThem: 4,
    lots: meeting === null ? [] : [1, 2, 3].map((lotId) => ({ ...meeting, lotId })),
  },
}

const COUNTS = [2, 3, 5, 8, 12, 18, 31, 44, 52, 61, 48, 36, 22, 4, 1]
export const PRICES: Output<'analytics/getPrices'> = {
  period: PERIOD,
  customer: null,
  observations: 347,
  since: '2026-01-14',
  corridor: CORRIDOR,
  histogram: COUNTS.map((purchases, index) => ({
    from: (8 + index) / 20,
    to: (9 + index) / 20,
    purchases,
  })),
  groups: GROUPS.map((group, index) => ({
    ...group,
    observations: Math.round(190 / (index * 10 + 1)),
    corridor: index === 3 ? null : { ...CORRIDOR, observations: Math.round(190 / (index * 10 + 1)) },
  })),
}

const { output: page } = analyticsExamples['analytics/getPurchases'][0]
const [line] = page.data
if (!line) throw new Error('The example has no lot')
export const PURCHASES: Output<'analytics/getPurchases'> = {
  ...page,
  total: 642,
  data: [
    { ...line, lotId: 1, plannedAmount: 1_286_400_000, finalAmount: 1_197_350_000, supplier: SUPPLIERS[1] ?? null },
    {
      ...line,
      lotId: 2,
      customer: BIG_CUSTOMER,
      supplier: null,
      state: 'undecided',
      finalAmount: null,
      decidedAt: null,
    },
    { ...line, lotId: 3, supplier: null, state: 'cancelled', finalAmount: null, decidedAt: null },
    { ...line, lotId: 4, supplier: null, state: 'failed', plannedAmount: null, finalAmount: null, decidedAt: null },
    { ...line, lotId: 5 },
  ],
}

/** Of whichever lot or tender the page shows. */
export function answerPrices(answers: Answers): void {
  answers.set('analytics/getCorridor', answer(200, analyticsExamples['analytics/getCorridor'][0].output))
  answers.set('analytics/getTenderResults', answer(200, analyticsExamples['analytics/getTenderResults'][0].output))
}
