// The addresses of the pages.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Chat } from '../chat.ts'
import { DEFAULT_NAME, type Control } from '../control-api.ts'
import { send } from '../../http/send.ts'
import type { BotIdentity } from '../wire.ts'
import { renderChatNow, renderChatPage } from './chat-page.ts'
import { toPolicy } from './layout.ts'
import { renderListPage, renderStartPage } from './list-page.ts'

export interface PageRequest {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  bot: BotIdentity
  control: Control
}

/** False for an address that is not here. */
export async function answerPage(page: PageRequest): Promise<boolean> {
  const { request, response, url, bot, control } = page
  const { store } = control
  const nonce = randomBytes(16).toString('base64url')
  const show = (html: string) => send(response, 200, 'text/html', html, toPolicy(nonce))
  const chat = store.findChat(Number(/^\/chats\/(\d+)/.exec(url.pathname)?.[1]))
  const routes: Record<string, () => void | Promise<void>> = {
    'GET /': () => show(renderListPage(store, bot, nonce)),
    [`GET /${bot.username}`]: () => show(renderStartPage(store, bot, url.searchParams.get('start') ?? '', nonce)),
    'POST /start': () => start(page),
    ...(chat && {
      [`GET /chats/${chat.id}`]: () => show(renderChatPage(chat, store, bot, nonce)),
      [`GET /chats/${chat.id}/now`]: () =>
        send(response, 200, 'application/json', JSON.stringify(renderChatNow(chat, store))),
      [`GET /chats/${chat.id}/live`]: () => tellChanges(chat, page),
    }),
  }
  const route = routes[`${request.method} ${url.pathname}`]
  await route?.()
  return route !== undefined
}

/** The chosen person, or a new one, writes `/start <token>`. */
async function start({ request, response, control: { store, people } }: PageRequest): Promise<void> {
  const form = new URLSearchParams(await text(request))
  const firstName = form.get('name')?.trim() || DEFAULT_NAME
  const { id, person } = store.findChat(Number(form.get('chat'))) ?? store.openChat({ firstName })
  people.sendText(id, person, `/start ${form.get('start') ?? ''}`.trim())
  response.writeHead(303, { location: `/chats/${id}` }).end()
}

function tellChanges(chat: Chat, { response, control: { store } }: PageRequest): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': open\n\n')
  const stop = store.listen((chatId) => {
    if (chatId === chat.id) response.write('data: changed\n\n')
  })
  response.once('close', stop)
}
