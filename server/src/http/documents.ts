// GET /documents/{fileName}: a file of the catalogue for members and the superadmin, as an attachment that no browser
// ever shows as a page of ours.
import { documents } from '@tendertap/contract/documents'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Database } from '../db/database.ts'
import { withinLimit, type Limit } from '../db/rate-limit.ts'
import { AppError } from '../platform/app-error.ts'
import type { Log } from '../platform/log.ts'
import { toAttachmentHeader } from './attachment-header.ts'
import { readBearerToken, type CallParts } from './calls.ts'
import { requirePerson } from './require-member.ts'
import { limitStreams } from './limit-streams.ts'

export interface Download {
  /** as the portal or the person calls it */
  originalFileName: string
  /** what such a file's name may end with; null: not known */
  extensions: readonly [string, ...string[]] | null
  size: number
  body: Readable
}

export interface DocumentParts {
  database: Database
  findPerson: CallParts['findPerson']
  /** null: there is no such document, or its bytes are not here */
  openDocument(fileName: string, log: Pick<Log, 'error'>): Promise<Download | null>
}

// A tender has ten documents; nobody reads this many a minute.
const DOWNLOADS: Limit = { name: 'documents', attempts: 120, perSeconds: 60 }
const MAX_AT_ONCE = 6
// A reader that takes nothing for this long is gone, so we close the connection and the file.
const STALLED_MS = 60_000

export function mountDocuments(server: FastifyInstance, { database, findPerson, openDocument }: DocumentParts): void {
  const countStream = limitStreams(MAX_AT_ONCE)

  server.get<{ Params: { fileName: string } }>(documents.path, { exposeHeadRoute: false }, async (request, reply) => {
    const token = readBearerToken(request)
    const { userId } = requirePerson(documents.access, token ? await findPerson(token) : null)
    if (!(await withinLimit(database, DOWNLOADS, userId))) throw new AppError('too_many_requests')
    countStream(userId, reply.raw)
    const found = await openDocument(request.params.fileName, request.log)
    if (!found) throw new AppError('not_found')
    return sendAttachment(reply, found)
  })
}

/** Bytes that no browser shows as a page of ours. */
export function sendAttachment(reply: FastifyReply, { originalFileName, extensions, size, body }: Download) {
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
  return reply
    .header('content-disposition', toAttachmentHeader(originalFileName, extensions))
    .header('content-length', size)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .type('application/octet-stream')
    .send(body)
}
