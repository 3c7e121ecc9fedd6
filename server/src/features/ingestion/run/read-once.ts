// Everything there is to read by now: one round through every list to its end, then every gap; for commands and for the
// first filling.
import { setTimeout as wait } from 'node:timers/promises'
import type { PortalProblem } from '../../../portals/problem.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { askForForgotten } from '../recheck/forgotten-tenders.ts'
import { openWindowGaps, putOffNoLonger } from '../progress/postponed-gaps.ts'
import { whileHolding, type WhileTaken } from './hold-lock.ts'
import type { PollSettings } from './poll.ts'
import { LOCKS } from '../../../db/locks.ts'
import { makeMonthsAhead } from './partitions.ts'
import { askForWaiting } from '../recheck/waiting-awards.ts'
import type { Ingestion } from './walk.ts'

const TRIES = 5

export interface Once {
  ingestion: Ingestion
  url: string
  settings: PollSettings
  /** told for whom it waits */
  say?: (text: string) => void
}

/** Gives what could not be read after several tries. */
export async function readOnce({ ingestion, url, settings, say }: Once, signal: AbortSignal): Promise<Error[]> {
  const { source } = ingestion.connector
  const months = await makeMonthsAhead(ingestion.db)
  let problems: PortalProblem[] = []
  await whileHolding(
    url,
    LOCKS.live(source),
    signal,
    async (held) => {
      await checkHealth(ingestion, held)
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (tries > 0) await wait(settings.pollMs, undefined, { signal: held })
        problems = await runCycle(ingestion, { ...settings, thorough: true }, held)
        if (!problems.some(({ kind }) => kind === 'passing' || kind === 'throttled')) break
      }
    },
    saying(say, (holder) => `${source}: it is being read by another process (${holder}); waiting until it stops`),
  )
  // of what one list lacks another may still have gaps to close
  if (!problems.some(({ kind }) => kind === 'access'))
    return [...problems, ...(await fillGaps({ ingestion, url, settings, ...(say && { say }) }, signal))]
  return months ? [months, ...problems] : problems
}

/** Works beside the process that polls. Gaps that were put off are tried as well. */
export async function fillGaps({ ingestion, url, settings, say }: Once, signal: AbortSignal): Promise<Error[]> {
  const { source } = ingestion.connector
  const months = await makeMonthsAhead(ingestion.db)
  const problems: Error[] = months ? [months] : []
  await putOffNoLonger(ingestion.db, source)
  const told = saying(
    say,
    (holder) => `${source}: gaps are being closed by another process (${holder}); waiting for it`,
  )
  const whileTaken = async (holder: string) => {
    await told(holder)
    const { due, putOff } = await openWindowGaps(ingestion.db, source, ingestion.now())
    if (due === 0) problems.push(...putOff.map((reason) => new Error(reason)))
    return due > 0
  }
  await whileHolding(
    url,
    LOCKS.backfill(source),
    signal,
    async (held) => {
      for (let failures = 0; failures < TRIES;) {
        const filled = await fillOneWindow(ingestion, held)
        if (filled === 'nothing to do') break
        if (filled === 'done') {
          failures = 0
          continue
        }
        // what fails for good is put off, and the next gap has its turn
        const isPutOff = filled.kind === 'permanent'
        if (!isPutOff) failures += 1
        if (isPutOff || failures === TRIES) problems.push(filled)
        await wait(settings.pollMs, undefined, { signal: held })
      }
      await askForWaiting(ingestion, held)
      const unanswered = await askForForgotten(ingestion, held)
      if (unanswered) problems.push(unanswered)
    },
    whileTaken,
  )
  return problems
}

/** Says it once, and waits on. */
function saying(say: Once['say'], text: (holder: string) => string): WhileTaken {
  let isSaid = false
  return async (holder) => {
    if (!isSaid) say?.(text(holder))
    isSaid = true
    return true
  }
}
