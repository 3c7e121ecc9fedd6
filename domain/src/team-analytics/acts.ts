// What people are counted by: each lot once for each person, in the month in which the person did it.
import type { LotAction } from '../lot-work/actions.ts'

/** worked: any step on the lot, such as a price or a collected document */
export const ACTS = ['voted', 'taken', 'worked', 'placed'] as const
export type Act = (typeof ACTS)[number]

/** The entry of the work log that shows it; any entry shows work, and votes have a log of their own. */
export const ACT_ACTIONS = {
  taken: 'activateLot',
  placed: 'lotPlacement',
} as const satisfies Record<Exclude<Act, 'voted' | 'worked'>, LotAction>
