import type { z } from 'zod'
import type { Access } from './access.ts'
import type { Duty } from './duties.ts'
import type { ErrorCode } from './errors/errors.ts'

/**
 * What the specification calls a call: `POST /api/<path>`. Described once; server, web and the API page read it here.
 */
export interface Call<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  /** One plain sentence for the API page. */
  readonly summary: string
  readonly access: A
  /** Answered with 402 when the workspace has no active subscription. */
  readonly needsSubscription: boolean
  /** Allowed also while the person still has one of these duties. */
  readonly evenBefore: readonly Duty[]
  /** Changes something, so it leaves an audit row. */
  readonly writes: boolean
  readonly input: I
  readonly output: O
  /** What it can be refused with, beyond what any call can (refusal-codes.ts). */
  readonly refusals: readonly ErrorCode[]
  /** Not in the specification. */
  readonly ours: boolean
}

interface CallDescription<I extends z.ZodObject, O extends z.ZodType, A extends Access> {
  summary?: string
  access: A
  needsSubscription?: boolean
  evenBefore?: readonly Duty[]
  writes: boolean
  input: I
  output: O
  refusals?: readonly ErrorCode[]
  ours?: boolean
}

export function call<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  description: CallDescription<I, O, A>,
): Call<I, O, A> {
  return { summary: '', refusals: [], needsSubscription: false, evenBefore: [], ours: false, ...description }
}
