import type { z } from 'zod'
import type { Access } from './access.ts'
import type { Duty } from './duties.ts'
import type { ErrorCode } from './errors/errors.ts'

/**
 * A call of the API: `POST /api/<path>`. It is described once; server, web and the API page use this description.
 */
export interface Call<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  /** One plain sentence for the API page. */
  readonly summary: string
  readonly access: A
  /** Answered with 402 when the workspace has no active subscription. */
  readonly needsSubscription: boolean
  /** The call is allowed while the person still has one of these duties. */
  readonly allowedWithDuties: readonly Duty[]
  /** Changes something, so it leaves an audit row. */
  readonly writes: boolean
  readonly input: I
  readonly output: O
  /** Its own refusals, besides those that any call can give (refusal-codes.ts). */
  readonly refusals: readonly ErrorCode[]
  /** Not in the specification. */
  readonly ours: boolean
}

interface CallDescription<I extends z.ZodObject, O extends z.ZodType, A extends Access> {
  summary?: string
  access: A
  needsSubscription?: boolean
  allowedWithDuties?: readonly Duty[]
  writes: boolean
  input: I
  output: O
  refusals?: readonly ErrorCode[]
  ours?: boolean
}

export function call<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  description: CallDescription<I, O, A>,
): Call<I, O, A> {
  return { summary: '', refusals: [], needsSubscription: false, allowedWithDuties: [], ours: false, ...description }
}
