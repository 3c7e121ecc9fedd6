// One portal over HTTP: who we are, its pace, its retries, its own hosts.
import { z } from 'zod'
import type { Source } from '../canonical.ts'
import type { DocumentBytes, FileVersion } from '../connector.ts'
import { PortalProblem } from '../problem.ts'
import { createAddressCheck } from './allowed-origins.ts'
import { toAnswerProblem } from './answer.ts'
import { toStream, readText } from './body.ts'
import { createPace } from './pace.ts'
import { createPortalTime } from './portal-time.ts'
import { askWithRetries, type PortalEvent } from './retries.ts'

/** Called for every request, for the metrics of the process. */
export type PortalObserver = (source: Source, event: PortalEvent) => void

export interface ClientSettings {
  waitScale: number
  rateLimited: boolean
  userAgent: string
  observe: PortalObserver
  /** the turns at a portal, shared by all processes that ask it; needed where the rate is limited */
  reserveTurn?(source: Source, intervalMs: number): Promise<number>
}

interface Portal {
  source: Source
  baseUrl: string
  /** further hosts of its documents */
  hosts: readonly string[]
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

interface PortalRequest<T> {
  /** from the portal's base */
  path: string
  /** sent by POST, as JSON */
  body?: unknown
  /** Reads the answer. If it throws a PortalProblem, the request is repeated as if the portal had failed. */
  read(answer: unknown): T
  signal: AbortSignal
  /** one try only */
  once?: boolean
}

export interface PortalClient {
  /** The portal's own time; null: it has not told it yet. */
  time(): Date | null
  /** Scales a wait of ours like all other waits. */
  scaleWait(ms: number): number
  ask<T>(request: PortalRequest<T>): Promise<T>
  document(url: string, signal: AbortSignal): Promise<DocumentBytes>
  changedDocument(url: string, known: FileVersion, signal: AbortSignal): Promise<DocumentBytes | null>
}

// We have seen the state portal take 70 s for one answer.
const ANSWER_MS = 90_000
const MAX_REDIRECTS = 5
const NOT_MODIFIED = 304
const NO_VERSION: FileVersion = { etag: null, lastModified: null }
// Two hundred announcements with all their lots are a few megabytes.
const MAX_BYTES = 64 * 1024 * 1024

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new PortalProblem('passing', 'The answer is not JSON', { cause })
  }
}

function readAnswer<T>(read: (answer: unknown) => T, answer: unknown): T {
  try {
    return read(answer)
  } catch (cause) {
    if (cause instanceof z.ZodError)
      throw new PortalProblem('permanent', `The answer has another shape: ${z.prettifyError(cause)}`, { cause })
    throw cause
  }
}

export function createClient(
  portal: Portal,
  { waitScale, rateLimited, userAgent, observe, reserveTurn }: ClientSettings,
): PortalClient {
  const base = portal.baseUrl.replace(/\/+$/, '')
  const checkAddress = createAddressCheck(base, portal.hosts)
  if (rateLimited && !reserveTurn) throw new Error('A limited rate needs turns')
  const pace = createPace({
    waitScale,
    reserveTurn: rateLimited && reserveTurn ? (intervalMs) => reserveTurn(portal.source, intervalMs) : null,
  })
  const portalTime = createPortalTime()
  const observeEvent = (event: PortalEvent) => observe(portal.source, event)
  const headers = {
    'user-agent': userAgent,
    ...portal.headers,
    ...(portal.token && { authorization: `Bearer ${portal.token}` }),
  }

  /** Follows redirects as long as they stay inside the portal. */
  async function get(url: string, init: RequestInit): Promise<Response> {
    let address = checkAddress(url)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await fetch(address.href, { ...init, redirect: 'manual' })
      const location = response.headers.get('location')
      if (response.status < 300 || response.status > 399 || location === null) return response
      await response.body?.cancel()
      if (!URL.canParse(location, address.href))
        throw new PortalProblem('permanent', 'The portal redirects to no address')
      address = checkAddress(new URL(location, address.href).href)
    }
    throw new PortalProblem('permanent', 'The portal redirects in a circle')
  }

  function download(url: string, known: FileVersion, signal: AbortSignal): Promise<DocumentBytes | null> {
    const condition = {
      ...(known.etag !== null && { 'if-none-match': known.etag }),
      ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
    }
    const ask = async () => {
      const quiet = new AbortController()
      const headersTimer = setTimeout(() => quiet.abort(new PortalProblem('passing', 'No answer in time')), ANSWER_MS)
      try {
        const response = await get(url, {
          headers: { ...headers, ...condition, 'accept-encoding': 'identity' },
          signal: AbortSignal.any([signal, quiet.signal]),
        })
        if (response.status === NOT_MODIFIED) {
          await response.body?.cancel()
          return null
        }
        if (!response.ok) throw toAnswerProblem(response.status, response.headers, await readText(response, MAX_BYTES))
        const length = Number(response.headers.get('content-length') ?? Number.NaN)
        return {
          contentType: response.headers.get('content-type'),
          length: Number.isSafeInteger(length) ? length : null,
          version: { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') },
          body: toStream(response.body, quiet, ANSWER_MS),
        }
      } finally {
        clearTimeout(headersTimer)
      }
    }
    return askWithRetries(ask, { pace, observe: observeEvent, signal })
  }

  return {
    time: portalTime.now,
    scaleWait: (ms) => ms * waitScale,

    ask({ path, body, read, signal, once = false }) {
      const url = `${base}${path}`
      const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const ask = async () => {
        // A timer that ends with the answer. AbortSignal.timeout would stay for its whole time, and a first load would
        // gather thousands of them.
        const late = new AbortController()
        const limit = setTimeout(() => late.abort(new PortalProblem('passing', 'No answer in time')), ANSWER_MS)
        try {
          const response = await get(url, {
            ...posted,
            headers: { ...headers, ...type, accept: 'application/json' },
            signal: AbortSignal.any([signal, late.signal]),
          })
          const text = await readText(response, MAX_BYTES)
          if (!response.ok) throw toAnswerProblem(response.status, response.headers, text)
          portalTime.note(response.headers)
          return readAnswer(read, parseJson(text))
        } finally {
          clearTimeout(limit)
        }
      }
      return askWithRetries(ask, { pace, observe: observeEvent, signal, once })
    },

    async document(url, signal) {
      const bytes = await download(url, NO_VERSION, signal)
      if (bytes === null) throw new PortalProblem('passing', 'HTTP 304 to a question without a condition')
      return bytes
    },

    changedDocument: download,
  }
}
