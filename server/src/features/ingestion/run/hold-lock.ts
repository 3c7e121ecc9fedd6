// One process per source and kind of work, by a lock that lives as long as a connection: when its holder dies, the next
// one has it.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const TRY_AGAIN_MS = 1_000

/** Told again and again who has the lock; answers whether to go on waiting. */
export type WhileTaken = (holder: string) => Promise<boolean>

/** Waits for the lock, then works as long as it is held. `work` is told to stop when the connection is lost. */
export async function whileHolding(
  url: string,
  lock: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  whileTaken?: WhileTaken,
): Promise<void> {
  const lost = new AbortController()
  // a dead network must not keep the lock for hours
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
    const either = AbortSignal.any([signal, lost.signal])
    while (!(await isGranted(client, lock))) {
      if (whileTaken && !(await whileTaken(await holderOf(client, lock)))) return
      await wait(TRY_AGAIN_MS, undefined, { signal: either })
    }
    await work(either)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isGranted(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [lock])
  return rows[0]?.granted ?? false
}

async function holderOf(client: pg.Client, lock: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; host: string | null; since: Date | null }>(
    `select l.pid, host(a.client_addr) as host, a.backend_start as since from pg_locks l left join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database()) and (l.classid::bigint << 32) | l.objid::bigint = $1`,
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
