import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotIds } from '../lots/attachments.ts'

export interface GivenVote {
  userId: string
  accepted: boolean
  reason: RejectReason | null
  description: string | null
}

/** After `on conflict do update`. What was carried over gives way to the person's own vote and loses its mark. */
export const REPLACES = sql`set accepted = excluded.accepted, reason = excluded.reason, description = excluded.description,
  created_at = excluded.created_at, carried = excluded.carried`

/** Replaces the person's own vote on each of the lots. */
export async function saveVotes(scope: Scope, lotIds: readonly number[], vote: GivenVote): Promise<void> {
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description, created_at)
    select ${scope.workspaceId}, l.id, ${vote.userId}, ${vote.accepted}, ${vote.reason}, ${vote.description}, clock_timestamp()
    from unnest(${lotIds}::bigint[]) as l (id)
    on conflict (workspace_id, lot_id, user_id) do update ${REPLACES}`.execute(scope.db)
}

/**
 * Lots that were taken or declined keep the vote that stood when this was decided: before the person's vote on the
 * tender is replaced, what stands on each of these lots becomes their own vote on it.
 */
export async function keepVotesOnDecidedLots(scope: Scope, tenderId: number, userId: string): Promise<void> {
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description, created_at)
    select ${scope.workspaceId}, v.lot_id, v.user_id, v.accepted, v.reason, v.description, v.created_at
    from lot l join vote_on_lot v on v.lot_id = l.id
    join lot_work w on w.lot_id = l.id
    where l.tender_id = ${tenderId} and v.user_id = ${userId} and ${scope.owns('v.workspace_id')} and ${scope.owns('w.workspace_id')}
    on conflict (workspace_id, lot_id, user_id) do update ${REPLACES} where lot_vote.carried`.execute(scope.db)
}

/** Replaces the person's own vote on the tender; votes on its lots stay. */
export async function saveTenderVote(scope: Scope, tenderId: number, vote: GivenVote): Promise<void> {
  await sql`
    insert into tender_vote (workspace_id, tender_id, user_id, accepted, reason, description, created_at)
    values (${scope.workspaceId}, ${tenderId}, ${vote.userId}, ${vote.accepted}, ${vote.reason}, ${vote.description}, clock_timestamp())
    on conflict (workspace_id, tender_id, user_id) do update ${REPLACES}`.execute(scope.db)
}

/** With the profiles that each of the lots matches now: the vote is about these. */
export async function logVotes(
  scope: Scope,
  lotIds: readonly number[],
  { userId, accepted, reason }: GivenVote,
): Promise<void> {
  await sql`
    insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, interest_ids, voted_at)
    select ${scope.workspaceId}, l.id, ${userId}, ${accepted}, ${reason},
      array(select s.interest_id from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id
        where s.lot_id = l.id and s.percent >= i.min_score and ${scope.owns('s.workspace_id')} and ${scope.owns('i.workspace_id')} order by 1),
      clock_timestamp()
    from unnest(${lotIds}::bigint[]) as l (id)`.execute(scope.db)
}

/** A person's vote, with the name it is shown by. */
export interface VoteRow {
  accepted: boolean
  reason: RejectReason | null
  description: string | null
  created_at: Date
  /** given on the announcement that this one replaces */
  carried: boolean
  /** the text or the details of the lot have changed since */
  cast_before_change: boolean
  user_id: string
  full_name: string | null
}

export interface VoteOnLot extends VoteRow {
  lot_id: number
}

const OUTDATES = sql`c.consequence = 'votes_outdated' and c.changed_at > v.created_at`

/** Of each lot the first vote first. A vote on its tender counts where the person has given none on the lot. */
export async function listVotes({ db, owns }: Scope, lotIds: LotIds): Promise<VoteOnLot[]> {
  const { rows } = await sql<VoteOnLot>`
    select v.lot_id, v.accepted, v.reason, v.description, v.created_at, v.carried, v.user_id, u.full_name,
      exists (select from lot_consequence c where c.lot_id = v.lot_id and ${OUTDATES} and ${owns('c.workspace_id')}) as cast_before_change
    from vote_on_lot v join app_user u on u.workspace_id = v.workspace_id and u.id = v.user_id
    where v.lot_id = any(${lotIds}) and ${owns('v.workspace_id')} and ${owns('u.workspace_id')} order by v.created_at, v.user_id`.execute(
    db,
  )
  return rows
}

export interface VoteOnTender extends VoteRow {
  tender_id: number
}

/** Of each tender the first vote first. */
export async function listTenderVotes({ db, owns }: Scope, tenderIds: readonly number[]): Promise<VoteOnTender[]> {
  const { rows } = await sql<VoteOnTender>`
    select v.tender_id, v.accepted, v.reason, v.description, v.created_at, v.carried, v.user_id, u.full_name,
      exists (select from lot l join lot_consequence c on c.lot_id = l.id
        where l.tender_id = v.tender_id and ${OUTDATES} and ${owns('c.workspace_id')}) as cast_before_change
    from tender_vote v join app_user u on u.workspace_id = v.workspace_id and u.id = v.user_id
    where v.tender_id = any(${tenderIds}::bigint[]) and ${owns('v.workspace_id')} and ${owns('u.workspace_id')} order by v.created_at, v.user_id`.execute(
    db,
  )
  return rows
}

/** The lots on which the person has given a vote of their own, not only one on the tender or on a replaced lot. */
export async function listVotedLots(
  { db, owns }: Scope,
  { lotIds, userId }: { lotIds: readonly number[]; userId: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ lot_id: number }>`
    select v.lot_id from lot_vote v
    where v.lot_id = any(${lotIds}::bigint[]) and v.user_id = ${userId} and not v.carried and ${owns('v.workspace_id')}`.execute(
    db,
  )
  return new Set(rows.map(({ lot_id }) => lot_id))
}

/** The lots that the person has accepted, by a vote on them or on their tender, not only on a replaced one. */
export async function listAcceptedLots(
  { db, owns }: Scope,
  { lotIds, userId }: { lotIds: readonly number[]; userId: string },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ lot_id: number }>`
    select v.lot_id from vote_on_lot v
    where v.lot_id = any(${lotIds}::bigint[]) and v.user_id = ${userId} and v.accepted and not v.carried and ${owns('v.workspace_id')}`.execute(
    db,
  )
  return new Set(rows.map(({ lot_id }) => lot_id))
}
