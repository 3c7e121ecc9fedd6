// Turns a portal's refusal or silence into a PortalProblem.
import { PortalProblem } from '../problem.ts'

const MAX_TEXT_LENGTH = 200

/** The header holds seconds or a date. */
function readRetryAfter(headers: Headers): number | undefined {
  const written = headers.get('retry-after')?.trim()
  if (!written) return undefined
  const ms = /^\d+$/.test(written) ? Number(written) * 1000 : Date.parse(written) - Date.now()
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined
}

export function toAnswerProblem(status: number, headers: Headers, body: string): PortalProblem {
  const wait = readRetryAfter(headers)
  const options = { status, ...(wait !== undefined && { retryAfterMs: wait }) }
  const text = body.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH)
  const message = `HTTP ${status}${text && `: ${text}`}`
  // The state portal answers 404 «Invalid Route» to a missing, wrong or expired token.
  if (status === 401 || status === 403 || (status === 404 && body.includes('Invalid Route')))
    return new PortalProblem('access', message, options)
  // Its search engine's overload comes wrapped in a 500.
  if (status === 429 || (status === 500 && /elasticsearch.*\b429\b/is.test(body)))
    return new PortalProblem('throttled', message, options)
  if (status >= 500 || status === 408) return new PortalProblem('passing', message, options)
  return new PortalProblem('permanent', message, options)
}

/** For a missing answer or one that broke off. Any other error is our own mistake and is given back unchanged. */
export function toFailureProblem(cause: unknown): unknown {
  if (cause instanceof PortalProblem) return cause
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new PortalProblem('passing', 'No answer in time', { cause })
  // fetch says «fetch failed» and «terminated» by a TypeError with the reason inside
  if (cause instanceof TypeError && (cause.message === 'fetch failed' || cause.message === 'terminated')) {
    const reason = cause.cause instanceof Error ? cause.cause.message : cause.message
    return new PortalProblem('passing', `The connection failed: ${reason}`, { cause })
  }
  return cause
}
