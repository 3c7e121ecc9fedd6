// The control page and its JSON, on this machine alone.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Checksums, Expected } from '../world/checksums.ts'
import { controlPage, PAGE_POLICY, type ControlState } from './page.ts'
import { actOf, faultOf, isForm, numbered, oddityOf, posted, written } from './orders.ts'
import type { Portals } from '../running-portals.ts'

export interface Controlled extends Pick<
  Portals,
  'clock' | 'act' | 'oddity' | 'rewriteDocument' | 'order' | 'allFaults' | 'clearFaults' | 'limitRate' | 'expireToken'
> {
  state(): ControlState
  checksums(epzSince?: Date): Checksums
  expected(epzSince?: Date): Expected
}

export function control(portals: Controlled) {
  const orders: Readonly<Record<string, (order: Readonly<Record<string, unknown>>) => unknown>> = {
    '/control/clock'(order) {
      const { advanceSeconds, speed } = numbered(order, 'advanceSeconds', 'speed')
      const now = written(order, 'now')
      if (now !== undefined) portals.clock.setTo(new Date(now))
      if (advanceSeconds !== undefined) portals.clock.advance(advanceSeconds * 1000)
      if (speed !== undefined) portals.clock.setSpeed(speed)
      return portals.state().clock
    },
    '/control/acts': (order) => portals.act(actOf(order)),
    '/control/oddities': (order) => portals.oddity(oddityOf(order)),
    '/control/documents'(order) {
      const url = written(order, 'url')
      if (url === undefined) throw new Error('which document? its url is missing')
      portals.rewriteDocument(url)
    },
    '/control/faults'(order) {
      const { share, seconds } = numbered(order, 'share', 'seconds')
      if (order['fault'] === 'all')
        portals.allFaults(share ?? 0.1, seconds === undefined ? {} : { slowSeconds: seconds })
      else portals.order(faultOf(order))
      return portals.state().faults
    },
    '/control/faults/clear'() {
      portals.clearFaults()
      return portals.state().faults
    },
    '/control/rate'(order) {
      portals.limitRate(numbered(order, 'perSecond').perSecond ?? null)
      return portals.state().rate
    },
    '/control/token'(order) {
      const expiresAt = written(order, 'expiresAt')
      portals.expireToken(expiresAt === undefined ? null : new Date(expiresAt))
      return portals.state().tokenExpiresAt
    },
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = url
    const since = searchParams.get('epzSince')
    const looks: Readonly<Record<string, () => void>> = {
      '/': () => send(response, 200, 'text/html', controlPage(portals.state())),
      '/health/ready': () => send(response, 200, 'text/plain', 'ready'),
      '/control/state': () => say(response, portals.state()),
      '/control/checksums': () => say(response, portals.checksums(since === null ? undefined : new Date(since))),
      '/control/expected': () => say(response, portals.expected(since === null ? undefined : new Date(since))),
    }
    const look = looks[pathname]
    if (look && request.method === 'GET') return look()
    const order = orders[pathname]
    if (!order || request.method !== 'POST') return send(response, 404, 'text/plain', 'not found')
    // Another page in the browser may post here, but only by a form of its own origin.
    const origin = request.headers.origin
    if (origin !== undefined && new URL(origin).host !== request.headers.host)
      return send(response, 403, 'text/plain', 'not from here')
    const type = request.headers['content-type'] ?? ''
    const body = await text(request)
    const done = order(posted(body, type))
    if (!isForm(body, type)) return say(response, done ?? null)
    response.writeHead(303, { location: '/' }).end()
  }
}

const say = (response: ServerResponse, value: unknown) => send(response, 200, 'application/json', JSON.stringify(value))

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}
