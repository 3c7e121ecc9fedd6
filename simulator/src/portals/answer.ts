// The request to a portal, and its answer before it is sent or corrupted.
import type { Readable } from 'node:stream'

export interface PortalRequest {
  method: string
  /** Below the portal's base. */
  path: string
  query: URLSearchParams
  token: string | null
  body: string
}

export interface Answer {
  status: number
  type: string
  body: string | Buffer | Readable
  headers?: Readonly<Record<string, string>>
}

export function jsonAnswer(value: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

export const NOT_FOUND = jsonAnswer({ detail: 'Not found.' }, 404)
/** The same answer for no token, a wrong one and an expired one. */
export const BAD_TOKEN = jsonAnswer({ name: 'Not Found', message: 'Invalid Route' }, 404)
export const BAD_TOKEN_EARLIER = jsonAnswer(
  { name: 'Forbidden', message: 'Access denied', code: 0, status: 403, type: 'yii\\web\\HttpException' },
  403,
)
