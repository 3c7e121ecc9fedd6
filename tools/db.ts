// npm run db -- migrate | reset | url | types: the development database.
import { execFileSync } from 'node:child_process'
import { dropDatabase } from '@tendertap/server/db/roles'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { asSuperuser, roleUrls, superuserUrl } from '@tendertap/server/testing/local-postgres'
import { DATABASE, emptyDatabase, ensureDatabase, withDevelopmentPostgres } from './stack/development-postgres.ts'
import { findProgram } from './run-step.ts'

const commands: Record<string, (port: number) => Promise<void>> = {
  migrate: async (port) => {
    await ensureDatabase(port, DATABASE)
    const done = await prepareDatabase(roleUrls(port, DATABASE).owner)
    console.log(done.length > 0 ? `Applied ${done.join(', ')}` : 'Nothing to apply')
  },
  reset: async (port) => {
    await emptyDatabase(port, DATABASE)
    await prepareDatabase(roleUrls(port, DATABASE).owner)
    console.log('The database is empty and migrated')
  },
  /** prints the address and keeps the server up until Ctrl-C */
  url: async (port) => {
    await ensureDatabase(port, DATABASE)
    console.log(superuserUrl(port, DATABASE))
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  },
  /** writes the types of every table, read off a freshly migrated database */
  types: async (port) => {
    const scratch = 'tendertap_types'
    await emptyDatabase(port, scratch)
    await prepareDatabase(roleUrls(port, scratch).owner)
    execFileSync(
      findProgram('kysely-codegen'),
      ['--config-file', 'server/kysely-codegen.json', '--url', superuserUrl(port, scratch)],
      { stdio: 'inherit' },
    )
    await asSuperuser(port, (client) => dropDatabase(client, scratch))
  },
}

const command = commands[process.argv[2] ?? '']
if (!command) {
  console.error('npm run db -- migrate | reset | url | types')
  process.exit(2)
}
await withDevelopmentPostgres(command)
