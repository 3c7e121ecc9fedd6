// Chats and the newest messages in memory, and a way to hear of each new or changed message.
import type { Chat, Message, MessageContent, Person } from './chat.ts'

const FIRST_CHAT = 700_000_001

/** A line of the bot's menu. */
export interface Command {
  command: string
  description: string
}

export interface ChatStore {
  chats(): readonly Chat[]
  findChat(id: number): Chat | undefined
  /** makes the chat if there is none; without an id, with a new one */
  openChat(person: Person, id?: number): Chat
  setBlocked(id: number, isBlocked: boolean): void
  /** oldest first, those of people too */
  messages(): readonly Message[]
  findMessage(id: number): Message | undefined
  add(chatId: number, from: Message['from'], content: MessageContent): Message
  edit(id: number, content: MessageContent): Message
  delete(id: number): void
  commands(): readonly Command[]
  setCommands(commands: readonly Command[]): void
  /** forgets the messages; chats stay */
  clear(): void
  /** calls back with each new or changed message, and with null when something else about the chat changed */
  listen(listener: (chatId: number, message: Message | null) => void): () => void
  /** resolves with the messages that match as soon as there is one; with none when the signal aborts first */
  wait(matches: (message: Message) => boolean, signal: AbortSignal): Promise<readonly Message[]>
}

export function createChatStore(limit: number): ChatStore {
  const chats = new Map<number, Chat>()
  const messages = new Map<number, Message>()
  const listeners = new Set<(chatId: number, message: Message | null) => void>()
  let commands: readonly Command[] = []
  let lastMessage = 0
  let nextChat = FIRST_CHAT
  const tell = (chatId: number, message: Message | null) => listeners.forEach((listener) => listener(chatId, message))

  function save(message: Message): Message {
    messages.set(message.id, message)
    // a Map keeps the order of insertion, so its first key is the oldest message
    for (const id of messages.keys()) {
      if (messages.size <= limit) break
      messages.delete(id)
    }
    tell(message.chatId, message)
    return message
  }

  function change(id: number, make: (message: Message) => Message): Message {
    const message = messages.get(id)
    if (!message) throw new Error(`there is no message ${id}`)
    return save(make(message))
  }

  const store: ChatStore = {
    chats: () => [...chats.values()],
    findChat: (id) => chats.get(id),
    openChat(person, id) {
      const known = id === undefined ? undefined : chats.get(id)
      if (known) return known
      while (chats.has(nextChat)) nextChat += 1
      const chat: Chat = { id: id ?? nextChat, person, isBlocked: false }
      chats.set(chat.id, chat)
      tell(chat.id, null)
      return chat
    },
    setBlocked(id, isBlocked) {
      const chat = chats.get(id)
      if (!chat) throw new Error(`there is no chat ${id}`)
      chats.set(id, { ...chat, isBlocked })
      tell(id, null)
    },
    messages: () => [...messages.values()],
    findMessage: (id) => messages.get(id),
    add(chatId, from, content) {
      lastMessage += 1
      const facts = { id: lastMessage, chatId, from, sentAt: Date.now(), edits: [], isDeleted: false }
      return save({ ...content, ...facts })
    },
    edit: (id, content) =>
      change(id, (message) => {
        const { text, plain, entities, keyboard } = message
        const edit = { editedAt: Date.now(), before: { text, plain, entities, keyboard } }
        return { ...message, ...content, edits: [...message.edits, edit] }
      }),
    delete: (id) => void change(id, (message) => ({ ...message, isDeleted: true })),
    commands: () => commands,
    setCommands(next) {
      commands = next
      for (const id of chats.keys()) tell(id, null)
    },
    clear() {
      messages.clear()
      for (const id of chats.keys()) tell(id, null)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async wait(matches, signal) {
      const found = store.messages().filter(matches)
      if (found.length > 0 || signal.aborted) return found
      const { promise, resolve } = Promise.withResolvers<readonly Message[]>()
      const stop = store.listen((_chatId, message) => {
        if (message && matches(message)) resolve([message])
      })
      signal.addEventListener('abort', () => resolve([]), { once: true })
      return promise.finally(stop)
    },
  }
  return store
}
