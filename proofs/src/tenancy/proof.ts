import { createHash } from 'node:crypto'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { scoper } from '@tendertap/server/db/scope'
import { asSuperuser } from '@tendertap/server/testing/local-postgres'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { exactly, proof, told } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { ask, inParallel } from '../guards/requests.ts'
import { CANARY, everyRoleSet, makePrincipal, makeTenant, tokenOf, type Tenant } from '../guards/tenants.ts'
import { runMatrix, runTokens, type Company, type Findings, type Rule } from './matrix.ts'

// Copied before a planted fault can touch the contract.
const RULES: readonly Rule[] = (Object.entries(api) as [Path, Call][]).map(([path, { access, needsSubscription }]) => ({
  path,
  access,
  needsSubscription,
}))

type Fault = 'both-walls-down' | 'gate-open'

export const tenancy = proof({
  title: 'no company sees or changes anything of another, no role does what it may not',
  bars: {
    calls: exactly(Object.keys(api).length, 'calls', 'covered'),
    cells: told('cells', 'of call × person × object × token, asked over HTTP'),
    wrong: exactly(0, 'cells', 'answered against the rules'),
    leaks: exactly(0, 'answers', 'with a byte of the other company'),
    differences: exactly(0, 'cells', 'where a foreign object answers otherwise than an absent one'),
    changed: exactly(0, 'rows', 'of the other company changed'),
    crossed: exactly(0, 'answers', 'of 1,000 mixed requests on two connections that reached the wrong person'),
  },
  faults: {
    'both-walls-down': 'queries forget the workspace and row-level security is off',
    'gate-open': 'one call lets anyone in',
  },
  run: async (context: Context<Fault>) => {
    const urls = await context.database({ durable: false })
    const owner = context.open(urls.owner, 4)
    const foreign = await makeTenant(owner, { mark: CANARY, subscribed: true })
    const mine = await company(owner, true)
    const lapsed = await company(owner, false)
    const tables = await workspaceTables(owner)
    const before = await fingerprint(owner, tables, foreign)
    const noPredicates = (databases: Parameters<typeof scoper>[0]) => scoper(databases, () => sql`true`)
    const securityOff = () => switchSecurityOff(urls.owner, tables)

    const found: Findings[] = []
    const pass = async (name: string, url: string) => {
      const passed = [await runMatrix(url, owner, RULES, mine, foreign)]
      // whose subscription has ended and whose token is dead is asked before any wall, so once is enough
      if (found.length === 0 && !context.fault)
        passed.push(await runMatrix(url, owner, RULES, lapsed, foreign), await runTokens(url, owner, RULES, mine))
      context.say(`${name}: ${sum(passed, (one) => one.cells)} cells`)
      found.push(...passed)
    }
    if (context.fault === 'gate-open') Object.assign(api['lots/setOfferPrice'], { access: 'anyone' })
    if (context.fault === 'both-walls-down') await securityOff()
    const open = context.fault === 'both-walls-down'
    await pass(open ? 'no wall' : 'both walls', await startApi(context, urls, open ? { inScope: noPredicates } : {}))
    if (!context.fault) {
      await pass('row-level security alone', await startApi(context, urls, { inScope: noPredicates }))
      await securityOff()
      await pass('the workspace in every query alone', await startApi(context, urls))
    }
    for (const finding of found
      .flatMap(({ wrong, leaks, differences }) => [...wrong, ...leaks.map((leak) => `leak: ${leak}`), ...differences])
      .slice(0, 10))
      context.say(finding)
    const after = await fingerprint(owner, tables, foreign)
    return {
      calls: new Set(RULES.map((rule) => rule.path)).size,
      cells: sum(found, (one) => one.cells),
      wrong: sum(found, (one) => one.wrong.length),
      leaks: sum(found, (one) => one.leaks.length),
      differences: sum(found, (one) => one.differences.length),
      changed:
        after.filter((row) => !before.includes(row)).length + before.filter((row) => !after.includes(row)).length,
      crossed: context.fault ? 0 : await countCrossed(context, urls, owner, [mine, lapsed]),
    }
  },
})

const sum = (findings: readonly Findings[], figure: (one: Findings) => number) =>
  findings.reduce((total, one) => total + figure(one), 0)

async function company(owner: Database, subscribed: boolean): Promise<Company> {
  const tenant = await makeTenant(owner, { mark: 'своя', subscribed })
  const people = await everyRoleSet(owner, tenant.workspaceId)
  if (subscribed) people.push(await makePrincipal(owner, null, ['superadmin']))
  return { tenant, people, subscribed }
}

async function workspaceTables(owner: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    owner,
  )
  return rows.map((row) => row.name)
}

/** A hash of every row that belongs to the company; its pending application is the operator's to decide. */
async function fingerprint(owner: Database, tables: readonly string[], { workspaceId }: Tenant): Promise<string[]> {
  const hashes: string[] = []
  for (const table of tables) {
    const column = table === 'workspace' ? 'id' : 'workspace_id'
    const { rows } = await sql<{
      row: string
    }>`select t::text as row from ${sql.table(table)} t where ${sql.ref(column)} = ${workspaceId}`.execute(owner)
    hashes.push(...rows.map(({ row }) => createHash('sha256').update(`${table} ${row}`).digest('hex')))
  }
  return hashes
}

async function switchSecurityOff(ownerUrl: string, tables: readonly string[]): Promise<void> {
  const { port, pathname } = new URL(ownerUrl)
  const statements = tables.map((table) => `alter table ${table} disable row level security`).join(';')
  await asSuperuser(Number(port), (client) => client.query(statements), pathname.slice(1))
}

/** Two connections, many people at once: does anybody get another's profile? */
async function countCrossed(
  context: Context,
  urls: Awaited<ReturnType<Context['database']>>,
  owner: Database,
  companies: readonly Company[],
): Promise<number> {
  const url = await startApi(context, urls, { pool: 2 })
  const everyone = await Promise.all(
    companies.flatMap(({ people }) => people).map(async (person) => ({ person, token: await tokenOf(owner, person) })),
  )
  let crossed = 0
  await inParallel(
    Array.from({ length: 1_000 }, (_, index) => everyone[(index * 37) % everyone.length]),
    async (one) => {
      if (!one) return
      const { body } = await ask(url, 'me/getMe', '{}', one.token)
      const profile = JSON.parse(body) as { id?: string; WorkspaceId?: string | null }
      if (profile.id !== one.person.userId || profile.WorkspaceId !== one.person.workspaceId) crossed += 1
    },
    32,
  )
  return crossed
}
