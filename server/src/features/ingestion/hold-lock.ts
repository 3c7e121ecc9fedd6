// One process per source and kind of work, by a lock that lives as long as a connection: when its holder dies, the next one has it.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const TRY_AGAIN_MS = 1_000

/** Waits for the lock, then works as long as it is held. `work` is told to stop when the connection is lost. */
export async function whileHolding(url: string, lock: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const lost = new AbortController()
  // a dead network must not keep the lock for hours
  const client = new pg.Client({ connectionString: url, application_name: 'tendertap-ingest-lock', keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
  client.on('error', (cause) => lost.abort(cause))
  client.on('end', () => lost.abort(new Error('The connection that held the lock has ended')))
  await client.connect()
  try {
    const either = AbortSignal.any([signal, lost.signal])
    while (!(await isGranted(client, lock))) await wait(TRY_AGAIN_MS, undefined, { signal: either })
    await work(either)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isGranted(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>('select pg_try_advisory_lock($1) as granted', [lock])
  return rows[0]?.granted ?? false
}
