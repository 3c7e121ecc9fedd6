// What a file can do that has taken over the process that reads it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { canLimitProcesses } from './process-limits.ts'
import { createTextReader } from './text-reader.ts'

const HOSTILE = new URL('../testing/hostile-reader.ts', import.meta.url)
const listener = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1')
await once(listener, 'listening')
afterAll(() => listener.close())
const address = listener.address()
const port = Buffer.from(String(typeof address === 'object' && address ? address.port : 0))

interface Outcome {
  machine: Record<string, string>
  network: Record<string, string>
  environment: object
}

const breakOut = async (): Promise<Outcome> => {
  const read = createTextReader(HOSTILE, { milliseconds: 110_000, megabytes: 256 })
  const { text } = await read('', { size: port.length, body: Readable.from([port]) })
  return JSON.parse(text ?? '') as Outcome
}

describe('the process that reads a file', { timeout: 120_000 }, () => {
  test('reads no file but its own code, writes none, starts nothing and has no environment', async () => {
    const { machine, environment } = await breakOut()
    expect(machine).toEqual({
      'the environment of the worker': 'ERR_ACCESS_DENIED',
      'its own environment': 'ERR_ACCESS_DENIED',
      'a file of the system': 'ERR_ACCESS_DENIED',
      'the settings of the project': 'ERR_ACCESS_DENIED',
      'other code of the project': 'ERR_ACCESS_DENIED',
      'writing a file': 'ERR_ACCESS_DENIED',
      'starting a program': 'ERR_ACCESS_DENIED',
      'starting a thread': 'ERR_ACCESS_DENIED',
      'loading native code': 'ERR_DLOPEN_DISABLED',
    })
    expect(environment).toEqual({})
  })

  test.runIf(process.platform === 'linux')('opens no socket of any kind', async () => {
    expect(await canLimitProcesses()).toBe(true)
    expect((await breakOut()).network).toEqual({
      'a TCP connection': 'EMFILE',
      'a local socket': 'EMFILE',
      'a listening socket': 'EMFILE',
      'a UDP socket': 'EMFILE',
      'an HTTP request': 'EMFILE',
      'the address of a name': 'ENOTFOUND',
    })
  })
})
