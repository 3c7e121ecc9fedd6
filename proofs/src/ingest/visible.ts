// The time from a publication at the portal until a person finds the lot.
import { setTimeout as wait } from 'node:timers/promises'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { freePort } from '@tendertap/server/testing/local-postgres'
import type { Context } from '../frame/context.ts'
import { makePrincipal, SECRET, makeToken } from '../guards/tenants.ts'
import type { SimulatedPortals } from './portals.ts'

const TIMEOUT_MS = 20_000

/** Seconds, the slowest of several. */
export async function measureVisibility(
  context: Context,
  urls: RoleUrls,
  portals: SimulatedPortals,
  pollMs: number,
): Promise<number> {
  const owner = context.open(urls.owner)
  const api = await context.api(urls, { SESSION_SECRET: SECRET })
  const operationsPort = await freePort()
  await context.node(
    'server/src/processes/ingest.ts',
    {
      ...portals.environment,
      INGEST_POLL_MS: String(pollMs),
      INGESTION_DATABASE_URL: urls.ingestion,
      OPERATIONS_PORT: String(operationsPort),
    },
    `http://127.0.0.1:${operationsPort}/health/live`,
  )
  const token = await makeToken(owner, await makePrincipal(owner, null, ['superadmin']))
  const isVisible = async (code: string) => {
    const response = await fetch(`${api.url}/api/lots/getLots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ code, page: 1, limit: 10 }),
    })
    if (!response.ok) throw new Error(`lots/getLots: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { total: number }).total > 0
  }
  let slowest = 0
  // the first publication may come just before a poll; then the second one comes just after it
  const publications = context.fault ? 2 : context.long ? 20 : 5
  for (let i = 0; i < publications; i += 1) {
    const { tenders } = await portals.publish()
    const started = performance.now()
    while (!(await isVisible(`${tenders[0]}-1`)) && performance.now() - started < TIMEOUT_MS) await wait(50)
    slowest = Math.max(slowest, (performance.now() - started) / 1000)
    // so that the next publication does not always come at the same moment of the poll
    await wait(Math.random() * 1_000)
  }
  return slowest
}
