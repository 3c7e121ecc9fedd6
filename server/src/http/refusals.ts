// Every refusal leaves through here: one envelope, one status per code, no stack and no SQL text.
import { ERROR_STATUSES, type ErrorCode } from '@tendertap/contract/errors/errors'
import type { ErrorBody } from '@tendertap/contract/errors/error-body'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isLockTimeout } from '../db/retry-when-locked.ts'
import { AppError } from '../platform/app-error.ts'
import { OverLimit } from './limits/over-limit.ts'
import { TooManyHashes } from '../platform/passwords.ts'

export function refuse(code: ErrorCode, requestId: string, details?: unknown): { status: number; body: ErrorBody } {
  const text = errorTexts[code]
  const body = { error: text, message: text, code, requestId }
  return { status: ERROR_STATUSES[code], body: details === undefined ? body : { ...body, details } }
}

// Our codes for what fastify itself refuses.
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media',
  503: 'overloaded',
}

/** How pg's pool says that no connection became free in time. */
const NO_CONNECTION = 'timeout exceeded when trying to connect'

/** Seconds; for limits that count in minutes, and for a server that has too much to do. */
const RETRY_AFTER = 60
const RETRY_STATUSES: readonly number[] = [429, 503]

export function installRefusals(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = toErrorCode(error)
    if (code === 'server_error') request.log.error({ err: error }, 'a call failed')
    const { status, body } = refuse(code, request.id, error instanceof AppError ? error.details : undefined)
    if (RETRY_STATUSES.includes(status))
      void reply.header('retry-after', error instanceof OverLimit ? error.retryAfterSeconds : RETRY_AFTER)
    return reply.code(status).send(body)
  })
}

export function toErrorCode(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code
  if (error instanceof TooManyHashes || error.message === NO_CONNECTION || isLockTimeout(error)) return 'overloaded'
  // fastify's own errors carry a code FST_…; the statusCode of any other error is not trusted
  if (error.code?.startsWith('FST_') && error.statusCode) return BY_STATUS[error.statusCode] ?? 'server_error'
  return 'server_error'
}
