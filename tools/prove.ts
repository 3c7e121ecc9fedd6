// npm run prove -- <name> [--long] [--lots=<number>] [--keep] [--record] [--fault=<fault>] | all: what we promise,
// measured. Without a name: what there is. `all` runs every short form, then every planted fault, which must turn its
// proof red; each within two minutes.
import { execFileSync, spawn } from 'node:child_process'

interface Listed {
  name: string
  title: string
  faults: Record<string, string>
}

const RUNNER = 'proofs/src/run.ts'
const LIMIT_MS = 120_000
const FAULTS_AT_ONCE = 3

const [name, ...rest] = process.argv.slice(2)
if (!name) list()
else process.exit(name === 'all' ? await runAll() : (await run([name, ...rest])).code)

function listed(): Listed[] {
  return JSON.parse(execFileSync(process.execPath, [RUNNER, '--list'], { encoding: 'utf8' })) as Listed[]
}

function list(): void {
  for (const { name: proof, title, faults } of listed()) {
    console.log(`${proof}: ${title}`)
    for (const [fault, what] of Object.entries(faults)) console.log(`  --fault=${fault}: ${what}`)
  }
}

async function runAll(): Promise<number> {
  const proofs = listed()
  const verdicts: boolean[] = []
  for (const { name: proof } of proofs) verdicts.push(await judge(`${proof}: every bar holds`, 0, [proof, ...rest]))
  // A fault only has to be found, and much of that is waiting: several at a time.
  const faults = proofs
    .flatMap(({ name: proof, faults: of }) => Object.keys(of).map((fault) => ({ proof, fault })))
    .values()
  const found = Array.from({ length: FAULTS_AT_ONCE }, async () => {
    for (const { proof, fault } of faults)
      verdicts.push(await judge(`${proof}: red with the fault ${fault}`, 1, [proof, `--fault=${fault}`], true))
  })
  await Promise.all(found)
  return verdicts.every(Boolean) ? 0 : 1
}

async function judge(what: string, wanted: number, words: readonly string[], quiet = false): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await run(words, LIMIT_MS, quiet)
  const good = code === wanted
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)${good ? '' : `\n${output}`}`,
  )
  return good
}

/** The runner’s exit code, and what it printed when quiet; it stops in time or is stopped. */
function run(words: readonly string[], limitMs?: number, quiet = false): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...words], {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    const timers =
      limitMs === undefined
        ? []
        : [setTimeout(() => child.kill('SIGTERM'), limitMs), setTimeout(() => child.kill('SIGKILL'), limitMs + 15_000)]
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      resolve({ code: code ?? 2, output: Buffer.concat(output).toString() })
    })
  })
}
