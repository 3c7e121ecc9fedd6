// Starts the process that reads the text of one file, closes it in, sends it the bytes, and kills it when it takes too
// long or too much memory. Whoever takes it over by a crafted file finds no secret, no file and no network.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { StoredBytes } from './store.ts'
import { limitProcess, readMemory } from './process-limits.ts'
import { noText, READY, TOO_MUCH_MEMORY, type TextReading } from './text-reading.ts'

export interface TextLimits {
  milliseconds: number
  /** besides a few copies of the file itself */
  megabytes: number
}

const LIMITS: TextLimits = { milliseconds: 20_000, megabytes: 256 }
const MB = 1024 * 1024
// as it arrives, put together, and as the parser keeps it
const COPIES = 3
const LARGEST_FILE = 100 * MB
const LOOK_EVERY_MS = 100

export type TextReader = (contentType: string, file: StoredBytes) => Promise<TextReading>

/** `script` is processes/read-text, from source or as built. */
export function createTextReader(script: URL, limits: TextLimits = LIMITS): TextReader {
  return async (contentType, { size, body }) => {
    if (size > LARGEST_FILE) {
      body.destroy()
      return noText('too large')
    }
    const memory = limits.megabytes * MB + COPIES * size
    const child = startReader(script, contentType, limits)
    let problem = 'the reader crashed'
    const kill = (why: string) => {
      problem = why
      child.kill('SIGKILL')
    }
    const deadline = setTimeout(() => kill('took too long'), limits.milliseconds)
    const watch = setInterval(() => {
      void readMemory(child).then(({ resident }) => resident > memory && kill(TOO_MUCH_MEMORY))
    }, LOOK_EVERY_MS)
    try {
      let reading: TextReading | null = null
      child.on('message', (message) => {
        if (message !== READY) reading = message as TextReading
      })
      const ended = once(child, 'exit')
      await Promise.race([once(child, 'message'), ended])
      // it has loaded its code and needs no file any more
      await limitProcess(child, memory)
      // a source that stalls must not outlast the child
      await Promise.race([sendBytes(body, child), ended])
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
      // V8 gives up when it gets no more memory
      if (signal === 'SIGABRT' || signal === 'SIGTRAP') problem = TOO_MUCH_MEMORY
      return reading ?? noText(problem)
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      body.destroy()
      child.kill('SIGKILL')
    }
  }
}

/** It may read its own code. It may not write, start anything or load native code, and has no environment. */
function startReader(script: URL, contentType: string, { megabytes }: TextLimits): ChildProcess {
  return fork(script, [contentType], {
    execArgv: [
      '--permission',
      ...listOwnCode(script).map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${megabytes}`,
      '--no-warnings',
    ],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
}

/** As built it is one file; from source also the libraries. */
function listOwnCode(script: URL): string[] {
  const libraries = extname(script.pathname) === '.ts' ? ['../documents/', '../../../node_modules/'] : []
  return [script, ...libraries.map((path) => new URL(path, script))].map((url) => fileURLToPath(url))
}

/**
 * Throws when the source breaks off. A child that ends before it has read everything is no failure: its answer, or its
 * end, says why.
 */
async function sendBytes(body: Readable, child: ChildProcess): Promise<void> {
  let broken: { cause: unknown } | null = null
  async function* source() {
    try {
      yield* body as AsyncIterable<Buffer>
    } catch (cause) {
      broken = { cause }
      throw cause
    }
  }
  if (child.stdin) await pipeline(source(), child.stdin).catch(() => undefined)
  if (broken) throw (broken as { cause: unknown }).cause
}
