// Runs one proof in a process of its own, and stops it when it hangs.
import { execFileSync, spawn } from 'node:child_process'

const RUNNER = 'proofs/src/run.ts'
export interface ListedProof {
  name: string
  title: string
  faults: Record<string, string>
  /** nothing of it can be wrong without measuring times, rates and sizes */
  measuresOnly: boolean
}

export function listProofs(environment: Readonly<Record<string, string>> = {}): ListedProof[] {
  const env = { ...process.env, ...environment }
  return JSON.parse(execFileSync(process.execPath, [RUNNER, '--list'], { encoding: 'utf8', env })) as ListedProof[]
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

export function runProof(
  args: readonly string[],
  { limitSeconds, quiet = false, environment = {} }: RunSettings = {},
): Promise<ProofRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...args], {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...environment },
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    let isStopped = false
    const stop = (signal: NodeJS.Signals, seconds: number) =>
      setTimeout(() => {
        isStopped = true
        child.kill(signal)
      }, seconds * 1000)
    const timers = limitSeconds === undefined ? [] : [stop('SIGTERM', limitSeconds), stop('SIGKILL', limitSeconds + 15)]
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      resolve({ code: isStopped ? 2 : (code ?? 2), output: Buffer.concat(output).toString() })
    })
  })
}
