// Runs one proof in this process:
// <name> [--long] [--lots=<number>] [--data=<folder>] [--keep] [--record] [--fault=<fault>]
// Ends with 0 when every bar holds, 1 when one does not, 2 when the proof could not be run. Times, rates and sizes are
// judged with --long, --lots and --record. With --list it tells its parent, tools/prove.ts, all proofs.
import { parseArgs } from 'node:util'
import { PROOFS } from './all.ts'
import { createContext } from './frame/context.ts'
import { judgesWithoutMeasuring } from './frame/proof.ts'
import { recordPromise } from './frame/record.ts'
import { compareWithBars, printTable } from './frame/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    fault: { type: 'string' },
    lots: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
})

if (values.list) {
  const list = Object.entries(PROOFS).map(async ([name, load]) => {
    const loaded = await load()
    return { name, title: loaded.title, faults: loaded.faults, measuresOnly: !judgesWithoutMeasuring(loaded) }
  })
  await endWith(0, await Promise.all(list))
}

const name = positionals[0] ?? ''
const load = PROOFS[name]
if (!load) stopWith(`There is no proof "${name}". There are: ${Object.keys(PROOFS).join(', ')}`)
const proof = await load()
const fault = values.fault ?? null
if (fault !== null && !(fault in proof.faults))
  stopWith(`"${name}" has no fault "${fault}". It has: ${Object.keys(proof.faults).join(', ') || 'none'}`)
if (fault !== null && values.record) stopWith('A planted fault is not recorded')

const lots = values.lots === undefined ? null : Number(values.lots.replaceAll(/[_,]/g, ''))
if (lots !== null && !(Number.isInteger(lots) && lots >= 10_000)) stopWith('--lots is a whole number from 10,000 on')
const measuring = values.long || values.record || lots !== null
const form = lots === null ? `${values.long ? 'long' : 'short'} form` : `${lots.toLocaleString('en')} lots`

console.log(`\n${name}: ${proof.title} (${form}${fault === null ? '' : `, planted fault: ${proof.faults[fault]}`})`)
const context = createContext({
  long: values.long,
  measuring,
  fault,
  lots,
  data: values.data ?? null,
  keep: values.keep,
})
async function breakOff(): Promise<never> {
  await context.end()
  process.exit(2)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void breakOff())
// without this, Node would end with 1, which means that a bar does not hold
process.once('uncaughtException', (problem) => {
  console.error(problem)
  void breakOff()
})
const started = performance.now()
/** until it has been run */
let code = 2
try {
  const rows = compareWithBars(proof, await proof.run(context), { long: values.long, measuring, fault })
  printTable(rows)
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`)
  if (values.record) {
    recordPromise({ name, title: proof.title, rows, form, postgres: context.postgresVersion() })
    context.record()
  }
  code = rows.every((row) => row.good !== false) ? 0 : 1
  if (code === 1 && fault === null) console.log(context.output())
} catch (error) {
  console.error(error, context.output())
} finally {
  await context.end()
}
await endWith(code)

/** Says first how it ended: Node may hang while it exits. */
async function endWith(exitCode: number, told: unknown = exitCode): Promise<void> {
  await new Promise((resolve) => (process.send ? process.send(told, undefined, {}, resolve) : resolve(null)))
  process.exit(exitCode)
}

function stopWith(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
