// Changes to tables that people use wait for a lock only for a moment: everybody who comes later waits behind them.
// Whoever could not get the lock tries again after a pause.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** The sessions that change tables have this name; others see it in pg_stat_activity. */
export const MIGRATION_SESSION = 'tendertap-migrate'

export interface LockRetries {
  tries: number
  /** before the second try; each further pause is half as long again, up to the longest */
  firstPauseMs: number
  longestPauseMs: number
  /** called before each pause */
  onWait(blockers: string): void
}

// About five minutes.
export const LOCK_RETRIES: LockRetries = { tries: 30, firstPauseMs: 250, longestPauseMs: 10_000, onWait: () => {} }

const LOOK_EVERY_MS = 50

export async function retryWhenLocked<T>(
  ownerUrl: string,
  { tries, firstPauseMs, longestPauseMs, onWait }: LockRetries,
  work: () => Promise<T>,
): Promise<T> {
  let watch: BlockerWatch | null = null
  try {
    let pauseMs = firstPauseMs
    for (let done = 1; ; done += 1) {
      try {
        return await work()
      } catch (cause) {
        if (!isLockTimeout(cause)) throw cause
        watch ??= await watchBlockers(ownerUrl)
        if (done >= tries) throw new Error(`No lock after ${tries} tries. It is held by ${watch.blockers()}`, { cause })
        onWait(watch.blockers())
      }
      await wait(pauseMs)
      pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)
    }
  } finally {
    await watch?.stop()
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

/** Somebody else held the lock for longer than this session waits. */
export function isLockTimeout(cause: unknown): boolean {
  return (
    cause instanceof Error && (('code' in cause && cause.code === LOCK_NOT_AVAILABLE) || isLockTimeout(cause.cause))
  )
}

interface BlockerWatch {
  blockers(): string
  stop(): Promise<void>
}

/**
 * The database knows who blocks a session only while that session waits, so another session looks all the time. It
 * begins after the first try, which usually is the only one.
 */
async function watchBlockers(ownerUrl: string): Promise<BlockerWatch> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'tendertap-migrate-watch' })
  client.on('error', () => undefined)
  await client.connect()
  const stopped = new AbortController()
  let blockers = 'an unknown session'
  const look = async () => {
    while (!stopped.signal.aborted) {
      const { rows } = await client.query<{ blocker: string }>(
        `select distinct format('%s (session %s of %s)', coalesce(nullif(blocker.application_name, ''), 'a session without a name'), blocker.pid, blocker.usename) as blocker
         from pg_stat_activity waiting cross join unnest(pg_blocking_pids(waiting.pid)) as blocking join pg_stat_activity blocker on blocker.pid = blocking
         where waiting.datname = current_database() and waiting.application_name = $1`,
        [MIGRATION_SESSION],
      )
      if (rows.length > 0) blockers = rows.map((row) => row.blocker).join(', ')
      await wait(LOOK_EVERY_MS, undefined, { signal: stopped.signal })
    }
  }
  // A watcher that fails names nobody; the work itself goes on.
  const looked = look().catch(() => undefined)
  return {
    blockers: () => blockers,
    stop: async () => {
      stopped.abort()
      await looked
      await client.end()
    },
  }
}
