// The mailbox over HTTP, on this machine alone: pages for people, JSON for tests.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { FAULTS, type FaultOrder, type Faults } from './faults.ts'
import { renderHtmlPart, renderLetter, renderList, PAGE_POLICY, PART_POLICY } from './inbox-pages.ts'
import type { ReceivedLetter } from './letter.ts'
import type { LetterStore } from './store.ts'

const HOST = '127.0.0.1'
const MAX_WAIT_SECONDS = 60

export interface Inbox {
  url: string
  close(): Promise<void>
}

export async function startInbox(port: number, store: LetterStore, faults: Faults): Promise<Inbox> {
  const server = createServer((request, response) => {
    answer(request, response, store, faults).catch((problem: unknown) =>
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
  store: LetterStore,
  faults: Faults,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
  const letter = store.find(Number(/^\/letters\/(\d+)/.exec(pathname)?.[1]))
  const done = () => send(response, 204, 'text/plain', '')
  const routes: Record<string, () => void | Promise<void>> = {
    'GET /': () => send(response, 200, 'text/html', renderList(store.all()), PAGE_POLICY),
    'GET /health/ready': () => send(response, 200, 'text/plain', 'ready'),
    'GET /api/letters': async () =>
      send(response, 200, 'application/json', JSON.stringify(await waitForLetters(store, searchParams))),
    'DELETE /api/letters': () => {
      store.clear()
      done()
    },
    'POST /api/faults': async () => {
      faults.inject(readOrder(await text(request)))
      done()
    },
    'DELETE /api/faults': () => {
      faults.clear()
      done()
    },
    ...(letter && {
      [`GET /letters/${letter.id}`]: () => send(response, 200, 'text/html', renderLetter(letter), PAGE_POLICY),
      [`GET /letters/${letter.id}/html`]: () => send(response, 200, 'text/html', renderHtmlPart(letter), PART_POLICY),
    }),
  }
  await (routes[`${request.method} ${pathname}`] ?? (() => send(response, 404, 'text/plain', 'not found')))()
}

/** ?to=address&after=id&wait=seconds: at once when there are such letters, else as soon as one comes. */
function waitForLetters(store: LetterStore, query: URLSearchParams): Promise<readonly ReceivedLetter[]> {
  const [to, after, wait] = [query.get('to'), Number(query.get('after')), Number(query.get('wait'))]
  const matches = (letter: ReceivedLetter) => letter.id > after && (to === null || letter.envelope.to.includes(to))
  return store.wait(matches, AbortSignal.timeout(Math.min(wait, MAX_WAIT_SECONDS) * 1_000))
}

function readOrder(body: string): FaultOrder {
  const { fault, to, times } = JSON.parse(body) as Partial<FaultOrder>
  if (!fault || !FAULTS.includes(fault)) throw new Error(`a fault is one of ${FAULTS.join(', ')}`)
  return { fault, ...(typeof to === 'string' && { to }), ...(typeof times === 'number' && { times }) }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = "default-src 'none'",
): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}
