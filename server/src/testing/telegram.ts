// Telegram's stand-in with our bot and a worker that sends to it, for the length of a test file.
import type { Role } from '@tendertap/domain/roles'
import type { Message } from '@tendertap/simulator/telegram/chat'
import { startTelegram, type Telegram } from '@tendertap/simulator/telegram/telegram'
import type { Bot } from 'grammy'
import { pollTelegram } from '../features/notifications/telegram/run-bot.ts'
import { createLog } from '../platform/log.ts'
import { assembleBot } from '../processes/assemble-bot.ts'
import { aPerson, getToken, type TestPerson } from './builders.ts'
import { atEnd } from './at-end.ts'
import type { TestServer } from './server.ts'
import { PUBLIC_URL } from './worker.ts'

export type ChatMessage = Message

export interface TestTelegram extends Telegram {
  /** of the worker: no waits between messages */
  sending: { token: string; apiUrl: string; timeoutSeconds: number; perSecond: number; perChatSecond: number }
  /** our bot, not running */
  makeBot(): Bot
  /** every line that the bots logged */
  logged: string[]
}

/** `isPolled`: the bot runs and asks for updates. */
export async function testTelegram({ db }: TestServer, { isPolled = true } = {}): Promise<TestTelegram> {
  const telegram = await startTelegram({ perSecond: Infinity, perChatPerSecond: Infinity })
  const logged: string[] = []
  const log = createLog('info', 'bot', { write: (line) => void logged.push(line) })
  const { token, apiUrl } = telegram
  const makeBot = () =>
    assembleBot({ database: db.application, log, settings: { token, apiUrl, publicUrl: PUBLIC_URL } })
  const running = isPolled ? pollTelegram(makeBot(), log) : null
  atEnd(async () => {
    await running?.stop()
    await telegram.close()
  })
  return {
    ...telegram,
    logged,
    makeBot,
    sending: { token, apiUrl, timeoutSeconds: 30, perSecond: 1_000, perChatSecond: 1_000 },
  }
}

export interface ChattingPerson extends TestPerson {
  token: string
  chatId: number
}

let lastChat = 700_000

/** A person without quiet hours whose chat is connected, as it is done in the profile. */
export async function aChattingPerson(
  server: TestServer,
  telegram: TestTelegram,
  roles: readonly Role[],
  workspaceId?: string,
): Promise<ChattingPerson> {
  const person = await aPerson(server, roles, workspaceId)
  const token = await getToken(server, person)
  await server.db.owner
    .insertInto('notification_setting')
    .values({ workspace_id: person.workspaceId, user_id: person.id, quiet_from: 0, quiet_to: 0 })
    .execute()
  lastChat += 1
  const chatId = lastChat
  const { body } = await server.call('me/generateTelegramDeepLink', {}, token)
  telegram.sendText(chatId, 'Данияр', `/start ${body.token}`)
  await telegram.waitForMessage(chatId, ({ plain }) => plain.includes('подключён'))
  return { ...person, token, chatId }
}
