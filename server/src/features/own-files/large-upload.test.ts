import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { aPerson, getToken } from '../../testing/builders.ts'
import { measureLiveMb } from '../../testing/live-memory.ts'
import { testServer } from '../../testing/server.ts'

const MB = 1024 * 1024
const SIZE = 100 * MB
const server = await testServer()

/** A file of exactly the largest size. */
async function* largestFile(onMegabyte: (sentMb: number) => Promise<void>) {
  const head = Buffer.from('%PDF-1.7\n')
  const chunk = Buffer.alloc(MB, ' ')
  yield head
  yield chunk.subarray(head.length)
  for (let sent = MB; sent < SIZE; sent += MB) {
    await onMegabyte(sent / MB)
    yield chunk
  }
}

test('the largest file is received, and no more than a few pieces of it are in memory', async () => {
  const token = await getToken(server, await aPerson(server, ['manager']))
  const upload = async (body: string | ReadableStream) => {
    const answer = await fetch(`${server.url}/api/files?name=a.pdf`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    })
    return [answer.status, ((await answer.json()) as { size?: number }).size]
  }
  // what the first upload loads stays loaded
  await upload(`%PDF-${' '.repeat(1_000)}`)
  const before = await measureLiveMb()
  let during = 0
  const file = largestFile(async (sentMb) => {
    if (sentMb === 95) during = await measureLiveMb()
  })
  expect(await upload(Readable.toWeb(Readable.from(file)))).toEqual([200, SIZE])
  expect(during).toBeGreaterThan(0)
  expect(during - before).toBeLessThan(15)
})
