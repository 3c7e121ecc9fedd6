// One PostgreSQL for many proofs at once, with a migrated database that they copy, and a folder in which their
// processes keep the sources that Node has compiled.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@tendertap/server/db/roles'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { asSuperuser, roleUrls, startLocalPostgres } from '@tendertap/server/testing/local-postgres'

/** in the environment of a proof: the port of the PostgreSQL that it shares with others */
export const SHARED_POSTGRES = 'SHARED_POSTGRES'
export const TEMPLATE = 'tendertap_template'

const SETTINGS = ['shared_buffers=512MB', 'work_mem=32MB', 'max_wal_size=4GB', 'random_page_cost=1.1']

/** It need not survive anything: whoever kills PostgreSQL starts one of their own. */
export async function withSharedPostgres<T>(
  work: (environment: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tendertap-proofs-'))
  let stop = () => Promise.resolve()
  const end = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(2)))
  try {
    const postgres = await startLocalPostgres(join(folder, 'postgres'), { durable: false, settings: SETTINGS })
    stop = postgres.stop
    await asSuperuser(postgres.port, (client) => createDatabase(client, TEMPLATE))
    await prepareDatabase(roleUrls(postgres.port, TEMPLATE).owner)
    return await work({ [SHARED_POSTGRES]: String(postgres.port), NODE_COMPILE_CACHE: join(folder, 'compiled') })
  } finally {
    await end()
  }
}
