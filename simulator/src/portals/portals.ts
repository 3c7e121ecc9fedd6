// Three portals in one process: one seeded world, one virtual clock, the wire and the quirks of each.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLocalServer } from '../http/local-server.ts'
import { send } from '../http/send.ts'
import { toInstant } from '../world/calendar.ts'
import { createVirtualClock } from './clock.ts'
import { createControlHandler } from './control/api.ts'
import type { ControlState } from './control/page.ts'
import { createPortalDocuments } from './documents/portal-documents.ts'
import { createFaults, TRANSIENT_FAULTS } from './faults.ts'
import { createGateway, findPortal } from './gateway.ts'
import { createRateLimit } from './rate.ts'
import type { Portals, PortalsOptions } from './running-portals.ts'
import { createRequestLog } from './request-log.ts'
import { calculateChecksums } from './world/checksums.ts'
import { createPortalWorld } from './world/portal-world.ts'

const TOKENS = { ows: 'simulated-ows-token', tizilim: 'simulated-tizilim-token' }
const SHORT_DELAY = 0.05

export async function startPortals(options: PortalsOptions = {}): Promise<Portals> {
  const { seed = 2026, startedAt = new Date(), lots = 3_000, port = 0, speed = 1, secondsBetweenActs = 180 } = options
  let answer = async (_request: IncomingMessage, response: ServerResponse, _asked: URL) =>
    send(response, 503, 'text/plain', 'starting')
  // The addresses of documents need the port, so the world is made once it is known.
  const { url, close } = await startLocalServer(port, (request, response, asked) => answer(request, response, asked))
  const urls = { ows: `${url}/ows`, tizilim: `${url}/tizilim`, epz: `${url}/epz`, control: url }
  const tokens = { ...TOKENS, ...options.tokens }
  const clock = createVirtualClock(startedAt, options.clock === 'running' ? speed : 0)
  const world = createPortalWorld({ seed, startedAt, lots, clock, secondsBetweenActs, at: urls })
  const documents = createPortalDocuments(world)
  const faults = createFaults(seed)
  const rate = createRateLimit()
  const requestLog = createRequestLog()
  let tokenExpiresAt: Date | null = null

  const expected = (epzSince?: Date) => {
    world.catchUp()
    return world.expected(epzSince ?? null)
  }
  const state = (): ControlState => ({
    clock: { now: clock.now().toISOString(), speed: clock.speed() },
    counts: Object.fromEntries(Object.entries(expected()).map(([what, ids]) => [what, ids.length])),
    urls,
    faults: faults.list(),
    rate: rate.perSecond(),
    tokenExpiresAt: tokenExpiresAt?.toISOString() ?? null,
    requests: { total: requestLog.total(), recent: requestLog.recent() },
    happened: world
      .events()
      .toReversed()
      .map(({ at, what, id }) => ({ at: toInstant(at).toISOString(), what, id })),
  })
  const controlled = {
    clock,
    act: world.act,
    applyOddity: world.applyOddity,
    rewriteDocument: documents.rewrite,
    injectFault: faults.inject,
    injectAllFaults(share: number, { slowSeconds = SHORT_DELAY }: { slowSeconds?: number } = {}) {
      for (const fault of TRANSIENT_FAULTS)
        faults.inject({ fault, share, ...(fault === 'slow' && { seconds: slowSeconds }) })
    },
    clearFaults: faults.clear,
    limitRate: rate.set,
    expireToken(at: Date | null) {
      tokenExpiresAt = at
    },
    expected,
    checksums: (epzSince?: Date) => calculateChecksums(expected(epzSince)),
    state,
  }
  const owsTokenExpired = () => tokenExpiresAt !== null && clock.now() >= tokenExpiresAt
  const portals = createGateway({
    world,
    clock,
    portalDocuments: documents,
    faults,
    rate,
    requests: requestLog,
    urls,
    tokens,
    owsTokenExpired,
  })
  const controls = createControlHandler(controlled)
  answer = (request, response, asked) => {
    const portal = findPortal(asked.pathname)
    return portal ? portals(portal, asked, request, response) : controls(asked, request, response)
  }
  return {
    ...controlled,
    urls,
    tokens,
    requests: requestLog.recent,
    close,
  }
}
