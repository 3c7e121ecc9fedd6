// Reads what a portal sends: an answer as a text of limited size, a document as a stream of bytes.
import { Readable } from 'node:stream'
import { PortalProblem } from '../problem.ts'
import { toFailureProblem } from './answer.ts'

/** The limit holds for the unpacked text: a small packed answer may become large. */
export async function readText(response: Response, mostBytes: number): Promise<string> {
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

/** The stream ends with a PortalProblem when the portal falls silent. */
export function toStream(body: ReadableStream<Uint8Array> | null, quiet: AbortController, silenceMs: number): Readable {
  return Readable.from(readBytes(body, quiet, silenceMs), { objectMode: false })
}

async function* readBytes(
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
    throw toFailureProblem(cause)
  } finally {
    clearTimeout(silence)
  }
}
