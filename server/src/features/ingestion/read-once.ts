// Everything there is to read by now: one round through every list to its end, then every gap; for commands and for the first filling.
import { setTimeout as wait } from 'node:timers/promises'
import type { PortalProblem } from '../../portals/problem.ts'
import { fillOneWindow } from './backfill.ts'
import { checkHealth, runCycle } from './cycle.ts'
import { whileHolding } from './hold-lock.ts'
import type { LiveSettings } from './live.ts'
import { LOCKS } from './locks.ts'
import { askForWaiting } from './waiting-awards.ts'
import type { Ingestion } from './walk.ts'

const TRIES = 5

export interface Once {
  ingestion: Ingestion
  url: string
  settings: LiveSettings
}

/** Gives what could not be read after several tries. */
export async function readOnce({ ingestion, url, settings }: Once, signal: AbortSignal): Promise<PortalProblem[]> {
  const { source } = ingestion.connector
  let problems: PortalProblem[] = []
  await whileHolding(url, LOCKS.live(source), signal, async (held) => {
    await checkHealth(ingestion, held)
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) await wait(settings.pollMs, undefined, { signal: held })
      problems = await runCycle(ingestion, { ...settings, thorough: true }, held)
      if (!problems.some(({ kind }) => kind === 'passing' || kind === 'throttled')) break
    }
  })
  return problems.length > 0 ? problems : fillGaps({ ingestion, url, settings }, signal)
}

/** Beside whoever reads live. */
export async function fillGaps({ ingestion, url, settings }: Once, signal: AbortSignal): Promise<PortalProblem[]> {
  const { source } = ingestion.connector
  const problems: PortalProblem[] = []
  await whileHolding(url, LOCKS.backfill(source), signal, async (held) => {
    for (let failures = 0; failures < TRIES; ) {
      const filled = await fillOneWindow(ingestion, held)
      if (filled === 'nothing to do') break
      failures = filled === 'done' ? 0 : failures + 1
      if (filled !== 'done') await wait(settings.pollMs, undefined, { signal: held })
      if (filled !== 'done' && failures === TRIES) problems.push(filled)
    }
    await askForWaiting(ingestion, held)
  })
  return problems
}
