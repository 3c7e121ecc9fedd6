// Counts purchases one at a time, straight from the tables of the catalogue, and compares with what the screens show.
import { NO_PURCHASES, type PurchaseSums } from '@tendertap/domain/analytics/figures'
import type { Corridor } from '@tendertap/domain/analytics/corridor'
import { addMonths } from '@tendertap/domain/analytics/months'
import { getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import { sql, type RawBuilder } from 'kysely'
import type { Bench } from './bench.ts'
import { addCompared, compare, findQuantile, type Compared } from './compare.ts'

interface RawLot {
  lotId: number
  source: string
  customer: number
  ens: string | null
  kato: string | null
  method: string | null
  status: string
  portalStatus: string | null
  amount: string | null
  publishedAt: Date
  endAt: Date
  awards: { supplier: number; amount: number | null; at: string }[] | null
}

/** Without those that a new version of their announcement replaced before there was a contract. */
async function readLots({ owner }: Bench, condition: RawBuilder<unknown>): Promise<RawLot[]> {
  const { rows } = await sql<RawLot>`
    select l.id as "lotId", l.source, l.customer_id as customer, l.ens_tru_code as ens, l.kato_code as kato, t.method, l.status,
      l.portal_status as "portalStatus", l.amount, t.published_at as "publishedAt", t.application_end_at as "endAt",
      (select json_agg(json_build_object('supplier', a.supplier_id, 'amount', a.amount, 'at', a.concluded_at)) from award a
        where a.lot_id = l.id and a.withdrawn_at is null) as awards
    from lot l join tender t on t.id = l.tender_id
    where l.withdrawn_at is null and t.withdrawn_at is null and ${condition}`.execute(owner)
  return rows.filter(({ awards, portalStatus }) => awards !== null || portalStatus !== 'Изменена документация')
}

/** Such a purchase may go on, although its status is «Отменен». */
const isSuspended = ({ portalStatus }: RawLot) => portalStatus?.startsWith('Приостановлен') ?? false

const toTiyn = (amount: string | number | null) => Math.round(Number(amount ?? 0) * 100)
const DAY_MS = 86_400_000
const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

type Awards = NonNullable<RawLot['awards']>

/** Null when one of the sums is unknown. */
const sumAwards = (awards: Awards) =>
  awards.some(({ amount }) => amount === null) ? null : awards.reduce((all, { amount }) => all + toTiyn(amount), 0)

const findLast = (awards: Awards) => new Date(Math.max(...awards.map(({ at }) => Date.parse(at))))

function countDaysToContract({ awards, endAt }: RawLot): number | null {
  const decided = awards && findLast(awards)
  return decided && decided >= endAt ? countDays(toKazakhstanDay(endAt), toKazakhstanDay(decided)) : null
}

/** The share of the planned amount at which a lot with one supplier ended. */
function findShare({ awards, amount }: RawLot): number | null {
  const final = awards && new Set(awards.map(({ supplier }) => supplier)).size === 1 ? sumAwards(awards) : null
  return final && Number(amount) > 0 ? final / toTiyn(amount) : null
}

/** Only so many of the newest prices are compared. */
const NEWEST = 1_000

/** The newest contracts first. */
const listShares = (lots: readonly RawLot[]) =>
  lots
    .toSorted((one, other) => {
      const [day, otherDay] = [one, other].map((lot) => toKazakhstanDay(findLast(lot.awards ?? [])))
      return day === otherDay ? other.lotId - one.lotId : day! < otherDay! ? 1 : -1
    })
    .map(findShare)
    .filter((share) => share !== null)

/** The corridor by its definition: of `n` numbers, where the next one lies with this probability. */
function findCorridor(shares: readonly number[]) {
  const sorted = shares.toSorted((one, other) => one - other)
  const at = (probability: number) => {
    const rank = Math.min(Math.max(probability * (sorted.length + 1), 1), sorted.length)
    const [below, above] = [sorted[Math.floor(rank) - 1]!, sorted[Math.ceil(rank) - 1]!]
    return below + (rank - Math.floor(rank)) * (above - below)
  }
  return sorted.length < 8 ? null : { observations: sorted.length, low: at(0.1), median: at(0.5), high: at(0.9) }
}

/** Shares are compared in millionths of the plan. */
const toMillionths = (corridor: Corridor | null) =>
  corridor && {
    ...corridor,
    low: corridor.low * 1e6,
    median: corridor.median * 1e6,
    high: corridor.high * 1e6,
  }

function sum(lots: readonly RawLot[]): PurchaseSums {
  const sums = { ...NO_PURCHASES }
  for (const lot of lots) {
    sums.lots += 1
    sums.planned += toTiyn(lot.amount)
    if (lot.awards === null) {
      if (lot.status === 'Отменен' && !isSuspended(lot)) sums.cancelled += 1
      else if (lot.portalStatus === 'Закупка не состоялась') sums.failed += 1
      continue
    }
    const final = sumAwards(lot.awards)
    sums.awarded += 1
    sums.final += final ?? 0
    if (final && Number(lot.amount) > 0) {
      sums.priced += 1
      sums.pricedPlanned += toTiyn(lot.amount)
      sums.pricedFinal += final
    }
    const days = countDaysToContract(lot)
    if (days === null) continue
    sums.timed += 1
    sums.timedDays += days
  }
  for (const key of ['planned', 'final', 'pricedPlanned', 'pricedFinal'] as const) sums[key] /= 100
  return sums
}

const groupBy = <T>(list: readonly T[], key: (item: T) => string) => [...Map.groupBy(list, key)]
const toMonth = (at: Date) => toKazakhstanDay(at).slice(0, 7)
const toStart = (month: string) => getDayBounds(`${month}-01`)[0]
const isWithin = (month: string, from: string, to: string) => month >= from && month <= to
const isPublished = (from: string, to: string) =>
  sql`t.published_at >= ${toStart(from)} and t.published_at < ${toStart(addMonths(to, 1))}`

/** Of the market in one category and region, with every line of its tables. */
export async function compareMarket(
  bench: Bench,
  filter: { from: string; to: string; division: string; region: string },
): Promise<Compared> {
  const lots = await readLots(
    bench,
    sql`${isPublished(filter.from, filter.to)} and l.ens_tru_code like ${`${filter.division}%`} and l.kato_code like ${`${filter.region}%`}`,
  )
  const market = await bench.ask('analytics/getMarket', filter)
  const lines = [
    { shown: [market.total], key: () => '', counted: groupBy(lots, () => '') },
    {
      shown: market.months,
      key: (line: { month: string }) => line.month,
      counted: groupBy(lots, (lot) => toMonth(lot.publishedAt)),
    },
    {
      shown: market.methods,
      key: (line: { method: string }) => line.method,
      counted: groupBy(lots, (lot) => lot.method ?? ''),
    },
    {
      shown: market.sources,
      key: (line: { source: string }) => line.source,
      counted: groupBy(lots, (lot) => lot.source),
    },
  ] as { shown: PurchaseSums[]; key(line: object): string; counted: [string, RawLot[]][] }[]
  return addCompared(
    lines.flatMap(({ shown, key, counted }) => {
      const byKey = new Map(shown.map((line) => [key(line), line]))
      return [
        compare({ lines: shown.filter((line) => line.lots > 0).length }, { lines: counted.length }),
        ...counted.map(([name, ones]) => compare(byKey.get(name) ?? {}, sum(ones))),
      ]
    }),
  )
}

export async function compareCustomer(bench: Bench, customerId: number, from: string, to: string): Promise<Compared> {
  const lots = await readLots(bench, sql`l.customer_id = ${customerId} and ${isPublished(from, to)}`)
  const card = await bench.ask('analytics/getCustomer', { customerId, from, to })
  const groups = new Map(groupBy(lots, (lot) => lot.ens?.slice(0, 6) ?? ''))
  const days = lots.map(countDaysToContract).filter((one) => one !== null)
  return addCompared([
    compare(card.total, sum(lots)),
    ...card.groups.map((line) => compare(line, sum(groups.get(line.group) ?? []))),
    compare({ medianDays: card.medianDays }, { medianDays: findQuantile(days, 0.5) }),
  ])
}

export async function compareSupplier(bench: Bench, supplierId: number, from: string, to: string): Promise<Compared> {
  const isInPeriod = (awards: Awards) => isWithin(toMonth(findLast(awards)), from, to)
  const ofSupplier = ({ awards }: RawLot) => (awards ?? []).filter(({ supplier }) => supplier === supplierId)
  const lots = await readLots(
    bench,
    sql`l.id in (select a.lot_id from award a where a.supplier_id = ${supplierId} and a.withdrawn_at is null)`,
  )
  const won = lots.filter((lot) => isInPeriod(ofSupplier(lot)))
  const priced = won.filter((lot) => findShare(lot) !== null)
  const placed = await readLots(
    bench,
    sql`l.id in (select w.lot_id from lot_work w
      where w.workspace_id = ${bench.workspaceId} and w.status in ('in_placement', 'placement_completed'))`,
  )
  const decided = placed.filter(({ awards }) => awards?.some((award) => isInPeriod([award])))
  const card = await bench.ask('analytics/getSupplier', { supplierId, from, to })
  return addCompared([
    compare(card.total, {
      wins: won.length,
      final: won.reduce((all, lot) => all + (sumAwards(ofSupplier(lot)) ?? 0), 0) / 100,
      priced: priced.length,
      pricedPlanned: priced.reduce((all, lot) => all + toTiyn(lot.amount), 0) / 100,
      pricedFinal: priced.reduce((all, lot) => all + (sumAwards(ofSupplier(lot)) ?? 0), 0) / 100,
    }),
    compare(card.headToHead, {
      decided: decided.length,
      wonByUs: 0,
      wonByThem: decided.filter((lot) => ofSupplier(lot).length > 0).length,
    }),
  ])
}

/** Of a customer, with every step of the distribution. */
export async function comparePrices(bench: Bench, customerId: number, from: string, to: string): Promise<Compared> {
  const lots = await readLots(bench, sql`l.customer_id = ${customerId}`)
  const decided = lots.filter(({ awards }) => awards && isWithin(toMonth(findLast(awards)), from, to))
  const shares = listShares(decided).slice(0, NEWEST)
  const prices = await bench.ask('analytics/getPrices', { customerId, from, to })
  return addCompared([
    compare(toMillionths(prices.corridor) ?? {}, toMillionths(findCorridor(shares)) ?? { observations: undefined }),
    ...prices.histogram.map((step) =>
      compare(step, {
        purchases: shares.filter((share) => share >= step.from && share < (step.to ?? Infinity)).length,
      }),
    ),
  ])
}
