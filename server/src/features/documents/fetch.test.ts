import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { requestDocuments } from '../../documents/request-documents.ts'
import { createOwsConnector } from '../../portals/ows/connector.ts'
import { aDocument, aLot, aPerson, getToken, type TestLot } from '../../testing/builders.ts'
import { filePortal } from '../../testing/file-portal.ts'
import { aDocx, aPdf, aZip } from '../../testing/files.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'
import { withPageLock } from '../lots/indexing/page-lock.ts'

const MB = 1024 * 1024
const server = await testServer()
const { db, store } = server
const portal = await filePortal()
const client = { waitScale: 0.001, rateLimited: false, userAgent: 'test', observe: () => undefined }
const connectors = [createOwsConnector({ url: portal.url, token: 'the-token', tokenExpiresAt: null }, client)]
await testWorker(server.urls, undefined, { store, connectors, sizeLimit: 2 * MB })

const row = (id: number) => db.owner.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const findText = (id: number) =>
  db.owner.selectFrom('document_text').select(['text', 'problem']).where('document_id', '=', id).executeTakeFirst()
const open = (tenderId: number, why: 'opened' | 'matched' = 'opened') =>
  db.application.transaction().execute((transaction) => requestDocuments(transaction, [tenderId], why))
const awaitSettled = (id: number) =>
  vi.waitFor(
    async () => {
      const document = await row(id)
      expect(document.attempts).toBeGreaterThan(0)
      return document
    },
    { timeout: 15_000, interval: 50 },
  )
const listJobs = async (id: number, state = 'created') =>
  (
    await sql<{ priority: number; start_after: Date }>`
    select priority, start_after from pgboss.job where name = 'documents/fetch' and data->>'documentId' = ${String(id)} and state = ${state} order by 1`.execute(
      db.owner,
    )
  ).rows

let lot: TestLot
beforeAll(async () => {
  lot = await aLot(server)
})

