// Telegram over HTTP: the Bot API for the bot, pages for people, JSON for tests.
import { startLocalServer, type LocalServer } from '../http/local-server.ts'
import { send } from '../http/send.ts'
import { answerControl, type Control } from './control-api.ts'
import { answerPage, type PageRequest } from './pages/routes.ts'
import type { BotIdentity } from './wire.ts'

export function startServer(port: number, bot: BotIdentity, control: Control): Promise<LocalServer> {
  return startLocalServer(port, (request, response, url) => answer({ request, response, url, bot, control }))
}

async function answer(asked: PageRequest): Promise<void> {
  const { request, response, url, control } = asked
  if (url.pathname.startsWith('/bot') && url.pathname.split('/').length > 2)
    return control.api.answer(request, response, url)
  if (url.pathname === '/health/ready') return send(response, 200, 'text/plain', 'ready')
  const result = await answerControl(request, url, control)
  if (result !== undefined) return send(response, 200, 'application/json', JSON.stringify(result))
  if (await answerPage(asked)) return undefined
  return send(response, 404, 'text/plain', 'not found')
}
