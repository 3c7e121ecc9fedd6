import { planHold, calculateSecurity, type SecurityFacts } from '@tendertap/domain/guarantees/security'
import { DAYS_BEFORE, type HeldSecurity } from '@tendertap/domain/guarantees/days'
import { addDays, getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import { FAILED_PORTAL_STATUS, SUSPENDED_PORTAL_STATUSES } from '@tendertap/domain/analytics/purchase-states'
import { CANCELLED } from '@tendertap/domain/lots/vocabulary'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

interface SecurityRow extends SecurityFacts {
  lotId: number
  amount: string | null
  percent: string | null
}

export interface HeldLot extends HeldSecurity {
  lotId: number
  percent: number
}

export interface Held {
  lots: HeldLot[]
  /** the lots that hold a security of an unknown size, those that end first at the top */
  unpublished: number[]
}

/** What is or was held in the days that are told, or of one lot; what was decided before them is left out. */
export async function listHeld(scope: Scope, now: Date, onlyLot: number | null = null): Promise<Held> {
  const since = getDayBounds(addDays(toKazakhstanDay(now), -DAYS_BEFORE))[0]
  const rows = await listFacts(scope, since, onlyLot)
  const held: Held = { lots: [], unpublished: [] }
  for (const { lotId, amount, percent, ...facts } of rows) {
    const hold = planHold(facts, now)
    if (!hold || hold.from >= hold.until) continue
    const security = calculateSecurity(amount, percent)
    if (security !== null) held.lots.push({ lotId, percent: Number(percent), security, ...hold })
    else if (hold.until > toKazakhstanDay(now)) held.unpublished.push(lotId)
  }
  return held
}

/** The lots that are in work or placed, unless their purchase ended before this moment. */
async function listFacts({ db, owns }: Scope, since: Date, onlyLot: number | null): Promise<SecurityRow[]> {
  // most lots of the past have our own result, so these are left out before anything else is read about them
  const { rows } = await sql<SecurityRow>`
    with worked as materialized (
      select w.lot_id, w.status, r.at from lot_work w
      left join (select distinct on (r.lot_id) r.lot_id, coalesce(r.results_date, r.filled_at) as at from lot_result r
        where ${owns('r.workspace_id')} order by r.lot_id, r.version desc) r on r.lot_id = w.lot_id
      where w.status <> 'declined' and coalesce(r.at >= ${since}, true) and ${owns('w.workspace_id')}
        and ${onlyLot === null ? sql`true` : sql`w.lot_id = ${onlyLot}`})
    select w.lot_id as "lotId", l.amount, l.bid_security_volume as percent, w.status,
      case when l.withdrawn_at is null then l.status end as "portalStatus", l.portal_status as "portalWord",
      t.application_end_at as "applicationEndAt",
      (select max(g.logged_at) from work_log g
        where g.lot_id = w.lot_id and g.action = 'lotPlacement' and ${owns('g.workspace_id')}) as "placedAt",
      k.at as "resultAt", e.at as "endedAt"
    from worked w join lot l on l.id = w.lot_id join tender t on t.id = l.tender_id
    left join lateral (select least(w.at, (
      -- a contract without a day: since we know of it
      select coalesce(min(a.concluded_at), (select min(c.at) from change c
          where c.tender_id = l.tender_id and c.lot_id = l.id and c.kind = 'result'), t.application_end_at, now())
        from award a where a.lot_id = w.lot_id and a.withdrawn_at is null having count(*) > 0)) as at) k on true
    left join lateral (select coalesce(l.withdrawn_at, (select max(c.at) from change c
        where c.tender_id = l.tender_id and coalesce(c.lot_id, l.id) = l.id and c.kind = 'status'),
        t.application_end_at) as at
      where l.withdrawn_at is not null or l.portal_status = ${FAILED_PORTAL_STATUS}
        or l.status = ${CANCELLED} and coalesce(l.portal_status, '') <> all(${SUSPENDED_PORTAL_STATUSES}::text[])) e on true
    where coalesce(least(k.at, e.at) >= ${since}, true)
    order by t.application_end_at, w.lot_id`.execute(db)
  return rows
}
