import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openFilesystemStore } from '../../documents/filesystem-store.ts'
import { sweep } from '../documents/sweep.ts'
import { createLog } from '../../platform/log.ts'
import { aLot, aPerson, aWorkspace, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { ownFileJobs } from './jobs.ts'

const folder = await mkdtemp(join(tmpdir(), 'tendertap-own-sweep-'))
afterAll(() => rm(folder, { recursive: true }))
const store = openFilesystemStore(folder)
const server = await testServer({ store })
const { db } = server
const workspaceId = await aWorkspace(server)
const manager = await aPerson(server, ['manager'], workspaceId)
const token = await getToken(server, manager)

const toPath = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name)
const running = (lines: string[] = []) => ({
  log: createLog('info', 'test', { write: (line) => void lines.push(line) }),
  signal: new AbortController().signal,
})

interface Kept {
  fileId: string
  fileName: string
}

/** A file that came two days ago. */
async function anOldFile(): Promise<Kept> {
  const bytes = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(600)])
  const answer = await fetch(`${server.url}/api/files?name=a.jpg`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  const { fileId } = (await answer.json()) as { fileId: string }
  const { rows } = await sql<{ fileName: string }>`
    update own_file set uploaded_at = now() - interval '2 days' where id = ${fileId}
    returning file_name as "fileName"`.execute(db.owner)
  const fileName = rows[0]?.fileName ?? ''
  await utimes(toPath(fileName), 0, 0)
  return { fileId, fileName }
}

const isThere = async ({ fileName }: Kept) => {
  const found = await store.open(fileName)
  found?.body.destroy()
  return found !== null
}

/** Both jobs of a night, in their order. */
async function passNight(): Promise<{ counted: Record<string, number>; lines: string[] }> {
  const counted: Record<string, number> = {}
  const lines: string[] = []
  const job = running(lines)
  await ownFileJobs(db.background)['own-files/forgetUnused']({}, job as never)
  const observe = (finding: string, count: number) => void (counted[finding] = count)
  await sweep(db.background, store, { ...job, now: new Date(), observe })
  return { counted, lines }
}

test('what nobody uses is gone after a day; what a lot or the library uses stays', async () => {
  const unused = await anOldFile()
  const attached = await anOldFile()
  const inLibrary = await anOldFile()
  const replaced = await anOldFile()
  const detached = await anOldFile()
  const fresh = await anOldFile()
  await sql`update own_file set uploaded_at = now() where id = ${fresh.fileId}`.execute(db.owner)
  const { id: lotId } = await aLot(server)
  const { body: work } = await server.call('lots/activateLot', { lotId }, token)
  const documentKey = work.docs[0].key
  const attach = (fileId: string) => server.call('lots/attachFile', { lotId, documentKey, fileId }, token)
  await attach(attached.fileId)
  const { body: with2 } = await attach(detached.fileId)
  await server.call('lots/detachFile', { lotId, workFileId: with2.docs[0].files[1].id }, token)
  const document = { title: 'Лицензия', category: 'licence', validUntil: null } as const
  const saved = await server.call(
    'companyDocuments/saveDocument',
    { id: null, ...document, fileId: replaced.fileId },
    token,
  )
  await server.call(
    'companyDocuments/saveDocument',
    { id: saved.body.id, ...document, fileId: inLibrary.fileId },
    token,
  )
  const { counted } = await passNight()
  expect(await Promise.all([attached, inLibrary, fresh].map(isThere))).toEqual([true, true, true])
  expect(await Promise.all([unused, replaced, detached].map(isThere))).toEqual([false, false, false])
  expect(counted).toEqual({ removed: 3, unfinished: 0, missing: 0, lost: 0 })
})

test('a file whose bytes are missing is reported as lost, and its row stays', async () => {
  const file = await anOldFile()
  await sql`update own_file set uploaded_at = now() where id = ${file.fileId}`.execute(db.owner)
  await store.delete(file.fileName)
  const { counted, lines } = await passNight()
  expect(counted).toMatchObject({ lost: 1, missing: 0 })
  expect(lines.join('')).toContain(file.fileName)
  const answer = await fetch(`${server.url}/api/files/${file.fileId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(404)
  await answer.body?.cancel()
})
