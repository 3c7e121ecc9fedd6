// Three portals in one process: one seeded world, one virtual clock, the wire and the quirks of each.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { instantOf } from '../world/calendar.ts'
import { virtualClock } from './clock.ts'
import { control, send } from './control/api.ts'
import type { ControlState } from './control/page.ts'
import { papers } from './documents/papers.ts'
import { faults, TRANSIENT_FAULTS } from './faults.ts'
import { gateway, portalOf } from './gateway.ts'
import { rateLimit } from './rate.ts'
import type { Portals, PortalsOptions } from './running-portals.ts'
import { requests } from './requests.ts'
import { checksumsOf } from './world/checksums.ts'
import { createPortalWorld } from './world/portal-world.ts'

const HOST = '127.0.0.1'
const TOKENS = { ows: 'simulated-ows-token', tizilim: 'simulated-tizilim-token' }
const SHORT_DELAY = 0.05

export async function startPortals(options: PortalsOptions = {}): Promise<Portals> {
  const { seed = 2026, startedAt = new Date(), lots = 3_000, port = 0, speed = 1, happensEverySeconds = 180 } = options
  let answer = (_request: IncomingMessage, response: ServerResponse) => send(response, 503, 'text/plain', 'starting')
  const server = createServer((request, response) => answer(request, response))
  // Whoever asks keeps the connection as long as they like.
  server.keepAliveTimeout = 60_000
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  // The addresses of documents need the port, so the world is made once it is known.
  const url = `http://${HOST}:${address && typeof address === 'object' ? address.port : port}`
  const urls = { ows: `${url}/ows`, tizilim: `${url}/tizilim`, epz: `${url}/epz`, control: url }
  const tokens = { ...TOKENS, ...options.tokens }
  const clock = virtualClock(startedAt, options.clock === 'running' ? speed : 0)
  const world = createPortalWorld({ seed, startedAt, lots, clock, happensEverySeconds, at: urls })
  const documents = papers(world)
  const ordered = faults(seed)
  const rate = rateLimit()
  const seen = requests()
  let tokenExpiresAt: Date | null = null

  const expected = (epzSince?: Date) => {
    world.catchUp()
    return world.expected(epzSince ?? null)
  }
  const state = (): ControlState => ({
    clock: { now: clock.now().toISOString(), speed: clock.speed() },
    counts: Object.fromEntries(Object.entries(expected()).map(([what, ids]) => [what, ids.length])),
    urls,
    faults: ordered.ordered(),
    rate: rate.perSecond(),
    tokenExpiresAt: tokenExpiresAt?.toISOString() ?? null,
    requests: { total: seen.total(), recent: seen.recent() },
    happened: world
      .happened()
      .toReversed()
      .map(({ at, what, id }) => ({ at: instantOf(at).toISOString(), what, id })),
  })
  const controlled = {
    clock,
    act: world.act,
    oddity: world.oddity,
    rewriteDocument: documents.rewrite,
    order: ordered.order,
    allFaults(share: number, { slowSeconds = SHORT_DELAY }: { slowSeconds?: number } = {}) {
      for (const fault of TRANSIENT_FAULTS)
        ordered.order({ fault, share, ...(fault === 'slow' && { seconds: slowSeconds }) })
    },
    clearFaults: ordered.clear,
    limitRate: rate.set,
    expireToken(at: Date | null) {
      tokenExpiresAt = at
    },
    expected,
    checksums: (epzSince?: Date) => checksumsOf(expected(epzSince)),
    state,
  }
  const owsTokenExpired = () => tokenExpiresAt !== null && clock.now() >= tokenExpiresAt
  const portals = gateway({
    world,
    papers: documents,
    faults: ordered,
    rate,
    requests: seen,
    urls,
    tokens,
    owsTokenExpired,
  })
  const controls = control(controlled)
  answer = (request, response) => {
    const asked = new URL(request.url ?? '/', url)
    const portal = portalOf(asked.pathname)
    const answered = portal ? portals(portal, asked, request, response) : controls(asked, request, response)
    answered.catch((problem: unknown) => {
      if (response.headersSent) response.destroy()
      else send(response, 400, 'text/plain', String(problem))
    })
  }
  return {
    ...controlled,
    urls,
    tokens,
    requests: seen.recent,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
