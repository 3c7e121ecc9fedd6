// Many people take the same step at the same moment: one succeeds, and all others are told that somebody was faster.
import { alterSources } from '../frame/alter-source.ts'
import type { Context } from '../frame/context.ts'
import { exactly, noBar, proof } from '../frame/proof.ts'
import { ACTS } from './acts.ts'
import { doublePlacements, race, type Findings } from './race.ts'
import { makeWorld } from './world.ts'

const SHORT = { rounds: 2, racers: 8, doubled: 2 }
const LONG = { rounds: 50, racers: 200, doubled: 50 }

type Fault = 'no-lock' | 'no-repeat'

const FAULTS: Readonly<Record<Fault, Readonly<Record<string, string>>>> = {
  'no-lock': { NODE_OPTIONS: '--import ./proofs/src/rating/no-lock.ts' },
  'no-repeat': alterSources([
    { file: 'domain/src/lot-work/placement.ts', from: 'return previousStepAt !== null &&', to: 'return false &&' },
  ]),
}

export const races = proof({
  title: 'of many who take the same step at once, one succeeds',
  bars: {
    acts: exactly(ACTS.length, 'acts', 'of which one may succeed, on a lot or a tender'),
    rounds: noBar('rounds', `of ${SHORT.racers} requests at once; ${LONG.racers} in the long form`),
    notOneWinner: exactly(0, 'rounds', 'without exactly one winner'),
    notOneEntry: exactly(0, 'rounds', 'after which the log does not have exactly one entry more for each lot'),
    wrongLosers: exactly(0, 'losers', 'who were told anything but that somebody was faster (409)'),
    failures: exactly(0, 'answers', 'with 5xx'),
    notOneStep: exactly(0, 'doubled placements', 'that did not take exactly one step'),
  },
  faults: {
    'no-lock': 'steps on a lot do not wait for each other',
    'no-repeat': 'a doubled placement is taken for two',
  },
  run: async (context: Context<Fault>) => {
    const { long, fault } = context
    const world = await makeWorld(context, fault ? FAULTS[fault] : {})
    const { rounds, racers, doubled } = long ? LONG : SHORT
    const notOneStep = doubled - (await doublePlacements(world, doubled))
    if (fault === 'no-repeat') return { notOneStep }
    const all: Findings[] = []
    for (const act of ACTS) {
      const found = await race(world, act, rounds, racers)
      all.push(found)
      context.say(`${act.name}: ${found.oneWinner} of ${rounds} rounds of ${racers} with one winner`)
    }
    const sum = (count: (found: Findings) => number) => all.reduce((total, found) => total + count(found), 0)
    return {
      acts: all.length,
      rounds: sum((found) => found.rounds),
      notOneWinner: sum((found) => found.rounds - found.oneWinner),
      notOneEntry: sum((found) => found.rounds - found.oneEntry),
      wrongLosers: sum((found) => found.wrongLosers),
      failures: sum((found) => found.failures),
      notOneStep,
    }
  },
})
