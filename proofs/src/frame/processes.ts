// Starts the processes of a proof from source, and stops or kills them.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export interface NodeProcess {
  pid: number
  /** kill -9 */
  kill(): Promise<void>
  /** SIGTERM, and -9 after ten seconds */
  stop(): Promise<void>
  /** what it has printed so far, the last hundred chunks */
  output(): string
}

/** a start takes a second or two; a busy machine needs longer, and only a hang lasts this long */
const TIMEOUT_MS = 120_000

export async function startNode(
  file: string,
  environment: Readonly<Record<string, string>>,
  readyUrl?: string,
): Promise<NodeProcess> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed.push(chunk.toString())
      if (printed.length > 100) printed.shift()
    })
  }
  const output = () => printed.join('')
  try {
    const ready = readyUrl ? waitForAnswer(readyUrl) : once(child, 'message')
    await Promise.race([ready, failAtExit(child), failAfterTimeout()])
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`${file} did not start:\n${output()}`, { cause })
  }
  return { pid: child.pid ?? 0, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM'), output }
}

async function waitForAnswer(url: string): Promise<void> {
  while (
    !(await fetch(url)
      .then((response) => response.ok)
      .catch(() => false))
  )
    await wait(50)
}

async function failAtExit(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`it ended with code ${code}`)
}

async function failAfterTimeout(): Promise<never> {
  await wait(TIMEOUT_MS, undefined, { ref: false })
  throw new Error('it was not ready in time')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(killTimer)
}
