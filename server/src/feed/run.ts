// Runs the consumers of the change feed, each on its own: one that fails or is slow does not hold up the others. Any
// number of processes may do this; each consumer runs in one of them at a time.
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Log } from '../platform/log.ts'
import { advance, HandlingFailed } from './advance.ts'
import type { Consumer } from './consumer.ts'
import { hasWork, registerConsumer, saveFailure } from './queries.ts'

export interface FeedSettings {
  /** as the role `background` */
  db: Database
  consumers: readonly Consumer[]
  log: Log
  pollMs?: number
}

export interface RunningFeed {
  /** begins no further batch and finishes those that run */
  stop(): Promise<void>
}

const BATCH = 500
const POLL_MS = 250
const LONGEST_PROBLEM = 500

export function startFeed({ db, consumers, log, pollMs = POLL_MS }: FeedSettings): RunningFeed {
  const stopping = new AbortController()
  const { signal } = stopping
  const ran = consumers.map(async (consumer) => {
    const ownLog = log.child({ consumer: consumer.name })
    let registered = false
    while (!signal.aborted) {
      try {
        if (!registered) {
          await registerConsumer(db, consumer.name)
          await consumer.prepare?.(db)
        }
        registered = true
        if (await hasWork(db, consumer.name)) await catchUp(db, consumer, ownLog, signal)
      } catch (err) {
        ownLog.error({ err }, 'the feed of changes could not be read, trying again')
      }
      await wait(pollMs, undefined, { signal }).catch(() => undefined)
    }
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(ran)
    },
  }
}

/**
 * Handles everything that is unread. When a batch fails, its changes are handled one by one, so that the consumer
 * stands before the very change that it cannot handle. It stays there and tries again: no change is left out.
 */
export async function catchUp(db: Database, consumer: Consumer, log: Log, signal: AbortSignal): Promise<void> {
  let oneByOne = 0
  while (!signal.aborted) {
    try {
      if (!(await advance(db, consumer, oneByOne > 0 ? 1 : (consumer.batch ?? BATCH)))) return
      oneByOne = Math.max(oneByOne - 1, 0)
    } catch (failure) {
      if (!(failure instanceof HandlingFailed)) throw failure
      if (oneByOne > 0) return waitAfterFailure(db, consumer, failure, log)
      oneByOne = BATCH
    }
  }
}

async function waitAfterFailure(db: Database, { name }: Consumer, failure: HandlingFailed, log: Log): Promise<void> {
  const problem = failure.message.replaceAll('\0', '').slice(0, LONGEST_PROBLEM)
  const saved = await saveFailure(db, name, failure.firstSeq, problem)
  log.error(
    { err: failure.cause, seq: failure.firstSeq, ...saved },
    'a change could not be handled, trying again later',
  )
}
