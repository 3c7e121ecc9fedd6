import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { type Client, createClient } from './client.ts'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, request: Received) => void

let server: Server
let base: string
let received: Received[]
let answer: Answer

let token: string | null
let logouts: number
let errors: CallError[]
let warnings: string[]
let saved: { name: string; content: string }[]
let saveFile: (blob: Blob, name: string) => Promise<void>

beforeEach(async () => {
  received = []
  answer = json(200, {})
  token = 'the-token'
  logouts = 0
  errors = []
  warnings = []
  saved = []
  saveFile = async (blob, name) => void saved.push({ name, content: await blob.text() })
  server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api`
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => void server.close(resolve))
})

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request
  const got = { method, url, headers, body: await text(request) }
  received.push(got)
  answer(response, got)
}

function json(status: number, body: unknown): Answer {
  return (response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function raw(status: number, headers: Record<string, string>, body: string): Answer {
  return (response) => void response.writeHead(status, headers).end(body)
}

function client(options: { base?: string; fetch?: typeof fetch } = {}): Client {
  return createClient({
    base,
    token: () => token,
    clearToken: () => {
      token = null
    },
    onUnauthorized: () => {
      logouts += 1
    },
    saveFile: (blob, name) => saveFile(blob, name),
    onError: (error) => errors.push(error),
    warn: (message) => warnings.push(message),
    ...options,
  })
}

/** The error a call ends with. */
async function failure(call: Promise<unknown>): Promise<CallError> {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof CallError)) throw new TypeError(`expected a CallError, got ${String(error)}`)
  return error
}

describe('a call is sent', () => {
  test('as POST to the api path with the bearer, asking for JSON, with a JSON body', async () => {
    await client().send('lots/voteLot', { lotId: 7, accepted: true, description: 'Наш профиль' })
    expect(received[0]).toMatchObject({
      method: 'POST',
      url: '/api/lots/voteLot',
      headers: { authorization: 'Bearer the-token', accept: 'application/json', 'content-type': 'application/json' },
    })
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ lotId: 7, accepted: true, description: 'Наш профиль' })
  })

  test('with credentials, to its own origin by default', async () => {
    const requests: [unknown, RequestInit | undefined][] = []
    const stub: typeof fetch = (url, init) => {
      requests.push([url, init])
      return Promise.resolve(Response.json({}))
    }
    const own = createClient({ token: () => null, clearToken() {}, onUnauthorized() {}, saveFile, fetch: stub })
    await own.send('auth/signout', {})
    await own.download('/documents/a.pdf', 'a.pdf')
    expect(requests.map(([url]) => url)).toEqual(['/api/auth/signout', '/documents/a.pdf'])
    expect(requests.map(([, init]) => init?.credentials)).toEqual(['include', 'include'])
  })

  test('without a bearer when nobody is signed in', async () => {
    token = null
    await client().send('auth/signout', {})
    expect(received[0]?.headers).not.toHaveProperty('authorization')
  })

  test('as multipart form data when any field is a file', async () => {
    const file = new File(['содержимое'], 'смета.txt', { type: 'text/plain' })
    await client().put('files/upload', { file, lotId: 7, note: 'смета', tags: ['a'], empty: null })
    const { headers, body } = received[0] ?? { headers: {}, body: '' }
    const form = await new Response(body, { headers: { 'content-type': String(headers['content-type']) } }).formData()
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect([form.get('lotId'), form.get('note'), form.get('tags'), form.get('empty')]).toEqual([
      '7',
      'смета',
      '["a"]',
      null,
    ])
    const sent = form.get('file')
    expect(sent instanceof File && [sent.name, await sent.text()]).toEqual(['смета.txt', 'содержимое'])
  })

  test('with each file of a list under the name of its field', async () => {
    await client().put('files/upload', { files: [new File(['1'], 'a.txt'), new File(['2'], 'b.txt')] })
    expect(received[0]?.body.match(/name="files"; filename="\w\.txt"/g)).toEqual([
      'name="files"; filename="a.txt"',
      'name="files"; filename="b.txt"',
    ])
  })

  test('also by GET, PUT, PATCH and DELETE', async () => {
    const { get, put, patch, delete: remove } = client()
    await get('a', { q: 'смета', page: 2, none: null })
    await put('b', { x: 1 })
    await patch('c', { y: 2 })
    await remove('d')
    expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/a?q=%D1%81%D0%BC%D0%B5%D1%82%D0%B0&page=2', ''],
      ['PUT', '/api/b', '{"x":1}'],
      ['PATCH', '/api/c', '{"y":2}'],
      ['DELETE', '/api/d', ''],
    ])
  })
})

describe('a successful answer', () => {
  test.each<[string, Answer, unknown]>([
    ['of JSON is parsed', json(200, { data: [], total: 0 }), { data: [], total: 0 }],
    ['of a plain array is parsed', json(200, ['ТОО Береке']), ['ТОО Береке']],
    ['of HTML is returned as text', raw(200, { 'content-type': 'text/html; charset=utf-8' }, '<b>hi</b>'), '<b>hi</b>'],
    ['that cannot be parsed gives an empty object', raw(200, { 'content-type': 'application/json' }, '{"a":'), {}],
    ['without a body gives an empty object', raw(204, {}, ''), {}],
    ['whose error field is null is none', json(200, { error: null }), { error: null }],
  ])('%s', async (_, given, expected) => {
    answer = given
    expect(await client().get('anything')).toEqual(expected)
  })

  test('with an error field throws, and the error callback runs', async () => {
    answer = json(200, { error: 'Профиль используется', code: 'conflict', details: { lots: 3 } })
    const error = await failure(client().send('interests/deleteInterest', { id: 'x' }))
    expect(error).toMatchObject({
      message: 'Профиль используется',
      status: 200,
      code: 'conflict',
      details: { lots: 3 },
    })
    expect(errors).toEqual([error])
  })

  test('with an attachment is saved under its name', async () => {
    answer = raw(200, { 'content-disposition': "attachment; filename*=UTF-8''%D0%A2%D0%97.pdf" }, 'PDF')
    expect(await client().get('report')).toEqual({})
    expect(saved).toEqual([{ name: 'ТЗ.pdf', content: 'PDF' }])
  })
})

describe('an answer outside 200-299', () => {
  test.each<[string, Answer, object]>([
    [
      'shows its error field',
      json(409, { error: 'e', message: 'm', code: 'email_taken' }),
      { message: 'e', code: 'email_taken' },
    ],
    ['else its message field', json(400, { message: 'm' }), { message: 'm', code: 'invalid_input', status: 400 }],
    ['else the raw JSON', json(404, { reason: 'r' }), { message: '{"reason":"r"}', code: 'not_found' }],
    [
      'else the raw text',
      raw(502, { 'content-type': 'text/html' }, '<h1>Bad Gateway</h1>'),
      { message: '<h1>Bad Gateway</h1>', code: 'unavailable' },
    ],
    ['or else the general text', raw(500, {}, ''), { message: 'Ошибка сервера', code: 'server_error' }],
    [
      'with an unknown code goes by its status',
      json(403, { error: 'e', code: 'from_the_future' }),
      { code: 'forbidden' },
    ],
    [
      'carries details and request id',
      json(400, { error: 'e', details: [1], requestId: 'r-1' }),
      { details: [1], requestId: 'r-1' },
    ],
    ['takes the request id of the header otherwise', raw(500, { 'x-request-id': 'r-2' }, ''), { requestId: 'r-2' }],
  ])('%s', async (_, given, expected) => {
    answer = given
    const error = await failure(client().send('lots/getLots', {}))
    expect(error).toMatchObject(expected)
    expect(errors).toEqual([error])
    expect([token, logouts]).toEqual(['the-token', 0])
  })

  test('whose body breaks off is a server error', async () => {
    answer = (response) => {
      response.writeHead(500, { 'content-length': '100' })
      response.write('{"error":', () => response.destroy())
    }
    expect(await failure(client().send('lots/getLots', {}))).toMatchObject({ message: 'Ошибка сервера', status: 500 })
  })
})

test('a server that cannot be reached is named as such', async () => {
  const error = await failure(
    client({ fetch: () => Promise.reject(new TypeError('fetch failed')) }).send('lots/getLots', {}),
  )
  expect(error).toMatchObject({ status: 0, code: 'unavailable', message: 'Ошибка сервера' })
  expect(errors).toEqual([error])
})

test('an aborted call is no error to show', async () => {
  const leaving = new AbortController()
  answer = () => leaving.abort()
  await expect(client().send('lots/getLots', {}, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(errors).toEqual([])
})

describe('401', () => {
  beforeEach(() => {
    answer = json(401, { error: 'ended', code: 'unauthorized' })
  })

  test('clears the token, runs logout and says so', async () => {
    const error = await failure(client().send('lots/getLots', {}))
    expect(error).toMatchObject({ status: 401, code: 'unauthorized', message: 'Пользователь не авторизован' })
    expect([token, logouts]).toEqual([null, 1])
  })

  test('runs logout once for a burst of parallel calls, with a token or without', async () => {
    const { send } = client()
    await Promise.all([1, 2, 3, 4].map(() => failure(send('lots/getLots', {}))))
    expect(logouts).toBe(1)
    await Promise.all([1, 2, 3].map(() => failure(send('lots/getLots', {}))))
    expect(logouts).toBe(2)
  })

  test('never runs logout on the answer of signout itself', async () => {
    await failure(client().send('auth/signout', {}))
    expect([token, logouts]).toEqual([null, 0])
  })

  test('to an old token leaves the new session alone', async () => {
    answer = (response) => {
      token = 'signed-in-again'
      json(401, {})(response, { method: '', url: '', headers: {}, body: '' })
    }
    expect(await failure(client().send('lots/getLots', {}))).toMatchObject({ status: 401 })
    expect([token, logouts]).toEqual(['signed-in-again', 0])
  })
})

describe('a download', () => {
  test('is a GET from the origin with the bearer, saved under the name of the server', async () => {
    answer = raw(200, { 'content-disposition': 'attachment; filename="spec.pdf"' }, 'PDF')
    await client().download('/documents/x1.pdf', 'fallback.pdf')
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/documents/x1.pdf',
      headers: { authorization: 'Bearer the-token' },
    })
    expect(saved).toEqual([{ name: 'spec.pdf', content: 'PDF' }])
    expect(warnings).toEqual([])
  })

  test('without a name is saved under the fallback', async () => {
    answer = raw(200, { 'content-type': 'application/pdf' }, 'PDF')
    await client().download('/documents/x1.pdf', 'fallback.pdf')
    expect(saved).toEqual([{ name: 'fallback.pdf', content: 'PDF' }])
  })

  test('that is refused saves nothing', async () => {
    answer = json(404, { error: 'Не найдено', code: 'not_found' })
    expect(await failure(client().download('/documents/x1.pdf', 'a.pdf'))).toMatchObject({ code: 'not_found' })
    answer = json(200, { error: 'Документ еще не получен' })
    expect(await failure(client().download('/documents/x1.pdf', 'a.pdf'))).toMatchObject({
      message: 'Документ еще не получен',
    })
    expect(saved).toEqual([])
  })

  test('above 100 MB warns of the memory it takes', async () => {
    const headers = { 'content-disposition': 'attachment', 'content-length': String(100 * 1024 * 1024 + 1) }
    await client({ fetch: () => Promise.resolve(new Response('x', { headers })) }).download(
      '/documents/big.zip',
      'big.zip',
    )
    expect(warnings).toEqual([expect.stringContaining('100 MB')])
    expect(saved.map(({ name }) => name)).toEqual(['big.zip'])
  })

  test('that is large is held as an array only a few MB at a time, and keeps its progress', async () => {
    const MB = 1024 * 1024
    const held: number[] = []
    const RealBlob = Blob
    vi.stubGlobal(
      'Blob',
      class extends RealBlob {
        constructor(...[parts, settings]: ConstructorParameters<typeof Blob>) {
          super(parts, settings)
          const arrays = [...(parts ?? [])].filter((part) => part instanceof Uint8Array)
          held.push(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0))
        }
      },
    )
    const pieces = Array.from({ length: 41 }, (_, place) => new Uint8Array(MB).fill(place))
    const headers = { 'content-disposition': 'attachment; filename="all.zip"', 'content-type': 'application/zip' }
    const progress: number[] = []
    let whole: Blob | undefined
    saveFile = (blob) => Promise.resolve(void (whole = blob))
    const answered = new Response(ReadableStream.from(pieces), { headers })
    await client({ fetch: () => Promise.resolve(answered) }).send(
      'exports/getWorkspaceData',
      {},
      { onProgress: (bytes) => progress.push(bytes) },
    )
    expect(Math.max(...held)).toBeLessThanOrEqual(8 * MB)
    expect(progress).toEqual(pieces.map((_, place) => (place + 1) * MB))
    expect(whole?.type).toBe('application/zip')
    const bytes = Buffer.from((await whole?.arrayBuffer()) ?? new ArrayBuffer())
    expect(bytes.equals(Buffer.concat(pieces))).toBe(true)
  })

  test('that cannot be saved is logged, unless the person cancelled', async () => {
    answer = raw(200, { 'content-disposition': 'attachment' }, 'PDF')
    saveFile = () => Promise.reject(new DOMException('cancelled', 'AbortError'))
    await client().download('/documents/x1.pdf', 'a.pdf')
    expect(warnings).toEqual([])
    saveFile = () => Promise.reject(new Error('disk full'))
    await client().download('/documents/x1.pdf', 'a.pdf')
    expect(warnings).toEqual([expect.stringContaining('disk full')])
  })
})
