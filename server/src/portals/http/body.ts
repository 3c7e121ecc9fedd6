// A document's bytes as they come; a portal that falls silent in the middle ends them with a problem.
import { Readable } from 'node:stream'
import { PortalProblem } from '../problem.ts'
import { problemOfFailure } from './answer.ts'

export function streamOf(body: ReadableStream<Uint8Array> | null, quiet: AbortController, silenceMs: number): Readable {
  return Readable.from(bytes(body, quiet, silenceMs), { objectMode: false })
}

async function* bytes(body: ReadableStream<Uint8Array> | null, quiet: AbortController, silenceMs: number): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const watch = () => setTimeout(() => quiet.abort(new PortalProblem('passing', 'The document stopped coming')), silenceMs)
  let silence = watch()
  try {
    for await (const chunk of body) {
      // only the portal's silence counts, not the time our side takes
      clearTimeout(silence)
      yield chunk
      silence = watch()
    }
  } catch (cause) {
    throw problemOfFailure(cause)
  } finally {
    clearTimeout(silence)
  }
}
