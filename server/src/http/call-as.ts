// Runs a call for a person who has no session here but is known by other means, as if they had sent it over HTTP.
import { api, type Input, type Output, type Path } from '@tendertap/contract/calls/index'
import type { SignedInPerson } from './context.ts'
import { toErrorCode } from './refusals.ts'
import { admit, answerCall, recordRefusal, type AnyHandler, type CallTools, type Origin } from './run-call.ts'

/** Refused as over HTTP: with an AppError. */
export type CallAs<P extends Path> = <K extends P>(
  person: SignedInPerson,
  path: K,
  input: Input<K>,
  origin: Origin,
) => Promise<Output<K>>

export function createCallAs<P extends Path>(tools: CallTools, handlers: Readonly<Record<P, AnyHandler>>): CallAs<P> {
  return async (person, path, input, origin) => {
    const asked = { path, body: input, person, origin }
    try {
      admit(api[path], person)
      return (await answerCall(tools, handlers[path], asked)) as Output<typeof path>
    } catch (error) {
      const code = toErrorCode(error as Error & { code: string })
      if (code !== 'server_error') await recordRefusal(tools, asked, code)
      throw error
    }
  }
}
