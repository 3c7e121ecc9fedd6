// The whole product on this machine: PostgreSQL, the demo world in it, and the API that also serves the web application.
import { randomBytes } from 'node:crypto'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { freePort, roleUrls } from '@tendertap/server/testing/local-postgres'
import { loadDemoWorld } from './demo/load.ts'
import { emptyDatabase, startDevelopmentPostgres } from './development-postgres.ts'
import { startProcess, type RunningProcess } from './server-process.ts'

const DATABASE = 'tendertap_demo'

export interface Stack {
  url: string
  stop(): Promise<void>
}

export interface StackSettings {
  port?: number
  webRoot?: string
  watch?: boolean
  quiet?: boolean
  built?: boolean
}

/** The demo world's dates count from its start, so the database is made anew each time. */
export async function startStack({ port, webRoot, watch = false, quiet = false, built = false }: StackSettings): Promise<Stack> {
  const postgres = await startDevelopmentPostgres()
  const running: RunningProcess[] = []
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()))
    await postgres.stop()
  }
  try {
    await emptyDatabase(postgres.port, DATABASE)
    const urls = roleUrls(postgres.port, DATABASE)
    await prepareDatabase(urls.owner)
    await loadDemoWorld(urls, new Date())
    const apiPort = port ?? (await freePort())
    const url = `http://127.0.0.1:${apiPort}`
    const start = async (name: string, environment: Record<string, string>) => {
      const operationsPort = await freePort()
      running.push(await startProcess({ name, environment: { ...environment, OPERATIONS_PORT: String(operationsPort) }, operationsPort, watch, quiet, built }))
    }
    await start('worker', { BACKGROUND_DATABASE_URL: urls.background })
    await start('api', {
      APPLICATION_DATABASE_URL: urls.application,
      OPERATOR_DATABASE_URL: urls.operator,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PORT: String(apiPort),
      PUBLIC_URL: url,
      DRAIN_MS: '0',
      ...(webRoot && { WEB_ROOT: webRoot }),
    })
    return { url, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
