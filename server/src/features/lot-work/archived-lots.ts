// The archive: what was declined, and what nobody took in time or before the portal withdrew it.
import { ARCHIVED_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { sql } from 'kysely'
import type { IsPart, LotLoaders } from '../lots/attachments.ts'
import { isClosed } from '../lots/search/openness.ts'
import { isTenth, NO_LOTS, selectWithdrawn, type LotSet } from '../lots/search/relation.ts'
import { hasNoWork } from '../lots/search/has-no-work.ts'

/** The latest first: by the moment when it was declined, withdrawn, or when its applications ended. */
export const selectArchived: NonNullable<LotLoaders['selectArchived']> = (
  scope,
  scored,
  statuses = ARCHIVED_STATUSES,
) => {
  const { owns } = scope
  const now = new Date()
  const voted = sql`select v.lot_id from vote_on_lot v where ${owns('v.workspace_id')}`
  const selectNoticed = (isPart?: IsPart) => {
    const matched = sql`select scored.lot_id from (${scored.select(isPart)}) scored`
    const ofPart = isPart ? sql`and ${isPart(sql`v.lot_id`)}` : sql``
    return scored.isAll ? sql`${matched} union ${voted} ${ofPart}` : matched
  }
  // what the search does not know the portal has withdrawn
  const over = sql`
    select noticed.lot_id, s.application_end_at, s.lot_id is null as is_withdrawn from (
      (${selectNoticed()}) except select w.lot_id from lot_work w where ${owns('w.workspace_id')}) noticed
    left join lot_search s on s.lot_id = noticed.lot_id where s.lot_id is null or ${isClosed(now)}`
  const ofScored = scored.isAll ? sql`` : sql`and w.lot_id in (select scored.lot_id from (${scored.select()}) scored)`
  const declined: LotSet['select'] = sql`
    select w.lot_id, w.declined_at as rank from lot_work w
    where w.status = 'declined' and ${owns('w.workspace_id')} ${ofScored}`
  const missed: LotSet['select'] = sql`select lot_id, application_end_at as rank from over where not is_withdrawn`
  const withdrawn: LotSet['select'] = sql`
    select lot_id, w.over_at as rank from over join (${selectWithdrawn()}) w using (lot_id) where is_withdrawn`
  const withDeclined = statuses.includes('declined')
  if (!statuses.includes('not_processed')) return withDeclined ? { select: declined, withWithdrawn: true } : NO_LOTS
  const parts = [...(withDeclined ? [declined] : []), missed, withdrawn]
  return {
    select: sql`with over as materialized (${over}) ${sql.join(parts, sql` union all `)}`,
    withWithdrawn: true,
    ended: {
      reads: sql`voted as materialized (${voted})`,
      mayContain: hasNoWork(scope),
      contains: sql`(s.rank is not null or s.lot_id in (table voted))`,
      rank: scored.percent,
      others: sql`${declined} and ${withDeclined}`,
      tenth: selectNoticed(isTenth),
    },
  }
}
