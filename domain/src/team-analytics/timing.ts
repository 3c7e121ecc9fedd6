// How long a lot waits at each stage: the time on the clock, nights and weekends included, from the first event of one
// kind to the first event of another. What came after the end did not begin the stage: a manager who took a lot before
// anybody accepted it had waited since it was found. A stage that nothing began before it ended is not measured. It
// counts in the month in which it ended, for the person who ended it.
import type { LotAction } from '../lot-work/actions.ts'

/** found: when the lot came to the team's notice (funnel.ts); result: the first recorded result */
export type TimedEvent = 'found' | 'vote' | 'accept' | 'result' | LotAction

interface StageRule {
  /** the first of them that the lot has and that is not later than the end */
  from: readonly TimedEvent[]
  to: TimedEvent
}

export const STAGE_RULES = {
  rating: { from: ['found'], to: 'vote' },
  taking: { from: ['accept', 'found'], to: 'activateLot' },
  pricing: { from: ['activateLot'], to: 'setOfferPrice' },
  collecting: { from: ['activateLot'], to: 'completeCollectingLotDocuments' },
  placing: { from: ['completeCollectingLotDocuments'], to: 'lotPlacement' },
  confirming: { from: ['lotPlacement'], to: 'completeLot' },
  result: { from: ['completeLot'], to: 'result' },
} as const satisfies Record<string, StageRule>

export type TimedStage = keyof typeof STAGE_RULES
/** In the order of the work. */
export const TIMED_STAGES = Object.keys(STAGE_RULES) as TimedStage[]

export interface Times {
  /** how often it was measured */
  times: number
  /** whole seconds: half of the times were shorter, and nine of ten */
  median: number | null
  most: number | null
}
