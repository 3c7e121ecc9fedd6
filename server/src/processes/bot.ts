// The process that talks to people in Telegram: it connects chats and does what the buttons under messages say, as the
// person who presses them. Without TELEGRAM_WEBHOOK_URL only one may run.
import { openDatabase } from '../db/database.ts'
import { TIME_LIMITS } from '../db/time-limits.ts'
import { listenToTelegram, pollTelegram } from '../features/notifications/telegram/run-bot.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { assembleBot } from './assemble-bot.ts'
import { startOperations } from './operations.ts'
import { runUntilStopped } from './run.ts'

const config = readConfig([
  'APPLICATION_DATABASE_URL',
  'DATABASE_POOL',
  'HOST',
  'OPERATIONS_HOST',
  'OPERATIONS_PORT',
  'LOG_LEVEL',
  'PUBLIC_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_API_URL',
  'TELEGRAM_WEBHOOK_URL',
  'TELEGRAM_WEBHOOK_SECRET',
  'TELEGRAM_WEBHOOK_PORT',
])
const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_URL: url, TELEGRAM_WEBHOOK_SECRET: secret } = config
if (!token) throw new Error('Wrong settings. TELEGRAM_BOT_TOKEN: the bot cannot work without it')
if (!url !== !secret)
  throw new Error('Wrong settings. TELEGRAM_WEBHOOK_URL, TELEGRAM_WEBHOOK_SECRET: both are needed, or neither')
const log = createLog(config.LOG_LEVEL, 'bot')
const metrics = createMetrics('bot')
const database = openDatabase({
  url: config.APPLICATION_DATABASE_URL,
  name: 'tendertap-bot',
  max: config.DATABASE_POOL,
  limits: TIME_LIMITS.api,
  onError: (error) => log.error({ err: error }, 'a database connection failed'),
})
const bot = assembleBot({
  database,
  log,
  settings: { token, apiUrl: config.TELEGRAM_API_URL, publicUrl: config.PUBLIC_URL },
})

await runUntilStopped(log, async () => {
  const running =
    url && secret
      ? await listenToTelegram(bot, { url, secret, host: config.HOST, port: config.TELEGRAM_WEBHOOK_PORT }, log)
      : pollTelegram(bot, log)
  const operations = await startOperations(config.OPERATIONS_HOST, config.OPERATIONS_PORT, database, metrics)
  log.info({ operations: operations.port }, 'talking')
  return async () => {
    operations.drain()
    await running.stop()
    await database.destroy()
    await operations.close()
  }
})
