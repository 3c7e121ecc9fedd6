// PostgreSQL, workers, a mailbox and a Telegram of the proof's own; the first two can be killed at any moment.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Channel } from '@tendertap/domain/notifications/categories'
import { openDatabase, type Database } from '@tendertap/server/db/database'
import { createDatabase } from '@tendertap/server/db/roles'
import { prepareDatabase } from '@tendertap/server/jobs/install'
import { asSuperuser, roleUrls } from '@tendertap/server/testing/local-postgres'
import { startMailbox, type Mailbox } from '@tendertap/simulator/mailbox/mailbox'
import { startTelegram, type Telegram } from '@tendertap/simulator/telegram/telegram'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import type { NodeProcess } from '../frame/processes.ts'

export const WORKERS = 2
/** What one worker sends at a time: the job `notices/send` in server/jobs/definitions.ts. */
export const SLOTS = 10
const KEEP = 100_000
const RESTARTS = 50

export interface Person {
  id: string
  workspaceId: string
  email: string
  chatId: number
}

export interface Bench {
  owner: Database
  background: Database
  mailbox: Mailbox
  telegram: Telegram
  people: readonly Person[]
  /** whose address the mail server refuses, and who has stopped the bot, from the first kill on */
  unreachable: Readonly<Record<Channel, Person>>
  /** when something was killed, in milliseconds */
  killedAt: number[]
  startWorkers(): Promise<void>
  killWorker(index: number): Promise<void>
  /** starts those that are dead */
  restartWorkers(): Promise<void>
  /** kill -9, and a start on the same data */
  killPostgres(): Promise<void>
}

export async function openBench(
  context: Context,
  { workspaces, people }: { workspaces: number; people: number },
): Promise<Bench> {
  const directory = join(await context.folder(), 'postgres')
  let postgres = await context.postgres(directory, { durable: true })
  const { port } = postgres
  await asSuperuser(port, (client) => createDatabase(client, 'proof'))
  const urls = roleUrls(port, 'proof')
  await prepareDatabase(urls.owner)
  const open = (url: string): Database => {
    // its connections break when PostgreSQL is killed
    const database = openDatabase({ url, name: 'tendertap-proof', max: 4, onError: () => undefined })
    context.atEnd(() => database.destroy())
    return database
  }
  const owner = open(urls.owner)
  const mailbox = await startMailbox({ keep: KEEP })
  context.atEnd(() => mailbox.close())
  const telegram = await startTelegram({ keep: KEEP, perSecond: Infinity, perChatPerSecond: Infinity })
  context.atEnd(() => telegram.close())
  const made = await makePeople(owner, workspaces, people)
  const [refused, stopped] = made
  if (!refused || !stopped) throw new Error('there are too few people')
  for (const { chatId } of made) telegram.sendText(chatId, 'Асель', '/start')
  const workers: (NodeProcess | null)[] = Array.from({ length: WORKERS }, () => null)
  const killedAt: number[] = []

  const startWorker = () =>
    context.worker(urls, {
      SMTP_URL: mailbox.smtpUrl,
      TELEGRAM_BOT_TOKEN: telegram.token,
      TELEGRAM_API_URL: telegram.apiUrl,
      TELEGRAM_PER_SECOND: '1000',
      TELEGRAM_PER_CHAT_SECOND: '1000',
      NOTICES_PER_HOUR_EMAIL: '1000000',
      NOTICES_PER_HOUR_TELEGRAM: '1000000',
      // it would report every lost connection
      LOG_LEVEL: 'silent',
    })
  const startMissing = async () => {
    await Promise.all(
      workers.map(async (worker, index) => {
        if (!worker || !isAlive(worker)) workers[index] = await startWorker()
      }),
    )
  }
  return {
    owner,
    background: open(urls.background),
    mailbox,
    telegram,
    people: made,
    unreachable: { email: refused, telegram: stopped },
    killedAt,
    startWorkers: startMissing,
    restartWorkers: startMissing,
    async killWorker(index) {
      killedAt.push(Date.now())
      await workers[index]?.kill()
      workers[index] = null
    },
    async killPostgres() {
      killedAt.push(Date.now())
      await postgres.kill()
      for (let attempt = 1; ; attempt += 1) {
        try {
          postgres = await context.postgres(directory, { durable: true, port })
          return
        } catch (problem) {
          // until the last of its processes has noticed, a new one refuses to start
          if (attempt === RESTARTS) throw problem
          await wait(100)
        }
      }
    },
  }
}

function isAlive({ pid }: NodeProcess): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** People with a chat and without quiet hours. */
async function makePeople(owner: Database, workspaces: number, count: number): Promise<Person[]> {
  await sql`
    insert into workspace (id, name, type, contact_person, contact_email, contact_phone, activated_at)
    select lpad(to_hex(n), 32, '0')::uuid, 'ТОО «Поставщик ' || n || '»', 'legal', 'Асель Тестова', 'asel@proofs.example', '+77010000000', now()
    from generate_series(1, ${workspaces}::integer) as n`.execute(owner)
  const { rows } = await sql<Person>`
    insert into app_user (workspace_id, email, full_name, telegram_chat_id)
    select lpad(to_hex(1 + n % ${workspaces}::integer), 32, '0')::uuid, 'person-' || n || '@proofs.example', 'Асель Тестова', 900000000 + n
    from generate_series(1, ${count}::integer) as n
    returning id, workspace_id as "workspaceId", email, telegram_chat_id::bigint as "chatId"`.execute(owner)
  await sql`
    insert into notification_setting (user_id, workspace_id, quiet_from, quiet_to)
    select id, workspace_id, 0, 0 from app_user`.execute(owner)
  return rows
}
