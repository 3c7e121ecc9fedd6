// An order in stages: all lots of a stage come before those of the next one. By relevance a stage is a tier, first its
// open lots, then the closed ones. By deadline the open lots come first, then those that were closed early, then the
// past, latest first.
import { sql } from 'kysely'
import type { Condition } from './condition.ts'
import { isClosed, isOpen, isPast, type Openness } from './openness.ts'
import { estimateCollectedLots } from './page-cost.ts'
import type { SearchPlan } from './plan.ts'
import type { TierConditions } from './word-conditions.ts'

export interface Stage {
  /** the search for the lots of this stage, in their order */
  plan: SearchPlan
  /** the tier of its lots; null in other orders */
  tier: number | null
  /** it also has the lots of all later tiers, open and closed: they are collected, and sorted by tier */
  isRest: boolean
}

/** Null: the order has a single stage, or the matches are collected anyway. */
export function listStages(plan: SearchPlan): Stage[] | null {
  if (plan.set !== null || plan.order.stages === null) return null
  return plan.order.stages === 'tiers' ? listTierStages(plan) : listDeadlineStages(plan)
}

/** Stage by stage, until the rest is so small that collecting it at once is cheaper. */
function listTierStages(plan: SearchPlan): Stage[] {
  const stages: Stage[] = []
  for (const [position, tier] of plan.words.tiers.entries()) {
    const rest = toRest(plan, tier)
    if (estimateCollectedLots(rest) <= plan.thresholds.maxCollected)
      return [...stages, { plan: rest, tier: position, isRest: true }]
    for (const openness of plan.filter.openness)
      stages.push({ plan: toTierPlan(plan, tier, openness), tier: position, isRest: false })
  }
  return stages
}

function toRest(plan: SearchPlan, { rest }: TierConditions): SearchPlan {
  return {
    ...plan,
    conditions: [...rest.conditions, ...plan.others],
    rowConditions: [...rest.conditions, ...plan.others],
    words: { ...plan.words, ...rest },
  }
}

function toTierPlan(plan: SearchPlan, tier: TierConditions, openness: Openness): SearchPlan {
  return limitTo(openness, {
    ...plan,
    conditions: [...tier.conditions, ...plan.others],
    rowConditions: [...tier.rowConditions, ...plan.others],
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
  return stages.map((stage) => ({ plan: stage, tier: null, isRest: false }))
}

const CONDITIONS: Readonly<Record<Openness, (now: Date) => Condition>> = {
  open: isOpen,
  closed: isClosed,
  past: isPast,
}

function limitTo(openness: Openness, plan: SearchPlan): SearchPlan {
  const limited = withCondition(plan, CONDITIONS[openness](plan.now))
  return {
    ...limited,
    openness,
    order: { ...plan.order, stages: null },
    scannable: openness === 'open' ? plan.openLots : plan.scannable,
  }
}

function withCondition(plan: SearchPlan, condition: Condition): SearchPlan {
  return {
    ...plan,
    conditions: [...plan.conditions, condition],
    rowConditions: [...plan.rowConditions, condition],
  }
}
