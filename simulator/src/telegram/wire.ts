// Chats, messages and updates in the shapes of the Bot API.
import type { Button, Chat, Keyboard, Message } from './chat.ts'

export interface BotIdentity {
  token: string
  username: string
  name: string
}

export type WireUpdate = Readonly<Record<string, unknown>> & { update_id: number }

export function toWireBot({ token, username, name }: BotIdentity) {
  return { id: Number(token.split(':')[0]), is_bot: true, first_name: name, username }
}

export function toWirePerson({ id, person: { firstName, languageCode } }: Chat) {
  return { id, is_bot: false, first_name: firstName, ...(languageCode && { language_code: languageCode }) }
}

export function toWireChat({ id, person: { firstName } }: Chat) {
  return { id, first_name: firstName, type: 'private' }
}

export function toWireMessage(message: Message, chat: Chat, bot: BotIdentity) {
  const { id, from, sentAt, edits, plain, entities, keyboard } = message
  const edited = edits.at(-1)
  return {
    message_id: id,
    from: from === 'bot' ? toWireBot(bot) : toWirePerson(chat),
    chat: toWireChat(chat),
    date: toSeconds(sentAt),
    ...(edited && { edit_date: toSeconds(edited.editedAt) }),
    text: plain,
    ...(entities.length > 0 && { entities }),
    ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: toWireKeyboard(keyboard) } }),
  }
}

function toWireKeyboard(keyboard: Keyboard) {
  const toWireButton = (button: Button) =>
    'url' in button ? button : { text: button.text, callback_data: button.data }
  return keyboard.map((row) => row.map(toWireButton))
}

export const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000)
