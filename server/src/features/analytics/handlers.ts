import type { analytics } from '@tendertap/contract/calls/analytics'
import { calculateCorridor, countShares, MAX_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { NO_PURCHASES } from '@tendertap/domain/analytics/figures'
import { completePeriod, listMonths, type Period } from '@tendertap/domain/analytics/months'
import { REACHABLE_PURCHASES } from '@tendertap/domain/analytics/purchase-states'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { clampPage, type PageSize } from '@tendertap/domain/paging'
import { hasAnyRole } from '@tendertap/domain/roles'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import { byContracts, byPlanned, findCompany, listPartners, rank, type Ranked, type Rows } from './companies.ts'
import type { AwardSums } from './award-sums.ts'
import { listComparable } from './comparable.ts'
import type { Company } from '../lots/named-company.ts'
import { findMedianDays, sumMonthsOfCustomer, sumPurchasesOf } from './customers.ts'
import { sumMarket } from './market.ts'
import {
  findCorridor,
  findPricedLot,
  listPrices,
  listPricesOfGroups,
  matchPrices,
  nameGroups,
  type Price,
} from './prices.ts'
import {
  countPurchases,
  listPurchases,
  listPurchasesOf,
  presentPurchase,
  requireCompetitors,
  selectPurchases,
} from './purchases.ts'
import { saveAnswers, type Saved } from './save-answers.ts'
import {
  countHeadToHead,
  listMetLots,
  listOwnCompanyIds,
  listPricedAwards,
  sumGroupsOfSupplier,
  sumMonthsOfSupplier,
} from './suppliers.ts'
import { hasTender, listAwards, listMemory } from './tender-results.ts'

const NO_PRICES = { priced: 0, pricedPlanned: 0, pricedFinal: 0 }
const NO_AWARDS: AwardSums = { wins: 0, final: 0, ...NO_PRICES }
const TOP_CUSTOMERS = 10
/** classes whose prices are told beside the whole */
const PRICED_GROUPS = 15

const answers: Handlers<Exclude<keyof typeof analytics, Saved>> = {
  'analytics/getMarket': (context, { from, to, ...filter }) =>
    context.inScope(async (scope) => {
      const period = completePeriod({ from, to }, new Date())
      const [lines, { rows: customers }] = await Promise.all([
        sumMarket(scope, { period, ...filter }),
        rank(
          scope,
          byPlanned({
            period,
            source: filter.source,
            division: filter.division,
            region: filter.region,
            search: null,
          }),
          { offset: 0, limit: TOP_CUSTOMERS },
        ),
      ])
      return {
        period,
        total: lines.total[0] ?? NO_PURCHASES,
        months: fillMonths(period, lines.month, NO_PURCHASES),
        divisions: lines.division,
        regions: lines.region,
        methods: lines.method,
        sources: lines.source,
        customers,
      }
    }),

  'analytics/getCustomers': (context, { from, to, page, limit, ...ranking }) =>
    context.inScope((scope) => {
      const period = completePeriod({ from, to }, new Date())
      return pageRanked(period, page, limit, (rows) => rank(scope, byPlanned({ period, ...ranking }), rows))
    }),

  // the largest companies have tens of thousands of lots, so the parts of a card are read at the same time
  'analytics/getCustomer': async (context, { from, to, customerId }) => {
    const period = completePeriod({ from, to }, new Date())
    const company = await context.inScope((scope) => requireCompany(scope, customerId))
    const maySeePrices = hasAnyRole(context.person.roles, PRICE_READERS)
    const prices = matchPrices({ period, division: null, group: null, method: null, customerId })
    const [sums, methods, rest] = await Promise.all([
      context.inScope(async (scope) => ({
        ...(await sumMonthsOfCustomer(scope, customerId, period)),
        groups: await withGroupNames(scope, await sumPurchasesOf(scope, 'group', customerId, period)),
      })),
      context.inScope((scope) => sumPurchasesOf(scope, 'method', customerId, period)),
      context.inScope(async (scope) => ({
        medianDays: await findMedianDays(scope, customerId, period),
        suppliers: await listPartners(scope, { customerId }, period),
        shares: maySeePrices ? await listPrices(scope, prices, MAX_OBSERVATIONS) : [],
      })),
    ])
    const { medianDays, suppliers, shares } = rest
    return {
      period,
      company,
      total: sums.total ?? NO_PURCHASES,
      medianDays,
      months: fillMonths(period, sums.months, NO_PURCHASES),
      groups: sums.groups,
      methods,
      suppliers: maySeePrices ? suppliers : suppliers.map((supplier) => ({ ...supplier, ...NO_PRICES })),
      corridor: calculateCorridor(shares.map(({ share }) => share)),
      observations: shares.length,
    }
  },

  'analytics/getSuppliers': (context, { from, to, page, limit, ...ranking }) =>
    context.inScope((scope) => {
      const period = completePeriod({ from, to }, new Date())
      return pageRanked(period, page, limit, (rows) => rank(scope, byContracts({ period, ...ranking }), rows))
    }),

  'analytics/getSupplier': async (context, { from, to, supplierId }) => {
    const period = completePeriod({ from, to }, new Date())
    const [company, ownIds] = await context.inScope(
      async (scope) => [await requireCompany(scope, supplierId), await listOwnCompanyIds(scope)] as const,
    )
    const [sums, customers, met] = await Promise.all([
      context.inScope(async (scope) => ({
        ...(await sumMonthsOfSupplier(scope, supplierId, period)),
        groups: await withGroupNames(scope, await sumGroupsOfSupplier(scope, supplierId, period)),
        prices: await listPricedAwards(scope, supplierId, period),
      })),
      context.inScope((scope) => listPartners(scope, { supplierId }, period)),
      context.inScope(async (scope) => ({
        counts: await countHeadToHead(scope, supplierId, ownIds, period),
        lots: await listMetLots(scope, supplierId, period),
      })),
    ])
    return {
      period,
      company,
      isOurs: ownIds.includes(supplierId),
      total: sums.total ?? NO_AWARDS,
      months: fillMonths(period, sums.months, NO_AWARDS),
      customers,
      groups: sums.groups,
      corridor: calculateCorridor(sums.prices.map(({ share }) => share)),
      headToHead: {
        ...met.counts,
        lots: met.lots.map(({ decidedAt, ...lot }) => ({ ...lot, decidedAt: toInstantText(decidedAt) })),
      },
    }
  },

  'analytics/getPrices': (context, { from, to, customerId, ...filter }) =>
    context.inScope(async (scope) => {
      const period = completePeriod({ from, to }, new Date())
      const chosen = { period, customerId, ...filter }
      const prices = await listPrices(scope, matchPrices(chosen), MAX_OBSERVATIONS)
      const shares = prices.map(({ share }) => share)
      const corridor = calculateCorridor(shares)
      const groups = listFrequentGroups(prices)
      const sharesByGroup = await listPricesOfGroups(scope, groups, chosen, MAX_OBSERVATIONS)
      return {
        period,
        customer: customerId === null ? null : await findCompany(scope, customerId),
        observations: prices.length,
        since: prices.at(-1)?.decidedOn ?? null,
        corridor,
        histogram: corridor ? countShares(shares) : [],
        groups: await withGroupNames(
          scope,
          groups.map((group) => {
            const ofGroup = sharesByGroup.get(group) ?? []
            return { group, observations: ofGroup.length, corridor: calculateCorridor(ofGroup) }
          }),
        ),
      }
    }),

  'analytics/getCorridor': (context, { lotId }) =>
    context.inScope(async (scope) => {
      const lot = await findPricedLot(scope, lotId)
      if (!lot) throw new AppError('not_found')
      const { corridor, basis, observations } = await findCorridor(scope, lot)
      return { plannedAmount: lot.planned, corridor: corridor && basis && { ...corridor, basis }, observations }
    }),

  'analytics/getTenderResults': (context, { tenderId }) =>
    context.inScope(async (scope) => {
      if (!(await hasTender(scope, tenderId))) throw new AppError('not_found')
      const results = await listAwards(scope, tenderId)
      const memory = hasAnyRole(context.person.roles, PRICE_READERS) ? await listMemory(scope, tenderId) : []
      return {
        results,
        memory: memory.flatMap(({ shares, ...lot }) => {
          const corridor = calculateCorridor(shares)
          return corridor ? [{ ...lot, corridor }] : []
        }),
      }
    }),

  'analytics/getPurchases': (context, { from, to, page, limit, ...filter }) =>
    context.inScope(async (scope) => {
      requireCompetitors(context.person, filter)
      const period = completePeriod({ from, to }, new Date())
      const selection = selectPurchases(scope, { period, ...filter })
      const counted = await countPurchases(scope, selection.count)
      const { total } = counted
      const shown = clampPage(page, Math.min(total, REACHABLE_PURCHASES), limit)
      const ids = selection.page({ offset: (shown - 1) * limit, limit }, counted)
      const rows = await listPurchases(scope, ids, filter.supplierId)
      return { period, data: rows.map(presentPurchase), total, totalExact: true, page: shown, limit }
    }),

  'analytics/getComparable': (context, { from, to, page, limit, ...filter }) =>
    context.inScope(async (scope) => {
      const period = completePeriod({ from, to }, new Date())
      const ids = await listComparable(scope, { period, ...filter })
      const total = ids.length
      const shown = clampPage(page, total, limit)
      const rows = await listPurchasesOf(scope, ids.slice((shown - 1) * limit, shown * limit), filter.supplierId)
      return { data: rows.map(presentPurchase), total, totalExact: true, page: shown, limit }
    }),
}

export const analyticsHandlers: Handlers<keyof typeof analytics> = { ...answers, ...saveAnswers(answers) }

async function requireCompany(scope: Scope, id: number): Promise<Company> {
  const company = await findCompany(scope, id)
  if (!company) throw new AppError('not_found')
  return company
}

/** A page beyond the end becomes the last one. */
async function pageRanked<S>(
  period: { from: string; to: string },
  page: number,
  limit: PageSize,
  read: (rows: Rows) => Promise<Ranked<S>>,
) {
  const asked = await read({ offset: (page - 1) * limit, limit })
  const isBeyond = page > 1 && asked.rows.length === 0
  const total = isBeyond ? (await read({ offset: 0, limit: 1 })).total : asked.total
  const shown = clampPage(page, total, limit)
  const { rows } = isBeyond ? await read({ offset: (shown - 1) * limit, limit }) : asked
  return { period, data: rows, total, totalExact: true, page: shown, limit }
}

async function withGroupNames<L extends { group: string }>(scope: Scope, lines: readonly L[]) {
  const names = await nameGroups(
    scope,
    lines.map(({ group }) => group),
  )
  return lines.map((line) => ({ ...line, ...(names.get(line.group) ?? { nameRu: null, nameKz: null }) }))
}

/** The classes with the most of these prices. */
function listFrequentGroups(prices: readonly Price[]): string[] {
  const groups = Map.groupBy(prices, ({ group }) => group)
  groups.delete('')
  return [...groups]
    .toSorted(([one, ofOne], [other, ofOther]) => ofOther.length - ofOne.length || (one < other ? -1 : 1))
    .slice(0, PRICED_GROUPS)
    .map(([group]) => group)
}

/** A month without any is told too, so that a chart shows the gap. */
function fillMonths<S>(period: Period, lines: readonly (S & { month: string })[], nothing: S) {
  const byMonth = new Map(lines.map((line) => [line.month, line]))
  return listMonths(period).map((month) => byMonth.get(month) ?? { ...nothing, month })
}
