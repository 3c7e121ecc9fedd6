import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotIds } from '../lots/attachments.ts'

export interface GivenVote {
  lotId: number
  userId: string
  accepted: boolean
  reason: RejectReason | null
  description: string | null
}

/** Replaces the person's own vote on the lot. */
export async function saveVote(scope: Scope, vote: GivenVote): Promise<void> {
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description, created_at)
    values (${scope.workspaceId}, ${vote.lotId}, ${vote.userId}, ${vote.accepted}, ${vote.reason}, ${vote.description}, clock_timestamp())
    on conflict (workspace_id, lot_id, user_id) do update
    set accepted = excluded.accepted, reason = excluded.reason, description = excluded.description, created_at = excluded.created_at`.execute(
    scope.db,
  )
}

/** With the profiles that the lot matches now: the vote is about these. */
export async function logVote(scope: Scope, { lotId, userId, accepted, reason }: GivenVote): Promise<void> {
  await sql`
    insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, interest_ids, voted_at)
    values (${scope.workspaceId}, ${lotId}, ${userId}, ${accepted}, ${reason},
      array(select s.interest_id from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id
        where s.lot_id = ${lotId} and s.percent >= i.min_score and ${scope.owns('s.workspace_id')} and ${scope.owns('i.workspace_id')} order by 1),
      clock_timestamp())`.execute(scope.db)
}

export interface VoteRow {
  lot_id: number
  accepted: boolean
  reason: RejectReason | null
  description: string | null
  created_at: Date
  user_id: string
  full_name: string | null
}

/** Of each lot the first vote first. */
export async function listVotes({ db, owns }: Scope, lotIds: LotIds): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`
    select v.lot_id, v.accepted, v.reason, v.description, v.created_at, v.user_id, u.full_name
    from lot_vote v join app_user u on u.workspace_id = v.workspace_id and u.id = v.user_id
    where v.lot_id = any(${lotIds}) and ${owns('v.workspace_id')} and ${owns('u.workspace_id')} order by v.created_at, v.user_id`.execute(
    db,
  )
  return rows
}
