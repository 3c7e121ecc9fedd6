// The client of the API, spec 1 §7-8. It imports only types from the schemas, so zod is not in the browser's bundle.
import { readAttachmentName } from './attachment-name.ts'
import { CallError, UNAUTHORIZED_TEXT, readError, createUnreachableError } from './call-error.ts'
import type { Input, Output, Path } from '../calls/index.ts'
import { toRequestBody } from './request-body.ts'

/** So much of a file is held as an array, until it becomes a Blob, which the browser may keep on the disk. */
const FOLDED_BYTES = 8 * 1024 * 1024
const MEMORY_WARNING_BYTES = 100 * 1024 * 1024
/** How large a file will be whose size the server does not know before it is made. */
export const ESTIMATED_BYTES_HEADER = 'x-estimated-bytes'

export interface ClientOptions {
  /** Where the calls live; a path or a whole address. */
  base?: string
  fetch?: typeof fetch
  token(): string | null
  clearToken(): void
  /** Logs the person out: once for many 401 answers at a time, never for the answer to signout itself. */
  onUnauthorized(): void
  saveFile(blob: Blob, name: string): Promise<void>
  onError?(error: CallError): void
  warn?(message: string): void
}

export interface RequestOptions {
  signal?: AbortSignal
  /** The request is finished even if the page is left meanwhile. */
  keepalive?: boolean
  /** Of an answer that is a file: how much of it is here, and how large it will be, as far as the server knows. */
  onProgress?(receivedBytes: number, estimatedBytes: number | null): void
}

type OnProgress = NonNullable<RequestOptions['onProgress']>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface Client {
  readonly send: <P extends Path>(path: P, input: Input<P>, options?: RequestOptions) => Promise<Output<P>>
  readonly get: (path: string, query?: Query, options?: RequestOptions) => Promise<unknown>
  readonly put: (path: string, body?: object, options?: RequestOptions) => Promise<unknown>
  readonly patch: (path: string, body?: object, options?: RequestOptions) => Promise<unknown>
  readonly delete: (path: string, body?: object, options?: RequestOptions) => Promise<unknown>
  /** The bytes of a file, for whoever shows it; null if there are more of them. */
  readonly fetchFile: (path: string, maxBytes: number) => Promise<ArrayBuffer | null>
  /** Saves what a GET answers, under the name given by the server or else the fallback. */
  readonly download: (path: string, fallbackName: string) => Promise<void>
}

