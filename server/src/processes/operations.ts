// What operators and balancers ask a process, on a port of its own that the public never reaches.
// Liveness: the process answers. Readiness: it can serve, so a balancer may send people here.
import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { readDatabaseTime } from '../db/clock.ts'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../platform/metrics.ts'

export interface Operations {
  port: number
  /** from now on: not ready */
  drain(): void
  close(): Promise<void>
}

export async function startOperations(
  host: string,
  port: number,
  database: Database,
  { registry }: Metrics,
): Promise<Operations> {
  measureClock(registry, database)
  let draining = false
  const answer = (response: ServerResponse, status: number, body: string, type = 'text/plain') =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)

  const server = createServer((request, response) => {
    const routes: Record<string, () => Promise<void> | void> = {
      '/health/live': () => void answer(response, 200, 'live'),
      '/health/ready': async () => {
        const problem = draining ? 'draining' : await findDatabaseProblem(database)
        answer(response, problem ? 503 : 200, problem ?? 'ready')
      },
      '/metrics': async () => void answer(response, 200, await registry.metrics(), 'text/plain; version=0.0.4'),
    }
    const route = routes[request.url ?? ''] ?? (() => void answer(response, 404, 'not found'))
    // a metric may query a database that is down, which must not end the process
    void Promise.resolve()
      .then(route)
      .catch(() => answer(response, 503, 'not now'))
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: address && typeof address === 'object' ? address.port : port,
    drain: () => {
      draining = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function findDatabaseProblem(database: Database): Promise<string | null> {
  try {
    await sql`select 1`.execute(database)
    return null
  } catch {
    return 'no database'
  }
}

/** Also the processes that read no portal work by their own clock: sessions and second factors end by it. */
function measureClock(registry: Registry, database: Database): void {
  const gauge: Gauge = new Gauge({
    name: 'tendertap_clock_ahead_seconds',
    help: "How far the clock of this process is ahead of the database's",
    registers: [registry],
    collect: async () => {
      // The other metrics are needed most while the database is away.
      const now = await readDatabaseTime(database).catch(() => null)
      gauge.set(now === null ? Number.NaN : (Date.now() - now.getTime()) / 1000)
    },
  })
}
