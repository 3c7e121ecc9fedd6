// Answers a request to one of the portals: checks the token, applies the faults and sends the portal's own answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { VirtualClock } from './clock.ts'
import { BAD_TOKEN, NOT_FOUND, type Answer, type PortalRequest } from './answer.ts'
import type { PortalDocuments } from './documents/portal-documents.ts'
import { createDocumentsSurface } from './documents/surface.ts'
import { createEpzSurface } from './epz/surface.ts'
import type { Faults, Surface } from './faults.ts'
import { pickBadTokenAnswer, createOwsSurface } from './ows/surface.ts'
import type { RateLimit } from './rate.ts'
import type { RequestLog } from './request-log.ts'
import { pickErrorAnswer, delayAnswer, send, TOO_MANY } from './corrupt.ts'
import { createTizilimSurface } from './tizilim/surface.ts'
import type { PortalWorld } from './world/portal-world.ts'

export interface GatewayOptions {
  world: PortalWorld
  clock: VirtualClock
  portalDocuments: PortalDocuments
  faults: Faults
  rate: RateLimit
  requests: RequestLog
  urls: { ows: string; tizilim: string; epz: string }
  tokens: { ows: string; tizilim: string }
  /** In the world's time. */
  owsTokenExpired(): boolean
}

type Portal = 'ows' | 'tizilim' | 'epz'
const FILE = /^\/(?:download\/[a-z_]+|files)\/([0-9a-f]{32})$/
const BEARER = /^Bearer (\S+)$/

export function findPortal(path: string): Portal | null {
  return (/^\/(ows|tizilim|epz)(?=\/|$)/.exec(path)?.[1] as Portal | undefined) ?? null
}

export function createGateway({
  world,
  clock,
  portalDocuments,
  faults,
  rate,
  requests,
  urls,
  tokens,
  owsTokenExpired,
}: GatewayOptions) {
  const surfaces = {
    ows: createOwsSurface(world.ows, faults),
    tizilim: createTizilimSurface(world.tizilim, faults, tokens.tizilim),
    epz: createEpzSurface(world.epz, faults, urls.epz),
  }
  const documents = createDocumentsSurface(portalDocuments, faults)

  function mayRead(portal: Portal, file: boolean, token: string | null): boolean {
    if (portal === 'ows') return token === tokens.ows && !owsTokenExpired()
    return portal === 'epz' || !file || token === tokens.tizilim
  }

  function answer(portal: Portal, asked: PortalRequest): Answer {
    const hash = FILE.exec(asked.path)?.[1]
    if (!mayRead(portal, hash !== undefined, asked.token)) return BAD_TOKEN
    const refused = portal === 'ows' ? pickBadTokenAnswer(faults) : null
    if (refused) return refused
    if (hash !== undefined) return asked.method === 'GET' ? documents(hash) : NOT_FOUND
    return surfaces[portal](asked)
  }

  return async (portal: Portal, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const path = url.pathname.slice(portal.length + 1)
    const surface: Surface = FILE.test(path) ? 'documents' : portal
    const clientLeft = new AbortController()
    response.once('close', () => clientLeft.abort())
    const body = await text(request)
    world.catchUp()
    // A portal tells its own time. One that stands still or hurries would look broken, and tells the real time.
    if (clock.speed() === 1) response.setHeader('date', clock.now().toUTCString())
    const logRequest = (status: number, fault: string | null) =>
      requests.add({
        at: new Date().toISOString(),
        surface: portal,
        method: request.method ?? '',
        path: `${path}${url.search}`,
        status,
        milliseconds: Math.round(performance.now() - started),
        fault,
      })
    const instead = rate.allows(portal) ? pickErrorAnswer(faults, surface) : { fault: 'rate_limit', answer: TOO_MANY }
    if (instead) {
      await send(response, instead.answer, faults, surface)
      return logRequest(instead.answer.status, instead.fault)
    }
    const slow = await delayAnswer(faults, surface, clientLeft.signal)
    if (clientLeft.signal.aborted) return logRequest(0, 'slow')
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null
    const given = answer(portal, { method: request.method ?? '', path, query: url.searchParams, token, body })
    const usedFault = await send(response, given, faults, surface)
    logRequest(given.status, usedFault ?? (slow ? 'slow' : null))
  }
}
