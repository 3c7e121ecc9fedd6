// Runs one command, shows its output only when it fails, and says how long it took.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export interface Step {
  name: string
  command: string
  arguments: readonly string[]
  environment?: Readonly<Record<string, string>>
  /** pass the output through as it comes */
  show?: boolean
}

export function runStep({ name, command, arguments: args, environment = {}, show = false }: Step): Promise<boolean> {
  const started = performance.now()
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(command, args, {
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(String(error))))
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const text = stripVTControlCharacters(Buffer.concat(output).toString())
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
      const words = code === 0 ? summaryOf(text) : failureOf(text)
      if (words) console.log(words)
      resolve(code === 0)
    })
  })
}

/** A test runner's closing figures are worth a line also when all is well. */
function summaryOf(output: string): string {
  return /^ *Tests .*$/m.exec(output)?.[0].trim().replace(/^/, '     ') ?? ''
}

/** Of a test run that failed, what failed: not the hundreds of files that passed before it. Of anything else, all. */
function failureOf(output: string): string {
  const failures = output.search(/^.*(Failed Suites|Failed Tests|Unhandled Errors)/m)
  return failures < 0 ? output : output.slice(failures)
}
