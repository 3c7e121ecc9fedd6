import { AppError } from '../../platform/app-error.ts'

/** Too many calls of one person or address. It is refused in memory: the audit log has no row of it. */
export class OverLimit extends AppError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too_many_requests')
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds))
  }
}
