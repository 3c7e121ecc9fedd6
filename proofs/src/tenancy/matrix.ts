// Every call × everybody × own, foreign, absent and malformed objects × states of the token.
import { randomUUID } from 'node:crypto'
import type { Access } from '@tendertap/contract/access'
import type { Path } from '@tendertap/contract/calls/index'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import type { Database } from '@tendertap/server/db/database'
import { ask, inParallel, inputOf, standInsOf, withObjects, type Answer } from '../guards/requests.ts'
import { CANARY, OWNED, tokenOf, type Principal, type Tenant, type TokenState } from '../guards/tenants.ts'

export interface Rule {
  path: Path
  access: Access
  needsSubscription: boolean
}

export interface Company {
  tenant: Tenant
  people: readonly Principal[]
  subscribed: boolean
}

export interface Findings {
  cells: number
  /** answers that the rules do not allow */
  wrong: string[]
  /** answers with a byte of the other company in them */
  leaks: string[]
  /** a stranger's object answered otherwise than an absent one */
  differences: string[]
}

/** The rules written down once more, apart from the code under test. */
function expectedRefusal(
  { access, needsSubscription }: Rule,
  person: Principal | null,
  subscribed: boolean,
): string | null {
  if (access === 'anyone') return null
  if (!person) return 'unauthorized'
  const isMember = person.workspaceId !== null
  const isSuperadmin = person.roles.includes('superadmin')
  const allowed =
    access === 'signed in' ||
    (access === 'member' && isMember) ||
    (access === 'member or superadmin' && (isMember || isSuperadmin)) ||
    (Array.isArray(access) && access.some((role) => person.roles.includes(role)))
  if (!allowed) return 'forbidden'
  return needsSubscription && isMember && !subscribed ? 'subscription_required' : null
}

const GATE = new Set(['unauthorized', 'forbidden', 'subscription_required'])
const ABSENT: Readonly<Partial<Record<StandIn, unknown>>> = {
  lotId: 9_007_199_254_740_000,
  tenderId: 9_007_199_254_740_000,
}

export async function runMatrix(
  url: string,
  owner: Database,
  rules: readonly Rule[],
  mine: Company,
  foreign: Tenant,
): Promise<Findings> {
  const findings: Findings = { cells: 0, wrong: [], leaks: [], differences: [] }
  const see = (what: string, answer: Answer, mayKnowAll: boolean) => {
    findings.cells += 1
    if (answer.received.includes(CANARY) && !mayKnowAll) findings.leaks.push(what)
    return answer
  }
  const people: (Principal | null)[] = [...mine.people, null]
  const cells = rules.flatMap((rule) => people.map((person) => ({ rule, person })))
  await inParallel(cells, async ({ rule, person }) => {
    const { path } = rule
    const who = `${path} by ${person?.name ?? 'nobody'}`
    const expected = expectedRefusal(rule, person, mine.subscribed)
    // the operator reviews every company's application and subscription
    const mayKnowAll = Boolean(person?.roles.includes('superadmin')) && path.startsWith('superadmin/')
    const send = async (variant: string, replace: (standIn: StandIn) => unknown) => {
      // signing out ends the session, so everyone comes with a new one
      const token = person && (await tokenOf(owner, person))
      const own = (standIn: StandIn) => (standIn === 'email' && person ? person.email : replace(standIn))
      return see(`${who}, ${variant}`, await ask(url, path, JSON.stringify(inputOf(path, own)), token), mayKnowAll)
    }
    const judge = (variant: string, answer: Answer) => {
      const gate = answer.code !== null && GATE.has(answer.code) ? answer.code : null
      if (gate !== expected || answer.status === 500)
        findings.wrong.push(`${who}, ${variant}: ${answer.status} ${answer.code}, expected ${expected ?? 'an answer'}`)
    }
    judge('own object', await send('own object', withObjects(mine.tenant.objects)))

    const named = standInsOf(path)
    const replaceable = named.filter((standIn) => OWNED.includes(standIn) || standIn in ABSENT)
    if (replaceable.length === 0 || !person) return
    const variant = (name: string, value: (standIn: StandIn) => unknown) =>
      send(name, (standIn) => (replaceable.includes(standIn) ? value(standIn) : mine.tenant.objects[standIn]))
    const absent = await variant('absent object', (standIn) => ABSENT[standIn] ?? randomUUID())
    judge('absent object', absent)
    const malformed = await variant('malformed object', () => ({ $ne: null }))
    if (expected === null && malformed.status !== 400)
      findings.wrong.push(`${who}, malformed object: ${malformed.status}`)
    if (!named.some((standIn) => OWNED.includes(standIn))) return
    const stranger = await variant('foreign object', (standIn) => foreign.objects[standIn])
    judge('foreign object', stranger)
    const limited = [stranger.status, absent.status].includes(429)
    if (!limited && (stranger.status !== absent.status || stranger.body !== absent.body))
      findings.differences.push(`${who}: ${stranger.body} instead of ${absent.body}`)
  })
  return findings
}

const DEAD: readonly TokenState[] = ['expired', 'ended', 'forged', 'garbage']

/** A token that is not a live session opens nothing. */
export async function runTokens(
  url: string,
  owner: Database,
  rules: readonly Rule[],
  { tenant, people }: Company,
): Promise<Findings> {
  const findings: Findings = { cells: 0, wrong: [], leaks: [], differences: [] }
  const everything = people.find((person) => person.roles.length === 5)
  if (!everything) throw new Error('nobody has all roles')
  const states = [null, ...DEAD]
  const cells = rules
    .filter((rule) => rule.access !== 'anyone')
    .flatMap((rule) => states.map((state) => ({ rule, state })))
  await inParallel(cells, async ({ rule, state }) => {
    const token = state && (await tokenOf(owner, everything, state))
    const { status, code } = await ask(
      url,
      rule.path,
      JSON.stringify(inputOf(rule.path, withObjects(tenant.objects))),
      token,
    )
    findings.cells += 1
    if (status !== 401 || code !== 'unauthorized')
      findings.wrong.push(`${rule.path} with ${state ?? 'no'} token: ${status} ${code}`)
  })
  return findings
}
