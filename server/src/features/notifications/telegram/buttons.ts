// Buttons under messages about a lot. Their secrets exist only in the message; the database has the hashes.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@tendertap/domain/languages'
import { REJECT_REASONS, type RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import {
  BUTTON_ACTIONS,
  BUTTON_DAYS,
  BUTTON_SECRET_BYTES,
  NOTICE_ACTIONS,
  type ButtonAction,
  type NoticeAction,
} from '@tendertap/domain/notifications/actions'
import { WORDS } from '@tendertap/domain/words/all'
import { sql } from 'kysely'
import type { Button, Keyboard } from '../../../channels/telegram/client.ts'
import type { Database } from '../../../db/database.ts'
import type { Scope } from '../../../db/scope.ts'
import { hashSecret } from '../../../messages/hash-secret.ts'
import { BOT_TEXTS } from './texts/all.ts'

export interface KeyboardOwner {
  userId: string
  lotId: number
  language: Language
  /** what the message offered at first */
  offered: readonly NoticeAction[]
  /** leads to the product; null: no such button */
  url: string | null
}

/** Which buttons: the actions themselves, the reasons of a rejection, or «yes, do it» and «cancel». */
export type KeyboardStep = 'actions' | 'reject' | 'take' | 'decline'

/** Saves the buttons and gives them as they are sent. */
export async function makeKeyboard(scope: Scope, owner: KeyboardOwner, step: KeyboardStep): Promise<Keyboard> {
  const { userId, lotId, language, offered, url } = owner
  const { open } = BOT_TEXTS[language].buttons
  const rows = listRows(step, offered).map((row) =>
    row.map((action) => ({ action, secret: randomBytes(BUTTON_SECRET_BYTES).toString('base64url') })),
  )
  const made = rows.flat()
  if (made.length > 0)
    await sql`
      insert into telegram_button (workspace_id, user_id, lot_id, keyboard_id, action, offered, secret_hash, expires_at)
      select ${scope.workspaceId}, ${userId}, ${lotId}, ${randomUUID()}, b.action, ${offered}::text[], decode(b.hash, 'hex'),
        now() + make_interval(days => ${BUTTON_DAYS})
      from jsonb_to_recordset(${JSON.stringify(made.map(({ action, secret }) => ({ action, hash: hashSecret(secret).toString('hex') })))}::jsonb)
        as b (action text, hash text)`.execute(scope.db)
  return [
    ...rows.map((row): Button[] =>
      row.map(({ action, secret }) => ({ text: findLabel(action, language), callback_data: secret })),
    ),
    ...(url === null ? [] : [[{ text: open, url }]]),
  ]
}

function listRows(step: KeyboardStep, offered: readonly NoticeAction[]): ButtonAction[][] {
  if (step === 'reject') return [...inPairs(REJECT_REASONS.map((reason) => `reject ${reason}` as const)), ['back']]
  if (step === 'take' || step === 'decline') return [[`${step} yes`], ['back']]
  const isVote = (action: NoticeAction) => action === 'accept' || action === 'reject'
  const isWork = (action: NoticeAction) => action === 'take' || action === 'decline'
  const rest = offered.filter((action) => !isVote(action) && !isWork(action))
  return [offered.filter(isVote), offered.filter(isWork), rest].filter((row) => row.length > 0)
}

function inPairs<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, pair) => all.slice(pair * 2, pair * 2 + 2))
}

function findLabel(action: ButtonAction, language: Language): string {
  const reason = REJECT_REASONS.find((known) => action === `reject ${known}`)
  if (reason) return WORDS[language].rejectReasons[reason]
  return BOT_TEXTS[language].buttons[action as Exclude<ButtonAction, `reject ${RejectReason}`>]
}

export interface PressedButton {
  userId: string
  workspaceId: string
  lotId: number
  action: ButtonAction
  offered: NoticeAction[]
}

/**
 * Uses up the button, and those beside it. Null when it is unknown, used, too old or not of a person of this chat.
 * `press` is Telegram's id of the press, which it may deliver twice.
 */
export async function useButton(
  db: Database,
  { secret, chatId, press }: { secret: string; chatId: string; press: string },
): Promise<PressedButton | null> {
  const { rows } = await sql<PressedButton & { action: string; offered: string[] }>`
    select user_id as "userId", workspace_id as "workspaceId", lot_id as "lotId", action, offered
    from use_telegram_button(${hashSecret(secret)}, ${chatId}, ${press})`.execute(db)
  const [row] = rows
  // another version of the product may have made it
  const action = BUTTON_ACTIONS.find((known) => known === row?.action)
  if (!row || !action) return null
  return { ...row, action, offered: NOTICE_ACTIONS.filter((known) => row.offered.includes(known)) }
}

/** As the role `background`. */
export async function forgetOldButtons(db: Database): Promise<void> {
  await sql`delete from telegram_button where expires_at < now()`.execute(db)
}
