// The steps of the work that take days, and how many they usually take.
import type { Role } from '../roles.ts'
import { isPlaced } from '../lot-work/statuses.ts'
import type { TurnFacts } from '../lot-work/turn-facts.ts'
import { transitions } from '../lot-work/workflow.ts'
import type { LotAction } from '../lot-work/actions.ts'
import { toKazakhstanDay } from '../clock.ts'
import { countWorkingDays, type DayException } from './calendar.ts'

export const PLAN_STEPS = ['collect', 'price', 'place'] as const
export type PlanStep = (typeof PLAN_STEPS)[number]

interface StepRule {
  by: readonly Role[]
  /** working days, as long as the workspace has not done it often enough */
  usualDays: number
  /** the entries of the log between which it is measured */
  from: LotAction
  to: LotAction
}

export const STEP_RULES: Readonly<Record<PlanStep, StepRule>> = {
  collect: {
    by: transitions.collectDocument.by,
    usualDays: 2,
    from: 'activateLot',
    to: 'completeCollectingLotDocuments',
  },
  price: { by: transitions.setOfferPrice.by, usualDays: 1, from: 'activateLot', to: 'setOfferPrice' },
  place: { by: transitions.place.by, usualDays: 1, from: 'completeCollectingLotDocuments', to: 'lotPlacement' },
}

/** The steps that are still to be done on a lot; all of them while nobody has taken it. */
export function listOpenSteps(work: TurnFacts | null): PlanStep[] {
  if (work === null) return [...PLAN_STEPS]
  if (work.status === 'declined' || isPlaced(work.status)) return []
  const isOpen: Record<PlanStep, boolean> = {
    // a changed document has to be looked at before the collection is completed
    collect: work.stage === 1 || (work.stage === 2 && work.needsRecheck),
    price: !work.hasPrice,
    place: true,
  }
  return PLAN_STEPS.filter((step) => isOpen[step])
}

/** Working days by step. */
export type StepDays = Readonly<Record<PlanStep, number>>

export const USUAL_STEP_DAYS: StepDays = {
  collect: STEP_RULES.collect.usualDays,
  price: STEP_RULES.price.usualDays,
  place: STEP_RULES.place.usualDays,
}

/** One time the workspace did a step. */
export interface DoneStep {
  step: PlanStep
  beganAt: Date
  endedAt: Date
}

/** So many of the last times are looked at, and from so few on they count. */
export const MEASURED_TIMES = 50
export const ENOUGH_TIMES = 5

/** The median of the last times, in working days that the step touched; the usual days where there are too few. */
export function chooseStepDays(done: readonly DoneStep[], exceptions: readonly DayException[]): StepDays {
  const choose = (step: PlanStep) => {
    const times = done
      .filter((one) => one.step === step)
      .toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())
      .slice(0, MEASURED_TIMES)
    if (times.length < ENOUGH_TIMES) return USUAL_STEP_DAYS[step]
    return findMedian(times.map((one) => countTouchedDays(one, exceptions)))
  }
  return { collect: choose('collect'), price: choose('price'), place: choose('place') }
}

/** At least one, also for a step done at a weekend. */
function countTouchedDays({ beganAt, endedAt }: DoneStep, exceptions: readonly DayException[]): number {
  return Math.max(1, countWorkingDays(toKazakhstanDay(beganAt), toKazakhstanDay(endedAt), exceptions))
}

/** Between two days the longer one. */
function findMedian(days: readonly number[]): number {
  return days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? 1
}
