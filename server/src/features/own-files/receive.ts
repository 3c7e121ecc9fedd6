// Streams a person's file into the store and checks it on the way. The file is never whole in memory; whatever is
// refused leaves nothing in the store.
import { MAX_FILE_SIZE } from '@tendertap/domain/lot-work/own-files'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { DISGUISE_HEAD_BYTES, DISGUISE_TAIL_BYTES, isDisguised } from '../../documents/disguise.ts'
import { findKindByHead, type FileKind } from '../../documents/file-kind.ts'
import { toSafeFileName } from '../../platform/safe-file-name.ts'
import type { DocumentStore } from '../../documents/store.ts'
import type { ReceivedFile } from '../../http/own-files.ts'
import { AppError } from '../../platform/app-error.ts'

// Every valid file of the known formats has at least this many bytes.
const SMALLEST = 64

export async function receiveFile(store: DocumentStore, body: Readable, givenName: string): Promise<ReceivedFile> {
  const seen: { size: number; kind: FileKind | null } = { size: 0, kind: null }
  const sha256 = createHash('sha256')

  async function* checkChunks(): AsyncGenerator<Buffer> {
    let head: Buffer = Buffer.alloc(0)
    const end = rememberEnd(DISGUISE_TAIL_BYTES)
    for await (const chunk of readBody(body)) {
      seen.size += chunk.length
      if (seen.size > MAX_FILE_SIZE) throw new AppError('file_too_large')
      sha256.update(chunk)
      end.add(chunk)
      if (seen.kind) {
        yield chunk
        continue
      }
      head = Buffer.concat([head, chunk])
      if (head.length < DISGUISE_HEAD_BYTES) continue
      seen.kind = recogniseKind(head)
      yield head
    }
    if (!seen.kind) {
      seen.kind = recogniseKind(head)
      yield head
    }
    if (isDisguised(seen.kind, head, end.read())) throw new AppError('file_kind')
  }

  const fileName = await store.write(Readable.from(checkChunks(), { objectMode: false }))
  const kind = seen.kind
  if (!kind) throw new Error('The store has kept a file before it was read')
  return {
    fileName,
    name: toSafeFileName(givenName.normalize('NFC'), kind.extensions),
    size: seen.size,
    sha256: sha256.digest(),
    contentType: kind.contentType,
  }
}

/** The request stays open after a refusal, so that the answer reaches whoever is still sending. */
async function* readBody(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) yield chunk
  } catch (problem) {
    // the sender has left
    if (body.destroyed) throw new AppError('invalid_input')
    throw problem
  }
}

/** The last bytes of a stream, in one buffer that is written round and round: a chunk costs no more than its length. */
function rememberEnd(length: number) {
  const ring = Buffer.alloc(length)
  let total = 0
  return {
    add(chunk: Buffer): void {
      total += chunk.length
      const kept = chunk.subarray(-length)
      const fitting = kept.copy(ring, (total - kept.length) % length)
      kept.copy(ring, 0, fitting)
    },
    read(): Buffer {
      if (total <= length) return ring.subarray(0, total)
      const oldest = total % length
      return Buffer.concat([ring.subarray(oldest), ring.subarray(0, oldest)])
    },
  }
}

function recogniseKind(head: Buffer): FileKind {
  if (head.length === 0) throw new AppError('file_empty')
  const kind = head.length >= SMALLEST ? findKindByHead(head) : null
  if (!kind) throw new AppError('file_kind')
  return kind
}
