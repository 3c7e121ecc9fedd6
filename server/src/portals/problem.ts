// How a portal fails, by what we can do about it.
export type ProblemKind =
  /** no right to read: nothing but the operator's token helps */
  | 'access'
  /** asked too often: wait, then slower */
  | 'throttled'
  /** may pass by itself: no answer, cut off, overloaded */
  | 'passing'
  /** the same question will fail again */
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

/** The portal fails for what it was asked for; this says nothing about the portal as a whole. */
export const isProblemOfItem = (cause: unknown): cause is PortalProblem =>
  cause instanceof PortalProblem && (cause.kind === 'permanent' || cause.status === 500)
