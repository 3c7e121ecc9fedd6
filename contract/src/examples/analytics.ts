import type { Output } from '../calls/index.ts'
import type { analytics } from '../calls/analytics.ts'
import type { Examples } from './example.ts'
import { lotOfTender } from './lot.ts'
import { purchaseLineExample } from './purchase-line.ts'

type Market = Output<'analytics/getMarket'>
type Awards = Output<'analytics/getSupplier'>['total']

const { id: lotId, TenderId, contractNumber, nameRu, nameKz, nameEn } = lotOfTender
const period = { from: '2025-12', to: '2026-11' }
const { customer, supplier } = purchaseLineExample
const sums: Market['total'] = {
  lots: 42,
  planned: 31_400_000,
  awarded: 30,
  final: 21_900_000,
  cancelled: 3,
  failed: 2,
  priced: 30,
  pricedPlanned: 24_100_000,
  pricedFinal: 21_900_000,
  timed: 28,
  timedDays: 392,
}
const awards: Awards = { wins: 12, final: 8_400_000, priced: 12, pricedPlanned: 9_300_000, pricedFinal: 8_400_000 }
const corridor = { observations: 24, low: 0.84, median: 0.91, high: 0.95 }
const group = { group: '170014', nameRu: 'Бумага офисная', nameKz: 'Кеңсе қағазы' }
const page = { total: 1, totalExact: true, page: 1, limit: 10 as const }

export const analyticsExamples: Examples<keyof typeof analytics> = {
  'analytics/getMarket': [
    {
      input: { ...period, division: '17' },
      output: {
        period,
        total: sums,
        months: [{ month: '2026-03', ...sums }],
        divisions: [{ division: '17', ...sums }],
        regions: [{ region: '71', ...sums }],
        methods: [{ method: 'Запрос ценовых предложений', ...sums }],
        sources: [{ source: 'ows', ...sums }],
        customers: [{ company: customer, ...sums }],
      },
    },
  ],
  'analytics/getCustomers': [
    { input: { ...period, search: 'школа' }, output: { ...page, period, data: [{ company: customer, ...sums }] } },
  ],
  'analytics/getCustomer': [
    {
      input: { ...period, customerId: customer.id },
      output: {
        period,
        company: customer,
        total: sums,
        medianDays: 13,
        months: [{ month: '2026-03', ...sums }],
        groups: [{ ...group, ...sums }],
        methods: [{ method: 'Запрос ценовых предложений', ...sums }],
        suppliers: [{ company: supplier, ...awards }],
        corridor,
        observations: 24,
      },
    },
  ],
  'analytics/getSuppliers': [
    {
      input: { ...period, search: '150840004321' },
      output: { ...page, period, data: [{ company: supplier, ...awards }] },
    },
  ],
  'analytics/getSupplier': [
    {
      input: { ...period, supplierId: supplier.id },
      output: {
        period,
        company: supplier,
        isOurs: false,
        total: awards,
        months: [{ month: '2026-03', ...awards }],
        customers: [{ company: customer, ...awards }],
        groups: [{ ...group, ...awards }],
        corridor,
        headToHead: {
          decided: 9,
          wonByUs: 4,
          wonByThem: 2,
          lots: [
            {
              lotId,
              TenderId,
              contractNumber: contractNumber ?? '',
              nameRu,
              nameKz,
              nameEn,
              customer,
              plannedAmount: 2_480_000,
              ourPrice: 2_290_000,
              theirPrice: 2_230_000,
              decidedAt: '2026-04-02T06:00:00.000Z',
            },
          ],
        },
      },
    },
  ],
  'analytics/getPrices': [
    {
      input: { ...period, group: group.group },
      output: {
        period,
        customer: null,
        observations: 24,
        since: '2026-01-14',
        corridor,
        histogram: [
          { from: 0.85, to: 0.9, purchases: 9 },
          { from: 0.9, to: 0.95, purchases: 15 },
        ],
        groups: [{ ...group, observations: 24, corridor }],
      },
    },
  ],
  'analytics/getCorridor': [
    {
      input: { lotId },
      output: { plannedAmount: 2_480_000, corridor: { ...corridor, basis: 'groupMethod' }, observations: 24 },
    },
  ],
  'analytics/getTenderResults': [
    {
      input: { tenderId: lotOfTender.TenderId },
      output: {
        results: [
          {
            lotId,
            plannedAmount: 2_480_000,
            awards: [
              { company: supplier, amount: 2_230_000, concludedAt: '2026-04-02T06:00:00.000Z', participants: 4 },
            ],
          },
        ],
        memory: [{ lotId, corridor, supplier: { ...supplier, wins: 5 } }],
      },
    },
  ],
  'analytics/getPurchases': [
    {
      input: { ...period, division: '17', state: 'awarded' },
      output: { ...page, period, data: [purchaseLineExample] },
    },
  ],
  'analytics/getComparable': [{ input: { lotId }, output: { ...page, data: [purchaseLineExample] } }],
  'analytics/saveMarket': [{ input: { ...period, division: '17', lang: 'ru' }, output: {} }],
  'analytics/saveCustomers': [{ input: { ...period, search: 'школа', lang: 'kz' }, output: {} }],
  'analytics/saveCustomer': [{ input: { ...period, customerId: customer.id, lang: 'ru' }, output: {} }],
  'analytics/saveSuppliers': [{ input: { ...period, division: '17', lang: 'en' }, output: {} }],
  'analytics/saveSupplier': [{ input: { ...period, supplierId: supplier.id, lang: 'ru' }, output: {} }],
  'analytics/savePrices': [{ input: { ...period, group: group.group, lang: 'ru' }, output: {} }],
  'analytics/savePurchases': [{ input: { ...period, division: '17', state: 'awarded', lang: 'ru' }, output: {} }],
  'analytics/saveComparable': [{ input: { lotId, lang: 'ru' }, output: {} }],
}
