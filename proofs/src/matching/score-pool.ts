// Scores every pair that the index of profiles finds, as the product does.
import { analyseLot, type AnalysedLot } from '@tendertap/server/scoring/analyse-lot'
import { compileProfile } from '@tendertap/server/scoring/compile-profile'
import { ProfileIndex } from '@tendertap/server/scoring/profile-index'
import { scoreLot } from '@tendertap/server/scoring/score-lot'
import { compileVotes } from '@tendertap/server/scoring/compile-votes'
import type { VoteModel } from '@tendertap/server/scoring/vote-model'
import type { Weights } from '@tendertap/server/scoring/weights'
import type { Half } from './evidence-table.ts'
import type { Pool } from './pool.ts'

export interface Scored {
  /** the numbers of profile and lot */
  profile: number
  lot: number
  probability: number
  percent: number
}

export interface Options {
  /** the weights of each profile */
  weights: readonly Weights[]
  /** compare every pair, also those that the index does not find */
  bruteForce?: boolean
  /** the index may not look at classes: a planted fault */
  withoutClassKeys?: boolean
  /** what votes have taught about each profile */
  votes?: readonly VoteModel[]
}

export function scorePool(pool: Pool, halves: readonly Half[], options: Options): Scored[] {
  const scored: Scored[] = []
  const votes = options.votes?.map(compileVotes) ?? []
  for (const { model, lots } of halves) {
    const analysed = lots.map((i) => ({ i, lot: analyseLot(pool.lots[i]!.content, model) }))
    const profiles = pool.profiles.map((_, p) => p)
    for (const [weights, some] of Map.groupBy(profiles, (p) => options.weights[p]!)) {
      const own = { ...model, weights }
      const compiled = new Map(some.map((p) => [p, compileProfile(pool.profiles[p]!.content, own, votes[p])]))
      const index = new ProfileIndex<number>()
      for (const [p, profile] of compiled) index.set(p, profile)
      for (const { i, lot } of analysed) {
        const ownLot: AnalysedLot = { ...lot, model: own }
        const asFound = options.withoutClassKeys ? { ...ownLot, prefixes: [], code: '' } : ownLot
        const found = options.bruteForce ? some : index.findCandidates(asFound).map(({ id }) => id)
        for (const p of found) {
          const { probability, percent } = scoreLot(compiled.get(p)!, ownLot)
          scored.push({ profile: p, lot: i, probability, percent })
        }
      }
    }
  }
  return scored
}
