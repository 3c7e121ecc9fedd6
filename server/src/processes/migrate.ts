// Brings the database to this version's shape. Run before the new version starts.
import { JOBS } from '../jobs/definitions.ts'
import { prepareDatabase } from '../jobs/install.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'

const config = readConfig(['OWNER_DATABASE_URL', 'LOG_LEVEL'])
const log = createLog(config.LOG_LEVEL, 'migrate')
const applied = await prepareDatabase(config.OWNER_DATABASE_URL, JOBS, {
  retries: { onWait: (blockers) => log.warn({ blockers }, 'a table is in use: trying again') },
})
log.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate')
