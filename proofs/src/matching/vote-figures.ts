// The figures on learning from votes, on our own set and on catalogues that others have worded.
import { WEIGHTS } from '@tendertap/server/scoring/published-weights'
import type { Weights } from '@tendertap/server/scoring/weights'
import { buildModels, type Half } from './evidence-table.ts'
import { measureFound } from './measure.ts'
import { dropClasses, type Pool } from './pool.ts'
import { scorePool } from './score-pool.ts'
import { computeGain, computeShare, describeGain, measureVotes } from './votes.ts'

const WORTH_FINDING = 60

interface OwnSet {
  pool: Pool
  halves: readonly Half[]
  bare: Pool
  bareHalves: readonly Half[]
  weights: readonly Weights[]
}

/** a tenth of the votes is wrong */
const WRONG = 0.1

export function measureOwnVotes(say: (text: string) => void, { pool, halves, bare, bareHalves, weights }: OwnSet) {
  const withClass = measureVotes(pool, halves, { weights })
  const text = measureVotes(bare, bareHalves, { weights })
  const codes = measureVotes(bare, bareHalves, { weights, codes: pool })
  say(describeGain('with the class', withClass))
  say(describeGain('by text alone', text))
  say(describeGain('class unknown to the model', codes))
  const options = { weights, votes: withClass.learned }
  const brute = scorePool(pool, halves, { ...options, bruteForce: true })
  return {
    votes: computeGain(withClass),
    votesShare: computeShare(withClass),
    votesWrong: computeGain(measureVotes(pool, halves, { weights, wrong: WRONG })),
    votesText: computeGain(text),
    votesCodesWrong: computeGain(measureVotes(bare, bareHalves, { weights, codes: pool, wrong: WRONG })),
    votesFound: measureFound(brute, scorePool(pool, halves, options), WORTH_FINDING),
  }
}

export async function measureReferenceVotes(say: (text: string) => void, what: string, pool: Pool) {
  const weights = pool.profiles.map(() => WEIGHTS)
  const halves = await buildModels(pool, { halved: false })
  const gain = measureVotes(pool, halves, { weights })
  const bare = dropClasses(pool)
  const text = measureVotes(bare, await buildModels(bare, { halved: false }), { weights })
  say(describeGain(`${what} with the class`, gain))
  say(describeGain(`${what} by text alone`, text))
  return {
    gain: computeGain(gain),
    wrong: computeGain(measureVotes(pool, halves, { weights, wrong: WRONG })),
    text: computeGain(text),
  }
}
