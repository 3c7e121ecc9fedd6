import type { ErrorCode } from '@tendertap/contract/errors/errors'

/**
 * An expected refusal: the caller gets its code and text. Anything else that is thrown is a bug and becomes
 * `server_error`.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
