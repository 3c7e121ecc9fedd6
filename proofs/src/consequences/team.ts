// Companies that have taken every lot of some announcements, one in each status of the work, and voted on them.
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { WORK_STATUSES, type WorkStatus } from '@tendertap/domain/lot-work/statuses'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import { makeTenant } from '../guards/tenants.ts'

export interface Team {
  workspaceId: string
  status: WorkStatus
}

/** One company for each status; all documents of their lots are collected. */
export async function makeTeams(owner: Database): Promise<Team[]> {
  const teams: Team[] = []
  for (const status of WORK_STATUSES) {
    const { workspaceId, member } = await makeTenant(owner, { mark: `team-${status}`, subscribed: true })
    await sql`delete from lot_vote where workspace_id = ${workspaceId}`.execute(owner)
    await sql`
      insert into lot_vote (workspace_id, lot_id, user_id, accepted)
      select ${workspaceId}, l.id, ${member.userId}, true from lot l`.execute(owner)
    if (status !== 'not_processed') await takeLots(owner, workspaceId, status)
    teams.push({ workspaceId, status })
  }
  return teams
}

async function takeLots(owner: Database, workspaceId: string, status: WorkStatus): Promise<void> {
  const isPlaced = status === 'in_placement' || status === 'placement_completed'
  await sql`
    insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, completed_at, declined_at)
    select ${workspaceId}, l.id, ${status}, case when ${isPlaced} then 1 end, case when ${isPlaced} then now() end,
      case when ${status} = 'placement_completed' then now() end, case when ${status} = 'declined' then now() end
    from lot l`.execute(owner)
  await sql`
    insert into work_document (workspace_id, lot_id, key, position, description_ru, description_kz, description_en, required, collected, collected_at)
    select ${workspaceId}, l.id, e.key, 1, e."descriptionRu", e."descriptionKz", e."descriptionEn", e.required, true, now()
    from lot l, json_to_recordset(${JSON.stringify(DEFAULT_CHECKLIST)}::json)
      as e (key text, "descriptionRu" text, "descriptionKz" text, "descriptionEn" text, required boolean)`.execute(
    owner,
  )
}
