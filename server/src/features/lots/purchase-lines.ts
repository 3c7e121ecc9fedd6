// Lots behind a figure of a workspace: what the portal tells of each (as analytics counts it), and how it ended, as we
// recorded it or brought it along, or else as the portal published it.
import type { Output } from '@tendertap/contract/calls/index'
import { findPurchaseState, type PurchaseState } from '@tendertap/domain/analytics/purchase-states'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { toInstantText } from '../../platform/instant-text.ts'
import { namedCompany, type Company } from './named-company.ts'

export type PurchaseLine = Output<'analytics/getTeamLots'>['data'][number]

interface LineRow extends Omit<PurchaseLine, 'publishedAt' | 'decidedAt' | 'state'>, CataloguedLot {
  /** as we recorded it or as analytics counts it */
  state: PurchaseState | null
  customer: Company
  supplier: Company | null
  publishedAt: Date | null
  decidedAt: Date | null
}

interface CataloguedLot {
  status: string
  portalStatus: string | null
  hasContract: boolean
  isWithdrawn: boolean
}

/** In the order of the ids. */
export async function listPurchaseLines({ db, owns }: Scope, lotIds: readonly number[]): Promise<PurchaseLine[]> {
  const { rows } = await sql<LineRow>`
    select l.id as "lotId", l.number as "contractNumber", l.tender_id as "TenderId", t.code as "tenderCode",
      l.name_ru as "nameRu", l.name_kz as "nameKz", l.name_en as "nameEn", ${namedCompany('c')} as customer,
      case when s.id is not null then ${namedCompany('s')} end as supplier,
      case when r.outcome = 'cancelled' then 'cancelled' when r.outcome is not null then 'awarded'
        else f.state end as state,
      l.status, l.portal_status as "portalStatus", a.contracts > 0 as "hasContract",
      coalesce(l.withdrawn_at, t.withdrawn_at) is not null as "isWithdrawn",
      t.method, l.amount::float8 as "plannedAmount", coalesce(r.final_amount::float8, f.final::float8 / 100) as "finalAmount",
      t.published_at as "publishedAt",
      coalesce(r.decided_at, a.concluded_at) as "decidedAt"
    from unnest(${lotIds}::bigint[]) with ordinality as wanted (id, place)
    join lot l on l.id = wanted.id join tender t on t.id = l.tender_id join company c on c.id = l.customer_id
    left join purchase_fact f on f.lot_id = l.id left join company s on s.id = f.supplier_id
    cross join lateral (select count(*) as contracts, max(w.concluded_at) as concluded_at from award w
      where w.lot_id = l.id and w.withdrawn_at is null) a
    left join lateral (
      (select 1 as place, case v.final_status when 'cancelled' then 'cancelled' else 'held' end as outcome, v.final_amount,
        coalesce(v.results_date, v.filled_at) as decided_at
      from lot_result v where v.lot_id = l.id and ${owns('v.workspace_id')} order by v.version desc limit 1)
      union all
      select 2, case p.outcome when 'cancelled' then 'cancelled' else 'held' end, p.final_amount,
        p.decided_on::timestamp at time zone 'Asia/Almaty'
      from past_result p where p.lot_id = l.id and p.outcome <> 'not_placed' and ${owns('p.workspace_id')}
      order by place limit 1) r on true
    order by wanted.place`.execute(db)
  return rows.map(({ publishedAt, decidedAt, state, status, portalStatus, hasContract, isWithdrawn, ...row }) => ({
    ...row,
    state: state ?? findUncountedState({ status, portalStatus, hasContract, isWithdrawn }),
    publishedAt: toInstantText(publishedAt),
    decidedAt: toInstantText(decidedAt),
  }))
}

/** Analytics does not count a lot that was withdrawn or replaced, nor, for some seconds, one that is new. */
function findUncountedState({ isWithdrawn, ...lot }: CataloguedLot): PurchaseState {
  return (isWithdrawn ? null : findPurchaseState(lot)) ?? 'cancelled'
}