describe('a document of a tender that somebody opens', () => {
  test('is fetched with the portal’s token, hashed, kept under a name of our own, and read', async () => {
    const bytes = aPdf(['Техническая спецификация: бумага'])
    let authorization: string | undefined
    const url = portal.file((response, request) => {
      authorization = request.headers.authorization
      response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
    })
    const { id } = await aDocument(server, lot, { url, name: '../../etc/passwd' })
    const token = await getToken(server, await aPerson(server, ['manager']))
    expect(await server.call('tenders/getTenderDetails', { id: lot.tenderId }, token)).toMatchObject({ status: 200 })

    const document = await awaitSettled(id)
    expect(document).toMatchObject({
      state: 'stored',
      attempts: 1,
      problem: null,
      next_attempt_at: null,
      content_type: 'application/pdf',
      size: bytes.length,
    })
    expect(document.sha256).toEqual(createHash('sha256').update(bytes).digest())
    expect(document.file_name).toMatch(/^[\da-f]{32}$/)
    expect(authorization).toBe('Bearer the-token')
    const kept = await store.open(document.file_name ?? '')
    expect((await buffer(kept?.body ?? Readable.from([]))).equals(bytes)).toBe(true)
    await vi.waitFor(
      async () => expect(await findText(id)).toEqual({ text: 'Техническая спецификация: бумага', problem: null }),
      { timeout: 15_000 },
    )

    const { body } = await server.call('tenders/getTenderDetails', { id: lot.tenderId }, token)
    expect(body.tender.LotOfTender[0].documents).toEqual([
      expect.objectContaining({ id, state: 'stored', fileName: document.file_name, size: bytes.length }),
    ])
  })

  test('makes its lot findable by its text', async () => {
    const { id: lotId, tenderId } = await aLot(server)
    const { id } = await aDocument(
      server,
      { id: lotId, tenderId },
      { url: portal.file(aDocx(['Пескоструйная обработка резервуара'])) },
    )
    const token = await getToken(server, await aPerson(server, ['manager']))
    const found = async () =>
      (await server.call('lots/getLots', { search: 'пескоструйная' }, token)).body.data.map(
        (one: { id: number }) => one.id,
      )
    expect(await found()).toEqual([])
    await open(tenderId)
    await vi.waitFor(async () => expect(await findText(id)).toBeDefined(), { timeout: 15_000 })
    expect(await found()).toEqual([lotId])
  })

  test('is indexed in turn with the pages of its portal: both write what the lot is found by', async () => {
    const { id: lotId, tenderId } = await aLot(server)
    const { id } = await aDocument(server, { id: lotId, tenderId }, { url: portal.file(aDocx(['Смета'])) })
    const page = Promise.withResolvers<void>()
    const saving = withPageLock(db.ingestion, 'ows', () => page.promise)
    await open(tenderId)
    const waiting = async () =>
      (
        await sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
          db.owner,
        )
      ).rows.length
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 15_000 })
    expect(await findText(id)).toBeUndefined()
    page.resolve()
    await saving
    await vi.waitFor(async () => expect(await findText(id)).toMatchObject({ text: 'Смета' }), { timeout: 15_000 })
  })

  test.each<[string, Buffer, string]>([
    ['DOCX', aDocx(['Смета расходов']), 'application/zip'],
    ['ZIP', aZip([{ name: 'a.txt', content: 'a'.repeat(10) }]), 'application/zip'],
    ['DOC', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/x-ole-storage'],
    ['RTF', Buffer.from(`{\\rtf1\\ansi ${'x'.repeat(100)}}`), 'application/rtf'],
    ['JPEG', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(600)]), 'image/jpeg'],
    ['RAR', Buffer.concat([Buffer.from('526172211a0700', 'hex'), Buffer.alloc(600)]), 'application/vnd.rar'],
    ['7z', Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(600)]), 'application/x-7z-compressed'],
  ])('may be %s', async (_kind, bytes, contentType) => {
    const { id, tenderId } = await aDocument(server, await aLot(server), { url: portal.file(bytes) })
    await open(tenderId)
    expect(await awaitSettled(id)).toMatchObject({ state: 'stored', content_type: contentType, size: bytes.length })
  })

  test('is fetched once, however often it is asked for', async () => {
    const url = portal.file(aPdf(['Смета']))
    const { id, tenderId } = await aDocument(server, await aLot(server), { url })
    await db.application.transaction().execute(async (transaction) => {
      for (const why of ['matched', 'opened', 'opened', 'matched'] as const)
        await requestDocuments(transaction, [tenderId], why)
    })
    const { file_name: fileName } = await awaitSettled(id)
    await vi.waitFor(async () => expect(await listJobs(id, 'completed')).toHaveLength(2), { timeout: 15_000 })
    expect((await row(id)).file_name).toBe(fileName)
    await open(tenderId)
    expect(await listJobs(id)).toEqual([])
  })

  test('comes before those that only match a profile', async () => {
    const make = async () => aDocument(server, await aLot(server), { url: portal.file(aPdf(['Смета'])) })
    const matched = await Promise.all(Array.from({ length: 20 }, make))
    const opened = await make()
    const before = portal.asked.length
    await db.application.transaction().execute(async (transaction) => {
      for (const { tenderId } of matched) await requestDocuments(transaction, [tenderId], 'matched')
      await requestDocuments(transaction, [opened.tenderId], 'opened')
    })
    await awaitSettled(opened.id)
    await Promise.all(matched.map(({ id }) => awaitSettled(id)))
    const { url } = await row(opened.id)
    // six are fetched at a time
    expect(portal.asked.slice(before).indexOf(new URL(url).pathname)).toBeLessThan(6)
  })
})

