// Reads all there is now: every list to its end, then every gap. For the operator's commands and the first filling.
import { setTimeout as wait } from 'node:timers/promises'
import type { PortalProblem } from '../../../portals/problem.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { askForForgottenTenders } from '../recheck/forgotten-tenders.ts'
import { summarizeWindowGaps, endPostponement } from '../progress/postponed-gaps.ts'
import { runWithLock, type OnLockTaken } from './run-with-lock.ts'
import type { PollSettings } from './poll.ts'
import { LOCKS } from '../../../db/locks.ts'
import { createMonthsAhead } from './partitions.ts'
import { askForTendersOfWaitingAwards } from '../recheck/waiting-awards.ts'
import type { Ingestion } from './walk-list.ts'

const TRIES = 5

export interface OneTimeRun {
  ingestion: Ingestion
  url: string
  settings: PollSettings
  /** called once if another process holds the lock */
  say?: (text: string) => void
}

/** Gives the problems that remain after several tries. */
export async function readOnce({ ingestion, url, settings, say }: OneTimeRun, signal: AbortSignal): Promise<Error[]> {
  const { source } = ingestion.connector
  const months = await createMonthsAhead(ingestion.db)
  let problems: PortalProblem[] = []
  await runWithLock(
    url,
    LOCKS.poll(source),
    signal,
    async (lockSignal) => {
      await checkHealth(ingestion, lockSignal)
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (tries > 0) await wait(settings.pollMs, undefined, { signal: lockSignal })
        problems = await runCycle(ingestion, { ...settings, thorough: true }, lockSignal)
        if (!problems.some(({ kind }) => kind === 'passing' || kind === 'throttled')) break
      }
    },
    sayOnce(say, (holder) => `${source}: it is being read by another process (${holder}); waiting until it stops`),
  )
  // Gaps can be closed although a list failed, unless the portal does not let us in.
  if (!problems.some(({ kind }) => kind === 'access'))
    return [...problems, ...(await fillGaps({ ingestion, url, settings, ...(say && { say }) }, signal))]
  return months ? [months, ...problems] : problems
}

/** Works beside the process that polls. Postponed gaps are tried as well. */
export async function fillGaps({ ingestion, url, settings, say }: OneTimeRun, signal: AbortSignal): Promise<Error[]> {
  const { source } = ingestion.connector
  const months = await createMonthsAhead(ingestion.db)
  const problems: Error[] = months ? [months] : []
  await endPostponement(ingestion.db, source)
  const sayWhoCloses = sayOnce(
    say,
    (holder) => `${source}: gaps are being closed by another process (${holder}); waiting for it`,
  )
  const onLockTaken = async (holder: string) => {
    await sayWhoCloses(holder)
    const { due, postponedReasons } = await summarizeWindowGaps(ingestion.db, source, ingestion.now())
    if (due === 0) problems.push(...postponedReasons.map((reason) => new Error(reason)))
    return due > 0
  }
  await runWithLock(
    url,
    LOCKS.backfill(source),
    signal,
    async (lockSignal) => {
      for (let failures = 0; failures < TRIES;) {
        const filled = await fillOneWindow(ingestion, lockSignal)
        if (filled === 'nothing to do') break
        if (filled === 'done') {
          failures = 0
          continue
        }
        // A window that fails permanently has been postponed, so the next gap can be tried.
        const isPostponed = filled.kind === 'permanent'
        if (!isPostponed) failures += 1
        if (isPostponed || failures === TRIES) problems.push(filled)
        await wait(settings.pollMs, undefined, { signal: lockSignal })
      }
      await askForTendersOfWaitingAwards(ingestion, lockSignal)
      const unanswered = await askForForgottenTenders(ingestion, lockSignal)
      if (unanswered) problems.push(unanswered)
    },
    onLockTaken,
  )
  return problems
}

/** Describes the holder of the lock once, and lets the caller go on waiting. */
function sayOnce(say: OneTimeRun['say'], text: (holder: string) => string): OnLockTaken {
  let isSaid = false
  return async (holder) => {
    if (!isSaid) say?.(text(holder))
    isSaid = true
    return true
  }
}