export function createClient(options: ClientOptions): Client {
  const base = options.base ?? '/api'
  // Requests sent before a logout must not cause another one, in whatever order their answers arrive.
  let logouts = 0

  async function request(
    method: Method,
    path: string,
    body: object | null,
    { signal, keepalive }: RequestOptions,
  ): Promise<Response> {
    const sent = { token: options.token(), logouts }
    const headers = new Headers({ Accept: 'application/json' })
    if (sent.token !== null) headers.set('Authorization', `Bearer ${sent.token}`)
    const init: RequestInit = {
      method,
      headers,
      credentials: 'include',
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    }
    if (body !== null) {
      init.body = toRequestBody(body)
      // A form names its own boundary.
      if (typeof init.body === 'string') headers.set('Content-Type', 'application/json')
    }
    const response = await reach(() => (options.fetch ?? fetch)(toAddress(base, path), init))
    if (response.status === 401) throw handleUnauthorized(path, sent)
    if (!response.ok) throw reportError(await readError(response))
    return response
  }

  function handleUnauthorized(path: string, sent: { token: string | null; logouts: number }): CallError {
    // A late answer to an old token must not end a session that has begun since.
    if (sent.logouts === logouts && sent.token === options.token()) {
      options.clearToken()
      if (path !== 'auth/signout') {
        logouts += 1
        options.onUnauthorized()
      }
    }
    return new CallError({ status: 401, code: 'unauthorized', message: UNAUTHORIZED_TEXT })
  }

  /** Reports a request that fails, or an answer that breaks off, as an unreachable server. */
  async function reach<T>(attempt: () => Promise<T>): Promise<T> {
    try {
      return await attempt()
    } catch (cause) {
      // The caller aborted it, so there is nothing to report.
      if (isAbort(cause)) throw cause
      throw reportError(createUnreachableError(cause))
    }
  }

  function reportError(error: CallError): CallError {
    options.onError?.(error)
    return error
  }

  async function readAnswer(response: Response, { onProgress }: RequestOptions): Promise<unknown> {
    const fileName = readAttachmentName(response.headers.get('content-disposition'), 'file')
    if (fileName !== null) {
      await save(response, fileName, onProgress)
      return {}
    }
    const body = await reach(() => response.text())
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) return body
    return throwOnError(response, parseBody(body))
  }

  function throwOnError(response: Response, body: unknown): unknown {
    if (!hasError(body)) return body
    throw reportError(CallError.fromBody(response, body))
  }

  async function save(response: Response, name: string, onProgress?: OnProgress): Promise<void> {
    if (Number(response.headers.get('content-length')) > MEMORY_WARNING_BYTES) {
      options.warn?.(`${name} is larger than 100 MB and is held in memory while it is saved`)
    }
    const blob = await reach(() => (onProgress ? readWithProgress(response, onProgress) : response.blob()))
    try {
      await options.saveFile(blob, name)
    } catch (cause) {
      // spec 1 §8: a failed save is logged, unless the person cancelled it.
      if (!isAbort(cause)) options.warn?.(`${name} could not be saved: ${String(cause)}`)
    }
  }

  async function exchange(
    method: Method,
    path: string,
    body: object | null,
    requestOptions: RequestOptions = {},
  ): Promise<unknown> {
    return readAnswer(await request(method, path, body, requestOptions), requestOptions)
  }

  // The server checks every answer against the call's schema before it leaves, so the client does not check it again.
  function send<P extends Path>(path: P, input: Input<P>, requestOptions?: RequestOptions): Promise<Output<P>>
  function send(path: string, input: object, requestOptions?: RequestOptions): Promise<unknown> {
    return exchange('POST', path, input, requestOptions)
  }

  return {
    send,
    get: (path, query, requestOptions) => exchange('GET', addQuery(path, query), null, requestOptions),
    put: (path, body = {}, requestOptions) => exchange('PUT', path, body, requestOptions),
    patch: (path, body = {}, requestOptions) => exchange('PATCH', path, body, requestOptions),
    delete: (path, body, requestOptions) => exchange('DELETE', path, body ?? null, requestOptions),
    fetchFile: async (path, maxBytes) => {
      const response = await request('GET', path, null, {})
      if (Number(response.headers.get('content-length')) > maxBytes) {
        await response.body?.cancel()
        return null
      }
      const bytes = await reach(() => response.arrayBuffer())
      return bytes.byteLength > maxBytes ? null : bytes
    },
    download: async (path, fallbackName) => {
      const response = await request('GET', path, null, {})
      const name = readAttachmentName(response.headers.get('content-disposition'), fallbackName)
      if (name === null) throwOnError(response, parseBody(await reach(() => response.clone().text())))
      await save(response, name ?? fallbackName)
    },
  }
}

async function readWithProgress(response: Response, onProgress: OnProgress): Promise<Blob> {
  const { headers, body } = response
  const size = headers.get('content-length') ?? headers.get(ESTIMATED_BYTES_HEADER)
  const folded: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  let received = 0
  const reader = body?.getReader()
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value)
    waiting += piece.value.byteLength
    received += piece.value.byteLength
    if (waiting >= FOLDED_BYTES) {
      folded.push(new Blob(pieces))
      pieces = []
      waiting = 0
    }
    onProgress(received, size === null ? null : Number(size))
  }
  return new Blob([...folded, ...pieces], { type: headers.get('content-type') ?? '' })
}

/** A path that starts with '/' counts from the origin (documents), any other from the api path. */
function toAddress(base: string, path: string): string {
  if (!path.startsWith('/')) return `${base.replace(/\/$/, '')}/${path}`
  return /^https?:/i.test(base) ? new URL(path, base).href : path
}

function addQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    // spec 1 §7: an unparseable body gives an empty object.
    return {}
  }
}

function hasError(body: unknown): body is { error: unknown } {
  return typeof body === 'object' && body !== null && 'error' in body && body.error !== null && body.error !== undefined
}

function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError'
}
