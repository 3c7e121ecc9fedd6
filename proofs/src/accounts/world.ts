// The people who send requests in this proof, and the replies.
import { randomUUID } from 'node:crypto'
import type { Path } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { makePrincipal, makeTenant, makeToken, type Principal } from '../guards/tenants.ts'

export interface Reply {
  status: number
  /** the text of a refusal; null when its fields `error` and `message` differ */
  text: string | null
  /** the fields that were refused, each with its problem */
  problems: string[]
  body: Readonly<Record<string, unknown>>
}

export interface World {
  url: string
  db: Database
  workspaceId: string
  /** a member with nothing but a seat and the role of a lead */
  lead: Principal
  tokens: Readonly<Record<'admin' | 'lead' | 'superadmin', string>>
  send(path: Path, input: object, token?: string): Promise<Reply>
}

export interface Rule {
  rule: string
  holds(world: World): Promise<boolean>
}

export const anEmail = () => `${randomUUID()}@accounts.example`

export async function makeWorld(db: Database, url: string): Promise<World> {
  const { workspaceId } = await makeTenant(db, { mark: 'accounts', subscribed: true })
  const lead = await makePrincipal(db, workspaceId, ['lead'])
  return {
    url,
    db,
    workspaceId,
    lead,
    tokens: {
      admin: await makeToken(db, await makePrincipal(db, workspaceId, ['admin'])),
      lead: await makeToken(db, lead),
      superadmin: await makeToken(db, await makePrincipal(db, null, ['superadmin'])),
    },
    send: (path, input, token) => send(url, path, input, token),
  }
}

async function send(url: string, path: Path, input: object, token?: string): Promise<Reply> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(10_000),
  })
  const body = (await response.json()) as {
    error?: string
    message?: string
    details?: { field: string; problem: string }[]
  }
  const refused = !response.ok
  return {
    status: response.status,
    text: refused && body.error === body.message ? (body.error ?? null) : null,
    problems: refused ? (body.details ?? []).map(({ field, problem }) => `${field} ${problem}`) : [],
    body,
  }
}
