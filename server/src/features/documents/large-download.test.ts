import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import S3rver from 's3rver'
import { openStore } from '../../documents/open-store.ts'
import { aDocument, aLot, aPerson, getToken } from '../../testing/builders.ts'
import { measureLiveMb } from '../../testing/live-memory.ts'
import { testServer } from '../../testing/server.ts'

const MB = 1024 * 1024
const SIZE = 30 * MB
const folder = await mkdtemp(join(tmpdir(), 'tendertap-large-'))
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

test.each([
  ['the filesystem', pathToFileURL(join(folder, 'files')).href],
  ['S3', `s3://documents?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`],
])('three readers of a large file at once from %s, who pause, do not fill the memory', async (_where, address) => {
  const store = openStore(address)
  const server = await testServer({ store })
  const fileName = await store.write(Readable.from(zeros()))
  const { id } = await aDocument(server, await aLot(server), { url: `https://portal.test/${fileName}` })
  await server.db.owner
    .updateTable('document')
    .set({ state: 'stored', file_name: fileName, size: SIZE, content_type: 'application/pdf' })
    .where('id', '=', id)
    .execute()
  const token = await getToken(server, await aPerson(server, ['manager']))
  const download = () => fetch(`${server.url}/documents/${fileName}`, { headers: { authorization: `Bearer ${token}` } })
  // what the first download loads stays loaded
  await (await download()).body?.cancel()

  const before = await measureLiveMb()
  const answers = await Promise.all([download(), download(), download()])
  // nobody takes anything: whatever is read now is read ahead
  await untilStill()
  expect((await measureLiveMb()) - before).toBeLessThan(15)
  let during = 0
  const sizes = await Promise.all(
    answers.map(async ({ body }, reader) => {
      let received = 0
      for await (const chunk of body ?? []) {
        const isLate = received < SIZE - MB && received + chunk.length >= SIZE - MB
        received += chunk.length
        if (isLate && reader === 0) during = await measureLiveMb()
      }
      return received
    }),
  )
  expect(sizes).toEqual([SIZE, SIZE, SIZE])
  expect(during).toBeGreaterThan(0)
  expect(during - before).toBeLessThan(15)
})

/** Waits until no more is kept in buffers. */
async function untilStill(): Promise<void> {
  let last = 0
  const readGrowth = () => {
    const before = last
    last = process.memoryUsage().arrayBuffers
    return last - before
  }
  await expect.poll(readGrowth, { interval: 100, timeout: 30_000 }).toBe(0)
}

function* zeros() {
  const chunk = Buffer.alloc(MB)
  for (let sent = 0; sent < SIZE; sent += MB) yield chunk
}
