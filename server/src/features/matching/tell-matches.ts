// Tells a workspace of lots that have come to match one of its profiles.
import { TOLD_DAYS } from '@tendertap/domain/notifications/notices'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'

/** So many lots are told by one transaction. */
const AT_ONCE = 500

export async function tellMatches(scope: Scope): Promise<{ isMore: boolean }> {
  const matches = await takeMatches(scope)
  const told = matches.flatMap(({ lotId, interest, percent }) =>
    interest === null || percent === null ? [] : [{ lotId, key: String(lotId), facts: { interest, percent } }],
  )
  await tellAboutLots(scope, 'lot_matched', told, { causedBy: null })
  return { isMore: matches.length === AT_ONCE }
}

interface Match {
  lotId: number
  /**
   * the profile that it matches best; null when it matches none any more, is an old lot that we have just read, or the
   * workspace has no subscription
   */
  interest: string | null
  percent: number | null
}

async function takeMatches({ db, owns }: Scope): Promise<Match[]> {
  const since = sql`now() - make_interval(days => ${TOLD_DAYS})`
  const isNews = sql`exists (
    select from lot l join tender p on p.id = l.tender_id where l.id = t.lot_id and (
      coalesce(p.published_at > ${since}, true)
      or exists (select from change c where c.tender_id = p.id and c.kind <> 'published' and c.at > ${since})))`
  const isSubscribed = sql`exists (
    select from subscription p where p.starts_at <= now() and p.ends_at > now() and ${owns('p.workspace_id')})`
  const { rows } = await sql<Match>`
    with taken as (
      update match_notice m set noticed_at = now() where (m.workspace_id, m.lot_id) in (
        select w.workspace_id, w.lot_id from match_notice w
        where w.noticed_at is null and ${owns('w.workspace_id')} order by w.matched_at limit ${AT_ONCE} for update) and ${owns('m.workspace_id')}
      returning m.lot_id, m.matched_at)
    select t.lot_id as "lotId", best.name as interest, best.percent
    from taken t left join lateral (
      select i.name, s.percent from lot_score s
      join interest i on i.id = s.interest_id and s.percent >= i.min_score and ${owns('i.workspace_id')}
      where s.lot_id = t.lot_id and ${owns('s.workspace_id')} and ${isNews} and ${isSubscribed} order by s.percent desc, i.id limit 1) best on true
    order by t.matched_at, t.lot_id`.execute(db)
  return rows
}
