import { chooseLanguage } from '@tendertap/domain/languages'
import type { Scope } from '../../../db/scope.ts'
import { sendMessage } from '../../../messages/send.ts'
import { disconnectChat } from '../telegram/chats.ts'
import { findReceiver } from './queries.ts'

/** The chat takes no messages any more: it is disconnected, and the person hears of it by e-mail. */
export async function forgetChat(scope: Scope, userId: string, chatId: string): Promise<void> {
  if (!(await disconnectChat(scope.db, userId, chatId))) return
  const person = await findReceiver(scope, userId)
  if (!person || person.hasLeft) return
  await sendMessage(scope, {
    kind: 'telegram_disconnected',
    facts: {},
    to: [{ userId, name: person.fullName, address: person.email, language: chooseLanguage(person.lang, null) }],
  })
}
