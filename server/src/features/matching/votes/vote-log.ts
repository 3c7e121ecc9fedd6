// The votes that teach something about one profile. `db` is the role `background`.
import { teachesRelevance, type RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import { MOST_VOTES } from '../../../scoring/vote-model.ts'

export interface ProfileKey {
  workspaceId: string
  interestId: string
}

export interface LoggedVote {
  seq: number
  lotId: number
  accepted: boolean
}

/**
 * In the order of the log, the newest MOST_VOTES. Every vote on a lot is about the profiles that the lot matched at any
 * of them: after the first rejections it may match no more, and those who accept it must still be heard. Of several
 * votes of one person on one lot the last counts, also if it teaches nothing: whoever takes a vote back takes back what
 * it taught.
 */
export async function listTeachingVotes(
  db: Kysely<DB>,
  { workspaceId, interestId }: ProfileKey,
): Promise<LoggedVote[]> {
  const { rows } = await sql<LoggedVote & { reason: RejectReason | null }>`
    select distinct on (lot_id, user_id) seq, lot_id as "lotId", accepted, reason
    from lot_vote_log
    where workspace_id = ${workspaceId}
      and lot_id in (select lot_id from lot_vote_log where workspace_id = ${workspaceId} and interest_ids @> array[${interestId}::uuid])
    order by lot_id, user_id, seq desc`.execute(db)
  return rows
    .filter(teachesRelevance)
    .map(({ seq, lotId, accepted }) => ({ seq, lotId, accepted }))
    .toSorted((a, b) => a.seq - b.seq)
    .slice(-MOST_VOTES)
}

/** The votes of these numbers, in the order of the log. */
export async function readVotes(
  db: Kysely<DB>,
  { workspaceId }: Pick<ProfileKey, 'workspaceId'>,
  seqs: readonly number[],
): Promise<LoggedVote[]> {
  const { rows } = await sql<LoggedVote>`
    select seq, lot_id as "lotId", accepted from lot_vote_log
    where workspace_id = ${workspaceId} and seq = any(${seqs}::bigint[]) order by seq`.execute(db)
  return rows
}
