// How a purchase ended for us.
import type { LotResult } from './results.ts'

export type Outcome = 'won' | 'lost' | 'cancelled'

/** A cancelled purchase has no winner; one that somebody else won, or whose winner is unknown, is lost. */
export function getOutcome({ finalStatus, winner }: Pick<LotResult, 'finalStatus' | 'winner'>): Outcome {
  if (finalStatus === 'cancelled') return 'cancelled'
  return winner ? 'won' : 'lost'
}
