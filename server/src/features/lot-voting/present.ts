// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import type { VoteRow } from './queries.ts'

export function presentVote(row: VoteRow): Output<'lots/voteLot'> {
  return {
    accepted: row.accepted,
    description: row.description,
    reason: row.reason,
    carried: row.carried,
    castBeforeChange: row.cast_before_change,
    createdAt: row.created_at.toISOString(),
    User: { fullName: row.full_name, id: row.user_id },
  }
}
