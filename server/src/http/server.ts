// Puts the HTTP server together. It gets the handlers as a parameter and knows no feature.
import { randomUUID } from 'node:crypto'
import { MAX_BODY_DEPTH } from '@tendertap/contract/call'
import { CALENDAR_PATH, CALENDAR_PREFIX } from '@tendertap/contract/calendar-feed'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { upload } from '@tendertap/contract/own-files'
import underPressure from '@fastify/under-pressure'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { TrustedProxies } from '../platform/trusted-proxies.ts'
import { mountApiPage } from './api-page/api-page.ts'
import { mountCalendar, type CalendarParts } from './calendar.ts'
import { mountCalls, type CallParts } from './calls.ts'
import { mountDocuments, type DocumentParts } from './documents.ts'
import { mountEvents, type EventParts } from './events.ts'
import { mountOwnFiles, type OwnFileParts } from './own-files.ts'
import { createCallLimits, type LimitSettings } from './limits/call-limits.ts'
import { isNestedDeeper } from './limits/json-depth.ts'
import { servePages } from './pages.ts'
import { mountUnsubscribe, type UnsubscribeParts } from './unsubscribe.ts'
import { installRefusals } from './refusals.ts'
import { installSecurityHeaders } from './security-headers.ts'

// each call has its own limit; no other route takes a body, but for uploads, which are not held in memory
const BODY_LIMIT = 1024
// of a file of 100 MB; every other body is small, and has to be here soon
const UPLOAD_TIMEOUT_MS = 15 * 60_000
const REQUEST_TIMEOUT_MS = 30_000
const CLOSE_TIMEOUT_MS = 10_000

export interface HttpParts
  extends Omit<CallParts, 'limits'>, EventParts, DocumentParts, CalendarParts, OwnFileParts, UnsubscribeParts {
  log: Log
  metrics: Metrics
  trustProxy: TrustedProxies
  limits: LimitSettings
  webRoot: string | undefined
}

export async function createHttpServer({
  log,
  metrics,
  trustProxy,
  webRoot,
  limits,
  ...parts
}: HttpParts): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log,
    // one line per answer, written below
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    // a request that still reaches a closing process is answered like any other
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance
  installSecurityHeaders(server)
  installRefusals(server)
  readJsonBodies(server)
  closeSlowRequests(server)
  await server.register(underPressure, { maxEventLoopDelay: limits.eventLoopDelayMs, exposeStatusRoute: false })
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    // a stream is open for hours, which says nothing about speed
    if (route !== EVENTS_PATH) metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    const path = hideCalendarSecret(request.url.split('?', 1)[0] ?? '', route)
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  // browsers open connections ahead of need; one that never carried a request counts as busy and delays the close
  server.addHook(
    'preClose',
    async () => void setTimeout(() => server.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref(),
  )
  mountCalls(server, { ...parts, limits: createCallLimits(limits) })
  mountEvents(server, parts)
  mountDocuments(server, parts)
  mountCalendar(server, parts)
  mountOwnFiles(server, parts)
  mountUnsubscribe(server, parts)
  mountApiPage(server)
  if (webRoot) await servePages(server, webRoot)
  server.setNotFoundHandler(() => {
    throw new AppError('not_found')
  })
  return server
}

/** The address of a calendar is its secret; it is not written to the log by whatever method it is asked for. */
function hideCalendarSecret(path: string, route: string): string {
  return route === CALENDAR_PATH || path.startsWith(CALENDAR_PREFIX) ? CALENDAR_PATH : path
}

/** Node's own limit is that of the uploads. */
function closeSlowRequests(server: FastifyInstance): void {
  server.server.headersTimeout = REQUEST_TIMEOUT_MS
  server.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (routeOptions.url === upload.path) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), REQUEST_TIMEOUT_MS)
    timer.unref()
    reply.raw.once('close', () => clearTimeout(timer))
  })
}

/**
 * An empty body is an empty object (many calls have no fields). `__proto__` and `constructor` keys are dropped. What is
 * nested too deep is not parsed.
 */
function readJsonBodies(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain')
  const parse = server.getDefaultJsonParser('remove', 'remove')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else if (isNestedDeeper(body as string, MAX_BODY_DEPTH)) done(new AppError('invalid_input'))
    else void parse(request, body as string, done)
  })
}
