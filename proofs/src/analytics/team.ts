// The work of a large team over two years: of 2 million lots 25,000 match, which is 34 a day, and 5,000 are taken.
import type { PooledDatabase } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import { makePrincipal } from '../guards/tenants.ts'

/** The work on a lot that goes all the way; a day passes between two steps. */
export const STEPS = ['activateLot', 'setOfferPrice', 'completeCollectingLotDocuments', 'lotPlacement', 'completeLot']

/** Returns the people who worked. */
export async function writeTeamWork(owner: PooledDatabase, workspaceId: string): Promise<string[]> {
  const people: string[] = []
  for (const role of ['lead', 'lead', 'lead', 'manager', 'manager', 'procurement'] as const)
    people.push((await makePrincipal(owner, workspaceId, [role], 'analytics')).userId)
  await owner.transaction().execute(async (db) => {
    // `n` numbers the lots that matched, `at` is when; the lots taken in the past ten days are still being prepared
    await sql`
      create temporary table matched on commit drop as
      select lot_id, n, at, case when n % 5 <> 0 then null when at > now() - interval '10 days' then 'in_placement'
          when n % 4 = 1 then 'declined' else 'placement_completed' end as status,
        (${people}::uuid[])[1 + n % 3] as lead, (${people}::uuid[])[4 + n % 2] as manager, (${people}::uuid[])[6] as buyer
      from (select id as lot_id, row_number() over (order by id)::integer as n,
          now() - (hashint8(id + 5) & 1048575) * interval '1 minute' as at
        from lot where id % 80 = 3) numbered`.execute(db)
    await sql`
      insert into match_notice (workspace_id, lot_id, matched_at, noticed_at)
      select ${workspaceId}, lot_id, at, at from matched`.execute(db)
    await sql`
      insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, voted_at)
      select ${workspaceId}, lot_id, lead, n % 2 = 0, case when n % 2 = 1 then 'price' end, at + n % 50 * interval '1 hour'
      from matched where n % 5 < 3 order by at`.execute(db)
    await sql`
      insert into lot_work (workspace_id, lot_id, status, offer_price, created_at, documents_completed_at, completed_at, declined_at, assignee_id)
      select ${workspaceId}, lot_id, status, 1000 + n, at + interval '3 days', at + interval '6 days',
        case status when 'placement_completed' then at + interval '8 days' end,
        case status when 'declined' then at + interval '4 days' end, buyer
      from matched where status is not null`.execute(db)
    await sql`
      update lot set bid_security_volume = 3 where id in (select lot_id from matched where status is not null)`.execute(
      db,
    )
    await sql`
      insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
      select ${workspaceId}, lot_id, case when place <= 2 then manager else buyer end, step, at + (place + 2) * interval '1 day'
      from matched, unnest(${STEPS}::text[]) with ordinality as steps (step, place)
      where place <= (case status when 'in_placement' then 3 when 'declined' then 1 when 'placement_completed' then 5 end)
      order by at, place`.execute(db)
    await sql`
      insert into lot_result (workspace_id, lot_id, version, final_status, final_amount, winner_company, results_date, winner, loss_reason, filled_by, filled_at)
      select ${workspaceId}, lot_id, 1, 'held', 900 + n, 'ТОО', at + interval '20 days', n % 3 = 0,
        case when n % 3 > 0 then 'price' end, buyer, at + interval '21 days'
      from matched where status = 'placement_completed'`.execute(db)
  })
  await sql`vacuum (analyze) match_notice, lot_vote_log, lot_work, work_log, lot_result`.execute(owner)
  return people
}
