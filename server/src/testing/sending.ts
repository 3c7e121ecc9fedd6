// Sends what a person is to be told, at the moment that a test says, without a worker.
import type { Channel } from '@tendertap/domain/notifications/categories'
import type { Mailbox } from '@tendertap/simulator/mailbox/mailbox'
import { openMailer } from '../channels/email/mailer.ts'
import { openTelegram } from '../channels/telegram/client.ts'
import { sendDue } from '../features/notifications/sending/send-due.ts'
import type { NoticeSender } from '../features/notifications/sending/senders.ts'
import { createLetterSender } from '../features/notifications/sending/send-letter.ts'
import { createTelegramSender } from '../features/notifications/sending/send-telegram.ts'
import { createLog } from '../platform/log.ts'
import type { TestPerson } from './builders.ts'
import type { TestServer } from './server.ts'
import type { TestTelegram } from './telegram.ts'
import { PUBLIC_URL } from './worker.ts'

export type SendAt = (person: TestPerson, channel: Channel, now: Date) => Promise<void>

export function letterSenderFor({ smtpUrl: url }: Mailbox): NoticeSender {
  const from = { name: 'Tendertap', address: 'no-reply@tendertap.test' }
  return createLetterSender(openMailer({ url, from }), PUBLIC_URL)
}

export function testSending({ db }: TestServer, mailbox: Mailbox, telegram: TestTelegram): SendAt {
  const senders = {
    email: letterSenderFor(mailbox),
    telegram: createTelegramSender(openTelegram(telegram.sending), PUBLIC_URL, telegram.sending),
  }
  const log = createLog('silent', 'worker')
  return ({ id: userId, workspaceId }, channel, now) =>
    sendDue(db.background, senders, { workspaceId: workspaceId ?? '', userId, channel }, { log, clock: () => now })
}
