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
 * In the order of the log, the newest MOST_VOTES. Of several votes of one person on one lot the last counts, also if it
 * teaches nothing: whoever takes a vote back takes back what it taught. It speaks about the profiles of all of them: by
 * then, the lot may match no more because of the first.
 */
export async function listTeachingVotes(
  db: Kysely<DB>,
  { workspaceId, interestId }: ProfileKey,
  upToSeq: number | null = null,
): Promise<LoggedVote[]> {
  const { rows } = await sql<LoggedVote & { reason: RejectReason | null; speaks: boolean }>`
    select distinct on (lot_id, user_id) seq, lot_id as "lotId", accepted, reason,
      bool_or(${interestId}::uuid = any(interest_ids)) over (partition by lot_id, user_id) as speaks
    from lot_vote_log
    where workspace_id = ${workspaceId} and (${upToSeq}::bigint is null or seq <= ${upToSeq})
      and lot_id in (select lot_id from lot_vote_log where workspace_id = ${workspaceId} and interest_ids @> array[${interestId}::uuid])
    order by lot_id, user_id, seq desc`.execute(db)
  return rows
    .filter((vote) => vote.speaks && teachesRelevance(vote))
    .map(({ seq, lotId, accepted }) => ({ seq, lotId, accepted }))
    .toSorted((a, b) => a.seq - b.seq)
    .slice(-MOST_VOTES)
}
