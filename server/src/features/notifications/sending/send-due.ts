// Sends what one person is to be told by one channel. Nobody else does so at the same time (jobs.ts), so a batch that
// is still being sent belongs to a worker that died: it is sent again under the same id.
import { randomUUID } from 'node:crypto'
import { chooseLanguage } from '@tendertap/domain/languages'
import { isWanted, type Category, type Channel } from '@tendertap/domain/notifications/categories'
import { findQuietEnd } from '@tendertap/domain/notifications/quiet-hours'
import {
  DIGEST_NOTICES,
  HOURLY_CAP,
  pickTogether,
  planSending,
  type HourlyCap,
} from '@tendertap/domain/notifications/sending'
import type { Database } from '../../../db/database.ts'
import { inWorkspace, type Scope } from '../../../db/scope.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { GiveUp } from '../../../jobs/give-up.ts'
import type { Log } from '../../../platform/log.ts'
import { AddressGone, SendFailure } from '../../../channels/send-failure.ts'
import { forgetChat } from './forget-chat.ts'
import type { NoticeBatch, NoticeSender, NoticeSenders } from './senders.ts'
import {
  beginBatch,
  dropNotices,
  endBatch,
  findReceiver,
  findUnfinished,
  listDue,
  listSentLately,
  postpone,
  type Addressee,
  type QueuedNotice,
  type Receiver,
  type Target,
} from './queries.ts'

const HOUR = 3_600_000
/** for about three hours */
const MAX_ATTEMPTS = 20
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15 * 60_000

/** What failed for good is in the ledger, where the operator sees it and its alarm looks (features/delivery). */
export async function sendDue(
  db: Database,
  senders: NoticeSenders,
  target: Target,
  { cap = HOURLY_CAP, log }: { cap?: HourlyCap; log: Log },
): Promise<void> {
  for (;;) {
    const batch = await inWorkspace(db, target.workspaceId, (scope) => takeBatch(scope, target, cap, new Date()))
    if (!batch) return
    const { problem, isLater } = await sendBatch(db, senders[target.channel], target, batch, log)
    if (problem) log.warn({ batchId: batch.id, problem }, isLater ? 'not sent, will be tried again' : 'not sent')
    // the other side is in trouble: the next attempt takes what else is due
    if (isLater) return
  }
}

interface Batch {
  id: string
  notices: readonly QueuedNotice[]
  to: Addressee
}

async function takeBatch(scope: Scope, { userId, channel }: Target, cap: HourlyCap, now: Date): Promise<Batch | null> {
  const receiver = await findReceiver(scope, userId)
  const unfinished = await findUnfinished(scope, { userId, channel, now })
  const notices = unfinished?.notices ?? (await listDue(scope, { userId, channel, now, limit: DIGEST_NOTICES }))
  const wanted = await dropUnwanted(scope, notices, receiver, channel)
  const to = receiver && getAddressee(receiver, channel)
  if (!receiver || !to || wanted.length === 0) return null
  const taken = unfinished
    ? wanted
    : await chooseNow(scope, pickTogether(wanted), receiver, { userId, channel, cap, now })
  if (taken.length === 0) return null
  const id = unfinished?.batchId ?? randomUUID()
  await beginBatch(scope, { batchId: id, ids: taken.map((notice) => notice.id), to })
  return { id, notices: taken, to }
}

/** Nothing in the person's quiet hours, and no more messages than an hour may have. */
async function chooseNow(
  scope: Scope,
  wanted: readonly QueuedNotice[],
  { quiet }: Receiver,
  { userId, channel, cap, now }: { userId: string; channel: Channel; cap: HourlyCap; now: Date },
): Promise<readonly QueuedNotice[]> {
  const wait = async (until: Date) => {
    const ids = wanted.map(({ id }) => id)
    await postpone(scope, ids, until)
    return []
  }
  const quietEnd = findQuietEnd(quiet, now)
  if (quietEnd) return wait(quietEnd)
  const sentAt = await listSentLately(scope, { userId, channel, since: new Date(now.getTime() - HOUR) })
  const plan = planSending({ channel, due: wanted.length, sentAt }, now, cap)
  return 'waitUntil' in plan ? wait(plan.waitUntil) : wanted.slice(0, plan.together)
}

async function dropUnwanted(
  scope: Scope,
  notices: readonly QueuedNotice[],
  receiver: Receiver | null,
  channel: Channel,
): Promise<QueuedNotice[]> {
  const drop = (unwanted: readonly QueuedNotice[], reason: string) =>
    dropNotices(
      scope,
      unwanted.map(({ id }) => id),
      reason,
    )
  if (!receiver || receiver.hasLeft) await drop(notices, 'the person has left')
  else if (!getAddressee(receiver, channel)) await drop(notices, 'no chat is connected')
  else {
    const isOff = ({ category }: QueuedNotice) => !isWanted(receiver.flags, category as Category | null, channel)
    await drop(notices.filter(isOff), 'switched off')
    return notices.filter((notice) => !isOff(notice))
  }
  return []
}

function getAddressee({ email, fullName, lang, telegramChatId }: Receiver, channel: Channel): Addressee | null {
  const address = channel === 'email' ? email : telegramChatId
  return address === null ? null : { address, name: fullName, language: chooseLanguage(lang, null) }
}

interface Attempt {
  problem: string | null
  isLater: boolean
}

async function sendBatch(
  db: Database,
  send: NoticeSender,
  target: Target,
  { id, notices, to }: Batch,
  log: Log,
): Promise<Attempt> {
  const failure = await trySending(send, { batchId: id, target, to, notices }, db, log)
  const attempts = Math.max(...notices.map((notice) => notice.attempts)) + 1
  const isFinal = attempts >= MAX_ATTEMPTS || failure?.isPermanent
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  const dueAt = failure && !isFinal ? new Date(Date.now() + wait) : null
  const outcome = failure ? (failure.mayHaveArrived ? 'uncertain' : 'refused') : 'sent'
  const problem = failure?.message ?? null
  await inWorkspace(db, target.workspaceId, async (scope) => {
    await endBatch(scope, id, { outcome, problem, dueAt })
    // another priority is another key: what comes meanwhile does not wait for it
    if (dueAt) await enqueue(scope.db, 'notices/send', target, { startAfter: dueAt, priority: -1 })
    if (failure instanceof AddressGone) await forgetChat(scope, target.userId, to.address)
  })
  return { problem, isLater: dueAt !== null }
}

/** Null when the other side has accepted it. */
async function trySending(send: NoticeSender, batch: NoticeBatch, db: Database, log: Log): Promise<SendFailure | null> {
  try {
    await send(batch, db)
    return null
  } catch (error) {
    if (error instanceof SendFailure) return error
    if (error instanceof GiveUp) return new SendFailure(error.message, { isPermanent: true })
    log.error({ err: error }, 'a message could not be made')
    return new SendFailure('the product failed')
  }
}
