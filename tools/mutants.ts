// npm run mutants [-- --kind=domain|permissions|sql|wiring] [--count=<number>] [--file=<path>] [--seed=<text>]
//                    [--record] [--show-kills]
// Plants small wrong changes, one at a time, and counts those that a test sees. Prints every one that lives; ends with
// 1 if fewer than 92 % are killed, with 2 if tests are red without one. The type check is not asked. Without options it
// takes a sample of each kind; --file takes every mutant of a file. --record writes the scores into docs/gate.md.
import { parseArgs } from 'node:util'
import { listSources, readSources } from './checks/sources.ts'
import { chooseTests } from './mutants/choose-tests.ts'
import { isEquivalent } from './mutants/equivalents.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { judge, type Greens, type Verdict } from './mutants/judge.ts'
import { KINDS, type Kind } from './mutants/kinds.ts'
import { openLane } from './mutants/lane.ts'
import { showLines, type Mutant } from './mutants/mutant.ts'
import { takeSample } from './mutants/sample.ts'
import { describeScore, LEAST_SCORE, sumUp, toScore, writeScores, type KindScore } from './mutants/score.ts'

/** Lanes beside each other: as many as the smallest machine that runs this has cores. */
const LANES = 2

const options = parseArgs({
  options: {
    kind: { type: 'string' },
    count: { type: 'string' },
    file: { type: 'string' },
    seed: { type: 'string', default: '2026' },
    record: { type: 'boolean', default: false },
    'show-kills': { type: 'boolean', default: false },
  },
}).values

const sources = readSources(listSources(['*.ts', '*.tsx', '*.css', '*.json', '*.sql']))
const started = performance.now()
// the copies of the tree are removed also then
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2))
process.exit(await run())

async function run(): Promise<number> {
  const kinds = KINDS.filter(({ name }) => options.kind === undefined || options.kind === name)
  const planted = new Map(kinds.map((kind) => [kind, chooseMutants(kind)]))
  const waiting = kinds.flatMap((kind) => listMeant(planted.get(kind) ?? []).map((mutant) => ({ kind, mutant })))
  if (waiting.length === 0) throw new Error('there is nothing to plant')
  console.log(`${waiting.length} mutants`)
  const verdicts = await judgeAll(waiting)
  const scores = kinds.map((kind) => countKills(kind, planted.get(kind) ?? [], verdicts))
  for (const score of scores) console.log(describeScore(score))
  const all = sumUp(scores)
  console.log(`${describeScore(all)}, in ${Math.round((performance.now() - started) / 1000)} s`)
  if (options.record) writeScores(scores, new Date().toISOString().slice(0, 10))
  return toScore(all) >= LEAST_SCORE ? 0 : 1
}

function chooseMutants(kind: Kind): Mutant[] {
  const found = findMutants(kind, sources).filter(({ file }) => options.file === undefined || options.file === file)
  const standard = options.file === undefined ? kind.count : found.length
  return takeSample(found, sources, { seed: options.seed, count: Number(options.count ?? standard) })
}

function listMeant(mutants: readonly Mutant[]): Mutant[] {
  return mutants.filter((mutant) => !isEquivalent(mutant, sources.get(mutant.file) ?? ''))
}

async function judgeAll(waiting: readonly { kind: Kind; mutant: Mutant }[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  const greens: Greens = new Set()
  const next = waiting.values()
  const work = async () => {
    const lane = openLane(sources)
    try {
      for (const { kind, mutant } of next) {
        const verdict = await judge(lane, mutant, chooseTests(mutant.file, kind, sources), greens)
        verdicts.push(verdict)
        tell(verdict, `${verdicts.length}/${waiting.length}`)
      }
    } finally {
      await lane.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(LANES, waiting.length) }, work))
  return verdicts
}

function tell({ mutant, killedBy }: Verdict, count: string): void {
  if (killedBy !== null && !options['show-kills']) return
  const { before, after } = showLines(sources.get(mutant.file) ?? '', mutant)
  const end = killedBy === null ? 'lives' : `killed by ${killedBy}`
  console.log(`${mutant.kind} ${mutant.file}:${mutant.line} (${count}) ${end}\n  - ${before}\n  + ${after}`)
}

function countKills({ name }: Kind, planted: readonly Mutant[], verdicts: readonly Verdict[]): KindScore {
  const judged = verdicts.filter(({ mutant }) => mutant.kind === name)
  const killed = judged.filter(({ killedBy }) => killedBy !== null).length
  return { kind: name, planted: judged.length, killed, equivalent: planted.length - judged.length }
}
