// How good the scores of a pool are. Means are over profiles, so that a profile that wants much counts no more.
import { average, computeCalibrationError, computeNdcg } from './figures.ts'
import type { Pool, PoolLot, PoolProfile } from './pool.ts'
import type { Scored } from './score-pool.ts'

export interface Choice {
  depth: number
  /** the profiles over which the mean is taken */
  profiles?: (profile: PoolProfile) => boolean
  /** lots that are left out of the ranking and of what is wanted */
  leaveOut?: (lot: PoolLot, isRelevant: boolean) => boolean
}

/** Lots that the index did not find are not in the ranking. */
export function measureNdcg(pool: Pool, scored: readonly Scored[], { depth, profiles, leaveOut }: Choice): number {
  return average(listNdcg(pool, scored, { depth, ...(profiles && { profiles }), ...(leaveOut && { leaveOut }) }))
}

export function listNdcg(pool: Pool, scored: readonly Scored[], { depth, profiles, leaveOut }: Choice): number[] {
  const byProfile = Map.groupBy(scored, ({ profile }) => profile)
  return pool.profiles.flatMap((profile, p) => {
    if (profiles && !profiles(profile)) return []
    const relevant = pool.relevant[p]!
    const counts = (lot: number) => !leaveOut?.(pool.lots[lot]!, relevant[lot]!)
    const ranked = (byProfile.get(p) ?? [])
      .filter(({ lot }) => counts(lot))
      .toSorted((a, b) => b.probability - a.probability || a.lot - b.lot)
    const wanted = relevant.filter((isRelevant, lot) => isRelevant && counts(lot)).length
    return wanted === 0
      ? []
      : [
          computeNdcg(
            ranked.map(({ lot }) => relevant[lot]!),
            wanted,
            depth,
          ),
        ]
  })
}

/** Precision is the mean over the profiles that have a match, recall over all. */
export function measureMatches(pool: Pool, scored: readonly Scored[], fromPercent: number) {
  const byProfile = Map.groupBy(
    scored.filter(({ percent }) => percent >= fromPercent),
    ({ profile }) => profile,
  )
  const each = pool.profiles.map((_, p) => {
    const relevant = pool.relevant[p]!
    const shown = byProfile.get(p) ?? []
    const hits = shown.filter(({ lot }) => relevant[lot]).length
    return { shown: shown.length, hits, wanted: relevant.filter(Boolean).length }
  })
  return {
    precision: average(each.filter(({ shown }) => shown > 0).map(({ hits, shown }) => hits / shown)),
    recall: average(each.map(({ hits, wanted }) => hits / Math.max(1, wanted))),
  }
}

export function measureCalibration(pool: Pool, scored: readonly Scored[], from: number): number {
  return computeCalibrationError(
    scored.map(({ profile, lot, probability }) => ({ probability, isRelevant: pool.relevant[profile]![lot]! })),
    from,
  )
}

/** The share of the pairs from `fromPercent` on by brute force that the index finds. */
export function measureFound(brute: readonly Scored[], found: readonly Scored[], fromPercent: number): number {
  const toKey = ({ profile, lot }: Scored) => `${profile} ${lot}`
  const keys = new Set(found.map(toKey))
  const good = brute.filter(({ percent }) => percent >= fromPercent)
  return good.length === 0 ? 0 : good.filter((pair) => keys.has(toKey(pair))).length / good.length
}
