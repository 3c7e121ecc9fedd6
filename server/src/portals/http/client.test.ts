import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answeringPortal, type Answer, type PortalRequest } from '../../testing/answering-portal.ts'
import { PortalProblem } from '../problem.ts'
import { createClient } from './client.ts'

const { signal } = new AbortController()

async function portal(answers: readonly Answer[] | ((request: PortalRequest) => Answer)) {
  const { url, asked } = await answeringPortal(answers)
  const events: string[] = []
  const settings = {
    waitScale: 0.0001,
    rateLimited: false,
    userAgent: 'Tendertap/test',
    observe: (_source: string, event: string) => void events.push(event),
  }
  const client = createClient(
    { source: 'ows', baseUrl: `${url}/`, hosts: ['files.portal.example'], token: 'secret' },
    settings,
  )
  const ask = (path = '/list') => client.ask({ path, read: z.object({ data: z.number() }).parse, signal })
  return { url, asked, events, client, ask }
}

describe('a request', () => {
  test('carries our user agent and the token', async () => {
    const { ask, asked } = await portal([{ body: { data: 1 } }])
    await expect(ask('/list?page=2')).resolves.toEqual({ data: 1 })
    expect(asked).toMatchObject([
      {
        path: '/list?page=2',
        method: 'GET',
        headers: { 'user-agent': 'Tendertap/test', authorization: 'Bearer secret', accept: 'application/json' },
      },
    ])
  })

  test('is repeated when the body breaks off, is no JSON, or does not come', async () => {
    const { ask, asked, events } = await portal(['cut', { body: '<html>' }, { status: 502 }, { body: { data: 2 } }])
    await expect(ask()).resolves.toEqual({ data: 2 })
    expect(asked).toHaveLength(4)
    expect(events).toEqual(['request', 'retry', 'request', 'retry', 'request', 'retry', 'request'])
  })

  test('is not repeated when the answer has another shape', async () => {
    const { ask, asked } = await portal([{ body: { data: 'many' } }])
    await expect(ask()).rejects.toMatchObject({ kind: 'permanent' })
    expect(asked).toHaveLength(1)
  })

  test('is broken off when the answer would fill the memory, however well it is packed', async () => {
    const packed = gzipSync(Buffer.alloc(65 * 1024 * 1024, ' '))
    const { ask, asked } = await portal([{ headers: { 'content-encoding': 'gzip' }, body: packed }])
    await expect(ask()).rejects.toMatchObject({ kind: 'permanent', message: 'The answer is larger than 64 MB' })
    expect(asked).toHaveLength(1)
  })

  test('that nobody answers ends with a passing problem', async () => {
    const settings = { waitScale: 0.0001, rateLimited: false, userAgent: 'Tendertap/test', observe: () => {} }
    const client = createClient({ source: 'ows', baseUrl: 'http://127.0.0.1:1', hosts: [] }, settings)
    await expect(client.ask({ path: '/', read: String, signal })).rejects.toMatchObject({ kind: 'passing' })
  })

  test('is given up when the process ends', async () => {
    const ending = new AbortController()
    const { client, asked } = await portal(() => {
      ending.abort(new Error('the process ends'))
      return { status: 503 }
    })
    await expect(client.ask({ path: '/', read: String, signal: ending.signal })).rejects.toThrow(/end|abort/i)
    expect(asked).toHaveLength(1)
  })
})

describe('a document', () => {
  const get = async (
    answers: readonly Answer[] | ((request: PortalRequest) => Answer),
    address = (url: string) => `${url}/download/a`,
  ) => {
    const { client, url, asked } = await portal(answers)
    return { asked, document: client.document(address(url), signal) }
  }

  test('comes as bytes, with what the portal says of them', async () => {
    const { document, asked } = await get([
      { headers: { 'content-type': 'application/pdf' }, body: Buffer.from('%PDF-1.7') },
    ])
    const { contentType, body } = await document
    expect(contentType).toBe('application/pdf')
    expect((await buffer(body)).toString()).toBe('%PDF-1.7')
    expect(asked[0]?.headers['authorization']).toBe('Bearer secret')
  })

  test('that breaks off ends with a problem, not as if it were whole', async () => {
    const { document } = await get(['cut'])
    await expect(document.then(({ body }) => buffer(body))).rejects.toMatchObject({ kind: 'passing' })
  })

  test.each([
    'https://elsewhere.example/a',
    'http://files.portal.example/a',
    'https://files.portal.example:444/a',
    'https://files.portal.example@elsewhere.example/a',
    'https://name:word@files.portal.example/a',
    'https://10.0.0.1/a',
    'http://localhost/a',
    'http://169.254.169.254/latest',
    'file:///etc/passwd',
    'ftp://files.portal.example/a',
    'a.pdf',
    '',
  ])('at «%s» is refused without asking', async (address) => {
    const { document, asked } = await get([{ body: 'secret' }], () => address)
    await expect(document).rejects.toMatchObject({ name: 'PortalProblem', kind: 'permanent' })
    expect(asked).toEqual([])
  })

  test('is followed to another address of the portal, and nowhere else', async () => {
    const inside = await get(({ path }) =>
      path === '/download/a' ? { status: 302, headers: { location: '/download/b' } } : { body: 'moved' },
    )
    expect((await buffer((await inside.document).body)).toString()).toBe('moved')
    const outside = await get([{ status: 302, headers: { location: 'https://elsewhere.example/a' } }])
    await expect(outside.document).rejects.toThrow(/outside the portal/)
    const circle = await get([{ status: 302, headers: { location: '/download/a' } }])
    await expect(circle.document).rejects.toThrow(/circle/)
  })

  test('that the portal does not have is a permanent problem', async () => {
    const { document } = await get([{ status: 404, body: 'gone' }])
    await expect(document).rejects.toThrow(PortalProblem)
    await expect(document).rejects.toMatchObject({ kind: 'permanent', status: 404 })
  })

  test('is asked for by its version; when that is still the newest, no bytes come', async () => {
    const { client, url, asked } = await portal(({ headers }) =>
      headers['if-none-match'] === '"1"'
        ? { status: 304 }
        : { headers: { etag: '"2"', 'last-modified': 'Sun, 15 Nov 2026 06:00:00 GMT' }, body: 'new' },
    )
    const ask = (etag: string | null, lastModified: string | null) =>
      client.changedDocument(`${url}/download/a`, { etag, lastModified }, signal)
    expect(await ask('"1"', 'Sat, 14 Nov 2026 06:00:00 GMT')).toBeNull()
    expect(asked[0]?.headers['if-modified-since']).toBe('Sat, 14 Nov 2026 06:00:00 GMT')
    expect(await ask(null, null)).toMatchObject({
      version: { etag: '"2"', lastModified: 'Sun, 15 Nov 2026 06:00:00 GMT' },
    })
  })
})
