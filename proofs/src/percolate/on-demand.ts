// How long a person waits for the receipts of an opened lot, over HTTP.
import type { Database } from '@tendertap/server/db/database'
import type { RoleUrls } from '@tendertap/server/db/roles'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeToken, SECRET } from '../guards/tenants.ts'
import type { LotKey } from './rates.ts'

/** Milliseconds of each call, for a workspace with ten profiles. */
export async function measureOnDemand(
  context: Context,
  urls: RoleUrls,
  owner: Database,
  lots: readonly LotKey[],
): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`select id from workspace order by id limit 1`.execute(owner)
  const workspaceId = rows[0]?.id ?? ''
  const token = await makeToken(owner, await makePrincipal(owner, workspaceId, ['lead']))
  const { url } = await context.api(urls, { SESSION_SECRET: SECRET })
  const open = async (lotId: number) => {
    const started = performance.now()
    const response = await fetch(`${url}/api/matching/getLotMatches`, {
      method: 'POST',
      body: JSON.stringify({ lotId }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    })
    const matches: unknown = await response.json()
    if (!response.ok || !Array.isArray(matches) || matches.length !== 10)
      throw new Error(`The lot ${lotId} was not scored against ten profiles: ${JSON.stringify(matches).slice(0, 300)}`)
    return performance.now() - started
  }
  const times: number[] = []
  // the first call of a process loads the model
  for (const { id } of lots.slice(0, 10)) await open(id)
  for (const { id } of lots.slice(10)) times.push(await open(id))
  return times
}
