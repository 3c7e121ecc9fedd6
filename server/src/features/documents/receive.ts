// A portal's bytes into the store, checked as they pass: the first bytes, the size, the hash. Never whole in memory.
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

// Below this even an empty page in any of the formats does not fit.
const SMALLEST = 64

/** Throws a PortalProblem for what the portal did wrong; anything else is our own failure. Then nothing is kept. */
export async function receive(
  { body, length, version }: DocumentBytes,
  store: DocumentStore,
  sizeLimit: number,
): Promise<Received> {
  const seen = { size: 0, contentType: '' }
  const sha256 = createHash('sha256')

  async function* checked(): AsyncGenerator<Buffer> {
    let head = Buffer.alloc(0)
    for await (const chunk of fromPortal(body)) {
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
  const fileName = await store.write(Readable.from(checked(), { objectMode: false }))
  return { fileName, ...seen, sha256: sha256.digest(), version }
}

/** Whatever breaks on this side is the portal's or the line's, not ours. */
async function* fromPortal(body: Readable): AsyncGenerator<Buffer> {
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
