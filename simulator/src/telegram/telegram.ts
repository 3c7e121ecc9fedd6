// A Telegram for one bot: it takes what the bot sends, and a person or a test answers in the chats.
import { createBotApi } from './bot-api.ts'
import { createCallbacks } from './callbacks.ts'
import type { Message, Person } from './chat.ts'
import { DEFAULT_NAME, readCounts, type Counts } from './control-api.ts'
import { createFaults, type FaultOrder } from './faults.ts'
import { createLimits, type LimitSettings } from './limits.ts'
import { createPeople, type People } from './people.ts'
import { startServer } from './server.ts'
import { createChatStore } from './store.ts'
import { createUpdates } from './updates.ts'

export const DEFAULT_TOKEN = '4200000000:simulated-telegram-token'
const DEFAULT_USERNAME = 'tendertap_demo_bot'

export interface TelegramOptions extends LimitSettings {
  port?: number
  token?: string
  botUsername?: string
  /** how many messages it remembers; 5,000 by default */
  keep?: number
  /** how long the bot may take to answer a pressed button; 60 by default */
  callbackSeconds?: number
  /** the pause before an update is posted to the webhook again; 1,000 by default */
  webhookRetryMilliseconds?: number
}

export interface Telegram extends Omit<People, 'sendText'> {
  /** the root of the Bot API: `${apiUrl}/bot${token}/getMe` */
  apiUrl: string
  /** where people chat with the bot; the JSON of the same is below /api */
  chatUrl: string
  token: string
  botUsername: string
  /** of the bot, oldest first, with the deleted */
  messages(): readonly Message[]
  messagesTo(chatId: number): readonly Message[]
  /** waits for such a message of the bot, new or edited; fails after ten seconds by default */
  waitForMessage(
    chatId: number,
    matches?: (message: Message) => boolean,
    options?: { seconds?: number },
  ): Promise<Message>
  sendText(chatId: number, person: Person | string, text: string): Message
  injectFault(fault: FaultOrder): void
  clearFaults(): void
  /** what was delivered, and how often each fault happened */
  counts(): Counts
  close(): Promise<void>
}

export async function startTelegram({
  port = 0,
  token = DEFAULT_TOKEN,
  botUsername = DEFAULT_USERNAME,
  keep = 5_000,
  callbackSeconds = 60,
  webhookRetryMilliseconds = 1_000,
  ...limits
}: TelegramOptions = {}): Promise<Telegram> {
  const bot = { token, username: botUsername, name: 'Tendertap' }
  const store = createChatStore(keep)
  const updates = createUpdates(webhookRetryMilliseconds)
  const callbacks = createCallbacks(callbackSeconds)
  const faults = createFaults()
  const people = createPeople(bot, store, updates, callbacks)
  const api = createBotApi({ bot, store, updates, callbacks, limits: createLimits(limits) }, faults)
  const server = await startServer(port, bot, { store, people, faults, api })
  const messages = () => store.messages().filter(({ from }) => from === 'bot')
  return {
    ...people,
    apiUrl: server.url,
    chatUrl: server.url,
    token,
    botUsername,
    messages,
    messagesTo: (chatId) => messages().filter((message) => message.chatId === chatId),
    async waitForMessage(chatId, matches = () => true, { seconds = 10 } = {}) {
      const wanted = (one: Message) => one.from === 'bot' && one.chatId === chatId && matches(one)
      const [message] = await store.wait(wanted, AbortSignal.timeout(seconds * 1_000))
      if (!message) throw new Error(`no such message to the chat ${chatId} within ${seconds} s`)
      return message
    },
    sendText: (chatId, person, text) =>
      people.sendText(chatId, typeof person === 'string' ? { firstName: person || DEFAULT_NAME } : person, text),
    injectFault: faults.inject,
    clearFaults: faults.clear,
    counts: () => readCounts({ api, faults }),
    async close() {
      updates.close()
      callbacks.close()
      await server.close()
    },
  }
}
