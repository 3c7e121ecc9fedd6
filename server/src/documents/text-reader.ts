// Starts the process that reads the text of one file, sends it the bytes, and kills it when it takes too long or too
// much memory.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { noText, type TextReading } from './text-reading.ts'

export interface TextLimits {
  milliseconds: number
  /** of its heap; all of it together, buffers included, may be twice as much */
  megabytes: number
}

const LIMITS: TextLimits = { milliseconds: 20_000, megabytes: 384 }
const LOOK_EVERY_MS = 100
const PAGE_BYTES = 4096

export type TextReader = (contentType: string, body: Readable) => Promise<TextReading>

/** `script` is processes/read-text, from source or as built. */
export function createTextReader(script: URL, limits: TextLimits = LIMITS): TextReader {
  return async (contentType, body) => {
    const child = fork(script, [contentType], {
      // it may read files, its own code among them; it may not write, nor start anything, and has no environment
      execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${limits.megabytes}`, '--no-warnings'],
      env: {},
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    let problem = 'the reader crashed'
    const kill = (why: string) => {
      problem = why
      child.kill('SIGKILL')
    }
    const deadline = setTimeout(() => kill('took too long'), limits.milliseconds)
    const watch = setInterval(() => {
      void readResidentBytes(child).then(
        (bytes) => bytes > 2 * limits.megabytes * 1024 * 1024 && kill('took too much memory'),
      )
    }, LOOK_EVERY_MS)
    try {
      let reading: TextReading | null = null
      child.once('message', (message) => (reading = message as TextReading))
      const ended = once(child, 'exit')
      // a source that stalls must not outlast the child
      await Promise.race([sendBytes(body, child), ended])
      const [, signal] = (await ended) as [number | null, NodeJS.Signals | null]
      // V8 aborts when its heap is full
      if (signal === 'SIGABRT') problem = 'took too much memory'
      return reading ?? noText(problem)
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
      body.destroy()
      child.kill('SIGKILL')
    }
  }
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

/** 0 on systems that do not tell: there only the limit of the heap protects us. */
async function readResidentBytes({ pid }: ChildProcess): Promise<number> {
  const pages = await readFile(`/proc/${pid}/statm`, 'utf8').then(
    (line) => line.split(' ')[1],
    () => 0,
  )
  return Number(pages) * PAGE_BYTES
}
