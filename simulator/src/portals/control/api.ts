// The control page and its JSON, on this machine alone.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { send } from '../../http/send.ts'
import type { Checksums, Expected } from '../world/checksums.ts'
import { renderControlPage, PAGE_POLICY, type ControlState } from './page.ts'
import { readActOrder, readFaultOrder, isForm, readNumbers, readOddityOrder, readOrder, readText } from './orders.ts'
import type { Portals } from '../running-portals.ts'

export interface Controlled extends Pick<
  Portals,
  | 'clock'
  | 'act'
  | 'applyOddity'
  | 'rewriteDocument'
  | 'injectFault'
  | 'injectAllFaults'
  | 'clearFaults'
  | 'limitRate'
  | 'expireToken'
> {
  state(): ControlState
  checksums(epzSince?: Date): Checksums
  expected(epzSince?: Date): Expected
}

export function createControlHandler(portals: Controlled) {
  const orders: Readonly<Record<string, (order: Readonly<Record<string, unknown>>) => unknown>> = {
    '/control/clock'(order) {
      const { advanceSeconds, speed } = readNumbers(order, 'advanceSeconds', 'speed')
      const now = readText(order, 'now')
      if (now !== undefined) portals.clock.setTo(new Date(now))
      if (advanceSeconds !== undefined) portals.clock.advance(advanceSeconds * 1000)
      if (speed !== undefined) portals.clock.setSpeed(speed)
      return portals.state().clock
    },
    '/control/acts': (order) => portals.act(readActOrder(order)),
    '/control/oddities': (order) => portals.applyOddity(readOddityOrder(order)),
    '/control/documents'(order) {
      const url = readText(order, 'url')
      if (url === undefined) throw new Error('which document? its url is missing')
      portals.rewriteDocument(url)
    },
    '/control/faults'(order) {
      const { share, seconds } = readNumbers(order, 'share', 'seconds')
      if (order['fault'] === 'all')
        portals.injectAllFaults(share ?? 0.1, seconds === undefined ? {} : { slowSeconds: seconds })
      else portals.injectFault(readFaultOrder(order))
      return portals.state().faults
    },
    '/control/faults/clear'() {
      portals.clearFaults()
      return portals.state().faults
    },
    '/control/rate'(order) {
      portals.limitRate(readNumbers(order, 'perSecond').perSecond ?? null)
      return portals.state().rate
    },
    '/control/token'(order) {
      const expiresAt = readText(order, 'expiresAt')
      portals.expireToken(expiresAt === undefined ? null : new Date(expiresAt))
      return portals.state().tokenExpiresAt
    },
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = url
    const since = searchParams.get('epzSince')
    const answers: Readonly<Record<string, () => void>> = {
      '/': () => send(response, 200, 'text/html', renderControlPage(portals.state()), PAGE_POLICY),
      '/health/ready': () => send(response, 200, 'text/plain', 'ready'),
      '/control/state': () => sendJson(response, portals.state()),
      '/control/checksums': () => sendJson(response, portals.checksums(since === null ? undefined : new Date(since))),
      '/control/expected': () => sendJson(response, portals.expected(since === null ? undefined : new Date(since))),
    }
    const answer = answers[pathname]
    if (answer && request.method === 'GET') return answer()
    const order = orders[pathname]
    if (!order || request.method !== 'POST') return send(response, 404, 'text/plain', 'not found')
    // A page of another site in the same browser must not post here.
    const origin = request.headers.origin
    if (origin !== undefined && new URL(origin).host !== request.headers.host)
      return send(response, 403, 'text/plain', 'not from here')
    const type = request.headers['content-type'] ?? ''
    const body = await text(request)
    const result = order(readOrder(body, type))
    if (!isForm(body, type)) return sendJson(response, result ?? null)
    response.writeHead(303, { location: '/' }).end()
  }
}

const sendJson = (response: ServerResponse, value: unknown) =>
  send(response, 200, 'application/json', JSON.stringify(value))
