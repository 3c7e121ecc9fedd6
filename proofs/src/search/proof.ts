// Lot search at the size of the country. Figures and what they mean: docs/scale.md.
import { atLeast, atMost, exactly, proof, told } from '../frame/proof.ts'
import { nationalDatabase } from '../national/database.ts'
import { compareSizes } from './growth.ts'
import { dropWordIndex, FAULTS, findPreloads, halveSample } from './faults.ts'
import { askAll } from './api-client.ts'
import { estimates } from './estimates.ts'
import { ingestDay } from './ingestion.ts'
import { measureMixed, warmUp } from './measure.ts'
import { measureSize, openRun } from './national-run.ts'
import { recordScale, recordSweep } from './scale-page.ts'
import { readSizes } from './sizes.ts'
import { sweep, type Sweep } from './sweep.ts'

const SHORT = 200_000
/** enough to be found out */
const WITH_FAULT = 100_000
/** at this size the growth since SMALL is measured, too; beyond it only whether there is a cliff */
const LARGE = 5_000_000
const SMALL = 500_000
/** in the short form, and beyond LARGE */
const UNASKED = {
  trips: null,
  page: null,
  open: null,
  total: null,
  added: null,
  processor: null,
  share: null,
  reckoned: null,
  tooFar: null,
  unrounded: null,
  growthSingle: null,
  growthOpen: null,
  growthTwo: null,
  ingestion: null,
  ingestionWall: null,
}

export const search = proof({
  title: 'lot search at the size of the country',
  usualSeconds: 60,
  alone: true,
  bars: {
    lots: told('lots', 'in the catalogue'),
    trips: atMost(3, 'round trips', 'to the database that a call waits for, session and transaction included'),
    page: atMost(40, 'ms', 'p95 of a page through the API, one client, the slowest class'),
    open: atMost(15, 'ms', 'p95 of a page of open lots through the API, one client, the slowest class'),
    total: atMost(
      80,
      'ms',
      'p95 of a total that has to be counted or reckoned, through the API, one client, the slowest class: the page does not wait for it',
    ),
    cliff: {
      ...atMost(
        20,
        '×',
        'from the fastest to the slowest of 300 words, common to rare, what the database needs for a page',
      ),
      busy: { atMost: 60 },
    },
    added: atMost(
      3,
      'ms',
      'p95 that the API adds to its own SQL, 8 clients asking five times a second each, all classes mixed',
    ),
    processor: told('ms', 'of the API’s processor time per call'),
    share: atLeast(
      0.6,
      '×',
      'of what the database serves bare is served through the API, 32 clients, all classes mixed',
    ),
    reckoned: told('totals', 'reckoned from the sample'),
    tooFar: atMost(
      5,
      '%',
      'of them farther from the truth than max(6 %, 2/√hits in the sample), which leaves one in twenty to chance',
    ),
    unrounded: exactly(0, 'totals', 'reckoned, yet said with more than two digits'),
    growthSingle: atMost(3.2, '×', 'from 0.5 million lots on grows the median of a page by one word, the worst class'),
    growthOpen: atMost(1.5, '×', 'from 0.5 million lots on grows the median of a page of open lots, the worst class'),
    growthTwo: told('×', 'from 0.5 million lots on grows the median of a page by two words'),
    ingestion: atMost(60, 's', 'of one core per 50,000 new lots, saved by ingestion with all indexes and the log'),
    ingestionWall: told('s', 'that takes'),
  },
  faults: FAULTS,
  run: async (context) => {
    const { fault } = context
    const lots = context.lots ?? (fault === null ? SHORT : WITH_FAULT)
    const isFull = context.lots !== null
    const seconds = isFull ? 4 : 0.2
    const queries = isFull ? 100 : 20
    const turns = isFull ? 5 : 3
    const small = lots === LARGE ? await measureSize(context, SMALL, queries, seconds) : null
    const national = await nationalDatabase(context, lots)
    const run = await openRun(context, national, {
      queries,
      preloads: findPreloads(fault),
      ...(fault === 'half-sample' && { before: halveSample }),
    })

    if (fault === 'no-index') {
      const { best } = await sweep(run.api, run.words, 1)
      await dropWordIndex(run.owner)
      const { worst } = await sweep(run.api, run.words, 1)
      context.say(describeSweep({ best, worst }))
      return { cliff: worst.ms / best.ms }
    }
    if (fault === 'more-trips') {
      const { timings } = await askAll(run.api, run.wide, 1, 0)
      return { trips: Math.max(...timings.map(({ trips }) => trips)) }
    }
    if (lots > LARGE) {
      await warmUp(run.api, run.classes, seconds)
      const slope = await sweep(run.api, run.words, turns)
      recordSweep(context, { lots, loadSeconds: national.loadSeconds, slope }, context.postgresVersion())
      return { ...UNASKED, lots, cliff: slope.worst.ms / slope.best.ms }
    }
    const guessed = await estimates(run.owner, run.wide, lots)
    context.say(
      `${guessed.reckoned} totals reckoned, median ${(guessed.median * 100).toFixed(1)} % off, the worst ${(guessed.worst * 100).toFixed(1)} %`,
    )
    const tooFar = (100 * guessed.tooFar) / guessed.reckoned
    if (fault === 'half-sample') return { tooFar }

    const measured = await run.measure({ seconds, withCrowds: isFull })
    const slope = await sweep(run.api, run.words, turns)
    context.say(describeSweep(slope))
    const judgedAlways = {
      lots,
      trips: Math.max(...measured.map(({ trips }) => trips)),
      cliff: slope.worst.ms / slope.best.ms,
      reckoned: guessed.reckoned,
      tooFar,
      unrounded: guessed.unrounded,
    }
    // milliseconds are asked for at full size, on a machine that has nothing else to do
    if (!isFull) return { ...UNASKED, ...judgedAlways }

    const pages = measured.filter(({ kind }) => kind !== 'facets')
    const classes = run.classes.filter(({ kind }) => kind !== 'facets')
    const mixed = await measureMixed(context, run.api, run.bare, classes, pages, 10)
    context.say(
      `all classes mixed, 32 clients: ${mixed.bare.toFixed(0)} calls/s by ${mixed.by}, ${mixed.api.toFixed(0)} through the API`,
    )
    const sizes = await readSizes(run.owner)
    await run.close()
    const day = await ingestDay(context.open((await national.copy()).owner, 1), 50_000)
    const growth = small && compareSizes(small, measured)
    recordScale(
      context,
      { lots, loadSeconds: national.loadSeconds, sizes, measured, slope, mixed, guessed, day, growth },
      context.postgresVersion(),
    )
    const worst = (kinds: readonly string[]) =>
      Math.max(...measured.filter(({ kind }) => kinds.includes(kind)).map(({ api }) => api.p95))
    return {
      ...judgedAlways,
      page: worst(['page', 'single', 'two']),
      open: worst(['open']),
      total: worst(['total']),
      added: mixed.added.p95,
      processor: mixed.processor,
      share: mixed.api / mixed.bare,
      growthSingle: growth && growth.single,
      growthOpen: growth && growth.open,
      growthTwo: growth && growth.two,
      ingestion: (day.processor / day.lots) * 50_000,
      ingestionWall: (day.wall / day.lots) * 50_000,
    }
  },
})

const describeSweep = ({ best, worst }: Sweep) =>
  `fastest word «${best.form}» (${best.lots} lots) ${best.ms.toFixed(2)} ms, slowest «${worst.form}» (${worst.lots} lots) ${worst.ms.toFixed(2)} ms`
