// The whole product on this machine: PostgreSQL, portals with the demo world, a mailbox for its e-mails, a Telegram
// for its bot, the ingest process, the worker, the bot, and the API that also serves the web application.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { freePort, roleUrls } from '@tendertap/server/testing/local-postgres'
import { loadDemoWorld } from '../demo/load.ts'
import { DEMO_DATABASE, startDemoPortals } from '../demo/portals.ts'
import { emptyDatabase, startDevelopmentPostgres } from './development-postgres.ts'
import { startProcess, type RunningProcess } from './server-process.ts'

const BOT_USERNAME = 'tendertap_demo_bot'
const DOCUMENTS = new URL('../../.data/documents', import.meta.url)

export interface Stack {
  url: string
  /** where its e-mails can be read */
  mailboxUrl: string
  /** where people chat with its bot */
  telegramUrl: string
  /** the page on which a person changes or breaks the portals */
  portalsUrl: string
  stop(): Promise<void>
}

export interface StackSettings {
  port?: number
  mailboxPort?: number
  telegramPort?: number
  portalsPort?: number
  /** tenders are published and changed as time passes; by default the catalogue stays as it is */
  timePasses?: boolean
  /** where links in e-mails lead; by default to the API itself */
  publicUrl?: string
  webRoot?: string
  watch?: boolean
  quiet?: boolean
  built?: boolean
}

/** The dates of the demo world are relative to its start, so each start makes a new database. */
export async function startStack({
  port,
  mailboxPort,
  telegramPort,
  portalsPort,
  timePasses = false,
  publicUrl,
  webRoot,
  watch = false,
  quiet = false,
  built = false,
}: StackSettings): Promise<Stack> {
  const postgres = await startDevelopmentPostgres()
  const running: RunningProcess[] = []
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()))
    await postgres.stop()
  }
  try {
    await emptyDatabase(postgres.port, DEMO_DATABASE)
    const urls = roleUrls(postgres.port, DEMO_DATABASE)
    await prepareDatabase(urls.owner)
    const startedAt = new Date()
    const portals = await startDemoPortals(portalsPort ?? (await freePort()), startedAt, timePasses)
    running.push(portals.process)
    const documents = emptyDocuments()
    await loadDemoWorld({ urls, portals: portals.environment, documents }, startedAt)
    const apiPort = port ?? (await freePort())
    const url = `http://127.0.0.1:${apiPort}`
    const start = async (name: string, environment: Record<string, string>) => {
      const operationsPort = await freePort()
      running.push(
        await startProcess({
          name,
          environment: { ...environment, OPERATIONS_PORT: String(operationsPort) },
          operationsPort,
          watch,
          quiet,
          built,
        }),
      )
    }
    const mailbox = await startMailbox(mailboxPort ?? (await freePort()))
    running.push(mailbox.process)
    const telegram = await startTelegram(telegramPort ?? (await freePort()))
    running.push(telegram.process)
    await start('ingest', { ...portals.environment, INGESTION_DATABASE_URL: urls.ingestion })
    await start('worker', {
      ...portals.environment,
      ...telegram.environment,
      BACKGROUND_DATABASE_URL: urls.background,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM_ADDRESS: 'no-reply@tendertap.example',
      PUBLIC_URL: publicUrl ?? url,
      OPERATOR_EMAIL: 'operator@tendertap.example',
      DOCUMENTS_STORE: documents,
    })
    await start('bot', {
      ...telegram.environment,
      APPLICATION_DATABASE_URL: urls.application,
      PUBLIC_URL: publicUrl ?? url,
    })
    await start('api', {
      APPLICATION_DATABASE_URL: urls.application,
      OPERATOR_DATABASE_URL: urls.operator,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PORT: String(apiPort),
      PUBLIC_URL: url,
      OPERATOR_EMAIL: 'operator@tendertap.example',
      OPERATOR_DETAILS: JSON.stringify(DEMO_OPERATOR),
      TELEGRAM_BOT_USERNAME: BOT_USERNAME,
      TELEGRAM_LINK_URL: telegram.url,
      SECOND_FACTOR_KEY: randomBytes(32).toString('hex'),
      // a person who tries the demo has no authenticator app prepared
      SUPERADMIN_SECOND_FACTOR: 'false',
      DOCUMENTS_STORE: documents,
      DRAIN_MS: '0',
      // the catalogue is small: an answer takes long only while the machine is busy with something else
      SEARCH_TIMEOUT_MS: '20000',
      EVENT_LOOP_DELAY_MS: '0',
      ...(webRoot && { WEB_ROOT: webRoot }),
    })
    return { url, mailboxUrl: mailbox.url, telegramUrl: telegram.url, portalsUrl: portals.url, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

/** Stored documents belong to the previous database. */
function emptyDocuments(): string {
  rmSync(DOCUMENTS, { recursive: true, force: true })
  return DOCUMENTS.href
}

async function startMailbox(inboxPort: number) {
  const smtpPort = await freePort()
  const process = await startProcess({
    name: 'mailbox',
    script: 'simulator/src/processes/mailbox.ts',
    environment: { SMTP_PORT: String(smtpPort), INBOX_PORT: String(inboxPort) },
    operationsPort: inboxPort,
    watch: false,
    quiet: true,
    built: false,
  })
  return { process, url: `http://127.0.0.1:${inboxPort}`, smtpUrl: `smtp://127.0.0.1:${smtpPort}` }
}

async function startTelegram(port: number) {
  const url = `http://127.0.0.1:${port}`
  const token = `4200000000:${randomBytes(16).toString('hex')}`
  const process = await startProcess({
    name: 'telegram',
    script: 'simulator/src/processes/telegram.ts',
    environment: { TELEGRAM_PORT: String(port), TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_USERNAME: BOT_USERNAME },
    operationsPort: port,
    watch: false,
    quiet: true,
    built: false,
  })
  /** `environment` is for the processes of the product that talk to Telegram */
  return { process, url, environment: { TELEGRAM_API_URL: url, TELEGRAM_BOT_TOKEN: token } }
}

export function waitForInterrupt(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
