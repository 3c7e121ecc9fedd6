// The votes of a workspace: shown on its lots, and which lots await a vote or a manager.
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { IsPart, LotLoaders, ScoredLots } from '../lots/attachments.ts'
import type { Condition } from '../lots/search/condition.ts'
import { isTenth, type LotSet } from '../lots/search/relation.ts'
import { hasNoWork } from '../lots/search/has-no-work.ts'
import { presentVote } from './present.ts'
import { listTenderVotes, listVotes } from './queries.ts'

const loadVotes: NonNullable<LotLoaders['votes']> = async (scope, lotIds) => {
  // a superadmin's lots belong to no workspace
  if (scope.workspaceId === null) return new Map()
  const byLot = Map.groupBy(await listVotes(scope, lotIds), ({ lot_id }) => lot_id)
  return new Map(Array.from(byLot, ([lotId, votes]) => [lotId, { Votes: votes.map(presentVote) }]))
}

/** Conditions on `votes`, the sums of a lot's votes, which are null without a vote. */
interface UndecidedLots {
  /** a lot that has no score belongs to the list */
  joins: Condition
  /** its votes keep a lot out of the list */
  leaves: Condition
  /** null: no lot comes first */
  isFirst: Condition | null
}

/** The lots without a work record that have a score, or whose votes let them join. */
function selectUndecided(
  scope: Scope,
  scored: ScoredLots,
  sums: RawBuilder<unknown>,
  { joins, leaves, isFirst }: UndecidedLots,
): LotSet {
  const { owns } = scope
  const sumVotes = sql`select v.lot_id, ${sums} from vote_on_lot v where ${owns('v.workspace_id')} group by v.lot_id`
  const inWork = sql`select w.lot_id from lot_work w where ${owns('w.workspace_id')}`
  const select = (votes: RawBuilder<unknown>, isPart?: IsPart) => sql<{ lot_id: number; rank: unknown }>`
    select coalesce(scored.lot_id, votes.lot_id) as lot_id, scored.rank, (${isFirst ?? sql`false`}) is true as is_first
    from (${scored.select(isPart)}) scored
    ${scored.isAll ? sql`full` : sql`left`} join ${votes} on votes.lot_id = scored.lot_id
    where (scored.lot_id is not null or ${joins}) and (${leaves}) is not true
      and coalesce(scored.lot_id, votes.lot_id) not in (${inWork})`
  const selectVoted = (condition: Condition) => sql`select votes.lot_id from votes where ${condition}`
  return {
    order: 'deadline',
    select: select(sql`(${sumVotes}) votes`),
    ofLot: {
      reads: sql`votes as materialized (${sumVotes})`,
      mayContain: sql`s.lot_id not in (${selectVoted(leaves)})`,
      contains: sql`(s.rank is not null or s.lot_id in (${selectVoted(joins)})) and ${hasNoWork(scope)}`,
      whole: select(sql`votes`),
      tenth: select(sql`(select votes.* from votes where ${isTenth(sql`votes.lot_id`)}) votes`, isTenth),
      rank: scored.percent,
      firsts: isFirst && selectVoted(isFirst),
    },
  }
}

const selectToRate: NonNullable<LotLoaders['selectToRate']> = (scope, userId, scored) =>
  selectUndecided(
    scope,
    scored,
    sql`bool_or(v.user_id = ${userId}) as by_me`,
    // somebody has voted, and it was not this person
    { joins: sql`true`, leaves: sql`votes.by_me`, isFirst: null },
  )

const selectPotential: NonNullable<LotLoaders['selectPotential']> = (scope, scored) =>
  selectUndecided(
    scope,
    scored,
    sql`count(*) filter (where v.accepted) as accepted, count(*) filter (where not v.accepted) as rejected`,
    {
      joins: sql`votes.accepted > 0`,
      leaves: sql`votes.rejected > votes.accepted`,
      isFirst: sql`votes.accepted > 0`,
    },
  )

const loadTenderVotes: NonNullable<LotLoaders['tenderVotes']> = async (scope, tenderIds) => {
  if (scope.workspaceId === null) return new Map()
  const byTender = Map.groupBy(await listTenderVotes(scope, tenderIds), ({ tender_id }) => tender_id)
  return new Map(Array.from(byTender, ([tenderId, votes]) => [tenderId, votes.map(presentVote)]))
}

export const voteLoaders: Pick<LotLoaders, 'votes' | 'tenderVotes' | 'selectToRate' | 'selectPotential'> = {
  votes: loadVotes,
  tenderVotes: loadTenderVotes,
  selectToRate,
  selectPotential,
}
