// Sends what one person is to be told by one channel. Nobody else does so at the same time (jobs.ts), so a batch that
// is still being sent belongs to a worker that died: it is sent again under the same id.
import { randomUUID } from 'node:crypto'
import { chooseLanguage } from '@tendertap/domain/languages'
import { isWanted, type Category, type Channel } from '@tendertap/domain/notifications/categories'
import { findQuietEnd } from '@tendertap/domain/notifications/quiet-hours'
import {
  DIGEST_NOTICES,
  getRetryWait,
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
import { tryComposing } from './compose.ts'
import { forgetChat } from './forget-chat.ts'
import type { NoticeBatch, NoticeSender, NoticeSenders } from './senders.ts'
import {
  beginBatch,
  endBatch,
  endUnsent,
  findReceiver,
  findUnfinished,
  listDue,
  listSentLately,
  postpone,
  type Addressee,
  type Ending,
  type QueuedNotice,
  type Receiver,
  type Target,
} from './queries.ts'

const HOUR = 3_600_000

export interface SendingOptions {
  cap?: HourlyCap
  log: Log
  clock?: () => Date
}

/** What failed for good is in the ledger, where the operator sees it and its alarm looks (features/delivery). */
export async function sendDue(
  db: Database,
  senders: NoticeSenders,
  target: Target,
  { cap = HOURLY_CAP, log, clock = () => new Date() }: SendingOptions,
): Promise<void> {
  for (;;) {
    const batch = await inWorkspace(db, target.workspaceId, (scope) =>
      takeBatch(scope, target, { cap, log, now: clock() }),
    )
    if (!batch) return
    const { problem, isLater } = await sendBatch(db, senders[target.channel], target, batch, { log, clock })
    if (problem) log.warn({ batchId: batch.id, problem }, isLater ? 'not sent, will be tried again' : 'not sent')
    // the other side is in trouble: the next attempt takes what else is due
    if (isLater) return
  }
}

interface Batch {
  id: string
  /** 1 for the first */
  attempt: number
  /** an earlier attempt may have arrived */
  isRepeated: boolean
  notices: readonly QueuedNotice[]
  to: Addressee
}

interface Moment {
  cap: HourlyCap
  log: Log
  now: Date
}

async function takeBatch(scope: Scope, { userId, channel }: Target, { cap, log, now }: Moment): Promise<Batch | null> {
  const receiver = await findReceiver(scope, userId)
  const unfinished = await findUnfinished(scope, { userId, channel, now })
  const notices = unfinished?.notices ?? (await listDue(scope, { userId, channel, now, limit: DIGEST_NOTICES }))
  const wanted = await dropUnwanted(scope, notices, receiver, channel)
  const to = receiver && getAddressee(receiver, channel)
  if (!receiver || !to) return null
  const tellable = await failUntellable(scope, wanted, to, log)
  const isRepeated = unfinished !== null
  const together = isRepeated ? tellable : pickTogether(tellable)
  if (together.length === 0) return null
  const taken = await chooseNow(scope, together, receiver, { userId, channel, cap, now, isRepeated })
  if (taken.length === 0) return null
  const id = unfinished?.batchId ?? randomUUID()
  const attempt = await beginBatch(scope, { batchId: id, ids: listIds(taken), to })
  return { id, attempt, isRepeated, notices: taken, to }
}

/** Nothing in the person's quiet hours, and no more messages than an hour may have. What is repeated stays together. */
async function chooseNow(
  scope: Scope,
  notices: readonly QueuedNotice[],
  { quiet }: Receiver,
  {
    userId,
    channel,
    cap,
    now,
    isRepeated,
  }: { userId: string; channel: Channel; cap: HourlyCap; now: Date; isRepeated: boolean },
): Promise<readonly QueuedNotice[]> {
  const quietEnd = findQuietEnd(quiet, now)
  if (quietEnd) {
    await postpone(scope, listIds(notices), { until: quietEnd, isStuck: false })
    return []
  }
  const sentAt = await listSentLately(scope, { userId, channel, since: new Date(now.getTime() - HOUR) })
  const plan = planSending({ channel, due: notices.length, sentAt }, now, cap)
  if ('waitUntil' in plan) {
    // the attempts without an answer may be what has filled the hour: the alarm must not forget them
    await postpone(scope, listIds(notices), { until: plan.waitUntil, isStuck: isRepeated })
    return []
  }
  return isRepeated ? notices : notices.slice(0, plan.together)
}

const listIds = (notices: readonly QueuedNotice[]) => notices.map(({ id }) => id)

async function dropUnwanted(
  scope: Scope,
  notices: readonly QueuedNotice[],
  receiver: Receiver | null,
  channel: Channel,
): Promise<QueuedNotice[]> {
  const drop = (unwanted: readonly QueuedNotice[], problem: string) =>
    endUnsent(scope, listIds(unwanted), { state: 'dropped', problem })
  if (!receiver || receiver.hasLeft) await drop(notices, 'the person has left')
  else if (!getAddressee(receiver, channel)) await drop(notices, 'no chat is connected')
  else {
    const isOff = ({ category }: QueuedNotice) => !isWanted(receiver.flags, category as Category | null, channel)
    await drop(notices.filter(isOff), 'switched off')
    return notices.filter((notice) => !isOff(notice))
  }
  return []
}

/** One that cannot be told must not keep back the others. */
async function failUntellable(
  scope: Scope,
  notices: readonly QueuedNotice[],
  { language }: Addressee,
  log: Log,
): Promise<QueuedNotice[]> {
  const problem = 'the texts cannot tell these facts'
  const untellable = notices.filter((notice) => {
    try {
      tryComposing(notice, language)
      return false
    } catch (error) {
      log.error({ err: error, deliveryId: notice.id, kind: notice.kind }, problem)
      return true
    }
  })
  await endUnsent(scope, listIds(untellable), { state: 'failed', problem })
  return notices.filter((notice) => !untellable.includes(notice))
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
  batch: Batch,
  { log, clock }: Required<Pick<SendingOptions, 'log' | 'clock'>>,
): Promise<Attempt> {
  const { id, notices, to } = batch
  const failure = await trySending(send, { batchId: id, target, to, notices }, db, log)
  const again = failure && planRetry(failure, batch, clock())
  const problem = failure?.message ?? null
  await inWorkspace(db, target.workspaceId, async (scope) => {
    await endBatch(scope, id, {
      outcome: failure ? (failure.mayHaveArrived ? 'uncertain' : 'refused') : 'sent',
      problem,
      again,
      // that a person has stopped the bot is no failure of ours
      state: failure ? (failure instanceof AddressGone ? 'dropped' : 'failed') : 'sent',
    })
    // another priority is another key: what comes meanwhile does not wait for it
    if (again) await enqueue(scope.db, 'notices/send', target, { startAfter: again.at, priority: -1 })
    if (failure instanceof AddressGone) await forgetChat(scope, target.userId, to.address)
  })
  return { problem, isLater: again !== null }
}

/**
 * A batch that may have arrived stays together, so the attempts at the batch count. Otherwise each notice has attempts
 * of its own, and those that go on wait as long as the one that was tried most: the other side has refused since then.
 */
function planRetry(failure: SendFailure, { notices, attempt, isRepeated }: Batch, now: Date): Ending['again'] {
  if (failure.isPermanent) return null
  const isTogether = isRepeated || failure.mayHaveArrived
  const tried = notices.map(({ id, attempts }) => ({ id, wait: getRetryWait(isTogether ? attempt : attempts + 1) }))
  const again = tried.flatMap(({ id, wait }) => (wait === null ? [] : [{ id, wait }]))
  if (again.length === 0) return null
  const wait = Math.max(...again.map((notice) => notice.wait))
  return { ids: again.map(({ id }) => id), at: new Date(now.getTime() + wait), isTogether }
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
