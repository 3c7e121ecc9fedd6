// Runs one proof in a process of its own, and stops it when it hangs.
import { execFileSync, spawn } from 'node:child_process'

const RUNNER = 'proofs/src/run.ts'
/** A proof that takes so many times longer than usual hangs: a busy machine makes it up to ten times slower. */
const HANGING_FACTOR = 20
const MIN_LIMIT_SECONDS = 600

export interface ListedProof {
  name: string
  title: string
  usualSeconds: number
  alone: boolean | 'always'
  faults: Record<string, string>
}

export function listProofs(): ListedProof[] {
  return JSON.parse(execFileSync(process.execPath, [RUNNER, '--list'], { encoding: 'utf8' })) as ListedProof[]
}

export const computeTimeLimit = ({ usualSeconds }: ListedProof): number =>
  Math.max(MIN_LIMIT_SECONDS, HANGING_FACTOR * usualSeconds)

export interface ProofRun {
  /** 0: every bar holds, 1: one does not, 2: it could not be run */
  code: number
  /** what it printed, when quiet */
  output: string
}

export function runProof(
  args: readonly string[],
  { limitSeconds, quiet = false }: { limitSeconds?: number; quiet?: boolean } = {},
): Promise<ProofRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...args], {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
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
