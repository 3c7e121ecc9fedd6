// Sends one message to one chat by the Bot API.
import { setTimeout as wait } from 'node:timers/promises'
import { Api, GrammyError } from 'grammy'
import { toFailure } from './failure.ts'

/** A button leads to an address or sends its data, at most 64 bytes, to the bot. */
export type Button = { text: string; url: string } | { text: string; callback_data: string }
export type Keyboard = readonly (readonly Button[])[]

export interface TelegramMessage {
  chatId: string
  /** the few tags that Telegram knows, at most 4096 characters without them */
  html: string
  keyboard: Keyboard
}

export interface TelegramClient {
  /** resolves when Telegram has accepted the message, else throws a SendFailure */
  send(message: TelegramMessage): Promise<void>
}

export interface TelegramSettings {
  token: string
  apiUrl: string
  /** how long Telegram may be silent */
  timeoutSeconds?: number
}

/** Waiting longer would keep a place of the worker; the message is tried again later. */
const LONGEST_WAIT_SECONDS = 30
const TIMEOUT_SECONDS = 20

export function openTelegram({ token, apiUrl, timeoutSeconds = TIMEOUT_SECONDS }: TelegramSettings): TelegramClient {
  const api = new Api(token, { apiRoot: apiUrl, timeoutSeconds })
  const sendOnce = ({ chatId, html, keyboard }: TelegramMessage) =>
    api.sendMessage(chatId, html, {
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: toMarkup(keyboard),
    })
  return {
    async send(message) {
      let waited = 0
      for (;;) {
        try {
          await sendOnce(message)
          return
        } catch (problem) {
          const seconds = findPause(problem)
          if (seconds === null || waited + seconds > LONGEST_WAIT_SECONDS) throw toFailure(problem)
          waited += seconds
          await wait(seconds * 1_000)
        }
      }
    },
  }
}

/** The seconds that Telegram asks to wait after too many messages. */
function findPause(problem: unknown): number | null {
  if (!(problem instanceof GrammyError) || problem.error_code !== 429) return null
  return Math.max(1, problem.parameters.retry_after ?? 1)
}

export function toMarkup(keyboard: Keyboard) {
  return { inline_keyboard: keyboard.map((row) => [...row]) }
}
