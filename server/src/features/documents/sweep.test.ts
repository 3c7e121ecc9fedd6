import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFilesystemStore } from '../../documents/filesystem-store.ts'
import { requestDocuments } from '../../documents/request-documents.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { GiveUp } from '../../jobs/give-up.ts'
import { createLog } from '../../platform/log.ts'
import { createOwsConnector } from '../../portals/ows/connector.ts'
import { aDocument, aLot, aPerson, getToken } from '../../testing/builders.ts'
import { filePortal } from '../../testing/file-portal.ts'
import { aPdf } from '../../testing/files.ts'
import { anOwnFile, OWN_FILE_SIZE } from '../../testing/own-files.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'
import { sweep } from './sweep.ts'

const folder = await mkdtemp(join(tmpdir(), 'tendertap-sweep-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openFilesystemStore(folder)
const server = await testServer({ store })
const { db } = server
const portal = await filePortal()
const client = { waitScale: 0.001, rateLimited: false, userAgent: 'test', observe: () => undefined }
const connectors = [createOwsConnector({ url: portal.url, token: 'the-token', tokenExpiresAt: null }, client)]
await testWorker(server.urls, undefined, { store, connectors })

const WAIT = { timeout: 20_000, interval: 50 }
const HOUR_MS = 3_600_000
const toPath = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)
const row = (id: number) => db.owner.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

beforeEach(async () => {
  // each test has the store and the table for itself
  for await (const page of store.list()) for (const { name } of page) await store.delete(name)
  await db.owner.updateTable('document').set({ state: 'listed', file_name: null }).execute()
})

interface Swept {
  logged: string
  counted: Record<string, number>
}

async function runSweep({ now = new Date(), from = store } = {}): Promise<Swept> {
  const swept: Swept = { logged: '', counted: {} }
  const log = createLog('info', 'test', { write: (line) => void (swept.logged += line) })
  const observe = (finding: string, count: number) => void (swept.counted[finding] = count)
  await sweep(db.background, from, { log, signal: new AbortController().signal, now, observe })
  return swept
}

async function storeBytes(hoursAgo: number): Promise<string> {
  const name = await store.write(Readable.from([randomBytes(100)]))
  const at = new Date(Date.now() - hoursAgo * HOUR_MS)
  await utimes(toPath(name), at, at)
  return name
}

/** Fetched from the portal, and its text read. */
async function storeDocument(url: string): Promise<{ id: number; tenderId: number; fileName: string }> {
  const { id, tenderId } = await aDocument(server, await aLot(server), { url })
  await db.application.transaction().execute((transaction) => requestDocuments(transaction, [tenderId], 'opened'))
  const fileName = await waitForStored(id)
  await vi.waitFor(
    () => db.owner.selectFrom('document_text').selectAll().where('document_id', '=', id).executeTakeFirstOrThrow(),
    WAIT,
  )
  return { id, tenderId, fileName }
}

/** Stored under another name than `before`. */
const waitForStored = (id: number, before: string | null = null) =>
  vi.waitFor(async () => {
    const { state, file_name: fileName } = await row(id)
    expect(state).toBe('stored')
    expect(fileName).not.toBe(before)
    return fileName ?? ''
  }, WAIT)

const download = async (fileName: string) => {
  const token = await getToken(server, await aPerson(server, ['manager']))
  const answer = await fetch(`${server.url}/documents/${fileName}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** It has no text that a process would have to read. */
const aPicture = () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(600)])

const isThere = async (name: string) => {
  const found = await store.open(name)
  found?.body.destroy()
  return found !== null
}

describe('bytes that no document names', () => {
  test('are removed once they are older than a day, and counted', async () => {
    const [old, recent] = [await storeBytes(25), await storeBytes(23)]
    const { fileName } = await storeDocument(portal.file(aPicture()))
    await utimes(toPath(fileName), 0, 0)
    const { logged, counted } = await runSweep()
    expect(await Promise.all([old, recent, fileName].map(isThere))).toEqual([false, true, true])
    expect(counted).toEqual({ removed: 1, unfinished: 0, missing: 0, lost: 0 })
    expect(JSON.parse(logged)).toMatchObject({ files: 3, removed: 1, msg: 'the documents are swept' })
  })

  test('stay when a document names them before they are deleted', async () => {
    const names = [await storeBytes(48), await storeBytes(48)].toSorted()
    const { id } = await aDocument(server, await aLot(server), { url: 'https://portal.test/late' })
    await runSweep({
      from: {
        ...store,
        delete: async (name) => {
          await store.delete(name)
          await db.owner
            .updateTable('document')
            .set({ state: 'stored', file_name: names[1] })
            .where('id', '=', id)
            .execute()
        },
      },
    })
    expect(await Promise.all(names.map(isThere))).toEqual([false, true])
  })

  test('stay when they are many: the database may be another one', async () => {
    const names = await Promise.all(Array.from({ length: 101 }, () => storeBytes(48)))
    await expect(runSweep()).rejects.toThrow(GiveUp)
    expect(await Promise.all(names.map(isThere))).not.toContain(false)
  })
})

describe('a file of a workspace’s own', () => {
  async function storeOwn() {
    const { id: userId, workspaceId } = await aPerson(server, ['manager'])
    const fileName = await store.write(Readable.from([randomBytes(OWN_FILE_SIZE)]))
    await utimes(toPath(fileName), 0, 0)
    const id = await anOwnFile(db.owner, { workspaceId: workspaceId ?? '', userId, fileName })
    return { id, fileName }
  }
  const removeRow = (id: string) => db.owner.deleteFrom('own_file').where('id', '=', id).execute()

  test('keeps its bytes as long as its row is there', async () => {
    const { id, fileName } = await storeOwn()
    expect((await runSweep()).counted).toEqual({ removed: 0, unfinished: 0, missing: 0, lost: 0 })
    expect(await isThere(fileName)).toBe(true)
    await removeRow(id)
    expect((await runSweep()).counted).toMatchObject({ removed: 1 })
    expect(await isThere(fileName)).toBe(false)
  })

  test('whose bytes are missing or cut is reported as lost', async () => {
    const [gone, cut] = [await storeOwn(), await storeOwn()]
    await store.delete(gone.fileName)
    await writeFile(toPath(cut.fileName), 'x')
    const { counted, logged } = await runSweep()
    expect(counted).toMatchObject({ lost: 2, missing: 0 })
    for (const { fileName } of [gone, cut]) expect(logged).toContain(fileName)
    for (const { id } of [gone, cut]) await removeRow(id)
  })
})

describe('a stored document', { timeout: 60_000 }, () => {
  test('whose bytes are missing is fetched again', async () => {
    const bytes = aPicture()
    const { id, tenderId, fileName } = await storeDocument(portal.file(bytes))
    await store.delete(fileName)
    expect((await runSweep()).counted).toMatchObject({ missing: 1 })
    const again = await waitForStored(id, fileName)
    expect(await download(again)).toEqual({ status: 200, bytes })
    expect(await row(id)).toMatchObject({ attempts: 1, problem: null })
    expect(await countReplacements(tenderId)).toBe(0)
  })

  test('whose bytes were cut is fetched again', async () => {
    const bytes = aPicture()
    const { id, fileName } = await storeDocument(portal.file(bytes))
    await writeFile(toPath(fileName), bytes.subarray(0, 100))
    await runSweep()
    expect(await download(await waitForStored(id, fileName))).toEqual({ status: 200, bytes })
  })

  test('whose bytes have changed in the store is fetched again within 256 nights', async () => {
    const bytes = aPicture()
    const { id, fileName } = await storeDocument(portal.file(bytes))
    await writeFile(toPath(fileName), Buffer.alloc(bytes.length))
    const night = (number: number) => ({ now: new Date(number * 24 * HOUR_MS) })
    const due = Number.parseInt(fileName.slice(0, 2), 16)
    expect(JSON.parse((await runSweep(night(due + 1))).logged)).toMatchObject({ checked: 0 })
    expect(JSON.parse((await runSweep(night(256 + due))).logged)).toMatchObject({ checked: 1, missing: 0 })
    expect(await download(await waitForStored(id, fileName))).toEqual({ status: 200, bytes })
  })

  test('that is fetched again and was replaced at the portal meanwhile is recorded as a change', async () => {
    let bytes = aPicture()
    const { id, tenderId, fileName } = await storeDocument(portal.file((response) => response.end(bytes)))
    bytes = aPicture()
    await store.delete(fileName)
    await runSweep()
    await waitForStored(id, fileName)
    expect(await countReplacements(tenderId)).toBe(1)
  })

  test('is absent for the person who opens it when its bytes are missing, and fetched again at once', async () => {
    const bytes = aPicture()
    const { id, fileName } = await storeDocument(portal.file(bytes))
    await store.delete(fileName)
    expect((await download(fileName)).status).toBe(404)
    expect(await download(await waitForStored(id, fileName))).toEqual({ status: 200, bytes })
    const { rows } = await sql<{ priority: number }>`
      select priority from pgboss.job where name = 'documents/verify' and data->>'documentId' = ${String(id)}`.execute(
      db.owner,
    )
    expect(rows).toEqual([{ priority: 10 }])
  })

  test('whose bytes are missing when its text is read is fetched again', async () => {
    const { id, fileName } = await storeDocument(portal.file(aPdf(['Смета'])))
    await store.delete(fileName)
    await db.background
      .transaction()
      .execute((transaction) => enqueue(transaction, 'documents/readText', { documentId: id }))
    expect(await isThere(await waitForStored(id, fileName))).toBe(true)
  })

  test('that the portal no longer lists is unavailable when its bytes are missing', async () => {
    const { id, fileName } = await storeDocument(portal.file(aPicture()))
    await db.owner.updateTable('document').set({ removed_at: new Date() }).where('id', '=', id).execute()
    await store.delete(fileName)
    await runSweep()
    await vi.waitFor(
      async () =>
        expect(await row(id)).toMatchObject({
          state: 'unavailable',
          file_name: null,
          problem: expect.stringMatching(/lost/),
        }),
      WAIT,
    )
  })

  test('stays as it is when the bytes of many are missing: the store may not be mounted', async () => {
    const { tenderId } = await aLot(server)
    await sql`
      insert into document (tender_id, url, type, original_file_name, state, file_name)
      select ${tenderId}, 'https://portal.test/many/' || n, 'смета', 'a.pdf', 'stored', md5(n::text) from generate_series(1, 101) n`.execute(
      db.owner,
    )
    await expect(runSweep()).rejects.toThrow('101 documents have no bytes, among 0 files')
    const states = await db.owner.selectFrom('document').select('state').where('tender_id', '=', tenderId).execute()
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['stored']))
  })
})

async function countReplacements(tenderId: number): Promise<number> {
  const changes = await db.owner
    .selectFrom('change')
    .select('seq')
    .where('tender_id', '=', tenderId)
    .where('document_id', 'is not', null)
    .execute()
  return changes.length
}
