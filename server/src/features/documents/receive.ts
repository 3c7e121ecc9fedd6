// Streams a portal's bytes into the store and checks them on the way: first bytes, size, hash. The file is never whole
// in memory.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { HEAD_BYTES, findKindByHead, type FileKind } from '../../documents/file-kind.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { DocumentBytes, FileVersion } from '../../portals/connector.ts'
import { PortalProblem } from '../../portals/problem.ts'

export interface Received {
  fileName: string
  contentType: string
  size: number
  sha256: Buffer
  version: FileVersion
}

// Every valid file of the known formats has at least this many bytes.
const SMALLEST = 64

/** Throws a PortalProblem if the portal failed, another error if we did. After an error nothing stays in the store. */
export async function receive(
  { body, length, version }: DocumentBytes,
  store: DocumentStore,
  sizeLimit: number,
): Promise<Received> {
  const seen = { size: 0, contentType: '' }
  const sha256 = createHash('sha256')

  async function* checkChunks(): AsyncGenerator<Buffer> {
    let head = Buffer.alloc(0)
    for await (const chunk of readFromPortal(body)) {
      seen.size += chunk.length
      if (seen.size > sizeLimit) throw createTooLargeProblem(sizeLimit)
      sha256.update(chunk)
      if (seen.contentType) {
        yield chunk
        continue
      }
      head = Buffer.concat([head, chunk])
      if (head.length < HEAD_BYTES) continue
      seen.contentType = recogniseKind(head).contentType
      yield head
    }
    if (seen.contentType) return
    seen.contentType = recogniseKind(head).contentType
    yield head
  }

  if (length !== null && length > sizeLimit) {
    body.destroy()
    throw createTooLargeProblem(sizeLimit)
  }
  const fileName = await store.write(Readable.from(checkChunks(), { objectMode: false }))
  return { fileName, ...seen, sha256: sha256.digest(), version }
}

/** An error while reading the body is a failure of the portal or the network, not ours. */
async function* readFromPortal(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) yield Buffer.from(chunk)
  } catch (cause) {
    if (cause instanceof PortalProblem) throw cause
    throw new PortalProblem(
      'passing',
      `The document broke off: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}

function recogniseKind(head: Buffer): FileKind {
  if (head.length === 0) throw new PortalProblem('passing', 'The document is empty')
  const kind = findKindByHead(head)
  if (kind && head.length >= SMALLEST) return kind
  const isPage = /^(\xEF\xBB\xBF)?\s*<(!doctype|html|\?xml|!--)/i.test(head.subarray(0, HEAD_BYTES).toString('latin1'))
  if (isPage) throw new PortalProblem('passing', 'A web page came instead of the document')
  throw new PortalProblem(
    'passing',
    head.length < SMALLEST ? `Only ${head.length} bytes came` : 'What came is no document of a known kind',
  )
}

function createTooLargeProblem(sizeLimit: number): PortalProblem {
  return new PortalProblem('permanent', `The document is larger than ${Math.floor(sizeLimit / 1024 / 1024)} MB`)
}
