// What a person does in a chat with the bot, and what the bot hears of it.
import type { Callbacks, CallbackAnswer } from './callbacks.ts'
import type { Chat, Message, Person } from './chat.ts'
import { readPlain } from './formatting.ts'
import type { ChatStore } from './store.ts'
import type { Updates } from './updates.ts'
import { toSeconds, toWireBot, toWireChat, toWireMessage, toWirePerson, type BotIdentity } from './wire.ts'

export interface People {
  /** In a new chat if there is no such chat; who writes to a bot they blocked unblocks it. */
  sendText(chatId: number, person: Person, text: string): Message
  /** Resolves with what the bot answers to the press, or null when it does not answer in time. */
  press(chatId: number, messageId: number, buttonText: string): Promise<CallbackAnswer | null>
  block(chatId: number): void
  unblock(chatId: number): void
}

export function createPeople(bot: BotIdentity, store: ChatStore, updates: Updates, callbacks: Callbacks): People {
  const findChat = (chatId: number): Chat => {
    const chat = store.findChat(chatId)
    if (!chat) throw new Error(`there is no chat ${chatId}`)
    return chat
  }

  function setBlocked(chatId: number, isBlocked: boolean): void {
    const chat = findChat(chatId)
    if (chat.isBlocked === isBlocked) return
    store.setBlocked(chatId, isBlocked)
    const toMember = (isOut: boolean) => ({
      user: toWireBot(bot),
      ...(isOut ? { status: 'kicked', until_date: 0 } : { status: 'member' }),
    })
    updates.add('my_chat_member', {
      chat: toWireChat(chat),
      from: toWirePerson(chat),
      date: toSeconds(Date.now()),
      old_chat_member: toMember(!isBlocked),
      new_chat_member: toMember(isBlocked),
    })
  }

  return {
    sendText(chatId, person, text) {
      const chat = store.openChat(person, chatId)
      setBlocked(chatId, false)
      const message = store.add(chatId, 'person', { text, ...readPlain(text), keyboard: [] })
      updates.add('message', toWireMessage(message, chat, bot))
      return message
    },
    async press(chatId, messageId, buttonText) {
      const chat = findChat(chatId)
      const message = store.findMessage(messageId)
      if (message?.chatId !== chatId || message.isDeleted) throw new Error(`there is no message ${messageId}`)
      const button = message.keyboard.flat().find(({ text }) => text === buttonText)
      if (!button || 'url' in button) throw new Error(`message ${messageId} has no button "${buttonText}" to press`)
      const { id, answer } = callbacks.ask()
      updates.add('callback_query', {
        id,
        from: toWirePerson(chat),
        message: toWireMessage(message, chat, bot),
        chat_instance: String(chatId),
        data: button.data,
      })
      return answer
    },
    block: (chatId) => setBlocked(chatId, true),
    unblock: (chatId) => setBlocked(chatId, false),
  }
}
