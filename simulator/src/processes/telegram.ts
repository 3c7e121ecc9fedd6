// Telegram as a process of its own: the Bot API and the chats at http://127.0.0.1:TELEGRAM_PORT.
import { DEFAULT_TOKEN, startTelegram } from '../telegram/telegram.ts'

const readNumber = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const { TELEGRAM_BOT_TOKEN: token = DEFAULT_TOKEN, TELEGRAM_BOT_USERNAME: botUsername } = process.env

const telegram = await startTelegram({
  port: readNumber('TELEGRAM_PORT', 4128),
  token,
  ...(botUsername !== undefined && { botUsername }),
  keep: readNumber('TELEGRAM_KEEP', 5_000),
  // `Infinity` for no limit
  perSecond: readNumber('TELEGRAM_PER_SECOND', 30),
  perChatPerSecond: readNumber('TELEGRAM_PER_CHAT_PER_SECOND', 1),
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void telegram.close())
