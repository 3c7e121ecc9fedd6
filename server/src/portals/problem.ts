// How a portal fails, by what we can do about it.
export type ProblemKind =
  /** no right to read: nothing but the operator's token helps */
  | 'access'
  /** too many requests: wait, then send fewer */
  | 'throttled'
  /** may pass by itself: no answer, cut off, overloaded */
  | 'passing'
  /** the same request will fail again */
  | 'permanent'

interface ProblemOptions extends ErrorOptions {
  /** of the portal's answer, where there was one */
  status?: number
  /** the portal itself says how long to wait */
  retryAfterMs?: number
}

export class PortalProblem extends Error {
  override name = 'PortalProblem'
  readonly kind: ProblemKind
  readonly status: number | null
  readonly retryAfterMs: number | null

  constructor(kind: ProblemKind, message: string, { status, retryAfterMs, ...options }: ProblemOptions = {}) {
    super(message, options)
    this.kind = kind
    this.status = status ?? null
    this.retryAfterMs = retryAfterMs ?? null
  }
}

/** True when the portal fails for the one item it was asked for, which says nothing about the whole portal. */
export const isProblemOfItem = (cause: unknown): cause is PortalProblem =>
  cause instanceof PortalProblem && (cause.kind === 'permanent' || cause.status === 500)
