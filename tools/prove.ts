// npm run prove -- <name> [--long] [--lots=<number>] [--keep] [--record] [--fault=<fault>]
//                  all [--long] [--record] | faults [--only=<name>]
// Measures what we promise. Without a name it lists the proofs. `all` runs every short form; with --long or --record
// one after the other, because times are judged. `faults` runs every proof with each of its faults: it must be red.
import { parseArgs } from 'node:util'
import { recordStep } from './ci/record-step.ts'
import { writeFaults } from './proofs/promises-page.ts'
import { listProofs, runProof, type ListedProof } from './proofs/run-proof.ts'
import { withSharedPostgres } from './proofs/shared-postgres.ts'

/** in their order in proofs/src/all.ts; more than there are cores, because some wait for what they have killed */
const AT_ONCE = 3
/** A short form takes less than a minute, on a machine with much other work ten times as long. */
const LIMIT_SECONDS = 1_200

const [name, ...rest] = process.argv.slice(2)
if (!name) await list()
else if (name === 'all') process.exit(await runAll())
else if (name === 'faults') process.exit(await runFaults())
else process.exit((await runProof([name, ...rest])).code)

async function list(): Promise<void> {
  for (const { name: proof, title, faults, measuresOnly } of await listProofs()) {
    console.log(`${proof}: ${title}${measuresOnly ? ' (measures only: not in all, but in all --long)' : ''}`)
    for (const [fault, what] of Object.entries(faults)) console.log(`  --fault=${fault}: ${what}`)
  }
}

async function runAll(): Promise<number> {
  const verdicts: boolean[] = []
  const prove = async (proof: ListedProof, settings: JudgeSettings) => {
    verdicts.push(await judge([proof.name, ...rest], `${proof.name}: every bar holds`, { ...settings, code: 0 }))
  }
  if (rest.includes('--long') || rest.includes('--record')) {
    for (const proof of await listProofs()) await prove(proof, { quiet: false })
  } else {
    await withSharedPostgres(async (environment) => {
      const proofs = await listProofs(environment)
      for (const { name: proof } of proofs.filter(({ measuresOnly }) => measuresOnly))
        console.log(`left out: ${proof} measures only`)
      await runInParallel(
        AT_ONCE,
        proofs.filter(({ measuresOnly }) => !measuresOnly),
        (proof) => prove(proof, { quiet: true, limitSeconds: LIMIT_SECONDS, environment }),
      )
    })
  }
  return verdicts.every(Boolean) ? 0 : 1
}

/** Runs each proof with each of its faults, and says in docs/promises.md how many of them were red. */
async function runFaults(): Promise<number> {
  const { only } = parseArgs({ args: rest, options: { only: { type: 'string' } } }).values
  const notRed: string[] = []
  await withSharedPostgres(async (environment) => {
    const proofs = (await listProofs(environment)).filter((proof) => only === undefined || proof.name === only)
    if (proofs.length === 0) throw new Error(`There is no proof "${only}"`)
    const planted = proofs.flatMap((proof) => Object.keys(proof.faults).map((fault) => ({ proof: proof.name, fault })))
    await runInParallel(AT_ONCE, planted, async ({ proof, fault }) => {
      const settings = { quiet: true, limitSeconds: LIMIT_SECONDS, environment, code: 1 }
      const isRed = await judge([proof, `--fault=${fault}`], `${proof}: red with the fault ${fault}`, settings)
      if (!isRed) notRed.push(`${proof}/${fault}`)
    })
    for (const proof of proofs) writeFaults(proof, describeFaults(proof, notRed))
  })
  if (notRed.length > 0) console.log(`not red: ${notRed.join(', ')}`)
  return notRed.length === 0 ? 0 : 1
}

function describeFaults({ name: proof, faults }: ListedProof, notRed: readonly string[]): string {
  const all = Object.keys(faults)
  const silent = all.filter((fault) => notRed.includes(`${proof}/${fault}`))
  const day = new Date().toISOString().slice(0, 10)
  const exception = silent.length > 0 ? `; not red: ${silent.join(', ')}` : ''
  return `${all.length - silent.length} of ${all.length} planted faults red on ${day}${exception}.`
}

interface JudgeSettings {
  quiet: boolean
  limitSeconds?: number
  environment?: Readonly<Record<string, string>>
}

/** Whether the run ends with this code. */
async function judge(
  args: readonly string[],
  what: string,
  { code, ...settings }: JudgeSettings & { code: number },
): Promise<boolean> {
  const started = performance.now()
  const run = await runProof(args, settings)
  const isAsExpected = run.code === code
  const seconds = (performance.now() - started) / 1000
  // a planted fault that ended red has nothing more to say
  const output = code === 0 || !isAsExpected ? run.output.trimEnd() : ''
  console.log(`${output}${output ? '\n' : ''}${isAsExpected ? 'ok  ' : 'FAIL'} ${what} (${recordStep(what, seconds)})`)
  return isAsExpected
}

async function runInParallel<T>(lanes: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
