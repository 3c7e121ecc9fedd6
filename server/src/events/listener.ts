// One connection per process learns from the database which workspace has new events. After a lost connection any
// workspace may have some.
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../platform/log.ts'

const CHANNEL = 'live_event'
// A connection that was cut without notice looks like one without events, so a ping tests it.
const PING_MS = 10_000
const TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

export interface ListenerParts {
  url: string
  log: Log
  onNewEvents(workspaceId: string): void
  /** the connection is open, for the first time or again */
  onListening(): void
}

export interface Listener {
  close(): Promise<void>
}

export function listen({ url, log, onNewEvents, onListening }: ListenerParts): Listener {
  const closing = new AbortController()
  const { signal } = closing
  const closed = once(signal, 'abort').then(() => null)

  async function listenUntilLost(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tendertap-events',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    const lost = Promise.withResolvers<Error>()
    client.on('error', lost.resolve)
    client.on('end', () => lost.resolve(new Error('the connection ended')))
    client.on('notification', ({ payload }) => payload && onNewEvents(payload))
    let ping: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      onListening()
      ping = setInterval(() => void client.query('select 1').catch(lost.resolve), PING_MS)
      const problem = await Promise.race([lost.promise, closed])
      if (problem) throw problem
    } finally {
      clearInterval(ping)
      // a dead connection may never confirm its end
      const ended = client.end().catch(() => undefined)
      if (signal.aborted) await ended
    }
  }

  async function run(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (!signal.aborted) {
      const begun = Date.now()
      try {
        await listenUntilLost()
      } catch (error) {
        if (signal.aborted) return
        log.warn({ err: error }, 'the connection for live events was lost, connecting again')
      }
      if (Date.now() - begun > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS
      await setTimeout(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }

  const ran = run()
  return {
    close: () => {
      closing.abort()
      return ran
    },
  }
}
