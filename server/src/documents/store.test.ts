import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import S3rver from 's3rver'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openStore } from './open-store.ts'
import type { DocumentStore, StoredFile } from './store.ts'

const MB = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'tendertap-documents-'))
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'documents' }],
})
const { port } = await bucket.run()
vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER')
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER')
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
  await rm(folder, { recursive: true })
})

const filesIn = async (name: string) => {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !/_dummy|uploads/.test(join(entry.parentPath, entry.name))).length
}

describe.each([
  ['the filesystem', pathToFileURL(join(folder, 'files')).href, 'files'],
  ['S3', `s3://documents?region=us-east-1&endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`, 's3/documents'],
])('documents in %s', (_where, address, subfolder) => {
  const store = openStore(address)

  // 12 MB is three parts of an upload
  test.each([0, 1, 70_000, 12 * MB])('%d bytes come back as they were', async (size) => {
    const bytes = Buffer.alloc(size, 'Смета.')
    const name = await store.write(Readable.from(chunks(bytes)))
    const found = await store.open(name)
    expect(found?.size).toBe(size)
    expect((await buffer(found?.body ?? Readable.from([]))).equals(bytes)).toBe(true)
  })

  test('the same bytes twice are two documents under names that nobody can guess', async () => {
    const names = [
      await store.write(Readable.from([Buffer.from('a')])),
      await store.write(Readable.from([Buffer.from('a')])),
    ]
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^[\da-f]{32}$/)
  })

  test('a stream that breaks leaves nothing behind and says why', async () => {
    await store.write(Readable.from([Buffer.from('a')]))
    const before = await filesIn(subfolder)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(6 * MB)
        throw new Error('the portal hung up')
      })(),
    )
    await expect(store.write(broken)).rejects.toThrow('the portal hung up')
    expect(await filesIn(subfolder)).toBe(before)
    expect(broken.destroyed).toBe(true)
  })

  test('what is deleted is gone, and may be deleted again', async () => {
    const name = await store.write(Readable.from([Buffer.from('a')]))
    await store.delete(name)
    await store.delete(name)
    expect(await store.open(name)).toBeNull()
  })

  test('everything kept is listed in the order of its name, with its size and age, and nothing else', async () => {
    const since = Date.now()
    const names = [await store.write(Readable.from([Buffer.alloc(7)])), await store.write(Readable.from([]))]
    const deleted = await store.write(Readable.from([Buffer.from('a')]))
    await store.delete(deleted)
    await writeFile(join(folder, subfolder, 'another-file'), 'not ours')
    const listed = await listAll(store)
    const listedNames = listed.map(({ name }) => name)
    expect(listedNames).toEqual(listedNames.toSorted())
    expect(listedNames).toEqual(expect.arrayContaining(names))
    expect(listedNames).not.toContain(deleted)
    expect(listedNames).not.toContain('another-file')
    const own = listed.filter(({ name }) => names.includes(name))
    expect(new Set(own.map(({ size }) => size))).toEqual(new Set([7, 0]))
    // stores know whole seconds
    for (const { storedAt } of own) expect(storedAt.getTime()).toBeGreaterThan(since - 2_000)
  })

  test.each([
    '',
    '.',
    '../../etc/passwd',
    'A'.repeat(32),
    '0'.repeat(31),
    `${'0'.repeat(32)}/`,
    `${'0'.repeat(32)}\0`,
    '0'.repeat(32),
  ])('nothing is called %j', async (name) => {
    expect(await store.open(name)).toBeNull()
  })

  test('readers who stop half way let go of the source: a hundred of them hinder nobody', async () => {
    const name = await store.write(Readable.from([Buffer.alloc(2 * MB)]))
    for (let reader = 0; reader < 100; reader++) (await store.open(name))?.body.destroy()
    const found = await store.open(name)
    expect((await buffer(found?.body ?? Readable.from([]))).length).toBe(2 * MB)
  })
})

test('an empty store lists nothing', async () => {
  const store = openStore(pathToFileURL(join(folder, 'empty')).href)
  expect(await listAll(store)).toEqual([])
  expect(await store.removeUnfinished(new Date())).toBe(0)
})

test('what a writer that died left half written is removed, what is being written is not', async () => {
  const store = openStore(pathToFileURL(join(folder, 'halves')).href)
  const unfinished = join(folder, 'halves', 'unfinished')
  await mkdir(unfinished, { recursive: true })
  const [old, recent] = ['0'.repeat(32), '1'.repeat(32)]
  for (const name of [old, recent]) await writeFile(join(unfinished, name), 'half')
  await utimes(join(unfinished, old), new Date(0), new Date(0))
  expect(await store.removeUnfinished(new Date(1))).toBe(1)
  expect(await readdir(unfinished)).toEqual([recent])
})

test.each(['https://documents', 's3:///'])('%s is no store', (address) => {
  expect(() => openStore(address)).toThrow(/must begin with/)
})

async function listAll(store: DocumentStore): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const page of store.list()) files.push(...page)
  return files
}

function* chunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024)
}
