// An API process with one fault.
import { openDatabase } from '@tendertap/server/db/database'
import { createScoper } from '@tendertap/server/db/scope'
import { openStore } from '@tendertap/server/documents/open-store'
import { createLog } from '@tendertap/server/platform/log'
import { createMetrics } from '@tendertap/server/platform/metrics'
import { assembleApi } from '@tendertap/server/processes/assemble-api'
import { WIDE_LIMITS } from '@tendertap/server/testing/wide-limits'
import { sql } from 'kysely'
import { SECRET, SETTINGS } from '../guards/tenants.ts'

const {
  APPLICATION_DATABASE_URL = '',
  OPERATOR_DATABASE_URL = '',
  EVENTS_DATABASE_URL = '',
  PORT = '',
  FAULT = '',
} = process.env
const open = (url: string) => openDatabase({ url, name: 'tendertap-faulty', max: 8, onError: () => undefined })
const databases = { application: open(APPLICATION_DATABASE_URL), operator: open(OPERATOR_DATABASE_URL) }
const server = await assembleApi({
  log: createLog('silent', 'api'),
  metrics: createMetrics('api'),
  databases: { ...databases, sessions: databases.application },
  sessionSecret: SECRET,
  settings: SETTINGS,
  trustProxy: 0,
  limits: WIDE_LIMITS,
  webRoot: undefined,
  eventsUrl: EVENTS_DATABASE_URL,
  recheckMs: FAULT === 'no-recheck' ? 600_000 : 25_000,
  store: openStore('file:///nowhere'),
  ...(FAULT === 'no-isolation' && { inScope: createScoper(databases, () => sql`true`) }),
})
await server.listen({ host: '127.0.0.1', port: Number(PORT) })
process.send?.('ready')
