// What the votes on lots teach about one profile: logistic regression that goes through the votes in their order. Each
// vote gets a weight, and votes change the score of lots like theirs. The same votes always give the same model.
import { measureLikeness, type LotTerms } from './lot-terms.ts'

export interface TeachingVote {
  /** its place in the log */
  seq: number
  lotId: number
  /** the payload that the terms were read from; 0 for a lot that came without one */
  payloadSeq: number
  accepted: boolean
  terms: LotTerms
}

export interface LearnedVote extends TeachingVote {
  /** above zero if the lot was accepted, below if it was rejected */
  weight: number
}

export interface VoteModel {
  /** the newest votes, in the order of the log */
  votes: readonly LearnedVote[]
}

// measured by proofs/src/matching/votes.ts
const RATE = 1
const DECAY = 0.01
const ROUNDS = 5
/**
 * What the scorer is taken to have thought of each lot: a little less than an even chance that the vote falls as it
 * did. With the score itself, nothing would be learned from lots that it had got right.
 */
const DOUBT = 0.5
/** older votes say less about what the team wants today */
export const MOST_VOTES = 300

export function learnFromVotes(votes: readonly TeachingVote[]): VoteModel {
  const newest = votes.toSorted((a, b) => a.seq - b.seq).slice(-MOST_VOTES)
  const maps = newest.map(({ terms }) => new Map(terms))
  const likeness = newest.map(({ terms }) => maps.map((other) => measureLikeness(terms, other)))
  const weights = new Float64Array(newest.length)
  for (let round = 0; round < ROUNDS; round++)
    newest.forEach(({ accepted }, i) => {
      let sum = accepted ? -DOUBT : DOUBT
      for (let j = 0; j < weights.length; j++) sum += weights[j]! * likeness[i]![j]!
      for (let j = 0; j < weights.length; j++) weights[j]! *= 1 - RATE * DECAY
      weights[i]! += RATE * (Number(accepted) - 1 / (1 + Math.exp(-sum)))
    })
  return { votes: newest.map((vote, i) => ({ ...vote, weight: weights[i]! })) }
}

export const serialiseVotes = (model: VoteModel): string => JSON.stringify(model)
export const parseVotes = (content: string): VoteModel => JSON.parse(content) as VoteModel
