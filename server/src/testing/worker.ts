// A worker with all the product's jobs, for the length of a test file or of a test.
import { HOURLY_CAP } from '@tendertap/domain/notifications/sending'
import type { Mailbox } from '@tendertap/simulator/mailbox/mailbox'
import { openMailer } from '../channels/email/mailer.ts'
import { openTelegram, type TelegramSettings } from '../channels/telegram/client.ts'
import { openDatabase } from '../db/database.ts'
import type { RoleUrls } from '../db/roles.ts'
import { createTextReader } from '../documents/text-reader.ts'
import type { DocumentSettings } from '../features/documents/jobs.ts'
import { allConsumers, allJobs } from '../features/index.ts'
import { withoutTelegram } from '../features/notifications/sending/no-telegram.ts'
import { createTelegramSender, type TelegramPace } from '../features/notifications/sending/send-telegram.ts'
import { startFeed } from '../feed/run.ts'
import { JOBS } from '../jobs/definitions.ts'
import { startWorker } from '../jobs/run.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { atEnd } from './at-end.ts'
import { testStore } from './documents.ts'
import { OPERATOR_EMAIL } from './server.ts'

export const PUBLIC_URL = 'https://tendertap.test'
const FROM = { name: 'Tendertap', address: 'no-reply@tendertap.test' }
// nobody listens here, so without a mailbox messages wait
const NO_MAILBOX = 'smtp://127.0.0.1:9'

export interface TestWorker {
  /** every line it logged */
  logged: string[]
}

const SCRIPT = new URL('../processes/read-text.ts', import.meta.url)

/** Without `documents` it has no connectors. */
export async function testWorker(
  { background: url }: RoleUrls,
  mailbox?: Pick<Mailbox, 'smtpUrl'>,
  documents?: Partial<DocumentSettings>,
  telegram?: TelegramSettings & TelegramPace,
): Promise<TestWorker> {
  const db = openDatabase({ url, name: 'test-worker', max: 4, onError: () => undefined })
  const logged: string[] = []
  const log = createLog('info', 'worker', { write: (line) => void logged.push(line) })
  const mailer = openMailer({ url: mailbox?.smtpUrl ?? NO_MAILBOX, from: FROM, silenceMs: 5_000 })
  const handlers = allJobs(db, {
    mailer,
    publicUrl: PUBLIC_URL,
    operatorEmail: OPERATOR_EMAIL,
    sendToTelegram: telegram ? createTelegramSender(openTelegram(telegram), PUBLIC_URL, telegram) : withoutTelegram,
    noticesPerHour: HOURLY_CAP,
    sendingDb: db,
    documents: {
      store: documents?.store ?? (await testStore()),
      connectors: [],
      sizeLimit: 50 * 1024 * 1024,
      waitScale: 1,
      readText: createTextReader(SCRIPT),
      observe: () => undefined,
      ...documents,
    },
  })
  const metrics = createMetrics('worker')
  const worker = await startWorker({ url, jobs: JOBS, handlers, log, metrics, pollSeconds: 1 })
  const feed = startFeed({ db, consumers: allConsumers(), log })
  atEnd(async () => {
    await Promise.all([feed.stop(), worker.stop()])
    await db.destroy()
  })
  return { logged }
}
