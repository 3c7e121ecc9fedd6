// The lots behind a figure.
import type { KnownFact, PurchaseState } from '@tendertap/domain/analytics/purchase-states'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { hasAnyRole } from '@tendertap/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { SignedInPerson } from '../../http/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import type { Rows } from './companies.ts'
import { namedCompany, type Company } from '../lots/named-company.ts'
import { IS_PRICED } from './facts/sums.ts'
import { placedLots } from './suppliers.ts'
import { IS_OF_CELL, isInPeriod, matchCells, matchCodes, matchTotal, type MarketFilter } from './market.ts'

export interface PurchaseFilter extends MarketFilter {
  state: PurchaseState | null
  known: KnownFact | null
  customerId: number | null
  supplierId: number | null
  group: string | null
  placed: boolean
}

/** A statement of lot ids in their order, and one that counts them. */
interface Selection {
  count: RawBuilder<unknown>
  page(rows: Rows, counted: Counted): RawBuilder<unknown>
}

export interface Counted {
  total: number
  /** where this matters: all lots of the period, and those with the chosen codes */
  ofPeriod: number
  ofCodes: number
}

export function selectPurchases(scope: Scope, filter: PurchaseFilter): Selection {
  if (filter.placed) return selectPlaced(scope, filter)
  if (filter.supplierId !== null) return selectAwards(filter, filter.supplierId)
  return filter.customerId === null ? selectOfMarket(filter) : selectOfCustomer(filter, filter.customerId)
}

const KNOWN: Readonly<Record<KnownFact, RawBuilder<unknown>>> = {
  price: IS_PRICED,
  days: sql`f.days is not null`,
}

const matchMore = ({ state, known, group }: PurchaseFilter) => sql`
  ${state === null ? sql`` : sql`and f.state = ${state}`} ${known === null ? sql`` : sql`and ${KNOWN[known]}`}
  ${group === null ? sql`` : sql`and f.ens_group = ${group}`}`

/** The month of the contract counts. */
function selectAwards(filter: PurchaseFilter, supplierId: number): Selection {
  const { customerId, division, group, known } = filter
  const conditions = [
    customerId === null ? null : sql`a.customer_id = ${customerId}`,
    division === null ? null : sql`a.division = ${division}`,
    group === null ? null : sql`a.ens_group = ${group}`,
    // both amounts of what a supplier won are known where it is the only supplier of the lot
    known === 'price' ? sql`a.planned is not null` : null,
    needsFacts(filter) ? isOfPurchase(filter) : null,
  ].filter((condition) => condition !== null)
  const won = sql`award_fact a where ${sql.join([sql`a.supplier_id = ${supplierId}`, isInPeriod('a.month', filter.period), ...conditions], sql` and `)}`
  return {
    page: ({ offset, limit }) => sql`
      select a.lot_id, row_number() over (order by a.month desc, a.decided_on desc nulls last, a.lot_id desc) as place
      from ${won} order by place limit ${limit} offset ${offset}`,
    count: sql`select count(*) as total from ${won}`,
  }
}

/** Does the filter ask what only the facts of the purchase tell? A supplier may have won 80,000 of them. */
const needsFacts = ({ source, region, method, state, known }: PurchaseFilter) =>
  source !== null || region !== null || method !== null || state !== null || known === 'days'

const isOfPurchase = (filter: PurchaseFilter) => sql`exists (
  select from purchase_fact f where f.lot_id = a.lot_id ${matchCodes(filter)} ${matchMore({ ...filter, known: filter.known === 'days' ? 'days' : null })})`

/** Lots for which the workspace placed an offer and whose winner is known, or that a supplier won. */
function selectPlaced(scope: Scope, { period, supplierId }: PurchaseFilter): Selection {
  const placed = sql`
    select f.lot_id, max(f.decided_on) as decided_on from ${placedLots(scope, period)}
    ${supplierId === null ? sql`` : sql`and f.supplier_id = ${supplierId}`} group by 1`
  return {
    page: ({ offset, limit }) => sql`
      select p.lot_id, row_number() over (order by p.decided_on desc nulls last, p.lot_id desc) as place
      from (${placed}) p order by place limit ${limit} offset ${offset}`,
    count: sql`select count(*) as total from (${placed}) p`,
  }
}

function selectOfCustomer(filter: PurchaseFilter, customerId: number): Selection {
  const condition = sql`f.customer_id = ${customerId} and ${isInPeriod('f.month', filter.period)} ${matchCodes(filter)} ${matchMore(filter)}`
  return {
    page: ({ offset, limit }) => sql`
      select f.lot_id, row_number() over (order by f.month desc, f.lot_id desc) as place
      from purchase_fact f where ${condition} order by place limit ${limit} offset ${offset}`,
    count: sql`select count(*) as total from purchase_fact f where ${condition}`,
  }
}

const STATE_COUNTS: Readonly<Record<PurchaseState, RawBuilder<unknown>>> = {
  awarded: sql`r.awarded`,
  cancelled: sql`r.cancelled`,
  failed: sql`r.failed`,
  undecided: sql`r.lots - r.awarded - r.cancelled - r.failed`,
}

/**
 * Either the newest facts of the period are read until the page is full, the more of them the rarer the lots are. Or
 * all facts with the chosen codes are read and sorted. Which of them are fewer?
 */
