// The work of years: records in every status, with the documents and the log of each.
import type { Database } from '@tendertap/server/db/database'
import { addChecklists } from '@tendertap/server/features/lot-work/add-checklists'
import { sql } from 'kysely'
import type { Principal } from '../guards/tenants.ts'

const LOG_LINES = 5

/** Of ten records four are completed, four declined and two in work; of these half are past their deadline. */
export async function writeWork(owner: Database, { workspaceId, userId }: Principal, records: number): Promise<void> {
  const { rows } = await sql<{ lot_id: number }>`
    insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, created_at, completed_at, declined_at)
    select ${workspaceId}, chosen.lot_id, kind.status, 1000, now(), now() - interval '1 month',
      case when kind.status = 'placement_completed' then now() - chosen.n * interval '1 hour' end,
      case when kind.status = 'declined' then now() - chosen.n * interval '1 hour' end
    from (
      select lot_id, row_number() over (partition by status = 2 order by hashint8(lot_id + 17)) as n, status = 2 as is_open
      from lot_search s where not exists (select from lot_work w where w.lot_id = s.lot_id)) chosen,
    lateral (select case when is_open or n % 9 = 8 then 'in_placement' when n % 9 < 4 then 'declined' else 'placement_completed' end as status) kind
    where chosen.n <= ${records}::integer * (case when is_open then 0.1 else 0.9 end)
    returning lot_id`.execute(owner)
  const lotIds = rows.map((row) => row.lot_id)
  await addChecklists({ db: owner, workspaceId }, lotIds)
  await sql`
    insert into work_log (workspace_id, lot_id, user_id, action)
    select ${workspaceId}, lot_id, ${userId}, 'documentCollected'
    from unnest(${lotIds}::bigint[]) as lot_id, generate_series(1, ${LOG_LINES}::integer)`.execute(owner)
}
