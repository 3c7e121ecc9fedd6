// Whether an offer can still be made in time: a plan backwards from the application end over the steps still to be
// done. The card, the board, My day and the calendar of a person all ask planWork().
//
// What counts as a day of work: a working day that lies before the application end up to 13:00 or later, and whose
// working time, until 18:00, has not passed yet. An end at 09:00 therefore gives nothing of its day; one at 13:00 gives
// the morning.
import { isDay, toKazakhstanDay } from '../clock.ts'
import { CANCELLED, PUBLISHED } from '../lots/vocabulary.ts'
import type { Openness } from '../lots/openness.ts'
import { getTurnFacts, type TurnFacts } from '../lot-work/turn-facts.ts'
import type { LotWork } from '../lot-work/workflow.ts'
import { findWorkingDayUntil, subtractWorkingDays, type DayException } from './calendar.ts'
import { listOpenSteps, type PlanStep, type StepDays } from './steps.ts'

const HOUR = 3_600_000
const LAST_DAY_COUNTS_FROM_HOUR = 13
export const WORKING_DAY_ENDS_AT_HOUR = 18

/** `start_today`: only if the first step begins today. */
export const PLAN_STATES = ['in_time', 'start_today', 'too_late'] as const
export type PlanState = (typeof PLAN_STATES)[number]

export interface PlannedStep {
  step: PlanStep
  /** the latest working days, 'YYYY-MM-DD', on which it begins and ends */
  startBy: string
  endBy: string
}

export interface WorkPlan {
  state: PlanState
  /** the open steps, in the order of the work */
  steps: readonly PlannedStep[]
}

/** `status` is the portal's. `W`: the work record, or what its turns depend on. */
export interface PlanFacts<W = LotWork> extends Openness {
  work: W | null
}

/** What a plan is calculated with besides the lot: planning/getBasis. */
export interface PlanBasis {
  stepDays: StepDays
  exceptions: readonly DayException[]
}

/** Steps of one phase are done by different people at the same time; a phase begins when the one before has ended. */
const PHASES: readonly (readonly PlanStep[])[] = [['collect', 'price'], ['place']]

/** Null when there is nothing to plan: no known end, everything placed, or no work to be done on the lot at all. */
export function planWork(facts: PlanFacts, basis: PlanBasis, now: Date): WorkPlan | null {
  return planByTurnFacts({ ...facts, work: facts.work && getTurnFacts(facts.work) }, basis, now)
}

/** The same where only the facts of the work record are known. */
export function planByTurnFacts(
  facts: PlanFacts<TurnFacts>,
  { stepDays, exceptions }: PlanBasis,
  now: Date,
): WorkPlan | null {
  if (facts.applicationEndAt === null || !needsWork(facts)) return null
  const end = new Date(facts.applicationEndAt)
  if (Number.isNaN(end.getTime())) return null
  const lastDay = toKazakhstanDay(subtractHours(end, LAST_DAY_COUNTS_FROM_HOUR))
  const open = listOpenSteps(facts.work)
  if (open.length === 0 || !isDay(lastDay)) return null

  const steps: PlannedStep[] = []
  let endBy = findWorkingDayUntil(lastDay, exceptions)
  for (const phase of PHASES.toReversed()) {
    const planned = phase
      .filter((step) => open.includes(step))
      .map((step) => ({ step, startBy: subtractWorkingDays(endBy, stepDays[step] - 1, exceptions), endBy }))
    if (planned.length === 0) continue
    steps.unshift(...planned)
    endBy = subtractWorkingDays(findFirstStart(planned), 1, exceptions)
  }
  return { state: compare(findFirstStart(steps), end, now), steps }
}

/** A lot of the catalogue must be published; one in work stays ours until the portal cancels it. */
function needsWork({ status, work }: PlanFacts<TurnFacts>): boolean {
  return work === null ? status === PUBLISHED : status !== CANCELLED
}

function findFirstStart(steps: readonly PlannedStep[]): string {
  return steps.map(({ startBy }) => startBy).toSorted()[0] ?? ''
}

function compare(startBy: string, end: Date, now: Date): PlanState {
  if (now >= end) return 'too_late'
  const today = toKazakhstanDay(now)
  if (startBy > today) return 'in_time'
  const isDayOver = toKazakhstanDay(subtractHours(now, WORKING_DAY_ENDS_AT_HOUR)) === today
  return startBy === today && !isDayOver ? 'start_today' : 'too_late'
}

function subtractHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() - hours * HOUR)
}
