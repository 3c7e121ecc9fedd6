// Sends the answer of a portal, corrupted where a fault was injected.
import { setTimeout as pause } from 'node:timers/promises'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { jsonAnswer, type Answer } from './answer.ts'
import type { FaultName, Faults, Surface } from './faults.ts'

const renderPage = (title: string) =>
  `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr><center>nginx</center></body></html>`
const htmlAnswer = (status: number, title: string): Answer => ({ status, type: 'text/html', body: renderPage(title) })

const OVERLOAD = {
  name: 'Elasticsearch Database Exception',
  message:
    'Elasticsearch request failed with code 429. Response body:\n{"error":{"type":"es_rejected_execution_exception"},"status":429}',
  code: 429,
  type: 'yii\\elasticsearch\\Exception',
}

export const TOO_MANY: Answer = { ...htmlAnswer(429, '429 Too Many Requests'), headers: { 'retry-after': '1' } }

const INSTEAD: readonly (readonly [FaultName, Answer])[] = [
  ['too_many_requests', TOO_MANY],
  ['elasticsearch_overload', jsonAnswer(OVERLOAD, 500)],
  ['bad_gateway', htmlAnswer(502, '502 Bad Gateway')],
  ['unavailable', htmlAnswer(503, '503 Service Temporarily Unavailable')],
  [
    'server_error',
    jsonAnswer(
      { name: 'Internal Server Error', message: 'An internal server error occurred.', code: 0, status: 500 },
      500,
    ),
  ],
]

/** The error that is sent instead of the right answer; null when no fault is injected. */
export function pickErrorAnswer(faults: Faults, surface: Surface): { fault: FaultName; answer: Answer } | null {
  for (const [fault, answer] of INSTEAD) if (faults.consume(fault, surface)) return { fault, answer }
  return null
}

export async function delayAnswer(faults: Faults, surface: Surface, signal: AbortSignal): Promise<boolean> {
  const seconds = faults.slowSeconds(surface)
  if (!faults.consume('slow', surface)) return false
  await pause(seconds * 1000, undefined, { signal }).catch(() => undefined)
  return true
}

/** Cuts the JSON in the middle and ends it with other text, although the status is 200. */
function corruptBody(body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  return Buffer.concat([bytes.subarray(0, Math.floor(bytes.length / 2)), Buffer.from('<!-- ')])
}

/** Sends the answer, whole or corrupted, and returns the fault that was used. */
export async function send(
  response: ServerResponse,
  { status, type, body, headers }: Answer,
  faults: Faults,
  surface: Surface,
): Promise<FaultName | null> {
  const head = { 'content-type': type, ...headers }
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) {
    response.writeHead(status, head)
    await pipeline(body, response)
    return null
  }
  const whole = Buffer.from(body)
  if (status === 200 && type === 'application/json' && faults.consume('invalid_json', surface)) {
    response.writeHead(status, head).end(corruptBody(whole))
    return 'invalid_json'
  }
  response.writeHead(status, { ...head, 'content-length': whole.length })
  if (status === 200 && whole.length > 1 && faults.consume('cut', surface)) {
    response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy())
    return 'cut'
  }
  response.end(whole)
  return null
}
