// How complete the catalogue is, as its readers see it: per source and for all sources together.
import { findCompleteUntil, findSilentSince, type ListProgress } from './list-progress.ts'

/** Worst first: the state of the whole is the first of these that any source has. */
export const FRESHNESS_STATES = ['silent', 'gaps', 'starting', 'fresh', 'off'] as const
/** off: not connected; starting: connected, not read completely yet */
export type FreshnessState = (typeof FRESHNESS_STATES)[number]

export interface Freshness {
  state: FreshnessState
  /**
   * The catalogue has everything published before this; null: not read completely yet. For all sources together it is
   * the oldest value, without the silent sources.
   */
  updatedAt: Date | null
  /** null unless the source is silent */
  silentSince: Date | null
  gaps: number
}

export function calculateFreshness(lists: readonly ListProgress[], openGaps: number, now: Date): Freshness {
  const since = findSilentSince(lists, now)
  const updatedAt = findCompleteUntil(lists)
  const state = () => {
    if (lists.length === 0) return 'off'
    if (since !== null) return 'silent'
    if (openGaps > 0) return 'gaps'
    return updatedAt === null ? 'starting' : 'fresh'
  }
  return { state: state(), updatedAt, silentSince: since, gaps: lists.length === 0 ? 0 : openGaps }
}

export function calculateOverallFreshness(sources: readonly Freshness[]): Freshness {
  const earliest = (instants: readonly (Date | null)[]) =>
    instants.filter((one) => one !== null).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
  return {
    state: FRESHNESS_STATES.find((one) => sources.some(({ state }) => state === one)) ?? 'off',
    updatedAt: earliest(sources.filter(({ state }) => state !== 'silent').map(({ updatedAt }) => updatedAt)),
    silentSince: earliest(sources.map((source) => source.silentSince)),
    gaps: sources.reduce((sum, { gaps }) => sum + gaps, 0),
  }
}
