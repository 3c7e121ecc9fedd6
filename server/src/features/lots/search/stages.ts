// An order in stages: all lots of a stage come before those of the next one. By relevance a stage is a tier, first its
// open lots, then the closed ones. By deadline the open lots come first, then those that were closed early, then the
// past, latest first. By percent the scored lots come first, then all others, newest first.
import { sql } from 'kysely'
import type { Condition } from './condition.ts'
import { isClosed, isOpen, isPast, type Openness, type StageLimit } from './openness.ts'
import { estimateCollectedLots } from './page-cost.ts'
import type { PageRange, SearchPlan } from './plan.ts'
import type { TierConditions } from './tier-conditions.ts'

export interface Stage {
  /** the search for the lots of this stage, in their order */
  plan: SearchPlan
  /** it has the lots of all later tiers as well, open and closed: they are collected, and sorted by tier */
  isRest: boolean
}

/** Null: the order has a single stage, or the matches are collected anyway. */
export function listStages(plan: SearchPlan): Stage[] | null {
  // a filter that leaves neither open nor closed lots finds nothing, in whatever way
  if (plan.set !== null || plan.order.stages === null || plan.filter.openness.length === 0) return null
  if (plan.order.stages === 'scores') return listScoreStages(plan)
  return plan.order.stages === 'tiers' ? listTierStages(plan) : listDeadlineStages(plan)
}

/** a page is expected to be full after stages with so many times its rows */
const CERTAINLY_FULL = 3

/**
 * The first tiers, as far as they are expected to fill the page: the database would plan all the others in vain. Only
 * words without a filter let us expect a number.
 */
export function chooseStages(plan: SearchPlan, { offset, limit }: PageRange): Stage[] | null {
  const stages = listStages(plan)
  if (!stages || plan.order.stages !== 'tiers' || plan.hasFilter) return stages
  let expected = 0
  const last = stages.findIndex((stage) => {
    expected += estimateLots(stage.plan)
    return expected >= (offset + limit) * CERTAINLY_FULL
  })
  return last < 0 ? stages : stages.slice(0, last + 1)
}

/** How many lots a tier has, open or closed, if words are the only condition; of a set of lots nothing is known. */
export function estimateLots({ set, words, stageLimit, openLots, lots }: SearchPlan): number {
  if (set !== null) return 0
  const share = openLots / Math.max(lots, 1)
  return words.expected * (stageLimit === 'open' ? share : 1 - share)
}

/** Stage by stage, until the rest is so small that collecting it at once is cheaper. */
function listTierStages(plan: SearchPlan): Stage[] {
  const stages: Stage[] = []
  for (const tier of plan.words.tiers) {
    const rest = toRest(plan, tier)
    if (estimateCollectedLots(rest) <= plan.thresholds.maxCollected) return [...stages, { plan: rest, isRest: true }]
    for (const openness of plan.filter.openness) stages.push({ plan: toTierPlan(plan, tier, openness), isRest: false })
  }
  return stages
}

function toRest(plan: SearchPlan, { rest }: TierConditions): SearchPlan {
  return {
    ...plan,
    wordConditions: rest.conditions,
    rowWordConditions: rest.conditions,
    words: { ...plan.words, ...rest },
  }
}

function toTierPlan(plan: SearchPlan, tier: TierConditions, openness: Openness): SearchPlan {
  return limitTo(openness, {
    ...plan,
    wordConditions: tier.conditions,
    rowWordConditions: tier.rowConditions,
    words: { ...plan.words, rarest: tier.rarest, expected: tier.expected },
  })
}

function listDeadlineStages(plan: SearchPlan): Stage[] {
  const past: SearchPlan = { ...plan, order: { ...plan.order, descending: true } }
  const stages = [
    ...(plan.filter.openness.includes('open') ? [limitTo('open', plan)] : []),
    ...(plan.filter.openness.includes('closed')
      ? [withCondition(limitTo('closed', plan), sql`s.application_end_at > ${plan.now}`), limitTo('past', past)]
      : []),
  ]
  return stages.map((stage) => ({ plan: stage, isRest: false }))
}

function listScoreStages({ scored, ...plan }: SearchPlan): Stage[] {
  if (scored === null) return []
  const byRank: SearchPlan = { ...plan, scored, set: scored, order: { ...plan.order, column: 's.rank', stages: null } }
  const others = withCondition(
    { ...plan, scored, order: { ...plan.order, stages: null } },
    sql`not exists (select from (${scored.select}) scored where scored.lot_id = s.lot_id)`,
  )
  return [byRank, others].map((stage) => ({ plan: stage, isRest: false }))
}

const CONDITIONS: Readonly<Record<StageLimit, (now: Date) => Condition>> = {
  open: isOpen,
  closed: isClosed,
  past: isPast,
}

function limitTo(limit: StageLimit, plan: SearchPlan): SearchPlan {
  const limited = withCondition(plan, CONDITIONS[limit](plan.now))
  return {
    ...limited,
    stageLimit: limit,
    order: { ...plan.order, stages: null },
    scannable: limit === 'open' ? plan.openLots : plan.scannable,
  }
}

function withCondition(plan: SearchPlan, condition: Condition): SearchPlan {
  return { ...plan, others: [...plan.others, condition] }
}
