// The funnel of the team: how many lots that came to its notice went how far.
//
// The cohort: a lot belongs to the month in which it first came to the team's notice, that is when it first matched a
// profile, got a vote or was taken into work or declined, whichever was first. It is counted in that month alone,
// however long the work on it takes. A lot that reached a step has passed the steps before it, also where nobody
// recorded them: a manager may take a lot on which nobody has voted. So no step counts more lots than the one before.
//
// Work that was moved to a later announcement is work on one lot, the later one: its match and its votes are those of
// both, also where people are counted or times are measured.
import { calculateShareOfPlanned } from '../money.ts'

export const FUNNEL_STEPS = ['found', 'accepted', 'taken', 'placed', 'won'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** What is recorded about a lot; it was found by being there. */
export type FunnelFact = Exclude<FunnelStep, 'found'>

/** The facts any of which shows that a lot reached the step; null: every lot did. */
export function listProofs(step: FunnelStep): FunnelFact[] | null {
  if (step === 'found') return null
  return FUNNEL_STEPS.slice(FUNNEL_STEPS.indexOf(step)) as FunnelFact[]
}

export type FunnelFacts = Readonly<Record<FunnelFact, boolean>>

export function hasReached(step: FunnelStep, facts: FunnelFacts): boolean {
  return listProofs(step)?.some((fact) => facts[fact]) ?? true
}

/** Lots that have the same facts. */
export interface LotsByFacts extends FunnelFacts {
  lots: number
}

export interface FunnelLine {
  step: FunnelStep
  lots: number
  /** per cent of the step before, and of the first one, with one decimal; null when that has no lots */
  ofPrevious: number | null
  ofFirst: number | null
}

export function countFunnel(groups: readonly LotsByFacts[]): FunnelLine[] {
  const counts = FUNNEL_STEPS.map((step) =>
    groups.filter((group) => hasReached(step, group)).reduce((sum, { lots }) => sum + lots, 0),
  )
  return FUNNEL_STEPS.map((step, place) => {
    const lots = counts[place] ?? 0
    return {
      step,
      lots,
      ofPrevious: place === 0 ? null : calculateShareOfPlanned(lots, counts[place - 1]),
      ofFirst: calculateShareOfPlanned(lots, counts[0]),
    }
  })
}
