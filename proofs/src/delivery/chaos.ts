// Kills workers and PostgreSQL while notices are sent, and lets the other side misbehave meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@tendertap/simulator/world/random'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { SLOTS, WORKERS, type Bench } from './bench.ts'
import { tell, type Told } from './tell.ts'

export interface Rounds {
  rounds: number
  /** each n-th round kills PostgreSQL */
  postgresEvery: number
  /** each n-th round kills all workers */
  allEvery: number
  perRound: number
  /** how long the workers work between two kills, at random between these bounds */
  pauseMs: readonly [number, number]
}

export interface Kills {
  workers: number
  postgres: number
  /** second copies that these kills can explain */
  mostCopies: number
}

const MAX_CHECKS = 600

/** `afterKill` is planted by a fault. */
export async function killWhileSending(
  context: Context,
  bench: Bench,
  told: Told,
  random: Random,
  { rounds, postgresEvery, allEvery, perRound, pauseMs, afterKill }: Rounds & { afterKill: string | null },
): Promise<Kills> {
  const kills: Kills = { workers: 0, postgres: 0, mostCopies: 0 }
  for (let round = 1; round <= rounds; round += 1) {
    const areHeld = misbehave(bench, round)
    await tell(bench, told, perRound, random)
    await wait(random.int(...pauseMs))
    // what a kill interrupts must have begun, and a busy machine may not have come so far
    for (let check = 0; check < MAX_CHECKS && !areHeld(); check += 1) await wait(100)
    if (round % postgresEvery === 0) {
      // more is told while it is gone
      await Promise.all([bench.killPostgres(), tell(bench, told, 10, random)])
      kills.postgres += 1
      kills.mostCopies += WORKERS * SLOTS
    } else {
      const chosen = round % allEvery === 0 ? [...Array(WORKERS).keys()] : [random.int(0, WORKERS - 1)]
      await Promise.all(chosen.map((index) => bench.killWorker(index)))
      kills.workers += chosen.length
      kills.mostCopies += chosen.length * SLOTS
    }
    if (afterKill) await sql.raw(afterKill).execute(bench.owner)
    await bench.restartWorkers()
    if (round % 10 === 0)
      context.say(
        `${round} rounds, ${told.size} notices, ${bench.mailbox.letters().length} letters, ${bench.telegram.messages().length} messages`,
      )
  }
  return kills
}

/**
 * The next few messages meet every passing fault. One of each channel gets no answer and holds a place of a worker
 * until that is killed, before the message was taken and after it in turn. Gives a function that says whether both are
 * held.
 */
function misbehave({ mailbox, telegram, unreachable }: Bench, round: number): () => boolean {
  const [byMail, byTelegram] =
    round % 2 ? (['silent_after_data', 'silent_after_accept'] as const) : (['silent_at_recipient', 'hang'] as const)
  const before = { mail: mailbox.counts()[byMail], telegram: telegram.counts()[byTelegram] }
  // those that nobody met: otherwise they would become more and more
  mailbox.clearFaults()
  telegram.clearFaults()
  mailbox.injectFault({ fault: 'reject_recipient', to: unreachable.email.email, times: Infinity })
  mailbox.injectFault({ fault: byMail })
  mailbox.injectFault({ fault: 'drop_after_data', times: 2 })
  mailbox.injectFault({ fault: 'try_later', times: 3 })
  telegram.injectFault({ fault: byTelegram })
  telegram.injectFault({ fault: 'lost_answer', times: 2 })
  telegram.injectFault({ fault: 'bad_gateway', times: 2 })
  telegram.injectFault({ fault: 'too_many_requests', times: 2, retryAfter: 1 })
  return () => mailbox.counts()[byMail] > before.mail && telegram.counts()[byTelegram] > before.telegram
}

/** Messages that were taken and not confirmed. */
export function countLostAnswers({ mailbox, telegram }: Bench): number {
  const { silent_after_data, drop_after_data } = mailbox.counts()
  const { silent_after_accept, lost_answer } = telegram.counts()
  return silent_after_data + drop_after_data + silent_after_accept + lost_answer
}

/** Until nothing waits any more; false if it takes too long. */
export async function waitForRest({ owner }: Bench, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    const { rows } = await sql`select from delivery where state in ('queued', 'sending', 'uncertain') limit 1`.execute(
      owner,
    )
    if (rows.length === 0) return true
    await wait(200)
  }
  return false
}
