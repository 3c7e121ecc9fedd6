// The votes of a workspace: shown on its lots, and which lots await a vote or a manager.
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotLoaders, ScoredLots } from '../lots/attachments.ts'
import type { LotSet } from '../lots/search/relation.ts'
import { presentVote } from './present.ts'
import { listVotes } from './queries.ts'

const loadVotes: NonNullable<LotLoaders['votes']> = async (scope, lotIds) => {
  // a superadmin's lots belong to no workspace
  if (scope.workspaceId === null) return new Map()
  const byLot = Map.groupBy(await listVotes(scope, lotIds), ({ lot_id }) => lot_id)
  return new Map(Array.from(byLot, ([lotId, votes]) => [lotId, { Votes: votes.map(presentVote) }]))
}

interface UndecidedLots {
  /** whether a lot that has no score belongs to the list; a condition on the sums of its votes */
  joins: RawBuilder<boolean>
  /** whether its votes keep a lot in the list */
  stays: RawBuilder<boolean>
  isFirst: RawBuilder<boolean>
}

/** The lots without a work record that have a score, or whose votes let them join. */
function selectUndecided(
  { owns }: Scope,
  { set, isAll }: ScoredLots,
  sums: RawBuilder<unknown>,
  { joins, stays, isFirst }: UndecidedLots,
): LotSet {
  const votes = sql`(select v.lot_id, ${sums} from lot_vote v where ${owns('v.workspace_id')} group by v.lot_id) votes`
  return {
    order: 'deadline',
    select: sql`
      select coalesce(scored.lot_id, votes.lot_id) as lot_id, scored.rank, ${isFirst} as is_first
      from (${set.select}) scored ${isAll ? sql`full` : sql`left`} join ${votes} on votes.lot_id = scored.lot_id
      where (scored.lot_id is not null or ${joins}) and ${stays}
        and not exists (select from lot_work w where w.lot_id = coalesce(scored.lot_id, votes.lot_id) and ${owns('w.workspace_id')})`,
  }
}

const selectToRate: NonNullable<LotLoaders['selectToRate']> = (scope, userId, scored) =>
  selectUndecided(
    scope,
    scored,
    sql`bool_or(v.user_id = ${userId}) as by_me`,
    // somebody has voted, and it was not this person
    { joins: sql`true`, stays: sql`votes.by_me is not true`, isFirst: sql`false` },
  )

const selectPotential: NonNullable<LotLoaders['selectPotential']> = (scope, scored) =>
  selectUndecided(
    scope,
    scored,
    sql`count(*) filter (where v.accepted) as accepted, count(*) filter (where not v.accepted) as rejected`,
    {
      joins: sql`votes.accepted > 0`,
      stays: sql`(votes.rejected > votes.accepted) is not true`,
      isFirst: sql`(votes.accepted > 0) is true`,
    },
  )

export const voteLoaders: Pick<LotLoaders, 'votes' | 'selectToRate' | 'selectPotential'> = {
  votes: loadVotes,
  selectToRate,
  selectPotential,
}
