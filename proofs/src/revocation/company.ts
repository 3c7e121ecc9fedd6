// One company per cell, so that cells do not meet: the person who makes the call, and those who can take it from them.
import type { Path } from '@tendertap/contract/calls/index'
import { MEMBER_ROLES } from '@tendertap/domain/roles'
import type { PooledDatabase } from '@tendertap/server/db/database'
import { createSessionTokens } from '@tendertap/server/platform/tokens'
import { ask, type Answer } from '../guards/requests.ts'
import {
  makePrincipal,
  makeSession,
  makeTenant,
  makeToken,
  SECRET,
  type Principal,
  type Tenant,
} from '../guards/tenants.ts'

export interface World {
  owner: PooledDatabase
  url: string
  superadminToken: string
}

export type Caller = 'member' | 'superadmin'

export interface Company {
  world: World
  tenant: Tenant
  /** a member with every role, or a superadmin */
  person: Principal
  /** the session of the call that is held */
  sessionId: string
  token: string
  /** another session of the same person */
  otherToken: string
  /** another administrator of the company */
  adminToken: string
  /** where the held call comes from, and no other */
  address: string
}

const tokens = createSessionTokens(SECRET)
const HALF_DAY_MS = 12 * 3_600_000
let made = 0

export async function makeCompany(world: World, caller: Caller): Promise<Company> {
  const { owner } = world
  made += 1
  const number = made
  const tenant = await makeTenant(owner, { mark: `cell-${number}`, subscribed: true })
  const person =
    caller === 'member'
      ? await makePrincipal(owner, tenant.workspaceId, MEMBER_ROLES)
      : await makePrincipal(owner, null, ['superadmin'])
  const sessionId = await makeSession(owner, person)
  const expiresAt = new Date(Date.now() + HALF_DAY_MS)
  return {
    world,
    tenant,
    person,
    sessionId,
    token: await tokens.sign({ sessionId, userId: person.userId, expiresAt }),
    otherToken: await makeToken(owner, person),
    adminToken: await makeToken(owner, await makePrincipal(owner, tenant.workspaceId, ['admin'])),
    address: `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  }
}

/** Makes a call that must succeed. */
export async function succeed({ url }: World, path: Path, input: object, token: string | null): Promise<Answer> {
  const answer = await ask(url, path, JSON.stringify(input), token)
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status} ${answer.body}`)
  return answer
}
