// Files of a workspace's own. POST /api/files receives the bytes, GET /api/files/{fileId} sends them as an attachment.
// Both check the session, duty and role as the calls do; an upload checks them again in the transaction that saves it,
// because its body may have been on its way for long.
import { ownFiles as downloadRoute, upload, type UploadedFile } from '@tendertap/contract/own-files'
import { MAX_FILE_SIZE } from '@tendertap/domain/lot-work/own-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { recordDone, recordRefused } from '../audit/record.ts'
import type { Database } from '../db/database.ts'
import { withinLimit, type Limit } from '../db/rate-limit.ts'
import type { Scope, Scoper } from '../db/scope.ts'
import { AppError } from '../platform/app-error.ts'
import { readBearerToken, type CallParts, type SessionPerson } from './calls.ts'
import type { SignedInPerson } from './context.ts'
import { sendAttachment, type Download } from './documents.ts'
import { readAddress } from './limits/address.ts'
import { limitStreams } from './limit-streams.ts'
import { toErrorCode } from './refusals.ts'
import { requireMember, type Member } from './require-member.ts'

export interface ReceivedFile {
  /** of the bytes in the store */
  fileName: string
  /** as people see it */
  name: string
  size: number
  sha256: Buffer
  contentType: string
}

type StoredFile = Pick<ReceivedFile, 'fileName' | 'name' | 'contentType'>

export interface OwnFileParts {
  database: Database
  inScope: Scoper
  findPerson: CallParts['findPerson']
  lockPerson: CallParts['lockPerson']
  ownFiles: {
    /** Streams the bytes into the store. Throws an AppError when they are refused; nothing is kept then. */
    receive(body: Readable, name: string): Promise<ReceivedFile>
    /** Gives its id. */
    save(scope: Scope, userId: string, file: ReceivedFile): Promise<string>
    discard(file: ReceivedFile): Promise<void>
    find(scope: Scope, fileId: string): Promise<StoredFile | null>
    /** null: the bytes are not there */
    open(file: StoredFile): Promise<Download | null>
  }
}

const UPLOADS: Limit = { name: 'uploads', attempts: 200, perSeconds: 3_600 }
const DOWNLOADS: Limit = { name: 'own-files', attempts: 120, perSeconds: 60 }
const MAX_UPLOADS_AT_ONCE = 3
const MAX_DOWNLOADS_AT_ONCE = 6
// A sender that sends nothing for this long is gone.
const STALLED_MS = 30_000
// So long a refused sender may go on sending, so that it reads the answer; then the connection is closed.
const GRACE_MS = 1_000

const PERSON = Symbol('who sends')
type UploadRequest = FastifyRequest & { [PERSON]?: Member<SessionPerson> }

export function mountOwnFiles(server: FastifyInstance, parts: OwnFileParts): void {
  const countDownload = limitStreams(MAX_DOWNLOADS_AT_ONCE)

  server.get<{ Params: { fileId: string } }>(downloadRoute.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { userId, workspaceId } = requireMember(downloadRoute.access, await findCaller(request, parts))
    if (!(await withinLimit(parts.database, DOWNLOADS, userId))) throw new AppError('too_many_requests')
    countDownload(userId, reply.raw)
    const file = await parts.inScope(
      workspaceId,
      (scope) => parts.ownFiles.find(scope, request.params.fileId),
      'read only',
    )
    const found = file && (await parts.ownFiles.open(file))
    if (file && !found) request.log.error({ fileName: file.fileName }, 'the bytes of an own file are missing')
    if (!found) throw new AppError('not_found')
    return sendAttachment(reply, found)
  })

  // a scope of its own: no other route reads bytes
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body))
    mountUpload(scope, parts)
  })
}

function mountUpload(server: FastifyInstance, parts: OwnFileParts): void {
  const { database, inScope, lockPerson, ownFiles } = parts
  const countUpload = limitStreams(MAX_UPLOADS_AT_ONCE)

  server.post<{ Querystring: { name?: unknown } }>(upload.path, {
    // before anything of the body is read
    onRequest: async (request: UploadRequest, reply) => {
      const person = requireMember(upload.access, await findCaller(request, parts))
      request[PERSON] = person
      if (!(await withinLimit(database, UPLOADS, person.userId))) throw new AppError('too_many_requests')
      countUpload(person.userId, reply.raw)
      if (Number(request.headers['content-length']) > MAX_FILE_SIZE) throw new AppError('file_too_large')
      reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy())
    },
    onError: async (request: UploadRequest, reply, error) => {
      closeIfStillSending(request, reply)
      const code = toErrorCode(error)
      if (code === 'server_error' || code === 'too_many_requests') return
      const person = request[PERSON] ?? null
      const entry = toAuditEntry(request, person, null)
      await recordRefused(database, inScope, person?.workspaceId ?? null, entry, code)
    },
    handler: async (request): Promise<UploadedFile> => {
      const person = (request as UploadRequest)[PERSON]
      if (!person) throw new AppError('unauthorized')
      if (!request.body) throw new AppError('file_empty')
      const { name } = request.query
      const file = await ownFiles.receive(request.body as Readable, typeof name === 'string' ? name : '')
      try {
        const fileId = await inScope(person.workspaceId, async (scope) => {
          const now = requireMember(upload.access, await lockPerson(scope.db, person.sessionId, false))
          const id = await ownFiles.save(scope, now.userId, file)
          await recordDone(scope, toAuditEntry(request, now, id))
          return id
        })
        return { fileId, name: file.name, size: file.size, kind: file.contentType }
      } catch (problem) {
        // after any other error the row may be there all the same: then the sweep decides
        if (problem instanceof AppError) await ownFiles.discard(file)
        throw problem
      }
    },
  })
}

async function findCaller(request: FastifyRequest, { findPerson }: OwnFileParts): Promise<SessionPerson | null> {
  const token = readBearerToken(request)
  return token ? findPerson(token) : null
}

function closeIfStillSending({ raw: request }: FastifyRequest, { raw: response }: FastifyReply): void {
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || request.destroy(), GRACE_MS)
    request.once('close', () => clearTimeout(timer))
  })
}

function toAuditEntry(request: FastifyRequest, person: SignedInPerson | null, fileId: string | null) {
  return {
    userId: person?.userId ?? null,
    action: upload.action,
    objectId: fileId,
    ip: readAddress(request),
    requestId: request.id,
  }
}
