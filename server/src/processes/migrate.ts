// Brings the database to this version's shape. Run before the new version starts.
import { prepareDatabase } from '../jobs/install.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'

const config = readConfig(['OWNER_DATABASE_URL', 'LOG_LEVEL'])
const log = createLog(config.LOG_LEVEL, 'migrate')
const applied = await prepareDatabase(config.OWNER_DATABASE_URL)
log.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate')
