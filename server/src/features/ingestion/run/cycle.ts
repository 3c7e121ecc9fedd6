// One round through the lists of a source, then the tenders that their answers make us ask for.
import type { Stream } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { saveHealth } from '../progress/health.ts'
import { askForForgottenTenders } from '../recheck/forgotten-tenders.ts'
import { askForTendersOfWaitingAwards } from '../recheck/waiting-awards.ts'
import { pollList, type PollSettings } from './poll.ts'
import type { Ingestion } from './walk-list.ts'

/** Gives the problems. A problem of one step does not stop the others, unless the portal no longer lets us in. */
export async function runCycle(
  ingestion: Ingestion,
  settings: PollSettings,
  signal: AbortSignal,
): Promise<PortalProblem[]> {
  const { connector } = ingestion
  const problems: PortalProblem[] = []
  const mayGoOnAfter = async (work: () => Promise<PortalProblem | null | void>) => {
    const problem = await work().catch((cause: unknown) => {
      if (cause instanceof PortalProblem && !signal.aborted) return cause
      throw cause
    })
    if (problem) problems.push(problem)
    return problem?.kind !== 'access'
  }
  const steps: (() => Promise<PortalProblem | null | void>)[] = [
    ...connector.streams.map((stream: Stream) => () => pollList(ingestion, stream, settings, signal)),
    () => askForTendersOfWaitingAwards(ingestion, signal),
    () => askForForgottenTenders(ingestion, signal),
  ]
  for (const step of steps) {
    signal.throwIfAborted()
    if (!(await mayGoOnAfter(step))) break
  }
  return problems
}

/** Gives whether the portal lets us in. */
export async function checkHealth(
  { db, connector, now, ownClockAheadMs }: Pick<Ingestion, 'db' | 'connector' | 'now' | 'ownClockAheadMs'>,
  signal: AbortSignal,
): Promise<boolean> {
  const health = await connector.health(signal)
  const portalTime = connector.time()
  const clocks = { ownAheadMs: ownClockAheadMs(), portalAheadMs: portalTime && portalTime.getTime() - now().getTime() }
  await saveHealth(db, connector.source, health, clocks, now())
  return health.ok
}
