import { z } from 'zod'
import type { Access } from './access.ts'
import type { Duty } from './duties.ts'
import type { ErrorCode } from './errors/errors.ts'

const STRANGER_BODY = 16 * 1024
const MEMBER_BODY = 64 * 1024
/** For calls that take up to 20,000 names of companies. */
export const COMPANY_NAMES_BODY = 4 * 1024 * 1024
/** No input is nested deeper than this; a deeper body is refused before it is parsed. */
export const MAX_BODY_DEPTH = 16

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
  /** A `search` may read much of the catalogue: few of a person's run at once, and none for long. */
  readonly cost: 'usual' | 'search'
  /** Bytes; a larger body is refused before it is read. */
  readonly maxBody: number
  /** A `file` is sent as an attachment, piece by piece; its `output` is what the client gives once it is saved. */
  readonly answers: 'json' | 'file'
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
  cost?: 'usual' | 'search'
  maxBody?: number
  input: I
  output: O
  refusals?: readonly ErrorCode[]
  ours?: boolean
}

export type JsonCall<I extends z.ZodObject, O extends z.ZodType, A extends Access> = Call<I, O, A> & {
  readonly answers: 'json'
}

export function call<I extends z.ZodObject, O extends z.ZodType, const A extends Access>(
  description: CallDescription<I, O, A>,
): JsonCall<I, O, A> {
  return { ...fillIn(description), answers: 'json' }
}

const savedFile = z.object({})

export type FileCall<I extends z.ZodObject, A extends Access> = Call<I, typeof savedFile, A> & {
  readonly answers: 'file'
}

/** A call whose answer is a file that the person saves. */
export function fileCall<I extends z.ZodObject, const A extends Access>(
  description: Omit<CallDescription<I, typeof savedFile, A>, 'output'>,
): FileCall<I, A> {
  return { ...fillIn({ ...description, output: savedFile }), answers: 'file' }
}

function fillIn<I extends z.ZodObject, O extends z.ZodType, A extends Access>(
  description: CallDescription<I, O, A>,
): Omit<Call<I, O, A>, 'answers'> {
  return {
    summary: '',
    refusals: [],
    needsSubscription: false,
    allowedWithDuties: [],
    cost: 'usual',
    maxBody: description.access === 'anyone' ? STRANGER_BODY : MEMBER_BODY,
    ours: false,
    ...description,
  }
}
