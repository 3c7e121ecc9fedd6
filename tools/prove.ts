// npm run prove -- <name> [--long] [--lots=<number>] [--keep] [--record] [--fault=<fault>] | all [--full]: measures
// what we promise. Without a name it lists the proofs. `all` runs every short form, then the planted faults, which must
// turn their proof red; without --full it skips faults whose proof has not changed since then, and starts no more of
// them after a quarter of an hour, or after the moment --faults-until (in ms since 1970), which CI sets.
import { parseArgs } from 'node:util'
import { openRedRuns, type PlantedFault } from './proofs/planted-faults.ts'
import { recordStep } from './results.ts'
import { computeTimeLimit, listProofs, runProof, type ListedProof } from './proofs/run-proof.ts'

/** in their order in proofs/src/all.ts */
const PROOFS_AT_ONCE = 2
/** a run with a fault only has to end red, and mostly waits */
const FAULTS_AT_ONCE = 3
/** Without --full no fault starts later than this after the first: a change to the database outdates all of them. */
const MAX_FAULT_MS = 15 * 60_000

const [name, ...rest] = process.argv.slice(2)
if (!name) list()
else process.exit(name === 'all' ? await runAll() : await runOne(name))

function list(): void {
  for (const { name: proof, title, faults } of listProofs()) {
    console.log(`${proof}: ${title}`)
    for (const [fault, what] of Object.entries(faults)) console.log(`  --fault=${fault}: ${what}`)
  }
}

async function runOne(proof: string): Promise<number> {
  const { fault } = parseArgs({ args: rest, strict: false, options: { fault: { type: 'string' } } }).values
  const redRuns = typeof fault === 'string' ? openRedRuns() : null
  const { code } = await runProof([proof, ...rest])
  if (code === 1 && typeof fault === 'string') redRuns?.record({ proof, fault })
  return code
}

async function runAll(): Promise<number> {
  const { full = false, 'faults-until': until = Infinity } = parseArgs({
    args: rest,
    strict: false,
    options: { full: { type: 'boolean' }, 'faults-until': { type: 'string' } },
  }).values
  const args = rest.filter((arg) => !/^--(full|faults-until=.*)$/.test(arg))
  const isMeasuring = args.includes('--long') || args.includes('--record')
  // figures that depend on the load of the machine are judged by wider bounds
  const busy = isMeasuring ? [] : ['--busy']
  const proofs = listProofs()
  const verdicts: boolean[] = []

  const prove = async (proof: ListedProof, quiet: boolean) => {
    const expected = {
      what: `${proof.name}: every bar holds`,
      code: 0,
      limitSeconds: computeTimeLimit(proof),
      quiet,
      showOutput: true,
    }
    verdicts.push(await judge([proof.name, ...args, ...busy], expected))
  }
  // by the wider bounds, most proofs of times and rates can run beside another one
  const isAlone = ({ alone }: ListedProof) => alone === 'always' || (alone && isMeasuring)
  for (const proof of proofs.filter(isAlone)) await prove(proof, false)
  await runInParallel(
    PROOFS_AT_ONCE,
    proofs.filter((proof) => !isAlone(proof)),
    (proof) => prove(proof, true),
  )

  const faultsAreRed = await runFaults(proofs, { full: full === true, until: Number(until), busy })
  return verdicts.every(Boolean) && faultsAreRed ? 0 : 1
}

/** Runs the planted faults whose proof has changed since it was last red with them, or all; says if each was red. */
async function runFaults(
  proofs: readonly ListedProof[],
  { full, until, busy }: { full: boolean; until: number; busy: readonly string[] },
): Promise<boolean> {
  const redRuns = openRedRuns()
  const planted = proofs.flatMap((proof) => Object.keys(proof.faults).map((fault) => ({ proof, fault })))
  const toPlantedFault = ({ proof, fault }: (typeof planted)[number]): PlantedFault => ({ proof: proof.name, fault })
  const isSkipped = (one: (typeof planted)[number]) => !full && redRuns.isUnchanged(toPlantedFault(one))
  const skipped = planted.filter(isSkipped)
  const run = planted.filter((one) => !skipped.includes(one))
  const notStarted: typeof planted = []
  const verdicts: boolean[] = []
  const lastStart = full ? Infinity : Math.min(until, Date.now() + MAX_FAULT_MS)
  await runInParallel(FAULTS_AT_ONCE, run, async (one) => {
    if (Date.now() > lastStart) {
      notStarted.push(one)
      return
    }
    const what = `${one.proof.name}: red with the fault ${one.fault}`
    const expected = { what, code: 1, limitSeconds: computeTimeLimit(one.proof), quiet: true, showOutput: false }
    const good = await judge([one.proof.name, `--fault=${one.fault}`, ...busy], expected)
    if (good) redRuns.record(toPlantedFault(one))
    verdicts.push(good)
  })
  const printFaults = (why: string, faults: typeof planted) => {
    if (faults.length === 0) return
    console.log(`${why}: ${faults.map(({ proof, fault }) => `${proof.name}/${fault}`).join(', ')}`)
  }
  printFaults('skipped, unchanged since the last red run', skipped)
  printFaults('changed, but not run for lack of time (all --full runs them)', notStarted)
  if (redRuns.countUpdated() > 0)
    console.log(
      `proofs/planted-faults.json was out of date for ${redRuns.countUpdated()} faults; it is updated now: commit it`,
    )
  return verdicts.every(Boolean)
}

interface Expectation {
  what: string
  code: number
  limitSeconds: number
  quiet: boolean
  /** print the output also when the run ended as expected */
  showOutput: boolean
}

async function judge(args: readonly string[], expected: Expectation): Promise<boolean> {
  const { what, code, limitSeconds, quiet, showOutput } = expected
  const started = performance.now()
  const run = await runProof(args, { limitSeconds, quiet })
  const good = run.code === code
  const seconds = (performance.now() - started) / 1000
  const output = showOutput || !good ? run.output.trimEnd() : ''
  console.log(`${output}${output ? '\n' : ''}${good ? 'ok  ' : 'FAIL'} ${what} (${seconds.toFixed(0)} s)`)
  recordStep(what, seconds)
  return good
}

async function runInParallel<T>(lanes: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
