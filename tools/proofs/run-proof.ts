// Runs one proof in a process of its own, and stops it when it hangs.
import { spawn } from 'node:child_process'

const RUNNER = 'proofs/src/run.ts'
/** Node may hang for ever while it exits (nodejs/node#54918): whoever has said how it ended is not waited for. */
const EXIT_MS = 5_000

export interface ListedProof {
  name: string
  title: string
  faults: Record<string, string>
  /** nothing of it can be wrong without measuring times, rates and sizes */
  measuresOnly: boolean
}

export interface ProofRun {
  /** 0: every bar holds, 1: one does not, 2: it could not be run */
  code: number
  /** what it printed, when quiet */
  output: string
}

export interface RunSettings {
  /** whoever takes longer hangs, and is stopped */
  limitSeconds?: number
  quiet?: boolean
  environment?: Readonly<Record<string, string>>
}

export async function listProofs(environment: Readonly<Record<string, string>> = {}): Promise<ListedProof[]> {
  const { told, output } = await run(['--list'], { quiet: true, environment })
  if (told === null) throw new Error(`the proofs could not be listed:\n${output}`)
  return told as ListedProof[]
}

export async function runProof(args: readonly string[], settings: RunSettings = {}): Promise<ProofRun> {
  const { told, output } = await run(args, settings)
  return { code: (told as number | null) ?? 2, output }
}

/** `told`: what the process said before it ended; null if it did not come to that. */
function run(
  args: readonly string[],
  { limitSeconds, quiet = false, environment = {} }: RunSettings,
): Promise<{ told: unknown; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...args], {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
      env: { ...process.env, ...environment },
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    let told: unknown = null
    const timers: NodeJS.Timeout[] = []
    const stop = (signal: NodeJS.Signals, ms: number) => timers.push(setTimeout(() => child.kill(signal), ms))
    if (limitSeconds !== undefined) {
      stop('SIGTERM', limitSeconds * 1000)
      stop('SIGKILL', (limitSeconds + 15) * 1000)
    }
    child.once('message', (message) => {
      told = message
      stop('SIGKILL', EXIT_MS)
    })
    child.once('close', () => {
      for (const timer of timers) clearTimeout(timer)
      resolve({ told, output: Buffer.concat(output).toString() })
    })
  })
}
