// A document that the portal replaces under its address, from the change of its tender to the new bytes.
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { requestDocuments } from '../../documents/request-documents.ts'
import { writeChanges } from '../../feed/write-changes.ts'
import { createOwsConnector } from '../../portals/ows/connector.ts'
import { aDocument, aLot, aPerson, getToken, type TestLot } from '../../testing/builders.ts'
import { filePortal } from '../../testing/file-portal.ts'
import { aDocx, aPdf } from '../../testing/files.ts'
import { connectorTo, testPortals } from '../../testing/portals.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { db, store } = server
const files = await filePortal()
// the same start makes the same papers, whatever the day is: the one opened first has a text that can be read
const portals = await testPortals({ lots: 120, startedAt: new Date('2026-11-14T09:00:00.000Z') })
const addresses = portals.expected()['ows/documents']
const simulated = connectorTo(portals, 'ows')
const client = { waitScale: 0.001, rateLimited: false, userAgent: 'test', observe: () => undefined }
const own = createOwsConnector({ url: files.url, token: 'the-token', tokenExpiresAt: null }, client)
// one source, two portals: the simulator, and one that answers what the test says
const connector: typeof own = {
  ...own,
  document: (url, signal) => (url.startsWith(files.url) ? own : simulated).document(url, signal),
  changedDocument: (url, known, signal) =>
    (url.startsWith(files.url) ? own : simulated).changedDocument(url, known, signal),
}
await testWorker(server.urls, undefined, { store, connectors: [connector] })

const WAIT = { timeout: 20_000, interval: 50 }
const row = (id: number) => db.owner.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function storeDocument(url: string): Promise<{ id: number; lot: TestLot; fileName: string }> {
  const lot = await aLot(server)
  const { id } = await aDocument(server, lot, { url })
  await db.application.transaction().execute((transaction) => requestDocuments(transaction, [lot.tenderId], 'opened'))
  const fileName = await vi.waitFor(async () => {
    const name = (await row(id)).file_name
    expect(name).not.toBeNull()
    await db.owner.selectFrom('document_text').select('text').where('document_id', '=', id).executeTakeFirstOrThrow()
    return name ?? ''
  }, WAIT)
  return { id, lot, fileName }
}

const change = ({ tenderId }: TestLot, kind: ChangeKind = 'deadline') =>
  db.ingestion
    .transaction()
    .execute((transaction) =>
      writeChanges(transaction, [{ tenderId, lotId: null, change: { kind, before: null, after: null } }], new Date()),
    )

/** The consumer has read everything, and as many fetches as this are over. */
const waitForFetches = (id: number, times: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ unread: number; done: number; open: number }>`
      select (select count(*) from change c, feed_consumer f where c.seq > f.position) as unread,
        (select count(*) from pgboss.job where name = 'documents/fetchAgain' and data->>'documentId' = ${String(id)} and state = 'completed') as done,
        (select count(*) from pgboss.job where name = 'documents/fetchAgain' and data->>'documentId' = ${String(id)} and state in ('created', 'retry', 'active')) as open`.execute(
      db.owner,
    )
    expect(rows).toEqual([{ unread: 0, done: times, open: 0 }])
  }, WAIT)

const listReplacements = (tenderId: number) =>
  db.owner
    .selectFrom('change')
    .select(['kind', 'lot_id', 'document_id', 'before', 'after'])
    .where('tender_id', '=', tenderId)
    .where('document_id', 'is not', null)
    .orderBy('seq')
    .execute()

