// The card of a supplier, and how it did where we had applied too.
import { MAX_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { isOwnCompany, type OwnCompany } from '@tendertap/domain/lot-results/results'
import { PLACED_STATUSES } from '@tendertap/domain/lot-work/statuses'
import type { Period } from '@tendertap/domain/analytics/months'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { OWN_COMPANY } from '../lots/own-company.ts'
import type { AwardSums } from './award-sums.ts'
import { namedCompany, type Company } from '../lots/named-company.ts'
import { CARD_LINES, splitTotal } from './companies.ts'
import { ALL, awardSumsOfFacts, awardSumsOfRollups } from './facts/sums.ts'
import { isInPeriod } from './market.ts'

export async function sumMonthsOfSupplier({ db }: Scope, supplierId: number, period: Period) {
  const { rows } = await sql<AwardSums & { month: string | null }>`
    select to_char(r.month, 'YYYY-MM') as month, ${awardSumsOfRollups} from supplier_rollup r
    where r.division = ${ALL} and r.supplier_id = ${supplierId} and ${isInPeriod('r.month', period)}
    group by grouping sets ((), (r.month)) order by r.month`.execute(db)
  return splitTotal(rows)
}

/** The largest sums of contracts first. */
export async function sumGroupsOfSupplier({ db }: Scope, supplierId: number, period: Period) {
  const { rows } = await sql<AwardSums & { group: string }>`
    select f.ens_group as "group", ${awardSumsOfFacts} from award_fact f
    where f.supplier_id = ${supplierId} and ${isInPeriod('f.month', period)}
    group by f.ens_group order by sum(f.final) desc nulls last, f.ens_group limit ${CARD_LINES}`.execute(db)
  return rows
}

/** The newest lots whose prices make its corridor, and the shares of the planned amount at which it won them. */
export async function listPricedAwards({ db }: Scope, supplierId: number, period: Period) {
  const { rows } = await sql<{ lotId: number; share: number }>`
    select f.lot_id as "lotId", f.final::float8 / f.planned as share from award_fact f
    where f.supplier_id = ${supplierId} and ${isInPeriod('f.month', period)} and f.planned is not null
    order by f.month desc, f.lot_id desc limit ${MAX_OBSERVATIONS}`.execute(db)
  return rows
}

/** The companies of the catalogue that are the workspace's own. */
export async function listOwnCompanyIds({ db, owns }: Scope): Promise<number[]> {
  const { rows: workspaces } = await sql<{ own: OwnCompany }>`
    select ${OWN_COMPANY} as own from workspace o where ${owns('o.id')}`.execute(db)
  const own = workspaces[0]?.own
  if (!own) return []
  const keys = own.names.flatMap((name) => (name === null ? [] : [toCompanyKey(name)])).filter(Boolean)
  const { rows } = await sql<{ id: number; name: string; bin: string | null }>`
    select c.id, c.name_ru as name, c.bin from company c where c.bin = ${own.bin} or c.name_key = any(${keys})`.execute(
    db,
  )
  return rows.filter((company) => isOwnCompany(company, own)).map(({ id }) => id)
}

export interface HeadToHead {
  decided: number
  wonByUs: number
  wonByThem: number
}

/** With an offer of ours, won by them. */
export interface MetLot {
  lotId: number
  TenderId: number
  contractNumber: string
  nameRu: string | null
  nameKz: string | null
  nameEn: string | null
  customer: Company
  /** null also where they won a part, whose plan is not known */
  plannedAmount: number | null
  ourPrice: number | null
  theirPrice: number | null
  decidedAt: Date | null
}

/** Lots of the period for which the workspace's offer was placed and whose winner is known. */
export const placedLots = ({ owns }: Scope, period: Period) => sql`
  lot_work w join award_fact f on f.lot_id = w.lot_id
  where w.status = any(${PLACED_STATUSES}) and ${isInPeriod('f.month', period)} and ${owns('w.workspace_id')}`

export async function countHeadToHead(
  scope: Scope,
  supplierId: number,
  ownIds: readonly number[],
  period: Period,
): Promise<HeadToHead> {
  const { rows } = await sql<HeadToHead>`
    select count(distinct f.lot_id) as decided,
      count(distinct f.lot_id) filter (where f.supplier_id = any(${ownIds}::bigint[])) as "wonByUs",
      count(distinct f.lot_id) filter (where f.supplier_id = ${supplierId}) as "wonByThem"
    from ${placedLots(scope, period)}`.execute(scope.db)
  return rows[0] ?? { decided: 0, wonByUs: 0, wonByThem: 0 }
}

const MET_LOTS = 20

export async function listMetLots(scope: Scope, supplierId: number, period: Period): Promise<MetLot[]> {
  const { rows } = await sql<MetLot>`
    select l.id as "lotId", l.tender_id as "TenderId", l.number as "contractNumber", l.name_ru as "nameRu", l.name_kz as "nameKz", l.name_en as "nameEn",
      ${namedCompany('c')} as customer, case when p.suppliers = 1 then l.amount::float8 end as "plannedAmount", met.our_price::float8 as "ourPrice",
      met.final::float8 / 100 as "theirPrice",
      (select max(a.concluded_at) from award a where a.lot_id = l.id and a.withdrawn_at is null) as "decidedAt"
    from (select f.lot_id, f.final, f.decided_on, w.offer_price as our_price from ${placedLots(scope, period)}
      and f.supplier_id = ${supplierId} order by f.decided_on desc nulls last, f.lot_id desc limit ${MET_LOTS}) met
    join purchase_fact p on p.lot_id = met.lot_id join lot l on l.id = met.lot_id join company c on c.id = l.customer_id
    order by met.decided_on desc nulls last, l.id desc`.execute(scope.db)
  return rows
}
