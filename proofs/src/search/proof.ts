// Lot search at the size of the country. Figures and what they mean: docs/scale.md.
import { atLeast, atMost, exactly, proof, told } from '../frame/proof.ts'
import { nationalDatabase } from '../national/database.ts'
import { growthOf } from './growth.ts'
import { environmentOf, FAULTS, plant } from './faults.ts'
import { estimates } from './estimates.ts'
import { ingestDay } from './ingestion.ts'
import { addedBy, measureMixed, warmUp } from './measure.ts'
import { measureSize, openRun } from './national-run.ts'
import { recordScale, recordSweep } from './scale-page.ts'
import { sizesOf } from './sizes.ts'
import { sweep } from './sweep.ts'

const SHORT = 200_000
/** enough to be found out */
const WITH_FAULT = 100_000
/** at this size the growth since SMALL is measured, too; beyond it only whether there is a cliff */
const LARGE = 5_000_000
const SMALL = 500_000
/** beyond LARGE */
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
    cliff: atMost(
      20,
      '×',
      'from the fastest to the slowest of 300 words, common to rare, what the database needs for a page',
    ),
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
      environment: environmentOf(fault),
      before: (owner) => plant(fault, owner),
    })

    if (fault === 'no-index') {
      const { best, worst } = await sweep(run.door, run.words, 1)
      return { cliff: worst.ms / best.ms }
    }
    if (lots > LARGE) {
      await warmUp(run.door, run.classes, seconds)
      const slope = await sweep(run.door, run.words, turns)
      recordSweep(context, { lots, loadSeconds: national.loadSeconds, slope }, context.postgresVersion())
      return { ...UNASKED, lots, cliff: slope.worst.ms / slope.best.ms }
    }
    if (fault === 'one-connection') return { added: (await addedBy(run.door, run.wide, 3)).p95 }
    const guessed = await estimates(run.owner, run.wide, lots)
    context.say(
      `${guessed.reckoned} totals reckoned, median ${(guessed.median * 100).toFixed(1)} % off, the worst ${(guessed.worst * 100).toFixed(1)} %`,
    )
    if (fault === 'half-sample') return { tooFar: (100 * guessed.tooFar) / guessed.reckoned }

    const measured = await run.measure(null, seconds)
    const slope = await sweep(run.door, run.words, turns)
    context.say(
      `fastest word «${slope.best.form}» (${slope.best.lots} lots) ${slope.best.ms.toFixed(2)} ms, slowest «${slope.worst.form}» (${slope.worst.lots} lots) ${slope.worst.ms.toFixed(2)} ms`,
    )
    const pages = measured.filter(({ kind }) => kind !== 'facets')
    const mixed = await measureMixed(
      context,
      run.door,
      run.bare,
      run.classes.filter(({ kind }) => kind !== 'facets'),
      pages,
      isFull ? 10 : 1,
    )
    context.say(
      `all classes mixed, 32 clients: ${mixed.bare.toFixed(0)} calls/s by ${mixed.by}, ${mixed.api.toFixed(0)} through the API`,
    )
    const sizes = await sizesOf(run.owner)
    await run.close()
    const day = await ingestDay(context.open((await national.copy()).owner, 1), isFull ? 50_000 : 3_000)
    const growth = small && growthOf(small, measured)
    recordScale(
      context,
      { lots, loadSeconds: national.loadSeconds, sizes, measured, slope, mixed, guessed, day, growth },
      context.postgresVersion(),
    )

    // milliseconds are asked for at full size, on a machine that has nothing else to do
    const worst = (kinds: readonly string[]) =>
      isFull ? Math.max(...measured.filter(({ kind }) => kinds.includes(kind)).map(({ api }) => api[1].p95)) : null
    return {
      lots,
      trips: Math.max(...measured.map(({ trips }) => trips)),
      page: worst(['page', 'single', 'two']),
      open: worst(['open']),
      total: worst(['total']),
      cliff: slope.worst.ms / slope.best.ms,
      added: isFull ? mixed.added.p95 : null,
      processor: mixed.processor,
      share: isFull ? mixed.api / mixed.bare : null,
      reckoned: guessed.reckoned,
      tooFar: (100 * guessed.tooFar) / guessed.reckoned,
      unrounded: guessed.unrounded,
      growthSingle: growth && growth.single,
      growthOpen: growth && growth.open,
      growthTwo: growth && growth.two,
      ingestion: isFull ? (day.processor / day.lots) * 50_000 : null,
      ingestionWall: (day.wall / day.lots) * 50_000,
    }
  },
})
