import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { api } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { createScoper } from '@tendertap/server/db/scope'
import { openStore } from '@tendertap/server/documents/open-store'
import type { DocumentStore } from '@tendertap/server/documents/store'
import { anOwnFile, OWN_FILE_SIZE } from '@tendertap/server/testing/own-files'
import { asSuperuser } from '@tendertap/server/testing/local-postgres'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { exactly, proof, noBar } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { makeDocument } from '../guards/catalogue.ts'
import { listWorkspaceTables, readRows } from '../guards/fill-tables.ts'
import { COMPANY_OBJECTS } from '../guards/objects.ts'
import { findExampleWithObjects } from '../guards/requests.ts'
import type { Tenant } from '../guards/tenants.ts'
import {
  isKeyPerson,
  keepKeyPeople,
  keepMightyPeople,
  makeCompanies,
  withoutOperator,
  type Company,
} from './companies.ts'
import { countCrossed } from './crossed.ts'
import type { Findings } from './findings.ts'
import { EVERYTHING, runMatrix, type Extent } from './matrix.ts'
import { runRoutes } from './routes.ts'
import { RULES } from './rules.ts'
import { runTokens } from './tokens.ts'

/** in the short form */
const ALL_CALLS: Extent = { nobody: true, objectsBy: isKeyPerson, malformed: true }
/** where one of two checks is switched off: what others may not, was asked with both */
const ONE_CHECK: Extent = { nobody: false, objectsBy: () => true, malformed: false }

type Fault = 'no-isolation' | 'open-call'

export const tenancy = proof({
  title: 'no company sees or changes anything of another, no role does what it may not',
  bars: {
    calls: exactly(Object.keys(api).length, 'calls', 'covered'),
    tables: noBar('tables', 'of the other company, each with rows in it'),
    cells: noBar('cells', 'of call × person × object × token, asked over HTTP'),
    wrong: exactly(0, 'cells', 'answered against the rules'),
    leaks: exactly(0, 'answers', 'that contain data of the other company'),
    differences: exactly(0, 'cells', 'where a foreign object is answered differently from an absent one'),
    unreached: exactly(0, 'calls', 'on an own object that succeeded for nobody'),
    changed: exactly(0, 'rows', 'of the other company changed'),
    crossed: exactly(0, 'answers', 'of mixed requests on two connections that reached the wrong person'),
  },
  faults: {
    'no-isolation': 'queries forget the workspace and row-level security is off',
    'open-call': 'one call lets anyone in',
  },
  run: async (context: Context<Fault>) => {
    const { long: all } = context
    const urls = await context.database()
    const owner = context.open(urls.owner, 4)
    const store = openStore(pathToFileURL(await context.folder()).href)
    const apiUrl = await startApi(context, urls, { store })
    const companies = await makeCompanies(owner, apiUrl, all)
    const { foreign, mine, lapsed } = companies
    const fileName = await makeDocument(owner, store, Number(mine.tenant.objects.tenderId))
    const files = {
      fileName,
      ownFileId: await storeOwnFile(owner, store, mine.tenant),
      foreignFileId: await storeOwnFile(owner, store, foreign),
    }
    const tables = await listWorkspaceTables(owner)
    const before = await fingerprint(owner, tables, foreign)
    const startWithoutConditions = () =>
      startApi(context, urls, { store, inScope: (databases) => createScoper(databases, () => sql`true`) })

    const found: Findings[] = []
    const runPass = async (name: string, url: string, company: Company, extent: Extent) => {
      const passFindings = [
        await runRoutes(url, owner, company.people, companies, files),
        await runMatrix(url, owner, company, companies, all ? EVERYTHING : extent),
      ]
      context.say(`${name}: ${sum(passFindings, (one) => one.cells)} cells`)
      found.push(...passFindings)
    }
    if (context.fault === 'open-call') Object.assign(api['lots/setOfferPrice'], { access: 'anyone' })
    if (context.fault === 'no-isolation') {
      await switchSecurityOff(urls.owner, tables)
      await runPass('neither check', await startWithoutConditions(), keepMightyPeople(mine), ONE_CHECK)
    } else {
      await runPass('both checks', apiUrl, context.fault ? keepKeyPeople(mine) : mine, ALL_CALLS)
    }
    if (!context.fault) {
      // roles, subscription and token are checked before either, so once is enough
      found.push(
        await runMatrix(apiUrl, owner, all ? lapsed : keepKeyPeople(lapsed), companies, all ? EVERYTHING : ONE_CHECK),
      )
      found.push(await runTokens(apiUrl, owner, mine, { fileName, everyState: all }))
      // the operator's policies allow every company's subscription and requests; only the condition in each query keeps
      // them out of calls that do not belong to the operator's panel
      const few = all ? keepKeyPeople(mine) : keepMightyPeople(mine)
      await runPass('row-level security alone', await startWithoutConditions(), withoutOperator(few), ONE_CHECK)
      await switchSecurityOff(urls.owner, tables)
      await runPass('the workspace in every query alone', apiUrl, few, ONE_CHECK)
    }
    for (const finding of found
      .flatMap(({ wrong, leaks, differences }) => [...wrong, ...leaks.map((leak) => `leak: ${leak}`), ...differences])
      .slice(0, 10))
      context.say(finding)
    const unreached = listUnreachedCalls(found)
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
        : await countCrossed(
            await startApi(context, urls, { pool: 2 }),
            owner,
            [...mine.people, ...lapsed.people],
            context.long ? 1_000 : 300,
          ),
    }
  },
})

/** A file of the company with its bytes. */
async function storeOwnFile(
  owner: Database,
  store: DocumentStore,
  { workspaceId, member, mark }: Tenant,
): Promise<string> {
  const fileName = await store.write(Readable.from([Buffer.from(mark.padEnd(OWN_FILE_SIZE))]))
  return anOwnFile(owner, { workspaceId, userId: member.userId, name: `Файл ${mark}.pdf`, fileName })
}

const sum = (findings: readonly Findings[], figure: (one: Findings) => number) =>
  findings.reduce((total, one) => total + figure(one), 0)

/** If a call refuses even the owner of an object, its refusal of others proves nothing. */
function listUnreachedCalls(found: readonly Findings[]): string[] {
  const namesOwned = RULES.filter(({ path }) =>
    findExampleWithObjects(path).standIns.some((standIn) => COMPANY_OBJECTS.includes(standIn)),
  )
  return namesOwned.map(({ path }) => path).filter((path) => !found.some(({ succeeded }) => succeeded.has(path)))
}

/** A hash of every row that belongs to the company. */
async function fingerprint(owner: Database, tables: readonly string[], tenant: Tenant): Promise<string[]> {
  const hashes: string[] = []
  for (const table of tables)
    for (const row of await readRows(owner, table, tenant))
      hashes.push(createHash('sha256').update(`${table} ${row}`).digest('hex'))
  return hashes
}

async function switchSecurityOff(ownerUrl: string, tables: readonly string[]): Promise<void> {
  const { port, pathname } = new URL(ownerUrl)
  const statements = tables.map((table) => `alter table ${table} disable row level security`).join(';')
  await asSuperuser(Number(port), (client) => client.query(statements), pathname.slice(1))
}
