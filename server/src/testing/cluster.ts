// vitest's global setup: one throwaway PostgreSQL for the run, with a migrated template that every test file copies.
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createDatabase, ROLE_NAMES } from '../db/roles.ts'
import { JOBS } from '../jobs/definitions.ts'
import { prepareDatabase } from '../jobs/install.ts'
import type { Jobs } from '../jobs/job.ts'
import { asSuperuser, roleUrls, startLocalPostgres, type LocalPostgres } from './local-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number
    /** the folder of its socket */
    postgresSocket: string
  }
}

export const TEMPLATE = 'tendertap_template'

// oxlint-disable-next-line import/no-default-export -- vitest asks for it
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await findFastFolder(), 'tendertap-test-'))
  let postgres: LocalPostgres | undefined
  const end = async () => {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // the few rows of a test are not worth the work of a vacuum, which would come at any moment
    const directory = join(folder, 'postgres')
    const settings = ['autovacuum=off', `unix_socket_directories=${directory}`]
    postgres = await startLocalPostgres(directory, { durable: false, settings })
    await asSuperuser(postgres.port, async (client) => {
      await createDatabase(client, TEMPLATE)
      // for emptyTables()
      await client.query(`grant set on parameter session_replication_role to ${ROLE_NAMES.owner}`)
    })
    await prepareDatabase(roleUrls(postgres.port, TEMPLATE).owner, withoutDelaysAndCron(JOBS))
    project.provide('postgresPort', postgres.port)
    project.provide('postgresSocket', directory)
    return end
  } catch (cause) {
    await end()
    throw cause
  }
}

const SHARED_MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** A database has some nine hundred files. In memory they are made in half the time that a disk takes. */
async function findFastFolder(): Promise<string> {
  const found = await statfs(SHARED_MEMORY).catch(() => null)
  return found && found.bavail * found.bsize >= ROOM ? SHARED_MEMORY : tmpdir()
}

/**
 * A test that makes a job fail wants the next try, not the wait for it. And what the minute of the hour starts by
 * itself would do its work in the middle of a test.
 */
function withoutDelaysAndCron(jobs: Jobs): Jobs {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, { cron: _cron, ...job }]) => [name, { ...job, retryAfterSeconds: 0 }]),
  )
}
