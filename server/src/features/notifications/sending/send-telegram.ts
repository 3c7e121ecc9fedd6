// Sends notices to a chat, no faster than Telegram allows.
import { setTimeout as wait } from 'node:timers/promises'
import { listActions } from '@tendertap/domain/notifications/actions'
import { LISTED_IN } from '@tendertap/domain/notifications/sending'
import type { Keyboard, TelegramClient } from '../../../channels/telegram/client.ts'
import type { Database } from '../../../db/database.ts'
import { reserveTurn } from '../../../db/pace.ts'
import { inWorkspace } from '../../../db/scope.ts'
import type { NoticeToTell } from '../../../messages/compose-notices.ts'
import { layoutTelegram } from '../../../messages/layouts/telegram/layout.ts'
import { makeKeyboard } from '../telegram/buttons.ts'
import { BOT_TEXTS } from '../telegram/texts/all.ts'
import { compose } from './compose.ts'
import { listRoles } from './list-roles.ts'
import type { NoticeBatch, NoticeSender } from './senders.ts'

export interface TelegramPace {
  /** to all chats together */
  perSecond: number
  perChatSecond: number
}

export function createTelegramSender(telegram: TelegramClient, publicUrl: string, pace: TelegramPace): NoticeSender {
  return async (batch, db) => {
    const {
      notices,
      to: { language, address: chatId },
    } = batch
    const { text, url } = await compose(db, batch.target, notices, { language, publicUrl, lines: LISTED_IN.telegram })
    const html = layoutTelegram({ language, name: null, text, url, home: publicUrl })
    const [only] = notices
    const keyboard =
      only && notices.length === 1
        ? await offerActions(db, batch, only, url ?? publicUrl)
        : [[{ text: BOT_TEXTS[language].buttons.open, url: publicUrl }]]
    // first the chat: while it waits, others may have the turns of all
    await wait(await reserveTurn(db, `telegram ${chatId}`, 1_000 / pace.perChatSecond))
    await wait(await reserveTurn(db, 'telegram', 1_000 / pace.perSecond))
    await telegram.send({ chatId, html, keyboard })
  }
}

async function offerActions(
  db: Database,
  { target: { workspaceId, userId }, to: { language } }: NoticeBatch,
  { kind, facts }: NoticeToTell,
  url: string,
): Promise<Keyboard> {
  const lotId = 'lot' in facts ? facts.lot.id : 0
  return inWorkspace(db, workspaceId, async (scope) => {
    const offered = listActions(kind, facts, await listRoles(scope, userId))
    return makeKeyboard(scope, { userId, lotId, language, offered, url }, 'actions')
  })
}
