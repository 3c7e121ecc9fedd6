// Lets one process per source do each kind of work. The lock belongs to a connection: when its holder dies, the next
// process gets it.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const TRY_AGAIN_MS = 1_000

/** Called before each wait with a description of the holder; gives whether to go on waiting. */
export type OnLockTaken = (holder: string) => Promise<boolean>

/** Waits for the lock, then works while it is held. The signal of `work` is aborted when the connection is lost. */
export async function runWithLock(
  url: string,
  lock: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  onLockTaken?: OnLockTaken,
): Promise<void> {
  const lost = new AbortController()
  // Without keep-alive a dead network would keep the lock for hours.
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tendertap-ingest-lock',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  client.on('error', (cause) => lost.abort(cause))
  client.on('end', () => lost.abort(new Error('The connection that held the lock has ended')))
  await client.connect()
  try {
    const stopped = AbortSignal.any([signal, lost.signal])
    while (!(await tryLock(client, lock))) {
      if (onLockTaken && !(await onLockTaken(await describeHolder(client, lock)))) return
      await wait(TRY_AGAIN_MS, undefined, { signal: stopped })
    }
    await work(stopped)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function tryLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [lock])
  return rows[0]?.granted ?? false
}

async function describeHolder(client: pg.Client, lock: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; host: string | null; since: Date | null }>(
    `select lock.pid, host(session.client_addr) as host, session.backend_start as since from pg_locks lock left join pg_stat_activity session using (pid)
     where lock.locktype = 'advisory' and lock.granted and lock.database = (select oid from pg_database where datname = current_database()) and (lock.classid::bigint << 32) | lock.objid::bigint = $1`,
    [lock],
  )
  const [holder] = rows
  if (!holder) return 'just ending'
  return [
    `session ${holder.pid}`,
    holder.host && `from ${holder.host}`,
    holder.since && `since ${holder.since.toISOString()}`,
  ]
    .filter(Boolean)
    .join(' ')
}
