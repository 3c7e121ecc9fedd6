// Measures a process of its own: in this one the sender's memory would count too.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startApiProcess } from '../../testing/api-process.ts'
import { aPerson, PASSWORD } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const MB = 1024 * 1024
const SIZE = 100 * MB
const server = await testServer()
const folder = await mkdtemp(join(tmpdir(), 'tendertap-large-upload-'))
afterAll(() => rm(folder, { recursive: true }))

/** A file of exactly the largest size. */
async function* largestFile(onMegabyte: () => Promise<void>) {
  const head = Buffer.from('%PDF-1.7\n')
  const chunk = Buffer.alloc(MB, ' ')
  yield head
  yield chunk.subarray(head.length)
  for (let sent = MB; sent < SIZE; sent += MB) {
    await onMegabyte()
    yield chunk
  }
}

test.runIf(process.platform === 'linux')(
  'the largest file is received twice at once without growing the process',
  { timeout: 180_000 },
  async () => {
    const { process: api, url } = await startApiProcess(server, { DOCUMENTS_STORE: pathToFileURL(folder).href })
    const residentMb = async () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${api.pid}/status`, 'utf8'))?.[1]) / 1024
    const { email } = await aPerson(server, ['manager'])
    const login = await fetch(`${url}/api/auth/localLogin`, {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: { 'content-type': 'application/json' },
    })
    const { token } = (await login.json()) as { token: string }
    let peak = 0
    const watch = async () => {
      peak = Math.max(peak, await residentMb())
    }
    const upload = async (body: RequestInit['body']) => {
      const answer = await fetch(`${url}/api/files?name=a.pdf`, {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      } as RequestInit)
      return [answer.status, ((await answer.json()) as { size?: number }).size]
    }
    // what the first upload loads stays loaded
    await upload(`%PDF-${' '.repeat(1_000)}`)
    const before = await residentMb()
    const large = () => upload(Readable.toWeb(Readable.from(largestFile(watch))))
    expect(await Promise.all([large(), large()])).toEqual([
      [200, SIZE],
      [200, SIZE],
    ])
    // far below the 200 MB that passed through, above the waste that V8 allows before it collects (about 64 MB)
    expect(peak - before).toBeLessThan(120)
    // what has grown is used again: less than the 100 MB that passed through, whatever V8 had given back before
    const afterwards = await residentMb()
    peak = 0
    expect(await large()).toEqual([200, SIZE])
    expect(peak - afterwards).toBeLessThan(90)
  },
)
