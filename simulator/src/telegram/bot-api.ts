// The Bot API over HTTP: /bot<token>/<method>, as Telegram answers it, or as an injected fault does.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Faults } from './faults.ts'
import { createMethods, type Parts } from './methods.ts'
import { readNumber, readParameters } from './parameters.ts'
import { Refusal, refuseAsBlocked, refuseAsTooMany } from './refusal.ts'

const GATEWAY_PAGE =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx/1.18.0</center>\r\n</body>\r\n</html>\r\n'

export interface BotApi {
  answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>
  counts(): CallCounts
}

export interface CallCounts {
  /** messages that reached a chat, whatever the bot was answered */
  delivered: number
  /** answers 429 because of the limits, not of a fault */
  limited: number
}

export function createBotApi(parts: Parts, faults: Faults): BotApi {
  const methods = createMethods(parts)
  const counts: CallCounts = { delivered: 0, limited: 0 }

  /** The result; undefined when there is to be no answer. */
  async function call(name: string, request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown> {
    const method = methods.get(name.toLowerCase())
    if (!method) throw new Refusal(404, 'Not Found: method not found')
    const parameters = await readParameters(request, url.searchParams)
    const chatId = readNumber(parameters, 'chat_id')
    const refused = faults.consume('before', name, chatId)
    if (refused?.fault === 'hang') return undefined
    if (refused?.fault === 'blocked') throw refuseAsBlocked()
    if (refused?.fault === 'too_many_requests') throw refuseAsTooMany(refused.retryAfter ?? 1)
    if (refused?.fault === 'bad_gateway')
      return void response.writeHead(502, { 'content-type': 'text/html' }).end(GATEWAY_PAGE)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const result = await runCounted(name, () => method(parameters, gone.signal))
    const lost = faults.consume('after', name, chatId)
    if (lost?.fault === 'lost_answer') request.socket.destroy()
    return lost ? undefined : result
  }

  async function runCounted(name: string, run: () => unknown): Promise<unknown> {
    try {
      const result = await run()
      if (name.toLowerCase() === 'sendmessage') counts.delivered += 1
      return result
    } catch (problem) {
      if (problem instanceof Refusal && problem.code === 429) counts.limited += 1
      throw problem
    }
  }

  return {
    async answer(request, response, url) {
      try {
        const [, token, name = ''] = /^\/bot([^/]*)\/([^/]*)$/.exec(url.pathname) ?? []
        if (token === undefined) throw new Refusal(404, 'Not Found')
        if (decodeURIComponent(token) !== parts.bot.token) throw new Refusal(401, 'Unauthorized')
        const result = await call(name, request, response, url)
        if (result !== undefined) send(response, 200, { ok: true, result })
      } catch (problem) {
        sendRefusal(
          response,
          problem instanceof Refusal ? problem : new Refusal(500, `Internal Server Error: ${String(problem)}`),
        )
      }
    },
    counts: () => ({ ...counts }),
  }
}

function sendRefusal(response: ServerResponse, { code, message, retryAfter }: Refusal): void {
  const isLimit = retryAfter !== undefined
  send(
    response,
    code,
    {
      ok: false,
      error_code: code,
      description: message,
      ...(isLimit && { parameters: { retry_after: retryAfter } }),
    },
    isLimit ? { 'retry-after': String(retryAfter) } : {},
  )
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
