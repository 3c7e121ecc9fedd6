// A member who searches the catalogue, over HTTP.
import type { Input, Output } from '@tendertap/contract/calls/index'
import type { RoleUrls } from '@tendertap/server/db/roles'
import type { Context } from '../frame/context.ts'
import { makePrincipal, makeTenant, makeToken, SECRET } from '../guards/tenants.ts'

export type Ask = (filter: Input<'lots/getLots'>) => Promise<Output<'lots/getLots'>>

/** Call it when the catalogue is filled: a company needs a lot, and would make one of its own. */
export async function startSearching(context: Context, urls: RoleUrls): Promise<Ask> {
  const owner = context.open(urls.owner, 2)
  const { workspaceId } = await makeTenant(owner, { mark: 'relevance', subscribed: true })
  const token = await makeToken(owner, await makePrincipal(owner, workspaceId, ['lead']))
  const { url } = await context.api(urls, { SESSION_SECRET: SECRET })
  return async (filter) => {
    const response = await fetch(`${url}/api/lots/getLots`, {
      method: 'POST',
      body: JSON.stringify(filter),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${JSON.stringify(filter)} was refused: ${await response.text()}`)
    return (await response.json()) as Output<'lots/getLots'>
  }
}
