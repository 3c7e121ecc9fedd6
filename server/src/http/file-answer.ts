// The answer of a call that is a file: an attachment that no browser shows as a page of ours, sent piece by piece.
import { Readable } from 'node:stream'
import { ESTIMATED_BYTES_HEADER } from '@tendertap/contract/client/client'
import type { FastifyReply } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { toAttachmentHeader } from './attachment-header.ts'

export interface FileAnswer {
  /** with its ending: `Лоты.xlsx` */
  name: string
  type: string
  /**
   * Read only as fast as the client takes it, and no further once the client has left. What it reads from the database
   * it reads in scopes of its own (`context.readBeforehand`, which reads the person's rights again), page by page.
   */
  content: AsyncIterable<Uint8Array> | Uint8Array
  /** of content that is made while it is sent; for the progress on the screen */
  estimatedBytes?: number
}

export interface BegunFile extends Omit<FileAnswer, 'content'> {
  content: Readable | Uint8Array
}

// A reader that takes nothing for this long is gone, so we close the connection and stop reading.
const STALLED_MS = 60_000

/** Waits for the first piece, so that a file that cannot be made at all is refused like any other call. */
export async function beginFile({ content, ...file }: FileAnswer): Promise<BegunFile> {
  if (content instanceof Uint8Array) return { ...file, content }
  const pieces = content[Symbol.asyncIterator]()
  const first = await pieces.next()
  return {
    ...file,
    content: Readable.from(continueWith(first, pieces), { objectMode: false, highWaterMark: 64 * 1024 }),
  }
}

/** No generator: one that is stopped before it was started would not stop the pieces. */
function continueWith(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): AsyncIterableIterator<Uint8Array> {
  let unread: IteratorResult<Uint8Array> | null = first
  return {
    next: async () => {
      const piece = unread ?? (await pieces.next())
      unread = null
      return piece
    },
    return: async () => {
      await pieces.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/**
 * Sends it with its length, or else in chunks: then an error after the first one breaks the connection, and the client
 * does not take the part for the whole.
 */
export function sendFile(reply: FastifyReply, { name, type, content, estimatedBytes }: BegunFile): FastifyReply {
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  if (content instanceof Readable) {
    // the answer has begun, so nobody else hears of it; whoever has lost the right to the rest is no fault of ours
    content.once('error', (err) => void (err instanceof AppError || reply.log.error({ err }, 'a file broke off')))
    // a stream that nobody reads ends nothing by itself
    if (reply.raw.destroyed) content.destroy()
  }
  if (estimatedBytes !== undefined) reply.header(ESTIMATED_BYTES_HEADER, Math.round(estimatedBytes))
  return reply
    .header('content-disposition', toAttachmentHeader(name, null))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .type(type)
    .send(content)
}
