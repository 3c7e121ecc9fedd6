// What ten votes are worth: leads vote on the first lots of the list, five at a time, and the rest is ranked with and
// without what was learned. The lots that were voted on are left out of both rankings.
import { analyseLot } from '@tendertap/server/scoring/analyse-lot'
import { compileProfile } from '@tendertap/server/scoring/compile-profile'
import { addVotes, compileVotes } from '@tendertap/server/scoring/compile-votes'
import { gatherEvidence } from '@tendertap/server/scoring/evidence'
import { readTerms } from '@tendertap/server/scoring/lot-terms'
import { learnFromVotes, type TeachingVote, type VoteModel } from '@tendertap/server/scoring/vote-model'
import type { Weights } from '@tendertap/server/scoring/weights'
import { makeRandom } from '@tendertap/simulator/world/random'
import type { Half } from './evidence-table.ts'
import { average, computeNdcg } from './figures.ts'
import type { Pool } from './pool.ts'

const VOTES = 10
const VOTES_AT_ONCE = 5
const DEPTHS = [10, 50] as const

export interface Gain {
  /** nDCG@10 and nDCG@50 of the lots not voted on */
  without: readonly [at10: number, at50: number]
  with: readonly [at10: number, at50: number]
  /** by number of the profile */
  learned: readonly VoteModel[]
}

export interface Setting {
  weights: readonly Weights[]
  /** the share of votes that are wrong */
  wrong?: number
  /** a planted fault */
  allWrong?: boolean
  /** the codes of the lots are known to the votes, but not to the scorer */
  codes?: Pool
}

export function measureVotes(pool: Pool, halves: readonly Half[], setting: Setting): Gain {
  const { sums, lots } = prepare(pool, halves, setting)
  const random = makeRandom(5, 'votes')
  const isWrong = () => setting.allWrong === true || random.chance(setting.wrong ?? 0)
  const learned: VoteModel[] = []
  const each = pool.profiles.flatMap((_, p) => {
    const relevant = pool.relevant[p]!
    const cold = sums[p]!
    let ranking = cold
    const votes: TeachingVote[] = []
    const voted = new Set<number>()
    while (votes.length < VOTES) {
      for (const i of rank(ranking, voted).slice(0, VOTES_AT_ONCE)) {
        voted.add(i)
        const accepted = relevant[i]! !== isWrong()
        votes.push({ seq: votes.length, lotId: i, payloadSeq: 0, accepted, terms: readTerms(lots[i]!) })
      }
      learned[p] = learnFromVotes(votes)
      const compiled = compileVotes(learned[p])
      ranking = cold.map((sum, i) => sum + addVotes(compiled, lots[i]!))
    }
    const left = relevant.filter((isRelevant, i) => isRelevant && !voted.has(i)).length
    const measure = (by: Float64Array) => {
      const ranked = rank(by, voted).map((i) => relevant[i]!)
      return DEPTHS.map((depth) => computeNdcg(ranked, left, depth))
    }
    return left === 0 ? [] : [{ without: measure(cold), with: measure(ranking) }]
  })
  const mean = (which: 'without' | 'with', place: number) => average(each.map((one) => one[which][place]!))
  return { without: [mean('without', 0), mean('without', 1)], with: [mean('with', 0), mean('with', 1)], learned }
}

/** The share of what the ranking without votes lacks, in per cent. */
export const computeShare = ({ without: [before], with: [after] }: Gain) => ((after - before) / (1 - before)) * 100

/** Of nDCG@10. */
export const computeGain = ({ without: [before], with: [after] }: Gain) => after - before

export function describeGain(what: string, { without, with: after }: Gain): string {
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(3)).join(' and ')
  return `ten votes, ${what}: nDCG@10 and @50 of the rest ${list(without)} without, ${list(after)} with learning`
}

function rank(sums: Float64Array, leftOut: ReadonlySet<number>): number[] {
  return Array.from(sums.keys())
    .filter((i) => !leftOut.has(i))
    .toSorted((a, b) => sums[b]! - sums[a]! || a - b)
}

/** The sum of the evidence of every pair, and the lots as the votes see them. */
function prepare(pool: Pool, halves: readonly Half[], { weights, codes = pool }: Setting) {
  const sums = pool.profiles.map(() => new Float64Array(pool.lots.length))
  const lots: ReturnType<typeof analyseLot>[] = []
  for (const { model, lots: some } of halves) {
    const compiled = pool.profiles.map(({ content }) => compileProfile(content, model))
    for (const i of some) {
      const lot = analyseLot(pool.lots[i]!.content, model)
      lots[i] = codes === pool ? lot : analyseLot(codes.lots[i]!.content, model)
      compiled.forEach((profile, p) => {
        const { withClass, textOnly } = weights[p]!
        const set = lot.prefixes.length > 0 ? withClass : textOnly
        const features = gatherEvidence(profile, lot)
        sums[p]![i] = features.reduce((sum, value, f) => sum + value * set.weights[f]!, set.intercept)
      })
    }
  }
  return { sums, lots }
}
