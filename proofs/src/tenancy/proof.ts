import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { api } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { scoper } from '@tendertap/server/db/scope'
import { openStore } from '@tendertap/server/documents/open-store'
import { asSuperuser } from '@tendertap/server/testing/local-postgres'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { exactly, proof, told } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { makeDocument } from '../guards/catalogue.ts'
import { fencedTables, rowsOf } from '../guards/fill-tables.ts'
import { isBuilt, OBJECTS_TO_COME, OWNED } from '../guards/objects.ts'
import { exampleWithObjects } from '../guards/requests.ts'
import type { Tenant } from '../guards/tenants.ts'
import { fewOf, makeCompanies, withoutOperator } from './companies.ts'
import { countCrossed } from './crossed.ts'
import type { Findings } from './findings.ts'
import { runMatrix } from './matrix.ts'
import { runRoutes } from './routes.ts'
import { RULES } from './rules.ts'
import { runTokens } from './tokens.ts'

type Fault = 'both-walls-down' | 'gate-open'

export const tenancy = proof({
  title: 'no company sees or changes anything of another, no role does what it may not',
  usualSeconds: 70,
  bars: {
    calls: exactly(Object.keys(api).length, 'calls', 'covered'),
    tables: told('tables', 'of the other company, each with rows in it'),
    cells: told('cells', 'of call × person × object × token, asked over HTTP'),
    wrong: exactly(0, 'cells', 'answered against the rules'),
    leaks: exactly(0, 'answers', 'with a byte of the other company'),
    differences: exactly(0, 'cells', 'where a foreign object answers otherwise than an absent one'),
    unreached: exactly(0, 'calls', 'on an object of one’s own that succeeded for nobody'),
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
    const store = openStore(pathToFileURL(await context.folder()).href)
    const bothWalls = await startApi(context, urls, { store })
    const companies = await makeCompanies(owner, bothWalls)
    const { foreign, mine, lapsed } = companies
    const fileName = await makeDocument(owner, store, Number(mine.tenant.objects.tenderId))
    const tables = await fencedTables(owner)
    const before = await fingerprint(owner, tables, foreign)
    const withoutPredicates = () =>
      startApi(context, urls, { store, inScope: (databases) => scoper(databases, () => sql`true`) })
    context.say(`not built yet, so nobody has one: ${OBJECTS_TO_COME.join(', ')}`)

    const found: Findings[] = []
    const pass = async (name: string, url: string, company = fewOf(mine)) => {
      const passed = [
        await runRoutes(url, owner, company.people, companies, fileName),
        await runMatrix(url, owner, company, companies),
      ]
      context.say(`${name}: ${sum(passed, (one) => one.cells)} cells`)
      found.push(...passed)
    }
    if (context.fault === 'gate-open') Object.assign(api['lots/setOfferPrice'], { access: 'anyone' })
    if (context.fault === 'both-walls-down') {
      await switchSecurityOff(urls.owner, tables)
      await pass('no wall', await withoutPredicates())
    } else {
      await pass('both walls', bothWalls, context.fault ? fewOf(mine) : mine)
    }
    if (!context.fault) {
      // roles, subscription and token are asked for before any wall, so once is enough
      found.push(await runMatrix(bothWalls, owner, lapsed, companies))
      found.push(await runTokens(bothWalls, owner, mine, fileName))
      // the operator's policies open every company's subscription and requests; only the predicate keeps them out of
      // calls that are not the panel's
      await pass('row-level security alone', await withoutPredicates(), withoutOperator(fewOf(mine)))
      await switchSecurityOff(urls.owner, tables)
      await pass('the workspace in every query alone', bothWalls)
    }
    for (const finding of found
      .flatMap(({ wrong, leaks, differences }) => [...wrong, ...leaks.map((leak) => `leak: ${leak}`), ...differences])
      .slice(0, 10))
      context.say(finding)
    const unreached = unreachedCalls(found)
    for (const path of unreached) context.say(`${path} succeeded for nobody`)
    const after = await fingerprint(owner, tables, foreign)
    return {
      calls: new Set(RULES.map((rule) => rule.path)).size,
      tables: tables.length,
      cells: sum(found, (one) => one.cells),
      wrong: sum(found, (one) => one.wrong.length),
      leaks: sum(found, (one) => one.leaks.length),
      differences: sum(found, (one) => one.differences.length),
      unreached: unreached.length,
      changed:
        after.filter((row) => !before.includes(row)).length + before.filter((row) => !after.includes(row)).length,
      crossed: context.fault
        ? 0
        : await countCrossed(await startApi(context, urls, { pool: 2 }), owner, [...mine.people, ...lapsed.people]),
    }
  },
})

const sum = (findings: readonly Findings[], figure: (one: Findings) => number) =>
  findings.reduce((total, one) => total + figure(one), 0)

/** A call that refuses even the owner of an object shows nothing by refusing a stranger. */
function unreachedCalls(found: readonly Findings[]): string[] {
  const namesOwned = RULES.filter(({ path }) =>
    exampleWithObjects(path).standIns.some((standIn) => OWNED.includes(standIn)),
  )
  return namesOwned
    .map(({ path }) => path)
    .filter((path) => isBuilt(path) && !found.some(({ succeeded }) => succeeded.has(path)))
}

/** A hash of every row that belongs to the company; its pending application is the operator's to decide. */
async function fingerprint(owner: Database, tables: readonly string[], tenant: Tenant): Promise<string[]> {
  const hashes: string[] = []
  for (const table of tables)
    for (const row of await rowsOf(owner, table, tenant))
      hashes.push(createHash('sha256').update(`${table} ${row}`).digest('hex'))
  return hashes
}

async function switchSecurityOff(ownerUrl: string, tables: readonly string[]): Promise<void> {
  const { port, pathname } = new URL(ownerUrl)
  const statements = tables.map((table) => `alter table ${table} disable row level security`).join(';')
  await asSuperuser(Number(port), (client) => client.query(statements), pathname.slice(1))
}
