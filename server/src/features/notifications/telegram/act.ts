// Does what a button says, by the same calls as the web application.
import { randomUUID } from 'node:crypto'
import { errorTexts as en } from '@tendertap/contract/errors/texts/en'
import { errorTexts as kz } from '@tendertap/contract/errors/texts/kz'
import { errorTexts as ru } from '@tendertap/contract/errors/texts/ru'
import type { Language } from '@tendertap/domain/languages'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { CONFIRMED_ACTIONS, type ButtonAction, type NoticeAction } from '@tendertap/domain/notifications/actions'
import type { Database } from '../../../db/database.ts'
import type { CallAs } from '../../../http/call-as.ts'
import type { SignedInPerson } from '../../../http/context.ts'
import type { Origin } from '../../../http/run-call.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Log } from '../../../platform/log.ts'
import { findChatPerson, lockChatPerson, type ChatPerson } from '../../session/chat-person.ts'

/** The calls that a chat can make. */
export type BotPath =
  | 'lots/voteLot'
  | 'lots/activateLot'
  | 'lots/declineLot'
  | 'notices/remindTomorrow'
  | 'me/disconnectTelegramAccount'

export interface Acting {
  db: Database
  log: Log
  callAs: CallAs<BotPath>
}

/** What the audit shows in place of an address. */
const FROM_TELEGRAM = 'Telegram'

export function toOrigin({ log }: Pick<Acting, 'log'>, chatPerson: ChatPerson): Origin {
  const requestId = randomUUID()
  return {
    requestId,
    ip: FROM_TELEGRAM,
    userAgent: null,
    deviceToken: null,
    keepDeviceToken: () => undefined,
    log: log.child({ requestId }),
    findPersonAgain: (db) => findChatPerson(db, chatPerson),
    lockPerson: (db, needsSubscription) => lockChatPerson(db, chatPerson, needsSubscription),
    searchTimeoutMs: undefined,
  }
}

/** The buttons that only change the keyboard. */
export const KEYBOARD_ACTIONS = ['reject', ...CONFIRMED_ACTIONS, 'back'] as const satisfies readonly ButtonAction[]
export type KeyboardAction = (typeof KEYBOARD_ACTIONS)[number]

export type Done =
  | { action: Exclude<NoticeAction, 'reject' | 'remind'> }
  | { action: 'reject'; reason: RejectReason }
  | { action: 'remind'; remindAt: string }

export async function act(
  { callAs }: Acting,
  person: SignedInPerson,
  { action, lotId }: { action: Exclude<ButtonAction, KeyboardAction>; lotId: number },
  origin: Origin,
): Promise<Done> {
  if (action === 'accept') {
    await callAs(person, 'lots/voteLot', { lotId, accepted: true }, origin)
    return { action }
  }
  if (action === 'take yes') {
    await callAs(person, 'lots/activateLot', { lotId }, origin)
    return { action: 'take' }
  }
  if (action === 'decline yes') {
    await callAs(person, 'lots/declineLot', { lotId }, origin)
    return { action: 'decline' }
  }
  if (action === 'remind') {
    const { at } = await callAs(person, 'notices/remindTomorrow', { lotId }, origin)
    return { action, remindAt: at }
  }
  const reason = action.slice('reject '.length) as RejectReason
  await callAs(person, 'lots/voteLot', { lotId, accepted: false, reason }, origin)
  return { action: 'reject', reason }
}

const ERROR_TEXTS = { ru, kz, en }

/** Why it was refused, as the web application says it. What is no refusal is logged. */
export function sayRefusal(error: unknown, language: Language, log: Log): string {
  if (error instanceof AppError) return ERROR_TEXTS[language][error.code]
  log.error({ err: error }, 'a call from Telegram failed')
  return ERROR_TEXTS[language].server_error
}
