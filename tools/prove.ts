// npm run prove -- <name> [--long] [--record] [--fault=<fault>] | all: what we promise, measured. Without a name: what there is.
// `all` runs every short form, then every planted fault, which must turn its proof red; each within two minutes.
import { execFileSync, spawn } from 'node:child_process'

interface Listed {
  name: string
  title: string
  faults: Record<string, string>
}

const RUNNER = 'proofs/src/run.ts'
const LIMIT_MS = 120_000

const [name, ...rest] = process.argv.slice(2)
if (!name) list()
else process.exit(name === 'all' ? await runAll() : await run([name, ...rest]))

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
  const verdicts: string[] = []
  let failed = 0
  for (const { name: proof, faults } of listed()) {
    for (const fault of [null, ...Object.keys(faults)]) {
      const started = performance.now()
      const code = await run([proof, ...(fault === null ? rest : [`--fault=${fault}`])], LIMIT_MS)
      const good = code === (fault === null ? 0 : 1)
      if (!good) failed += 1
      const wanted = fault === null ? 'every bar holds' : `red with the fault ${fault}`
      verdicts.push(`${good ? 'ok  ' : 'FAIL'} ${proof}: ${wanted} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
    }
  }
  console.log(`\n${verdicts.join('\n')}`)
  return failed === 0 ? 0 : 1
}

/** The runner’s exit code; it stops in time or is stopped. */
function run(words: readonly string[], limitMs?: number): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [RUNNER, ...words], { stdio: 'inherit' })
    const timers = limitMs === undefined ? [] : [setTimeout(() => child.kill('SIGTERM'), limitMs), setTimeout(() => child.kill('SIGKILL'), limitMs + 15_000)]
    child.once('close', (code) => {
      for (const timer of timers) clearTimeout(timer)
      resolve(code ?? 2)
    })
  })
}