export function isNewestFirstQuicker({ total, ofPeriod, ofCodes }: Counted, { offset, limit }: Rows): boolean {
  return ((offset + limit) * ofPeriod) / total < ofCodes
}

function selectOfMarket(filter: PurchaseFilter): Selection {
  const count = countOf(filter)
  const { period } = filter
  return {
    count: sql`select coalesce(sum(${count}), 0) as total,
        coalesce(sum(r.lots), 0) as "ofCodes",
        (select coalesce(sum(r.lots), 0) from market_rollup r where ${matchTotal({ ...NO_CODES, period })}) as "ofPeriod"
      from market_rollup r where ${matchTotal(filter)}`,
    page: ({ offset, limit }, counted) =>
      isNewestFirstQuicker(counted, { offset, limit })
        ? sql`
          select f.lot_id, row_number() over (order by f.month desc, f.lot_id desc) as place from purchase_fact f
          where ${isInPeriod('f.month', period)} ${matchCodes(filter)} ${matchMore(filter)}
          order by f.month desc, f.lot_id desc limit ${limit} offset ${offset}`
        : sql`
          select f.lot_id, row_number() over (order by f.month desc, f.lot_id desc) as place
          from market_rollup r join purchase_fact f on ${IS_OF_CELL}
          where ${matchCells(filter)} and ${count} > 0 ${matchMore(filter)}
          order by place limit ${limit} offset ${offset}`,
  }
}

/** How many lots of a row of the rollup the filter leaves. */
function countOf({ state, known }: PurchaseFilter): RawBuilder<unknown> {
  if (known !== null) return known === 'price' ? sql`r.priced` : sql`r.timed`
  return state === null ? sql`r.lots` : STATE_COUNTS[state]
}

const NO_CODES = { source: null, division: null, region: null, method: null }

export interface PurchaseRow {
  lotId: number
  contractNumber: string
  TenderId: number
  tenderCode: string
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  customer: Company
  supplier: Company | null
  state: PurchaseState
  method: string | null
  plannedAmount: number | null
  finalAmount: number | null
  publishedAt: Date | null
  decidedAt: Date | null
}

export async function countPurchases({ db }: Scope, count: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Partial<Record<keyof Counted, number | string>>>`${count}`.execute(db)
  const { total = 0, ofPeriod = 0, ofCodes = 0 } = rows[0] ?? {}
  return { total: Number(total), ofPeriod: Number(ofPeriod), ofCodes: Number(ofCodes) }
}

/** Of a statement that selects lot_id and place. */
export async function listLotIds({ db }: Scope, ids: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ lotId: number }>`
    select chosen.lot_id as "lotId" from (${ids}) chosen order by chosen.place`.execute(db)
  return rows.map(({ lotId }) => lotId)
}

/**
 * `ids` selects lot_id and place. Of a lot that the given supplier won with others, the final amount is its part, and
 * what was planned for that part is not known.
 */
export async function listPurchases(
  { db }: Scope,
  ids: RawBuilder<unknown>,
  supplierId: number | null,
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select l.id as "lotId", l.number as "contractNumber", l.tender_id as "TenderId", t.code as "tenderCode",
      l.name_ru as "nameRu", l.name_kz as "nameKz", l.name_en as "nameEn", ${namedCompany('c')} as customer,
      case when s.id is not null then ${namedCompany('s')} end as supplier, f.state, nullif(f.method, '') as method,
      (case when a.lot_id is null or f.suppliers = 1 then f.planned end)::float8 / 100 as "plannedAmount",
      (case when a.lot_id is null then f.final else a.final end)::float8 / 100 as "finalAmount", t.published_at as "publishedAt",
      (select max(w.concluded_at) from award w where w.lot_id = l.id and w.withdrawn_at is null) as "decidedAt"
    from (${ids}) chosen
    join purchase_fact f on f.lot_id = chosen.lot_id join lot l on l.id = chosen.lot_id join tender t on t.id = l.tender_id
    join company c on c.id = f.customer_id
    left join award_fact a on a.lot_id = f.lot_id and a.supplier_id = ${supplierId}
    left join company s on s.id = coalesce(a.supplier_id, f.supplier_id)
    order by chosen.place`.execute(db)
  return rows
}

/** In the order of the ids. */
export const listPurchasesOf = (
  scope: Scope,
  lotIds: readonly number[],
  supplierId: number | null,
): Promise<PurchaseRow[]> =>
  listPurchases(
    scope,
    sql`select * from unnest(${lotIds}::bigint[]) with ordinality as wanted (lot_id, place)`,
    supplierId,
  )

export function presentPurchase({ publishedAt, decidedAt, ...row }: PurchaseRow) {
  return { ...row, publishedAt: toInstantText(publishedAt), decidedAt: toInstantText(decidedAt) }
}

/** Who won how much, and against us, is for those who see competitors. */
export function requireCompetitors(
  { roles }: SignedInPerson,
  { supplierId, placed }: Pick<PurchaseFilter, 'supplierId' | 'placed'>,
): void {
  if ((supplierId !== null || placed) && !hasAnyRole(roles, PRICE_READERS)) throw new AppError('forbidden')
}
