// Stands in for processes/read-text after a crafted file has taken it over: tries every way out and answers what came
// of each. Before it says that it is ready only Node confines it, afterwards the kernel as well.
import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { READY } from '../documents/text-reading.ts'

const PROJECT = new URL('../../../', import.meta.url)

const ON_THIS_MACHINE = {
  'the environment of the worker': () => readFileSync(`/proc/${process.ppid}/environ`),
  'its own environment': () => readFileSync('/proc/self/environ'),
  'a file of the system': () => readFileSync('/etc/passwd'),
  'the settings of the project': () => readFileSync(new URL('.env', PROJECT)),
  'other code of the project': () => readFileSync(new URL('server/src/platform/config.ts', PROJECT)),
  'writing a file': () => writeFileSync('/tmp/tendertap-hostile', 'x'),
  'starting a program': () => spawnSync('/bin/true'),
  'starting a thread': () => new Worker('', { eval: true }),
  'loading native code': () => process.dlopen({ exports: {} }, '/lib/libc.so.6'),
}

const toTheNetwork = (port: number) => ({
  'a TCP connection': () => once(connect(port, '127.0.0.1'), 'connect'),
  'a local socket': () => once(connect('/run/postgresql/.s.PGSQL.5432'), 'connect'),
  'a listening socket': () => once(createServer().listen(0), 'listening'),
  'a UDP socket': () => once(createSocket('udp4').bind(0), 'listening'),
  'an HTTP request': () => fetch(`http://127.0.0.1:${port}`),
  'the address of a name': () => lookup('localhost'),
})

/** `done`, or the code of the refusal. */
async function attempt(work: () => unknown): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (problem) {
    const cause = problem instanceof TypeError ? problem.cause : problem
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(problem)
  }
}

async function attemptAll(ways: Record<string, () => unknown>): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {}
  for (const [name, work] of Object.entries(ways)) outcomes[name] = await attempt(work)
  return outcomes
}

const machine = await attemptAll(ON_THIS_MACHINE)
process.send?.(READY)
const port = Number(await buffer(process.stdin))
const network = await attemptAll(toTheNetwork(port))
const text = JSON.stringify({ machine, network, environment: process.env })
process.send?.({ text, problem: null }, undefined, undefined, () => process.exit(0))
