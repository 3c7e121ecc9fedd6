import type { z } from 'zod'
import type { Call } from '../call.ts'
import { type ErrorCode, isErrorCode } from '../errors/errors.ts'

interface InputProblem {
  /** Dotted path of the field, '' for the body itself. */
  field: string
  problem: string
}

type ReadInput<I extends z.ZodObject> =
  | { ok: true; input: z.output<I> }
  | { ok: false; code: ErrorCode; details: InputProblem[] }

const MAX_PROBLEMS = 30

/** Parses the body of a call for its handler. A missing body counts as an empty one. */
export function readInput<I extends z.ZodObject>({ input }: Pick<Call<I>, 'input'>, body: unknown): ReadInput<I> {
  const result = input.safeParse(body ?? {})
  if (result.success) return { ok: true, input: result.data }
  // A schema may name the error code it wants in place of its message.
  const code = result.error.issues.map(({ message }) => message).find(isErrorCode) ?? 'invalid_input'
  const details = result.error.issues.slice(0, MAX_PROBLEMS).map((issue) => ({
    field: issue.path.map(String).join('.'),
    problem: issue.code === 'custom' ? issue.message : issue.code,
  }))
  return { ok: false, code, details }
}
