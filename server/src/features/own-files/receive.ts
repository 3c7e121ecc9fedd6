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
    const end: Buffer[] = []
    for await (const chunk of readBody(body)) {
      seen.size += chunk.length
      if (seen.size > MAX_FILE_SIZE) throw new AppError('file_too_large')
      sha256.update(chunk)
      keepEnd(end, chunk)
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
    if (isDisguised(seen.kind, head, Buffer.concat(end).subarray(-DISGUISE_TAIL_BYTES))) throw new AppError('file_kind')
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

/** Keeps the last chunks, together at least as long as the end that is looked at. Nothing is copied. */
function keepEnd(end: Buffer[], chunk: Buffer): void {
  end.push(chunk)
  let length = end.reduce((sum, { length: own }) => sum + own, 0)
  while (end[0] && length - end[0].length >= DISGUISE_TAIL_BYTES) length -= end.shift()?.length ?? 0
}

function recogniseKind(head: Buffer): FileKind {
  if (head.length === 0) throw new AppError('file_empty')
  const kind = head.length >= SMALLEST ? findKindByHead(head) : null
  if (!kind) throw new AppError('file_kind')
  return kind
}
