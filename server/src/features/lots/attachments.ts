// What a workspace attaches to lots (votes, scores, work), and which lots have a score. The features that store it
// register a loader in features/index.ts, so `lots` imports none of them and they do not import each other.
import type { Output } from '@tendertap/contract/calls/index'
import type { Stage } from '@tendertap/domain/lot-work/stage'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Condition } from './search/condition.ts'
import type { LotSet } from './search/relation.ts'

type Lot = Output<'lots/getLots'>['data'][number]

/** What can be attached, and the fields of a lot that show it. */
interface Attachments {
  votes: Pick<Lot, 'Votes'>
  scores: Pick<Lot, 'percent' | 'LotScoreOfLot'>
  work: Pick<Lot, 'LotsInProcessOfLot' | 'intoWorkStatus'>
}

/** Shown where nobody in the workspace has attached anything. */
const EMPTY: Attachments = {
  votes: { Votes: [] },
  scores: { percent: null, LotScoreOfLot: [] },
  work: { LotsInProcessOfLot: [], intoWorkStatus: 'not_processed' },
}

/** Everything that is attached to one lot. */
export type LotAttachments = Attachments['votes'] & Attachments['scores'] & Attachments['work']

/** An SQL expression, because only the database knows the ids of a page yet: `where lot_id = any(${lotIds})`. */
export type LotIds = RawBuilder<number[]>

/**
 * Answers by lot id, without the lots that have nothing attached. A loader that sends one query, at once, costs a call
 * no round trip.
 */
type LotLoader<Fields> = (scope: Scope, lotIds: LotIds) => Promise<ReadonlyMap<number, Fields>>

/** Which of the scored lots: of these profiles only, of these levels only. */
export type ScoredLotsFilter = Pick<LotFilter, 'interests' | 'matchLevels'>

/** The condition that leaves only a part of a set, on the id of a lot. */
export type IsPart = (lotId: RawBuilder<unknown>) => Condition

/** The lots that have a score. */
export interface ScoredLots {
  select(isPart?: IsPart): LotSet['select']
  /** false: a filter by match is set, so that no lot without a score belongs to the list */
  isAll: boolean
  /** the percent of a lot of any set: an expression on s, a row with a lot_id; null without a score */
  percent: RawBuilder<number | null>
}

export type LotLoaders = { readonly [Name in keyof Attachments]?: LotLoader<Attachments[Name]> } & {
  /** the votes on tenders as wholes, by tender id */
  readonly tenderVotes?: (
    scope: Scope,
    tenderIds: readonly number[],
  ) => Promise<ReadonlyMap<number, Attachments['votes']['Votes']>>
  /** the lots that have a score, ranked by their percent */
  readonly selectScored?: (scope: Scope, filter: ScoredLotsFilter, isPart?: IsPart) => LotSet
  /** the percent of one lot: an expression on s, a row with a lot_id; null without a score */
  readonly selectPercent?: (scope: Scope) => RawBuilder<number | null>
  /** the workspace has more scores than a search should read */
  readonly hasManyScores?: (scope: Scope) => Promise<boolean>
  /** the lots that await this person's vote; not only the open ones */
  readonly selectToRate?: (scope: Scope, userId: string, scored: ScoredLots) => LotSet
  /** the lots that a manager may take into work; not only the open ones */
  readonly selectPotential?: (scope: Scope, scored: ScoredLots) => LotSet
  /** the declined lots, and those that nobody took in time although they matched or were voted on; or one of both */
  readonly selectArchived?: (scope: Scope, scored: ScoredLots, statuses?: readonly string[]) => LotSet
  /** the lots whose work has one of these statuses; those that were completed or declined last come first */
  readonly selectWork?: (scope: Scope, statuses: readonly RecordedStatus[], only?: WorkChoice) => LotSet
}

/** Which of the lots in work; null: all. */
export interface WorkChoice {
  stage: Stage | null
  assigneeId: string | null
}

export type FindAttachments = (lotId: number) => LotAttachments

/** Runs the registered loaders side by side. */
export async function loadAttachments(loaders: LotLoaders, scope: Scope, lotIds: LotIds): Promise<FindAttachments> {
  const [votes, scores, work] = await Promise.all([
    loaders.votes?.(scope, lotIds),
    loaders.scores?.(scope, lotIds),
    loaders.work?.(scope, lotIds),
  ])
  return (lotId) => ({
    ...(votes?.get(lotId) ?? EMPTY.votes),
    ...(scores?.get(lotId) ?? EMPTY.scores),
    ...(work?.get(lotId) ?? EMPTY.work),
  })
}
