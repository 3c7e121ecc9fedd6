// Keeps one source up to date for as long as the process lives: it polls the lists and, beside that, fills gaps and
// asks again for what no list shows. None of the three waits for another.
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../../platform/log.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { runWithLock } from './run-with-lock.ts'
import type { PollSettings } from './poll.ts'
import { LOCKS } from '../../../db/locks.ts'
import { isReconcileDue, reconcile } from '../recheck/reconcile.ts'
import { createMonthsAhead } from './partitions.ts'
import { TakenOverError } from '../progress/streams.ts'
import type { Ingestion } from './walk-list.ts'

const HEALTH_EVERY_MS = 60_000
const DAY_MS = 86_400_000
const AFTER_ERROR_MS = 5_000
const LONGEST_REST_MS = 300_000

export interface SourceSync {
  ingestion: Ingestion
  /** for the connection that holds the lock */
  url: string
  settings: PollSettings
  log: Log
}

export async function syncSource(sync: SourceSync, signal: AbortSignal): Promise<void> {
  const { source } = sync.ingestion.connector
  await Promise.all([
    restartForever(sync, LOCKS.poll(source), signal, (lockSignal) => pollForever(sync, lockSignal)),
    restartForever(sync, LOCKS.backfill(source), signal, (lockSignal) => fillForever(sync, lockSignal)),
    restartForever(sync, LOCKS.reconcile(source), signal, (lockSignal) => reconcileForever(sync, lockSignal)),
  ])
}

/** Begins the work again whenever it ends, until the process stops. */
async function restartForever(
  { url, log, ingestion }: SourceSync,
  lock: number,
  signal: AbortSignal,
  work: (lockSignal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await runWithLock(url, lock, signal, work)
    } catch (cause) {
      if (signal.aborted) return
      const level = cause instanceof TakenOverError ? 'warn' : 'error'
      log[level]({ err: cause, source: ingestion.connector.source }, 'reading was interrupted')
      await wait(AFTER_ERROR_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function pollForever({ ingestion, settings, log }: SourceSync, lockSignal: AbortSignal): Promise<void> {
  const { db, connector, now } = ingestion
  let monthsAt = 0
  let healthAt = 0
  let isAdmitted = true
  for (;;) {
    if (now().getTime() - monthsAt >= DAY_MS) {
      const problem = await createMonthsAhead(db)
      if (problem) log.warn({ err: problem, source: connector.source }, problem.message)
      monthsAt = now().getTime()
    }
    if (!isAdmitted || now().getTime() - healthAt >= HEALTH_EVERY_MS) {
      isAdmitted = await checkHealth(ingestion, lockSignal)
      healthAt = now().getTime()
    }
    if (isAdmitted) {
      const problems = await runCycle(ingestion, settings, lockSignal)
      for (const problem of problems)
        log.warn(
          { source: connector.source, kind: problem.kind, problem: problem.message },
          'the portal did not answer as it should',
        )
      // Without the right to read, only the portal's health is checked until it lets us in again.
      if (problems.some(({ kind }) => kind === 'access')) isAdmitted = await checkHealth(ingestion, lockSignal)
    }
    await wait(isAdmitted ? settings.pollMs : Math.max(settings.pollMs, HEALTH_EVERY_MS), undefined, {
      signal: lockSignal,
    })
  }
}

async function fillForever({ ingestion, settings, log }: SourceSync, lockSignal: AbortSignal): Promise<void> {
  let failures = 0
  for (;;) {
    const filled = await fillOneWindow(ingestion, lockSignal)
    if (filled === 'done') {
      failures = 0
      continue
    }
    if (filled !== 'nothing to do') {
      failures += 1
      log.warn(
        { source: ingestion.connector.source, kind: filled.kind, problem: filled.message },
        'a gap could not be closed',
      )
    }
    const rest = settings.pollMs * 2 ** failures
    await wait(Math.min(rest, Math.max(settings.pollMs, LONGEST_REST_MS)), undefined, { signal: lockSignal })
  }
}

async function reconcileForever({ ingestion, settings, log }: SourceSync, lockSignal: AbortSignal): Promise<void> {
  const { db, connector, now } = ingestion
  for (;;) {
    if (await isReconcileDue(db, connector.source, now())) {
      const problem = await reconcile(ingestion, lockSignal)
      if (problem)
        log.warn(
          { source: connector.source, kind: problem.kind, problem: problem.message },
          'tenders that no list shows could not be asked for',
        )
    }
    await wait(settings.pollMs, undefined, { signal: lockSignal })
  }
}
