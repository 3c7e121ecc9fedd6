// The mailbox over HTTP: pages for people, JSON for tests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLocalServer, type LocalServer } from '../http/local-server.ts'
import { send } from '../http/send.ts'
import { FAULTS, type FaultOrder, type Faults } from './faults.ts'
import { renderHtmlPart, renderLetter, renderList, PAGE_POLICY, PART_POLICY } from './inbox-pages.ts'
import type { ReceivedLetter } from './letter.ts'
import type { LetterStore } from './store.ts'

const MAX_WAIT_SECONDS = 60

export function startInbox(port: number, store: LetterStore, faults: Faults): Promise<LocalServer> {
  return startLocalServer(port, (request, response, url) => answer({ request, response, url, store, faults }))
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  store: LetterStore
  faults: Faults
}

async function answer({ request, response, url, store, faults }: Asked): Promise<void> {
  const { pathname, searchParams } = url
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
