// How long the database lets a session run one statement, wait for one lock, and keep a transaction open without a
// statement. A session that breaks a limit gets an error, so that nobody waits behind it for ever.

export interface TimeLimits {
  statementMs: number
  lockMs: number
  idleInTransactionMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
// A process that hangs in a transaction loses its locks after this.
const HUNG_MS = 30 * SECOND
// Longer than that, so that whoever waits for a hung session gets the lock.
const BEHIND_HUNG_MS = 60 * SECOND

export const TIME_LIMITS = {
  /** a person waits */
  api: { statementMs: 5 * SECOND, lockMs: 3 * SECOND, idleInTransactionMs: HUNG_MS },
  worker: { statementMs: MINUTE, lockMs: BEHIND_HUNG_MS, idleInTransactionMs: HUNG_MS },
  /**
   * In a first load of 15,000 lots the longest statement, the index rows of a page, took 0.3 s on a busy machine. The
   * nightly check and a new monthly partition may read a whole table.
   */
  ingest: { statementMs: 2 * MINUTE, lockMs: BEHIND_HUNG_MS, idleInTransactionMs: HUNG_MS },
  command: { statementMs: 10 * MINUTE, lockMs: BEHIND_HUNG_MS, idleInTransactionMs: HUNG_MS },
  /** compares and merges whole tables, in a transaction that is idle while the last payloads are derived */
  rederive: { statementMs: 60 * MINUTE, lockMs: 10 * MINUTE, idleInTransactionMs: 60 * MINUTE },
  /** Whoever comes after a waiting migration waits behind it, so it waits for a moment only and tries again. */
  migration: { statementMs: 60 * MINUTE, lockMs: 2 * SECOND, idleInTransactionMs: HUNG_MS },
} as const satisfies Record<string, TimeLimits>

/** For pg's clients and pools. */
export function toClientSettings({ statementMs, lockMs, idleInTransactionMs }: TimeLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
}

/** The same as command-line options, for a library that opens its connections itself. */
export function toConnectionOptions(limits: TimeLimits): string {
  return Object.entries(toClientSettings(limits))
    .map(([name, ms]) => `-c ${name}=${ms}`)
    .join(' ')
}
