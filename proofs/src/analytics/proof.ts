// The figures of analytics: right to the tenge, quick, fresh, and the same when they are counted again.
import { addMonths, toMonth } from '@tendertap/domain/analytics/months'
import { makeRandom } from '@tendertap/simulator/world/random'
import { sql } from 'kysely'
import { alterSources } from '../frame/alter-source.ts'
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { quantile } from '../search/load.ts'
import { openBench, type Bench } from './bench.ts'
import { compareCustomer, compareMarket, comparePrices, compareSupplier } from './brute-force.ts'
import { compareTeam } from './brute-force-team.ts'
import { CALLS } from './calls.ts'
import { addCompared, type Compared } from './compare.ts'
import { countDifferingRows, makeChanges, measureNewResult } from './changes.ts'
import { measureCoverage } from './coverage.ts'
import { PLANTED } from './planted.ts'
import { countCalculated, measureSpreadsheet, plantFormulas } from './spreadsheet.ts'

/** without measuring: `asks` for the planted fault only */
const SMALL = { lots: 8_000, asks: 3, samples: 5, results: 0, changes: 100, covered: 200 }
const SHORT = { lots: 40_000, asks: 8, samples: 4, results: 3, changes: 150, covered: 250 }
const LONG = { lots: 2_000_000, asks: 40, samples: 15, results: 10, changes: 2_000, covered: 1_000 }
const PATIENCE_SECONDS = 60

// the catalogue is generated back from today
const now = toMonth(new Date())
const PERIODS = [
  { from: addMonths(now, -10), to: addMonths(now, -5) },
  { from: addMonths(now, -17), to: addMonths(now, -1) },
]

export const analytics = proof({
  title: 'figures of the market',
  bars: {
    lots: noBar('lots', 'counted'),
    slowest: measured(atMost(300, 'ms', 'p95 of the slowest of the calls behind the screens')),
    figures: { ...atLeast(300, 'figures', 'counted again one purchase at a time'), long: { atLeast: 500 } },
    differences: exactly(0, 'figures', 'that differ by a tenge'),
    fresh: measured(atMost(5, 's', 'from a new contract to the figures that count it, the longest')),
    rows: noBar('rows', 'of facts and rollups, counted again after many changes'),
    differing: exactly(0, 'rows', 'that differ then'),
    covered: noBar('lots', 'with a known price, whose corridor was made without them'),
    sheet: noBar('kB', 'of an .xlsx of the catalogue, at most 50,000 rows'),
    memory: measured(atMost(100, 'MB', 'more memory of an API with a heap of 160 MB while it makes that file')),
    calculated: exactly(0, 'texts', 'in it that look like formulas and that LibreOffice calculates or changes'),
    coverage: { ...atLeast(75, '%', 'of these prices inside their corridor, which promises 80'), atMost: 85 },
  },
  faults: {
    deaf: 'new contracts are not counted',
    twice: 'what was counted before is not taken back',
    wrong: 'cancelled purchases are not planned',
    slow: 'the market is summed slowly',
    narrow: 'the corridor is too narrow',
  },
  run: async (context) => {
    const { fault, measuring } = context
    const form = context.long ? LONG : measuring ? SHORT : SMALL
    const size = { ...form, ...(context.lots !== null && { lots: context.lots }) }
    const bench = await openBench(context, size.lots, fault ? alterSources([PLANTED[fault]]) : {})
    const random = makeRandom(2026, 'analytics')
    const slowest = measuring || fault === 'slow' ? await measureSlowest(bench, size.asks, context.say) : null
    if (fault === 'slow') return { slowest }
    const { figures, differences } = await compareSome(bench, size.samples)
    if (fault === 'wrong') return { differences }
    const { covered, coverage } = await measureCoverage(bench, size.covered)
    if (fault === 'narrow') return { coverage }
    const undecided = await listUndecided(bench, 400)
    const seconds: number[] = []
    for (const lot of undecided.slice(0, size.results))
      seconds.push(await measureNewResult(bench, lot, PATIENCE_SECONDS))
    const fresh = measuring ? Math.max(...seconds) : null
    await makeChanges(bench, undecided, size.changes, random)
    await bench.catchUp()
    const { rows, differing } = await countDifferingRows(bench)
    if (fault) return { differing }
    const file = context.long ? await saveSpreadsheet(bench) : NOT_SAVED
    return { lots: size.lots, slowest, figures, differences, fresh, rows, differing, covered, coverage, ...file }
  },
})

const NOT_SAVED = { sheet: null, memory: null, calculated: null }

async function saveSpreadsheet(bench: Bench) {
  await plantFormulas(bench)
  const { bytes, megabytes } = await measureSpreadsheet(bench)
  return { sheet: bytes.length / 1000, memory: megabytes, calculated: await countCalculated(bytes) }
}

async function measureSlowest(bench: Bench, asks: number, say: (text: string) => void): Promise<number> {
  const random = makeRandom(7, 'calls')
  let slowest = 0
  for (const [name, ask] of Object.entries(CALLS)) {
    const times: number[] = []
    await ask(bench, random)
    for (let n = 0; n < asks; n += 1) {
      const started = performance.now()
      await ask(bench, random)
      times.push(performance.now() - started)
    }
    const p95 = quantile(times, 0.95)
    say(`${name}: median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
    slowest = Math.max(slowest, p95)
  }
  return slowest
}

async function compareSome(bench: Bench, samples: number): Promise<Compared> {
  const random = makeRandom(8, 'samples')
  const all: Compared[] = []
  for (let n = 0; n < samples; n += 1) {
    const period = random.pick(PERIODS)
    const [division, region] = [String(random.int(10, 20)), random.pick(['10', '19', '71', '75', '79'])]
    all.push(await compareMarket(bench, { ...period, division, region }))
    all.push(await compareCustomer(bench, random.int(1, 200), period.from, period.to))
    all.push(await compareSupplier(bench, random.int(20_001, 20_200), period.from, period.to))
    all.push(await comparePrices(bench, random.int(1, 200), period.from, period.to))
  }
  for (const { from, to } of PERIODS) all.push(await compareTeam(bench, from, to))
  return addCompared(all)
}

async function listUndecided({ owner }: Bench, count: number): Promise<{ id: number; tenderId: number }[]> {
  const { rows } = await sql<{ id: number; tenderId: number }>`
    select lot_id as id, tender_id as "tenderId" from purchase_fact where state = 'undecided' order by lot_id desc limit ${count}`.execute(
    owner,
  )
  return rows
}
