// Starts one of the server's processes, from source or as built, or a stand-in for the outside world, and waits until
// it is ready.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface RunningProcess {
  stop(): Promise<void>
}

export interface ProcessSettings {
  name: string
  /** the file of a process that is not the server's */
  script?: string
  environment: Readonly<Record<string, string>>
  /** where it answers whether it is ready */
  operationsPort: number
  /** restart on changes of the source */
  watch: boolean
  /** print only warnings and errors */
  quiet: boolean
  /** run the result of `npm run build`, as in production */
  built: boolean
}

export async function startProcess({
  name,
  script,
  environment,
  operationsPort,
  watch,
  quiet,
  built,
}: ProcessSettings): Promise<RunningProcess> {
  const own = built ? `server/dist/${name}.js` : `server/src/processes/${name}.ts`
  const child = spawn(process.execPath, [...(watch ? ['--watch'] : []), script ?? own], {
    env: { ...process.env, ...environment, ...(quiet && { LOG_LEVEL: 'warn' }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await waitUntilReady(child, name, `http://127.0.0.1:${operationsPort}/health/ready`)
  return { stop: () => stop(child) }
}

/** A process that needs longer hangs, however busy the machine is. */
const HANG_MS = 300_000

async function waitUntilReady(child: ChildProcess, name: string, readyUrl: string): Promise<void> {
  const deadline = Date.now() + HANG_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process ${name} ended with code ${child.exitCode}`)
    const ready = await fetch(readyUrl)
      .then((response) => response.ok)
      .catch(() => false)
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The process ${name} was not ready within ${HANG_MS / 1000} seconds`)
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(killTimer)
}