describe('not received', () => {
  const page = '<!DOCTYPE html><html><body>Технические работы</body></html>'

  test.each<[string, () => string, RegExp]>([
    [
      'a web page instead of a PDF',
      () =>
        portal.file((response) =>
          response.writeHead(200, { 'content-type': 'application/pdf' }).end(page.padEnd(3_000)),
        ),
      /web page/,
    ],
    ['no bytes at all', () => portal.file(Buffer.alloc(0)), /empty/],
    ['a few bytes', () => portal.file(Buffer.from('%PDF-1.4')), /Only 8 bytes/],
    ['a program', () => portal.file(Buffer.from('MZ'.padEnd(2_000, '\0'))), /no document/],
    [
      'an answer that breaks off',
      () =>
        portal.file((response) => {
          response.writeHead(200, { 'content-length': 900_000 })
          response.write(aPdf(['x'], 300_000), () => response.destroy())
        }),
      /connection failed|broke off/,
    ],
    ['no such file', () => `${portal.url}/download/trd_buy/none`, /404/],
    ['a portal that fails', () => portal.file((response) => response.writeHead(500).end('oops')), /500/],
    [
      'an expired token',
      () => portal.file((response) => response.writeHead(404).end('{"name":"Invalid Route"}')),
      /Invalid Route/,
    ],
  ])('%s: tried again by the plan', async (_what, url, problem) => {
    const { id, tenderId } = await aDocument(server, await aLot(server), { url: url() })
    await open(tenderId)
    const document = await awaitSettled(id)
    expect(document).toMatchObject({
      state: 'wanted',
      attempts: 1,
      file_name: null,
      problem: expect.stringMatching(problem),
    })
    const [job] = await listJobs(id)
    expect(job?.start_after).toEqual(document.next_attempt_at)
    expect(within(document.next_attempt_at, 60_000)).toBe(true)

    // opened again meanwhile: it waits for its turn
    await open(tenderId)
    expect(await listJobs(id)).toHaveLength(1)
  })

  test.each<[string, () => string, RegExp]>([
    ['another host', () => 'https://evil.example/download/1', /outside the portal/],
    ['an address inside our network', () => 'http://169.254.169.254/latest/meta-data', /outside the portal/],
    [
      'a redirect to another host',
      () => portal.file((response) => response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end()),
      /outside the portal/,
    ],
    [
      'too large by its own word',
      () => portal.file((response) => response.writeHead(200, { 'content-length': 3 * MB }).end(Buffer.alloc(3 * MB))),
      /larger than 2 MB/,
    ],
    [
      'too large without saying so',
      () =>
        portal.file((response) => {
          response.write(aPdf(['x'], MB))
          response.end(Buffer.alloc(3 * MB))
        }),
      /larger than 2 MB/,
    ],
  ])('%s: at once and for good', async (_what, url, problem) => {
    const { id, tenderId } = await aDocument(server, await aLot(server), { url: url() })
    await open(tenderId)
    expect(await awaitSettled(id)).toMatchObject({
      state: 'unavailable',
      attempts: 1,
      next_attempt_at: null,
      file_name: null,
      problem: expect.stringMatching(problem),
    })
    await open(tenderId)
    expect(await listJobs(id)).toEqual([])
  })

  test('after the whole plan it is not received; opened a day later it is tried once more, and may arrive', async () => {
    let bytes: Buffer = Buffer.from(page)
    const { id, tenderId } = await aDocument(server, await aLot(server), {
      url: portal.file((response) => response.end(bytes)),
    })
    await db.owner.updateTable('document').set({ state: 'wanted', attempts: 5 }).where('id', '=', id).execute()
    await open(tenderId)
    const given = await vi.waitFor(
      async () => {
        const document = await row(id)
        expect(document).toMatchObject({ state: 'unavailable', attempts: 6 })
        return document
      },
      { timeout: 15_000 },
    )
    expect(within(given.next_attempt_at, 24 * 3_600_000)).toBe(true)
    expect(await listJobs(id)).toEqual([])

    await open(tenderId)
    expect(await listJobs(id)).toEqual([])
    bytes = aPdf(['Смета'])
    await db.owner.updateTable('document').set({ next_attempt_at: new Date() }).where('id', '=', id).execute()
    await open(tenderId)
    await vi.waitFor(async () => expect(await row(id)).toMatchObject({ state: 'stored', attempts: 7, problem: null }), {
      timeout: 15_000,
    })
  })

  test('a document that the portal took off its list is not fetched', async () => {
    const url = portal.file(aPdf(['Смета']))
    const { id, tenderId } = await aDocument(server, await aLot(server), { url })
    await db.owner.updateTable('document').set({ removed_at: new Date() }).where('id', '=', id).execute()
    await open(tenderId)
    expect(await listJobs(id)).toEqual([])
  })
})

/** Up to a quarter of a minute has passed since. */
function within(at: Date | null, wait: number): boolean {
  const left = (at?.getTime() ?? 0) - Date.now()
  return left <= wait && left > wait - 15_000
}
