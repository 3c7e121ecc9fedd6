// A Telegram for the length of a test file, and a bot that calls it as plainly as curl.
import { afterAll } from 'vitest'
import { startTelegram, type Telegram, type TelegramOptions } from '../telegram.ts'

export interface WireAnswer {
  ok: boolean
  error_code?: number
  description?: string
  parameters?: { retry_after: number }
  // oxlint-disable-next-line typescript/no-explicit-any -- each method has a result of its own
  result: any
}

export interface TestBot {
  telegram: Telegram
  call(method: string, parameters?: object, signal?: AbortSignal): Promise<WireAnswer>
}

export async function startTestBot(options: TelegramOptions = {}): Promise<TestBot> {
  const telegram = await startTelegram({ perSecond: Infinity, perChatPerSecond: Infinity, ...options })
  afterAll(telegram.close)
  return {
    telegram,
    async call(method, parameters = {}, signal) {
      const response = await fetch(`${telegram.apiUrl}/bot${telegram.token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
        ...(signal && { signal }),
      })
      return (await response.json()) as WireAnswer
    },
  }
}
