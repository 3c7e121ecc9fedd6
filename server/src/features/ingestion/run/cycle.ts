// One round through everything that is due at a source.
import type { Stream } from '../../../portals/connector.ts'
import { PortalProblem } from '../../../portals/problem.ts'
import { saveHealth } from '../progress/health.ts'
import { askForForgotten } from '../recheck/forgotten-tenders.ts'
import { askForWaiting } from '../recheck/waiting-awards.ts'
import { isReconcileDue, reconcile } from '../recheck/reconcile.ts'
import { pollList, type PollSettings } from './poll.ts'
import type { Ingestion } from './walk.ts'

/** Gives the problems that ended runs; none stops the other lists, except that nobody lets us in. */
export async function runCycle(
  ingestion: Ingestion,
  settings: PollSettings,
  signal: AbortSignal,
): Promise<PortalProblem[]> {
  const { db, connector, now } = ingestion
  const problems: PortalProblem[] = []
  const attempt = async (work: () => Promise<PortalProblem | null | void>) => {
    const problem = await work().catch((cause: unknown) => {
      if (cause instanceof PortalProblem && !signal.aborted) return cause
      throw cause
    })
    if (problem) problems.push(problem)
    return problem?.kind !== 'access'
  }
  const steps: (() => Promise<PortalProblem | null | void>)[] = [
    ...connector.streams.map((stream: Stream) => () => pollList(ingestion, stream, settings, signal)),
    () => askForWaiting(ingestion, signal),
    () => askForForgotten(ingestion, signal),
    async () => ((await isReconcileDue(db, connector.source, now())) ? reconcile(ingestion, signal) : null),
  ]
  for (const step of steps) {
    signal.throwIfAborted()
    if (!(await attempt(step))) break
  }
  return problems
}

export async function checkHealth(
  { db, connector, now }: Pick<Ingestion, 'db' | 'connector' | 'now'>,
  signal: AbortSignal,
): Promise<boolean> {
  const health = await connector.health(signal)
  await saveHealth(db, connector.source, health, now())
  return health.ok
}