const download = async (fileName: string, token: string) => {
  const answer = await fetch(`${server.url}/documents/${fileName}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a document whose tender changes', { timeout: 60_000 }, () => {
  test('and that the portal has replaced is stored again, recorded as a change, and downloaded anew', async () => {
    const url = addresses.pop() ?? ''
    const { id, lot, fileName } = await storeDocument(url)
    const token = await getToken(server, await aPerson(server, ['manager']))
    const before = await download(fileName, token)
    await fetch(`${portals.urls.control}/control/documents`, { method: 'POST', body: JSON.stringify({ url }) })
    await change(lot)
    await waitForFetches(id, 1)

    const document = await row(id)
    expect(document).toMatchObject({ state: 'stored', file_name: expect.stringMatching(/^[\da-f]{32}$/) })
    expect(document.file_name).not.toBe(fileName)
    const after = await download(document.file_name ?? '', token)
    expect(after.status).toBe(200)
    expect(after.bytes.equals(before.bytes)).toBe(false)
    expect(await store.open(fileName)).toBeNull()
    const named = { documents: [{ type: 'Техническая спецификация', name: 'techspec.pdf' }] }
    expect(await listReplacements(lot.tenderId)).toEqual([
      { kind: 'documents', lot_id: lot.id, document_id: id, before: named, after: named },
    ])
    const { body } = await server.call('tenders/getTenderChanges', { id: lot.tenderId, page: 1, limit: 10 }, token)
    expect(body.data[0]).toMatchObject({ kind: 'documents', LotId: lot.id, before: named, after: named })
    await vi.waitFor(async () => {
      const { text } = await db.owner
        .selectFrom('document_text')
        .select('text')
        .where('document_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(text).toContain('Редакция № 2')
    }, WAIT)

    // its own change is no reason to ask again
    await waitForFetches(id, 1)
  })

  test('and that is the same stays as it is and makes no change', async () => {
    const { id, lot, fileName } = await storeDocument(addresses.pop() ?? '')
    await change(lot, 'status')
    await waitForFetches(id, 1)
    expect(await row(id)).toMatchObject({ state: 'stored', file_name: fileName })
    expect((await buffer((await store.open(fileName))?.body ?? Readable.from([]))).length).toBeGreaterThan(0)
    expect(await listReplacements(lot.tenderId)).toEqual([])
  })

  test('is asked for by its version where the portal names one', async () => {
    let bytes = aPdf(['Смета'])
    const conditions: unknown[] = []
    const url = files.file((response, request) => {
      const etag = `"${bytes.length}"`
      conditions.push(request.headers['if-none-match'])
      if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
      else response.writeHead(200, { etag }).end(bytes)
    })
    const { id, lot, fileName } = await storeDocument(url)
    const first = `"${bytes.length}"`
    await change(lot)
    await waitForFetches(id, 1)
    expect(await row(id)).toMatchObject({ file_name: fileName, etag: first })
    bytes = aPdf(['Смета, вторая редакция'])
    await change(lot)
    await waitForFetches(id, 2)
    expect(conditions).toEqual([undefined, first, first])
    expect(await row(id)).toMatchObject({ etag: `"${bytes.length}"`, size: bytes.length })
    expect(await listReplacements(lot.tenderId)).toHaveLength(1)
  })

  test('and that the portal no longer has stays as we have it', async () => {
    let isGone = false
    const bytes = aPdf(['Смета'])
    const url = files.file((response) => (isGone ? response.writeHead(410).end('gone') : response.end(bytes)))
    const { id, lot, fileName } = await storeDocument(url)
    isGone = true
    await change(lot)
    await waitForFetches(id, 1)
    expect(await row(id)).toMatchObject({ state: 'stored', file_name: fileName, problem: null })
    expect(await listReplacements(lot.tenderId)).toEqual([])
  })

  test('and whose new version has no text is no longer found by the old one', async () => {
    let bytes: Buffer = aDocx(['Пескоструйная обработка резервуара'])
    const { id, lot } = await storeDocument(files.file((response) => response.end(bytes)))
    const token = await getToken(server, await aPerson(server, ['manager']))
    const found = async () =>
      (await server.call('lots/getLots', { search: 'пескоструйная' }, token)).body.data.map(
        (one: { id: number }) => one.id,
      )
    expect(await found()).toEqual([lot.id])
    bytes = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(600)])
    await change(lot)
    await waitForFetches(id, 1)
    await vi.waitFor(async () => expect(await found()).toEqual([]), WAIT)
  })

  test.each<ChangeKind>(['published', 'withdrawn', 'superseded'])(
    'is left alone when the tender is %s',
    async (kind) => {
      const { id, lot, fileName } = await storeDocument(files.file(aPdf(['Смета'])))
      await change(lot, kind)
      await waitForFetches(id, 0)
      expect(await row(id)).toMatchObject({ file_name: fileName, attempts: 1 })
    },
  )

  test('and that a rewound feed asks for again is recorded once', async () => {
    const url = addresses.pop() ?? ''
    const { id, lot } = await storeDocument(url)
    portals.rewriteDocument(url)
    await change(lot)
    await waitForFetches(id, 1)
    await sql`update feed_consumer set position = 0`.execute(db.owner)
    await waitForFetches(id, 2)
    expect(await listReplacements(lot.tenderId)).toHaveLength(1)
  })
})
