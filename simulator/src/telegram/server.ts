// Telegram over HTTP, on this machine alone: the Bot API for the bot, pages for people, JSON for tests.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerControl, type Control } from './control-api.ts'
import { answerPage } from './pages/routes.ts'
import { send } from './send.ts'
import type { BotIdentity } from './wire.ts'

const HOST = '127.0.0.1'

export interface TelegramServer {
  url: string
  close(): Promise<void>
}

export async function startServer(port: number, bot: BotIdentity, control: Control): Promise<TelegramServer> {
  const server = createServer((request, response) => {
    answer(request, response, bot, control).catch((problem: unknown) =>
      send(response, 400, 'text/plain', String(problem)),
    )
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://${HOST}:${address && typeof address === 'object' ? address.port : port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bot: BotIdentity,
  control: Control,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${HOST}`)
  if (url.pathname.startsWith('/bot') && url.pathname.split('/').length > 2)
    return control.api.answer(request, response, url)
  if (url.pathname === '/health/ready') return send(response, 200, 'text/plain', 'ready')
  const result = await answerControl(request, url, control)
  if (result !== undefined) return send(response, 200, 'application/json', JSON.stringify(result))
  if (await answerPage({ request, response, url, bot, control })) return undefined
  return send(response, 404, 'text/plain', 'not found')
}
