// The process that answers people. Stateless: run as many as needed behind any balancer.
import { openDatabase } from '../db/database.ts'
import { TIME_LIMITS } from '../db/time-limits.ts'
import { openStore } from '../documents/open-store.ts'
import { beginToDrain, closeServer } from '../http/drain.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { demandTrustedProxies } from '../platform/trusted-proxies.ts'
import { createMetrics } from '../platform/metrics.ts'
import { assembleApi } from './assemble-api.ts'
import { startOperations } from './operations.ts'
import { runUntilStopped } from './run.ts'

const config = readConfig([
  'APPLICATION_DATABASE_URL',
  'OPERATOR_DATABASE_URL',
  'SESSION_SECRET',
  'SECOND_FACTOR_KEY',
  'SUPERADMIN_SECOND_FACTOR',
  'PUBLIC_URL',
  'HOST',
  'PORT',
  'OPERATIONS_HOST',
  'OPERATIONS_PORT',
  'WEB_ROOT',
  'OPERATOR_EMAIL',
  'OPERATOR_DETAILS',
  'TELEGRAM_BOT_USERNAME',
  'TELEGRAM_LINK_URL',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'DATABASE_POOL',
  'SESSION_POOL',
  'SEARCHES_PER_PERSON',
  'SEARCH_TIMEOUT_MS',
  'EVENT_LOOP_DELAY_MS',
  'CALLS_PER_SECOND',
  'DRAIN_MS',
  'LIVE_RECHECK_MS',
  'DOCUMENTS_STORE',
])
const log = createLog(config.LOG_LEVEL, 'api')
const metrics = createMetrics('api')
const onError = (error: Error) => log.error({ err: error }, 'a database connection failed')
const open = (url: string, max: number) =>
  openDatabase({ url, name: 'tendertap-api', max, limits: TIME_LIMITS.api, onError })
const databases = {
  application: open(config.APPLICATION_DATABASE_URL, config.DATABASE_POOL),
  operator: open(config.OPERATOR_DATABASE_URL, 2),
  sessions: open(config.APPLICATION_DATABASE_URL, config.SESSION_POOL),
}
const server = await assembleApi({
  log,
  metrics,
  databases,
  sessionSecret: config.SESSION_SECRET,
  trustProxy: demandTrustedProxies(config.PUBLIC_URL, config.TRUST_PROXY),
  limits: {
    callsPerSecond: config.CALLS_PER_SECOND,
    searchesPerPerson: config.SEARCHES_PER_PERSON,
    // the other calls keep connections that no search takes
    searchesAtOnce: Math.max(1, Math.floor(config.DATABASE_POOL * 0.6)),
    searchWaitMs: config.SEARCH_TIMEOUT_MS,
    searchTimeoutMs: config.SEARCH_TIMEOUT_MS,
    eventLoopDelayMs: config.EVENT_LOOP_DELAY_MS,
  },
  webRoot: config.WEB_ROOT,
  eventsUrl: config.APPLICATION_DATABASE_URL,
  recheckMs: config.LIVE_RECHECK_MS,
  store: openStore(config.DOCUMENTS_STORE),
  settings: {
    operatorEmail: config.OPERATOR_EMAIL,
    operator: config.OPERATOR_DETAILS,
    telegramBot: config.TELEGRAM_BOT_USERNAME
      ? { username: config.TELEGRAM_BOT_USERNAME, url: config.TELEGRAM_LINK_URL }
      : null,
    secondFactorKey: config.SECOND_FACTOR_KEY,
    superadminNeedsFactor: config.SUPERADMIN_SECOND_FACTOR,
  },
})

await runUntilStopped(log, async () => {
  const address = await server.listen({ host: config.HOST, port: config.PORT })
  const operations = await startOperations(
    config.OPERATIONS_HOST,
    config.OPERATIONS_PORT,
    databases.application,
    metrics,
  )
  log.info({ address, operations: operations.port }, 'listening')
  // not ready, let the balancer notice, finish what runs, close
  return async () => {
    operations.drain()
    beginToDrain(server)
    await new Promise((resolve) => setTimeout(resolve, config.DRAIN_MS))
    await closeServer(server)
    await Promise.all(Object.values(databases).map((database) => database.destroy()))
    await operations.close()
  }
})
