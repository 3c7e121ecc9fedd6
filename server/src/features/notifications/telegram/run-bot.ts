// How the bot hears of what people do: it asks Telegram, or Telegram calls.
import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bot } from 'grammy'
import type { Log } from '../../../platform/log.ts'
import { ALLOWED_UPDATES, describeCommands, logProblem } from './bot.ts'

export interface RunningBot {
  /** resolves when what was begun is done */
  stop(): Promise<void>
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
const STOP_MS = 10_000

/** Asks Telegram for what is new, one process at a time. Goes on when Telegram fails. */
export function pollTelegram(bot: Bot, log: Log): RunningBot {
  const stopping = new AbortController()
  const running = runUntilStopped(log, stopping.signal, async () => {
    await describeCommands(bot)
    await bot.start({ allowed_updates: ALLOWED_UPDATES, onStart: () => log.info('asking Telegram for updates') })
  })
  return {
    stop: async () => {
      stopping.abort()
      await bot.stop().catch(() => undefined)
      await Promise.race([running, wait(STOP_MS)])
    },
  }
}

/** Runs the work again, later each time, until it is stopped. */
async function runUntilStopped(log: Log, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    const began = Date.now()
    try {
      await work()
    } catch (error) {
      logProblem(log, error, 'Telegram does not work with us')
    }
    if (Date.now() - began > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS
    await wait(pause, undefined, { signal }).catch(() => undefined)
  }
}

export interface Webhook {
  /** where Telegram calls */
  url: string
  secret: string
  host: string
  port: number
}

const SECRET_HEADER = 'x-telegram-bot-api-secret-token'
const MAX_BODY = 1024 * 1024

/** Any number of processes behind one address. An update that fails is answered with 500: Telegram sends it again. */
export async function listenToTelegram(
  bot: Bot,
  { url, secret, host, port }: Webhook,
  log: Log,
): Promise<RunningBot & { port: number }> {
  const stopping = new AbortController()
  const server = createServer((request, response) => {
    void receive(bot, secret, request)
      .catch((error: unknown) => {
        logProblem(
          log,
          error instanceof Error && 'error' in error ? error.error : error,
          'an update from Telegram failed',
        )
        return 500
      })
      .then((status) => response.writeHead(status).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  let isSet = false
  const setting = runUntilStopped(log, stopping.signal, async () => {
    await bot.init()
    await describeCommands(bot)
    await bot.api.setWebhook(url, { secret_token: secret, allowed_updates: ALLOWED_UPDATES })
    isSet = true
    stopping.abort()
    log.info('Telegram calls us')
  })
  return {
    port: address && typeof address === 'object' ? address.port : port,
    stop: async () => {
      stopping.abort()
      if (!isSet) await Promise.race([setting, wait(STOP_MS)])
      server.closeIdleConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function receive(bot: Bot, secret: string, request: IncomingMessage): Promise<number> {
  if (!isSame(request.headers[SECRET_HEADER], secret)) return 401
  if (request.method !== 'POST') return 405
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    // read to the end all the same: whoever is still sending hears no answer
    if (size <= MAX_BODY) parts.push(part)
  }
  if (size > MAX_BODY) return 413
  const update: unknown = JSON.parse(Buffer.concat(parts).toString())
  await bot.init()
  await bot.handleUpdate(update as Parameters<Bot['handleUpdate']>[0])
  return 200
}

/** By their hashes, which have one length: the time it takes tells nothing of the secret. */
function isSame(header: string | string[] | undefined, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof header === 'string' && timingSafeEqual(hash(header), hash(secret))
}
