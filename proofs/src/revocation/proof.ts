import { pathToFileURL } from 'node:url'
import { openStore } from '@tendertap/server/documents/open-store'
import { holdCommits } from '@tendertap/server/testing/held-commits'
import { sql } from 'kysely'
import type { PooledDatabase } from '@tendertap/server/db/database'
import type { Context } from '../frame/context.ts'
import { atLeast, exactly, noBar, proof } from '../frame/proof.ts'
import { startApi } from '../guards/api.ts'
import { ensureCatalogueObjects } from '../guards/catalogue.ts'
import { makePrincipal, makeToken } from '../guards/tenants.ts'
import type { World } from './company.ts'
import { listCells, WRITES } from './cells.ts'
import { HOLDS, runCells, type Cell } from './held-calls.ts'
import { tryOlderLinks } from './older-links.ts'
import { forgetToLock, forgetToReadAgain, keepLinks } from './planted.ts'
import { countLeftFiles } from './upload.ts'

type Fault = 'rights-not-read-again' | 'rights-not-locked' | 'links-kept'

export const revocation = proof({
  title: 'nobody revoked can act',
  bars: {
    calls: exactly(WRITES.length, 'calls', 'that write, of all that are built, and an upload, held on their way'),
    cells: noBar('cells', 'of call × revocation × before the body is complete or before the commit'),
    committed: exactly(0, 'writes', 'committed after the revocation was answered'),
    wrong: exactly(0, 'answers', 'against the access, duty and subscription of the call'),
    left: exactly(0, 'files', 'of refused uploads in the store'),
    waited: atLeast(1, 'revocations', 'that waited for the commit of the write'),
    deadlocks: exactly(0, 'deadlocks', 'between writes and revocations'),
    kinds: atLeast(1, 'kinds of links', 'that work as long as nothing has ended them'),
    unusable: exactly(0, 'kinds of links', 'that never work'),
    tried: noBar('links', 'tried after a new password, a deactivation or a declined application'),
    working: exactly(0, 'links', 'that still work'),
  },
  faults: {
    'rights-not-read-again': 'a write trusts what was read before its body came',
    'rights-not-locked': 'a revocation does not wait for a write that is under way',
    'links-kept': 'a new password, a deactivation and a declined application leave older links as they are',
  },
  run: async (context: Context<Fault>) => {
    const urls = await context.database()
    const owner = context.open(urls.owner, 24)
    // once, before companies are made at the same time
    await ensureCatalogueObjects(owner)
    const store = openStore(pathToFileURL(await context.folder()).href)
    const world: World = {
      owner,
      url: await startApi(context, urls, { pool: 40, store }),
      superadminToken: await makeToken(owner, await makePrincipal(owner, null, ['superadmin'])),
    }
    if (context.fault === 'links-kept') {
      await keepLinks(owner)
      return measureLinks(context, world)
    }
    if (context.fault === 'rights-not-read-again') {
      await forgetToReadAgain(owner)
      return measureCalls(context, world, listCells(context.long, ['before the body is complete']))
    }
    if (context.fault === 'rights-not-locked') {
      await forgetToLock(owner)
      return measureCalls(context, world, listCells(context.long, ['before the commit']))
    }
    return {
      ...(await measureLinks(context, world)),
      ...(await measureCalls(context, world, listCells(context.long, HOLDS))),
      left: await countLeftFiles(owner, store),
    }
  },
})

async function measureCalls(context: Context, world: World, cells: readonly Cell[]) {
  const holder = await holdCommits(world.owner)
  const findings = await runCells(world, holder, cells)
  for (const finding of [...findings.committed.map((one) => `committed: ${one}`), ...findings.wrong].slice(0, 20))
    context.say(finding)
  return {
    calls: findings.covered.size,
    cells: findings.cells,
    committed: findings.committed.length,
    wrong: findings.wrong.length,
    waited: findings.waited,
    deadlocks: await countDeadlocks(world.owner),
  }
}

async function measureLinks(context: Context, world: World) {
  const { kinds, purposes, tried, working } = await tryOlderLinks(world)
  for (const finding of working) context.say(finding)
  return { kinds, unusable: purposes - kinds, tried, working: working.length }
}

async function countDeadlocks(owner: PooledDatabase): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(owner)
  return rows[0]?.deadlocks ?? 0
}
