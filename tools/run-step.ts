// Runs one command, shows its output only when it fails, and says how long it took.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { recordStep } from './ci/record-step.ts'
import { STEP_VARIABLE } from './results.ts'

export interface Step {
  name: string
  command: string
  arguments: readonly string[]
  environment?: Readonly<Record<string, string>>
  /** pass the output through as it comes */
  show?: boolean
}

/** The path of a program that npm installed; npx would take a second to find it. */
export const findProgram = (program: string): string => `node_modules/.bin/${program}`

export function runStep({ name, command, arguments: args, environment = {}, show = false }: Step): Promise<boolean> {
  const started = performance.now()
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(command, args, {
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [STEP_VARIABLE]: name, ...environment },
    })
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(String(error))))
    child.once('close', (code) => {
      const seconds = (performance.now() - started) / 1000
      const text = stripVTControlCharacters(Buffer.concat(output).toString())
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${recordStep(name, seconds)})`)
      const shown = code === 0 ? findSummary(text) : findFailures(text)
      if (shown) console.log(shown)
      resolve(code === 0)
    })
  })
}

/** Runs several steps at a time and returns the names of those that failed. */
export async function runSteps(steps: readonly Step[], atOnce: number): Promise<string[]> {
  const failed: string[] = []
  const waiting = steps.values()
  const lane = async () => {
    for (const step of waiting) if (!(await runStep(step))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return failed
}

/** The line with the number of tests, which is shown also when all of them pass. */
function findSummary(output: string): string {
  return /^ *Tests .*$/m.exec(output)?.[0].trim().replace(/^/, '     ') ?? ''
}

/** For a failed test run, only its failures; for other commands, the whole output. */
function findFailures(output: string): string {
  const failures = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Errors)/m)
  return failures < 0 ? output : output.slice(failures)
}
