// npm run prove -- <name> [--long] [--lots=<number>] [--keep] [--record] [--fault=<fault>] | all [--full]: what we
// promise, measured. Without a name: what there is. `all` runs every short form, then the planted faults, which must
// turn their proof red; those whose proof has not changed since they did are left out, unless it is --full.
import { parseArgs } from 'node:util'
import { openRedRuns, type PlantedFault } from './planted-faults.ts'
import { noteStep } from './results.ts'
import { limitFor, listProofs, runProof, type ListedProof } from './run-proof.ts'

/** what measures no time shares the processors with one other */
const PROOFS_AT_ONCE = 2
/** a fault only has to be found, and much of that is waiting */
const FAULTS_AT_ONCE = 3

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
  if (code === 1 && typeof fault === 'string') redRuns?.keep({ proof, fault })
  return code
}

async function runAll(): Promise<number> {
  const full = rest.includes('--full')
  const words = rest.filter((word) => word !== '--full')
  // figures that depend on what else the machine does are told, and judged when the proof runs by itself
  const busy = words.includes('--long') || words.includes('--record') ? [] : ['--busy']
  const proofs = listProofs()
  const verdicts: boolean[] = []

  const prove = async (proof: ListedProof, quiet: boolean) => {
    const wanted = { what: `${proof.name}: every bar holds`, code: 0, limitSeconds: limitFor(proof), quiet, tell: true }
    verdicts.push(await judge([proof.name, ...words, ...busy], wanted))
  }
  for (const proof of proofs.filter(({ alone }) => alone)) await prove(proof, false)
  await inLanes(
    PROOFS_AT_ONCE,
    proofs.filter(({ alone }) => !alone),
    (proof) => prove(proof, true),
  )

  const redRuns = openRedRuns()
  const planted = proofs.flatMap((proof) => Object.keys(proof.faults).map((fault) => ({ proof, fault })))
  const named = ({ proof, fault }: (typeof planted)[number]): PlantedFault => ({ proof: proof.name, fault })
  const isLeftOut = (one: (typeof planted)[number]) => !full && redRuns.isUnchanged(named(one))
  const leftOut = planted.filter(isLeftOut)
  const run = planted.filter((one) => !leftOut.includes(one))
  await inLanes(FAULTS_AT_ONCE, run, async (one) => {
    const what = `${one.proof.name}: red with the fault ${one.fault}`
    const wanted = { what, code: 1, limitSeconds: limitFor(one.proof), quiet: true, tell: false }
    const good = await judge([one.proof.name, `--fault=${one.fault}`, ...busy], wanted)
    if (good) redRuns.keep(named(one))
    verdicts.push(good)
  })
  if (leftOut.length > 0)
    console.log(
      `left out, unchanged since the last red run: ${leftOut.map(({ proof, fault }) => `${proof.name}/${fault}`).join(', ')}`,
    )
  if (redRuns.renewed() > 0)
    console.log(
      `proofs/planted-faults.json was out of date for ${redRuns.renewed()} faults; it is renewed now: commit it`,
    )
  return verdicts.every(Boolean) ? 0 : 1
}

interface Wanted {
  what: string
  code: number
  limitSeconds: number
  quiet: boolean
  /** its output is told also when it is as wanted */
  tell: boolean
}

async function judge(words: readonly string[], wanted: Wanted): Promise<boolean> {
  const { what, code, limitSeconds, quiet, tell } = wanted
  const started = performance.now()
  const run = await runProof(words, { limitSeconds, quiet })
  const good = run.code === code
  const seconds = (performance.now() - started) / 1000
  const output = tell || !good ? run.output.trimEnd() : ''
  console.log(`${output}${output ? '\n' : ''}${good ? 'ok  ' : 'FAIL'} ${what} (${seconds.toFixed(0)} s)`)
  noteStep(what, seconds)
  return good
}

async function inLanes<T>(lanes: number, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values()
  const lane = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
