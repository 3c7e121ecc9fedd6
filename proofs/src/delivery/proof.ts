// Notices reach people whatever dies on the way: workers and PostgreSQL are killed while they are sent, and the mail
// server and Telegram misbehave. What people received is compared with the ledger.
import { makeRandom } from '@tendertap/simulator/world/random'
import { sql } from 'kysely'
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { openBench } from './bench.ts'
import { countLostAnswers, killWhileSending, waitForRest, type Rounds } from './chaos.ts'
import { compare } from './compare.ts'
import { ATTEMPTS_FORGOTTEN, NEW_IDS, REASONS_FORGOTTEN, SENT_BEFORE_SENDING, UNFINISHED_DROPPED } from './planted.ts'
import type { Told } from './tell.ts'
import { tell } from './tell.ts'

type Fault = 'sent-before-sending' | 'new-ids' | 'unfinished-dropped' | 'attempts-forgotten' | 'reasons-forgotten'

const SHORT = {
  workspaces: 2,
  people: 12,
  undisturbed: 40,
  // one worker, then PostgreSQL, then both workers
  rounds: { rounds: 3, postgresEvery: 2, allEvery: 3, perRound: 40, pauseMs: [300, 600] } satisfies Rounds,
  restMs: 240_000,
} as const
const LONG = {
  workspaces: 10,
  people: 300,
  undisturbed: 2_000,
  rounds: {
    rounds: 80,
    postgresEvery: 4,
    allEvery: 2,
    perRound: 224,
    pauseMs: [1_500, 3_500],
  } satisfies Rounds,
  restMs: 600_000,
} as const

/** with a fault some may wait for ever */
const FAULTY_REST_MS = 120_000

const AFTER_KILL: Partial<Record<Fault, string>> = {
  'new-ids': NEW_IDS,
  'unfinished-dropped': UNFINISHED_DROPPED,
  'attempts-forgotten': ATTEMPTS_FORGOTTEN,
}
const PLANTED: Partial<Record<Fault, string>> = {
  'sent-before-sending': SENT_BEFORE_SENDING,
  'reasons-forgotten': REASONS_FORGOTTEN,
}
/** what each fault must spoil */
const SPOILT = {
  'sent-before-sending': 'lost',
  'new-ids': 'unexplained',
  'unfinished-dropped': 'lost',
  'attempts-forgotten': 'unexplained',
  'reasons-forgotten': 'silent',
} as const satisfies Record<Fault, string>

export const delivery = proof({
  title: 'notices reach people whatever dies on the way',
  bars: {
    events: { ...atLeast(150, 'events', 'told to one person each'), long: { atLeast: 20_000 } },
    messages: noBar('messages', 'received, digests among them'),
    kills: {
      ...atLeast(4, 'kills', 'kill -9 of a worker, or of PostgreSQL, while both ends misbehave'),
      long: { atLeast: 100 },
    },
    lost: exactly(0, 'notices', 'in no message that their person received'),
    twiceUndisturbed: exactly(0, 'messages', 'received twice while nothing died and nobody misbehaved'),
    twice: noBar('messages', 'received again after kills and lost answers'),
    beyond: exactly(0, 'messages', 'of these beyond one for each place of a killed worker and each lost answer'),
    unexplained: exactly(0, 'messages', 'of these that no attempt in the ledger explains'),
    silent: exactly(0, 'deliveries', 'that neither were sent nor say why not'),
    resumed: measured(atMost(30, 's', 'from a kill to the next message, the longest')),
    again: noBar('s', 'from a kill to the next attempt for what was being sent then, the longest'),
  },
  faults: {
    'sent-before-sending': 'a message counts as sent before it is sent',
    'new-ids': 'what is sent again gets another id',
    'unfinished-dropped': 'what a killed worker was sending is given up',
    'attempts-forgotten': 'the ledger forgets attempts that did not end',
    'reasons-forgotten': 'what failed for good does not say why',
  },
  run: async (context) => {
    const { workspaces, people, undisturbed, rounds, restMs } = context.long ? LONG : SHORT
    const seed = context.long ? Date.now() : 18
    context.say(`seed ${seed}`)
    const random = makeRandom(seed, 'delivery')
    const bench = await openBench(context, { workspaces, people })
    await bench.startWorkers()
    const told: Told = new Map()
    const check = () => compare(bench, told, context.say)
    if (!context.fault) await tell(bench, told, undisturbed, random)
    await waitForRest(bench, restMs)
    const quiet = await check()
    context.say(`undisturbed: ${told.size} notices in ${quiet.messages} messages`)

    const planted = PLANTED[context.fault as Fault]
    if (planted) await sql.raw(planted).execute(bench.owner)
    bench.telegram.block(bench.unreachable.telegram.chatId)
    const afterKill = AFTER_KILL[context.fault as Fault] ?? null
    const kills = await killWhileSending(context, bench, told, random, { ...rounds, afterKill })
    context.say(`${kills.workers} workers and ${kills.postgres} times PostgreSQL killed; now the rest`)
    if (!(await waitForRest(bench, context.fault ? FAULTY_REST_MS : restMs))) context.say('some notices still wait')
    const all = await check()
    const lostAnswers = countLostAnswers(bench)
    context.say(`${lostAnswers} lost answers, ${all.failed} notices failed for good`)
    const wrong = { lost: all.lost + quiet.lost, unexplained: all.unexplained, silent: all.silent }
    if (context.fault) {
      const spoilt = SPOILT[context.fault as Fault]
      return { [spoilt]: wrong[spoilt] }
    }
    return {
      ...wrong,
      events: told.size,
      messages: all.messages,
      kills: kills.workers + kills.postgres,
      twiceUndisturbed: quiet.duplicates,
      twice: all.duplicates - quiet.duplicates,
      beyond: Math.max(0, all.duplicates - kills.mostCopies - lostAnswers),
      resumed: all.resumed,
      again: all.again,
    }
  },
})
