// The database's clock. What is stored carries its time, so that a process with a wrong clock stores nothing wrong.
import { sql } from 'kysely'
import type { Database } from './database.ts'

const MEASURE_EVERY_MS = 10_000

export interface DatabaseClock {
  now(): Date
  /** how far the clock of this process is ahead of the database's; negative when it is behind */
  ownAheadMs(): number
  stop(): void
}

export async function readDatabaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not tell its time')
  return row.now
}

/**
 * Follows the database's clock without asking it each time. Between two measurements the process counts on with its
 * monotonic timer, which no change of the system's clock touches.
 */
export async function followDatabaseClock(db: Database): Promise<DatabaseClock> {
  let measured = await measure(db)
  const timer = setInterval(() => {
    // Without an answer the last measurement holds.
    void measure(db).then(
      (next) => (measured = next),
      () => undefined,
    )
  }, MEASURE_EVERY_MS)
  timer.unref()
  return {
    now: () => new Date(measured.databaseMs + performance.now() - measured.at),
    ownAheadMs: () => measured.ownMs - measured.databaseMs,
    stop: () => clearInterval(timer),
  }
}

/** The answer's way to us is not added, so the followed clock is never ahead of the database's. */
async function measure(db: Database) {
  const databaseMs = (await readDatabaseTime(db)).getTime()
  return { databaseMs, ownMs: Date.now(), at: performance.now() }
}
