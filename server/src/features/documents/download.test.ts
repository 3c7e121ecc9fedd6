import { request } from 'node:http'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { aDocument, aLot, aPerson, getToken } from '../../testing/builders.ts'
import { testStore } from '../../testing/documents.ts'
import { testServer } from '../../testing/server.ts'

const MB = 1024 * 1024
const kept = await testStore()
const opened: Readable[] = []
let beforeOpening = async () => {}
const server = await testServer({
  store: {
    ...kept,
    open: async (name) => {
      await beforeOpening()
      const found = await kept.open(name)
      if (found) opened.push(found.body)
      return found
    },
  },
})
let token: string
beforeAll(async () => {
  token = await getToken(server, await aPerson(server, []))
})

async function storeDocument(bytes: Buffer, name = 'Смета.pdf', contentType = 'application/pdf'): Promise<string> {
  const { id } = await aDocument(server, await aLot(server), { url: `https://portal.test/${Math.random()}`, name })
  const fileName = await kept.write(Readable.from([bytes]))
  await server.db.owner
    .updateTable('document')
    .set({ state: 'stored', file_name: fileName, size: bytes.length, content_type: contentType })
    .where('id', '=', id)
    .execute()
  return fileName
}

const get = (path: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${server.url}${path}`, { headers })

async function readRefusal(answer: Response): Promise<[number, unknown]> {
  const { code } = (await answer.json()) as { code?: unknown }
  return [answer.status, code]
}

describe('GET /documents/{fileName}', () => {
  test('sends the bytes under their original name, only ever as an attachment', async () => {
    const bytes = Buffer.from('%PDF-1.4 смета')
    const answer = await get(`/documents/${await storeDocument(bytes)}`)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="_____.pdf"; filename*=UTF-8''%D0%A1%D0%BC%D0%B5%D1%82%D0%B0.pdf`,
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  test('a hostile name stays a name', async () => {
    const answer = await get(`/documents/${await storeDocument(Buffer.from('%PDF-'), '..\\..\\"\r\nX: y/evil.html')}`)
    expect(answer.headers.get('x')).toBeNull()
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''X%20y%20evil.html.pdf")
  })

  test('is for members and, as catalogue data, for the superadmin; a stranger gets nothing', async () => {
    const path = `/documents/${await storeDocument(Buffer.from('%PDF-'))}`
    const refused = async (headers: Record<string, string>) => readRefusal(await get(path, headers))
    expect(await refused({})).toEqual([401, 'unauthorized'])
    expect(await refused({ authorization: 'Bearer nonsense' })).toEqual([401, 'unauthorized'])
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect((await get(path, { authorization: `Bearer ${superadmin}` })).status).toBe(200)
  })

  test.each([
    '0'.repeat(32),
    'A'.repeat(32),
    'x',
    '..',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    `${'0'.repeat(32)}.pdf`,
    '%00',
    'a/b',
    '0'.repeat(150),
  ])('there is no document %s', async (name) => {
    expect(await readRefusal(await get(`/documents/${name}`))).toEqual([404, 'not_found'])
  })

  test('bytes that the store has lost are absent', async () => {
    const fileName = await storeDocument(Buffer.from('%PDF-'))
    await kept.delete(fileName)
    expect((await get(`/documents/${fileName}`)).status).toBe(404)
  })

  test('a client that disconnects closes the source', async () => {
    const path = `/documents/${await storeDocument(Buffer.alloc(30 * MB))}`
    const asking = request(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    asking.end()
    const [response] = await once(asking, 'response')
    response.once('data', () => asking.destroy())
    await expect.poll(() => opened.at(-1)?.destroyed).toBe(true)
    expect(opened.at(-1)?.readableEnded).toBe(false)
  })

  test('a file opened for a client that has already disconnected is closed', async () => {
    const path = `/documents/${await storeDocument(Buffer.alloc(MB))}`
    const already = opened.length
    const asking = request(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } }).on(
      'error',
      () => undefined,
    )
    beforeOpening = async () => {
      beforeOpening = async () => {}
      asking.destroy()
    }
    asking.end()
    await expect.poll(() => opened.length).toBe(already + 1)
    await expect.poll(() => opened.at(-1)?.destroyed).toBe(true)
  })

  test('nobody takes more than 120 a minute, nor more than six at a time', async () => {
    const own = { authorization: `Bearer ${await getToken(server, await aPerson(server, ['manager']))}` }
    const large = `/documents/${await storeDocument(Buffer.alloc(30 * MB))}`
    const open = await Promise.all(Array.from({ length: 6 }, () => get(large, own)))
    expect((await get(large, own)).status).toBe(429)
    for (const answer of open) await answer.body?.cancel()
    const statusOf = async (path: string) => {
      const answer = await get(path, own)
      await answer.body?.cancel()
      return answer.status
    }
    await expect.poll(() => statusOf(large)).toBe(200)
    const small = `/documents/${await storeDocument(Buffer.from('%PDF-'))}`
    await expect.poll(() => statusOf(small), { interval: 1, timeout: 25_000 }).toBe(429)
    expect((await get(small)).status).toBe(200)
  })
})
