// Repeats a request when another try may help.
import { PortalProblem, type ProblemKind } from '../problem.ts'
import { toFailureProblem } from './answer.ts'
import type { Pace } from './pace.ts'

const WAITS: Readonly<Record<ProblemKind, readonly number[]>> = {
  passing: [5_000, 15_000, 30_000],
  throttled: [2_000, 5_000, 15_000],
  access: [],
  permanent: [],
}
// If the portal wants a longer wait, the next run asks again.
const LONGEST_RETRY_AFTER = 120_000

/** Milliseconds before the next try; null when there is none. */
function findWait({ kind, status, retryAfterMs }: PortalProblem, tries: number): number | null {
  // A plain 500 is seldom overload: one more try.
  const waits = kind === 'passing' && status === 500 ? WAITS.passing.slice(0, 1) : WAITS[kind]
  const wait = waits[tries]
  if (wait === undefined || (retryAfterMs ?? 0) > LONGEST_RETRY_AFTER) return null
  return Math.max(wait, retryAfterMs ?? 0)
}

export type PortalEvent = 'request' | 'retry' | 'throttle'

interface RetryOptions {
  pace: Pace
  observe(event: PortalEvent): void
  signal: AbortSignal
  /** one try only */
  once?: boolean
}

export async function askWithRetries<T>(
  ask: () => Promise<T>,
  { pace, observe, signal, once = false }: RetryOptions,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    await pace.waitForTurn(signal)
    observe('request')
    try {
      const answer = await ask()
      pace.succeeded()
      return answer
    } catch (cause) {
      signal.throwIfAborted()
      const problem = toFailureProblem(cause)
      if (!(problem instanceof PortalProblem)) throw problem
      if (problem.kind === 'throttled') {
        pace.throttled()
        observe('throttle')
      } else if (problem.kind === 'passing') pace.failed()
      const wait = findWait(problem, tries)
      if (wait === null || once) throw problem
      observe('retry')
      await pace.pause(wait, signal)
    }
  }
}
