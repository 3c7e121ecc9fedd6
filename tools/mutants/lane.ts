// Runs tests on one mutant after the other, in a copy of the tree and a process of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyTree } from './copy-tree.ts'
import { plant, type Mutant } from './mutant.ts'
import type { Answer, Request } from './runner.ts'

const RUNNER = resolve('tools/mutants/runner.ts')
/** Nothing that ends takes as long, also on a busy machine. */
const LIMIT_MS = 150_000
const CLOSING_MS = 20_000

/** `hung`: the tests did not end, which somebody would notice. */
export type Outcome = Answer | 'hung'

export interface Lane {
  /** Without a mutant, the tests run on the tree as it is. */
  run(tests: readonly string[], mutant?: Mutant): Promise<Outcome>
  close(): Promise<void>
}

export function openLane(sources: ReadonlyMap<string, string>): Lane {
  const folder = copyTree()
  let runner: ChildProcess | null = null
  let stale: readonly string[] = []

  async function run(tests: readonly string[], mutant?: Mutant): Promise<Outcome> {
    runner ??= await startRunner(folder)
    const planted = mutant ? [mutant.file] : []
    const changed = [...stale, ...planted]
    stale = planted
    const [file, source] = [join(folder, mutant?.file ?? ''), sources.get(mutant?.file ?? '') ?? '']
    if (mutant) writeFileSync(file, plant(source, mutant))
    const outcome = await ask(runner, { changed, tests })
    if (mutant) writeFileSync(file, source)
    if (outcome === 'hung') {
      killGroup(runner)
      runner = null
    }
    return outcome
  }

  return { run, close: async () => void (runner && (await endRunner(runner))) }
}

async function startRunner(folder: string): Promise<ChildProcess> {
  // a group of its own, to end with it the browser, the database and a test that loops for ever
  const child = spawn(process.execPath, [RUNNER], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((ready, failed) => {
    child.once('message', ready)
    child.once('exit', (code) => failed(new Error(`the tests can’t be run: code ${code}`)))
  })
  return child
}

function ask(child: ChildProcess, request: Request): Promise<Outcome> {
  return new Promise((answer, failed) => {
    const stopWaiting = () => {
      clearTimeout(timer)
      child.off('message', end).off('exit', fail)
    }
    const end = (outcome: Outcome) => {
      stopWaiting()
      answer(outcome)
    }
    const fail = (code: number | null) => {
      stopWaiting()
      failed(new Error(`the process of the tests ended with code ${code}`))
    }
    const timer = setTimeout(() => end('hung'), LIMIT_MS)
    child.once('message', end).once('exit', fail)
    child.send(request)
  })
}

/** Lets it stop the database and the browser, and ends what is left. */
async function endRunner(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.connected) {
    const ended = new Promise((resolved) => child.once('exit', resolved))
    child.disconnect()
    const timer = setTimeout(() => killGroup(child), CLOSING_MS)
    await ended
    clearTimeout(timer)
  }
  killGroup(child)
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // all of it has ended
  }
}
