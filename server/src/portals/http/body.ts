// What a portal sends: an answer as a text that has an end, a document's bytes as they come.
import { Readable } from 'node:stream'
import { PortalProblem } from '../problem.ts'
import { problemOfFailure } from './answer.ts'

/** Unpacked: a small answer may swell on the way. */
export async function textOf(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes)
      throw new PortalProblem('permanent', `The answer is larger than ${mostBytes / 1024 / 1024} MB`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** A portal that falls silent in the middle ends them with a problem. */
export function streamOf(body: ReadableStream<Uint8Array> | null, quiet: AbortController, silenceMs: number): Readable {
  return Readable.from(bytes(body, quiet, silenceMs), { objectMode: false })
}

async function* bytes(
  body: ReadableStream<Uint8Array> | null,
  quiet: AbortController,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const watch = () =>
    setTimeout(() => quiet.abort(new PortalProblem('passing', 'The document stopped coming')), silenceMs)
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
