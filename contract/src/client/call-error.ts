import type { ErrorBody } from '../errors/error-body.ts'
import { type ErrorCode, toErrorCode, isErrorCode } from '../errors/errors.ts'

// spec 1 §8, word for word.
export const UNAUTHORIZED_TEXT = 'Пользователь не авторизован'
export const SERVER_ERROR_TEXT = 'Ошибка сервера'

interface Failure {
  status: number
  code: ErrorCode
  message: string
  details?: unknown
  requestId?: string | null
  textWithoutCode?: string | null
  cause?: unknown
}

/**
 * A call that did not succeed. `message` is the server's text; the screen shows its own text for `code`, and
 * `textWithoutCode` where the answer named no code of ours.
 */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode
  readonly details: unknown
  readonly requestId: string | null
  /** What the answer says, when it names no code that we have a text for. */
  readonly textWithoutCode: string | null

  constructor({ status, code, message, details, requestId = null, textWithoutCode = null, cause }: Failure) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.details = details
    this.requestId = requestId
    this.textWithoutCode = textWithoutCode
  }

  static fromBody(response: Response, body: unknown, raw = ''): CallError {
    const fields: { [field in keyof ErrorBody]?: unknown } = typeof body === 'object' && body !== null ? body : {}
    const { error, message, code, details, requestId } = fields
    const text = toText(error) || toText(message) || raw
    return new CallError({
      status: response.status,
      code: isErrorCode(code) ? code : toErrorCode(response.status),
      message: text || SERVER_ERROR_TEXT,
      textWithoutCode: isErrorCode(code) || !isSentence(text) ? null : text,
      details,
      requestId: toText(requestId) || response.headers.get('x-request-id'),
    })
  }
}

/**
 * For any status outside 200-299. The message is the error field, else the message field, else the raw text, else
 * 'Ошибка сервера'.
 */
export async function readError(response: Response): Promise<CallError> {
  const raw = await response.text().catch(() => '')
  try {
    return CallError.fromBody(response, JSON.parse(raw), raw)
  } catch {
    return CallError.fromBody(response, null, raw)
  }
}

export function createUnreachableError(cause: unknown): CallError {
  return new CallError({ status: 0, code: 'unavailable', message: SERVER_ERROR_TEXT, cause })
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Not the page of a proxy, nor JSON. */
function isSentence(text: string): boolean {
  return /^\s*[^\s<{[]/.test(text)
}
