// The process that does background work. Run as many as needed: they share the jobs.
import { extname } from 'node:path'
import { openMailer } from '../channels/email/mailer.ts'
import { openTelegram } from '../channels/telegram/client.ts'
import { openDatabase } from '../db/database.ts'
import { reserveTurn } from '../db/pace.ts'
import { TIME_LIMITS } from '../db/time-limits.ts'
import { openStore } from '../documents/open-store.ts'
import { canLimitProcesses } from '../documents/process-limits.ts'
import { createTextReader } from '../documents/text-reader.ts'
import { allConsumers, allJobs } from '../features/index.ts'
import { measureDelivery } from '../features/delivery/metrics.ts'
import { measureSweeps } from '../features/documents/sweep-metrics.ts'
import { withoutTelegram } from '../features/notifications/sending/no-telegram.ts'
import { createTelegramSender } from '../features/notifications/sending/send-telegram.ts'
import { measureAlarms } from '../features/sources/alarm-metrics.ts'
import { measureFeed } from '../feed/metrics.ts'
import { startFeed } from '../feed/run.ts'
import { JOBS } from '../jobs/definitions.ts'
import { countPlaces } from '../jobs/job.ts'
import { startWorker } from '../jobs/run.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createConnectors, PORTAL_SETTINGS } from '../portals/connectors.ts'
import { startOperations } from './operations.ts'
import { runUntilStopped } from './run.ts'

const config = readConfig([
  'BACKGROUND_DATABASE_URL',
  'OPERATIONS_HOST',
  'OPERATIONS_PORT',
  'LOG_LEVEL',
  'DATABASE_POOL',
  'SMTP_URL',
  'MAIL_FROM_ADDRESS',
  'MAIL_FROM_NAME',
  'PUBLIC_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_API_URL',
  'TELEGRAM_PER_SECOND',
  'TELEGRAM_PER_CHAT_SECOND',
  'NOTICES_PER_HOUR_EMAIL',
  'NOTICES_PER_HOUR_TELEGRAM',
  'OPERATOR_EMAIL',
  'DOCUMENTS_STORE',
  'DOCUMENT_LIMIT_MB',
  ...PORTAL_SETTINGS,
])
const log = createLog(config.LOG_LEVEL, 'worker')
const metrics = createMetrics('worker')
const openPool = (max: number) =>
  openDatabase({
    url: config.BACKGROUND_DATABASE_URL,
    name: 'tendertap-worker',
    max,
    limits: TIME_LIMITS.worker,
    onError: (error) => log.error({ err: error }, 'a database connection failed'),
  })
const database = openPool(config.DATABASE_POOL)
const sendingDb = openPool(countPlaces(JOBS['notices/send']))
measureAlarms(metrics.registry, database, log)
measureDelivery(metrics.registry, database, log)
measureFeed(metrics.registry, database, log)
const mailer = openMailer({
  url: config.SMTP_URL,
  from: { name: config.MAIL_FROM_NAME, address: config.MAIL_FROM_ADDRESS },
})
const sendToTelegram = config.TELEGRAM_BOT_TOKEN
  ? createTelegramSender(
      openTelegram({ token: config.TELEGRAM_BOT_TOKEN, apiUrl: config.TELEGRAM_API_URL }),
      config.PUBLIC_URL,
      { perSecond: config.TELEGRAM_PER_SECOND, perChatSecond: config.TELEGRAM_PER_CHAT_SECOND },
    )
  : withoutTelegram
const documents = {
  store: openStore(config.DOCUMENTS_STORE),
  connectors: createConnectors(config, {
    reserveTurn: (source, intervalMs) => reserveTurn(database, source, intervalMs),
  }),
  sizeLimit: config.DOCUMENT_LIMIT_MB * 1024 * 1024,
  waitScale: config.PORTAL_WAIT_SCALE,
  // beside this file, from source as well as built
  readText: createTextReader(new URL(`./read-text${extname(import.meta.url)}`, import.meta.url)),
  observe: measureSweeps(metrics.registry),
}
if (!(await canLimitProcesses())) log.warn('prlimit is missing: the text reader can open network connections')

await runUntilStopped(log, async () => {
  const handlers = allJobs(database, {
    mailer,
    publicUrl: config.PUBLIC_URL,
    operatorEmail: config.OPERATOR_EMAIL,
    sendToTelegram,
    sendingDb,
    noticesPerHour: { email: config.NOTICES_PER_HOUR_EMAIL, telegram: config.NOTICES_PER_HOUR_TELEGRAM },
    documents,
  })
  const worker = await startWorker({ url: config.BACKGROUND_DATABASE_URL, jobs: JOBS, handlers, log, metrics })
  const feed = startFeed({ db: database, consumers: allConsumers(), log })
  const operations = await startOperations(config.OPERATIONS_HOST, config.OPERATIONS_PORT, database, metrics)
  log.info({ operations: operations.port }, 'working')
  return async () => {
    operations.drain()
    await Promise.all([feed.stop(), worker.stop()])
    await Promise.all([database.destroy(), sendingDb.destroy()])
    await operations.close()
  }
})
