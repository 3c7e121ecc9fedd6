// Lot search at the size of the country. Figures and what they mean: docs/scale.md.
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { nationalDatabase } from '../national/database.ts'
import { compareSizes } from './growth.ts'
import { dropWordIndex, FAULTS, findPreloads, halveSample } from './faults.ts'
import { askAll } from './load.ts'
import { measureEstimates } from './estimates.ts'
import { ingestDay } from './ingestion.ts'
import { measureMixed, warmUp } from './measure.ts'
import { measureSize, openRun, type NationalRun } from './national-run.ts'
import { recordScale, recordWordTimes } from './scale-page.ts'
import { readSizes } from './sizes.ts'
import { measureWordTimes, type WordTimes } from './word-times.ts'

const SHORT = 200_000
/** without measuring: enough for right totals and for the faults that spoil them */
const SMALLEST = 30_000
/** without the index of words the time grows with the lots */
const WITHOUT_INDEX = 100_000
/** at this size the growth since SMALL is measured, too; beyond it only the words from common to rare */
const LARGE = 5_000_000
const SMALL = 500_000
/** what the short form and sizes beyond LARGE leave out; without --lots, milliseconds are not measured */
const NOT_MEASURED = {
  trips: null,
  page: null,
  open: null,
  total: null,
  relevantWord: null,
  relevantWords: null,
  cliff: null,
  added: null,
  processor: null,
  share: null,
  estimated: null,
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
    lots: noBar('lots', 'in the catalogue'),
    trips: atMost(3, 'round trips', 'to the database that a call waits for, session and transaction included'),
    page: measured(atMost(40, 'ms', 'p95 of a page through the API, one client, the slowest class')),
    open: measured(atMost(15, 'ms', 'p95 of a page of open lots through the API, one client, the slowest class')),
    total: measured(
      atMost(
        80,
        'ms',
        'p95 of a total that has to be counted or estimated, through the API, one client, the slowest class: the page does not wait for it',
      ),
    ),
    relevantWord: measured(
      atMost(40, 'ms', 'p95 of a page by relevance for one word, through the API, one client, the slowest class'),
    ),
    relevantWords: measured(
      atMost(60, 'ms', 'p95 of any other page by relevance, through the API, one client, the slowest class'),
    ),
    cliff: measured(
      atMost(
        20,
        '×',
        'from the fastest to the slowest of 300 words, common to rare, what the database needs for a page',
      ),
    ),
    added: measured(
      atMost(
        3,
        'ms',
        'p95 that the API adds to its own SQL, 8 clients asking five times a second each, all classes mixed',
      ),
    ),
    processor: measured(atMost(3, 'ms', 'of the API’s processor time per call')),
    share: measured(
      atLeast(
        0.6,
        '×',
        'as many calls per second through the API as the database serves without it, 32 clients, all classes mixed',
      ),
    ),
    estimated: noBar('totals', 'estimated from the sample'),
    tooFar: atMost(
      5,
      '%',
      'of them farther from the truth than max(6 %, 2/√hits in the sample), which leaves one in twenty to chance',
    ),
    unrounded: exactly(0, 'totals', 'estimated, but shown with more than two significant digits'),
    growthSingle: measured(
      atMost(3.2, '×', 'growth of the median of a page by one word from 0.5 million lots, the worst class'),
    ),
    growthOpen: measured(
      atMost(1.5, '×', 'growth of the median of a page of open lots from 0.5 million lots, the worst class'),
    ),
    growthTwo: noBar('×', 'growth of the median of a page by two words from 0.5 million lots'),
    ingestion: measured(
      atMost(47, 's', 'of one core per 50,000 new lots, saved by ingestion with all indexes and changes'),
    ),
    ingestionWall: noBar('s', 'of time for the same 50,000 lots'),
  },
  faults: FAULTS,
  run: async (context) => {
    const { fault, measuring } = context
    const lots = context.lots ?? (measuring ? SHORT : fault === 'no-index' ? WITHOUT_INDEX : SMALLEST)
    const isFull = context.lots !== null
    const seconds = isFull ? 4 : 0.2
    const queries = isFull ? 100 : measuring ? 20 : 3
    const turns = isFull ? 5 : 3
    const small = lots === LARGE ? await measureSize(context, SMALL, queries, seconds) : null
    const national = await nationalDatabase(context, lots)
    const run = await openRun(context, national, {
      queries,
      preloads: findPreloads(fault),
      ...(fault === 'half-sample' && { before: halveSample }),
    })

    if (fault === 'no-index') {
      const { best } = await measureWordTimes(run.api, run.words, turns)
      await dropWordIndex(run.owner)
      const { worst } = await measureWordTimes(run.api, run.words, 1)
      context.say(describeWordTimes({ best, worst }))
      return { cliff: worst.ms / best.ms }
    }
    if (fault === 'more-trips') return { trips: await countTrips(run) }
    if (lots > LARGE) {
      await warmUp(run.api, run.classes, seconds)
      const wordTimes = await measureWordTimes(run.api, run.words, turns)
      recordWordTimes(context, { lots, loadSeconds: national.loadSeconds, wordTimes }, context.postgresVersion())
      return { ...NOT_MEASURED, lots, cliff: wordTimes.worst.ms / wordTimes.best.ms }
    }
    const estimates = await measureEstimates(run.owner, run.wide, lots)
    context.say(
      `${estimates.count} totals estimated, median ${(estimates.median * 100).toFixed(1)} % off, the worst ${(estimates.worst * 100).toFixed(1)} %`,
    )
    const tooFar = (100 * estimates.tooFar) / estimates.count
    if (fault === 'half-sample') return { tooFar }

    const totals = { lots, estimated: estimates.count, tooFar, unrounded: estimates.unrounded }
    if (!measuring) return { ...NOT_MEASURED, ...totals, trips: await countTrips(run) }

    const classesMeasured = await run.measure({ seconds, withCrowds: isFull })
    const wordTimes = await measureWordTimes(run.api, run.words, turns)
    context.say(describeWordTimes(wordTimes))
    const alwaysMeasured = {
      ...totals,
      trips: Math.max(...classesMeasured.map(({ trips }) => trips)),
      cliff: wordTimes.worst.ms / wordTimes.best.ms,
    }
    // milliseconds are measured only at full size, on an otherwise idle machine
    if (!isFull) return { ...NOT_MEASURED, ...alwaysMeasured }

    const pages = classesMeasured.filter(({ kind }) => kind !== 'facets')
    const classes = run.classes.filter(({ kind }) => kind !== 'facets')
    const mixed = await measureMixed(context, run.api, run.bare, classes, pages, 10)
    context.say(
      `all classes mixed, 32 clients: ${mixed.bare.toFixed(0)} calls/s by ${mixed.by}, ${mixed.api.toFixed(0)} through the API`,
    )
    const sizes = await readSizes(run.owner)
    await run.close()
    const day = await ingestDay(context.open((await national.copy()).owner, 1), 50_000)
    const growth = small && compareSizes(small, classesMeasured)
    recordScale(
      context,
      {
        lots,
        loadSeconds: national.loadSeconds,
        sizes,
        measured: classesMeasured,
        wordTimes,
        mixed,
        estimates,
        day,
        growth,
      },
      context.postgresVersion(),
    )
    const worst = (kinds: readonly string[]) =>
      Math.max(...classesMeasured.filter(({ kind }) => kinds.includes(kind)).map(({ api }) => api.p95))
    return {
      ...alwaysMeasured,
      page: worst(['page', 'single', 'two']),
      open: worst(['open']),
      total: worst(['total']),
      relevantWord: worst(['relevant word']),
      relevantWords: worst(['relevant words']),
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

/** The most that a call of any class waits for. */
async function countTrips({ api, classes }: NationalRun): Promise<number> {
  const { timings } = await askAll(
    api,
    classes.flatMap((one) => one.queries),
    1,
    0,
  )
  return Math.max(...timings.map(({ trips }) => trips))
}

const describeWordTimes = ({ best, worst }: WordTimes) =>
  `fastest word «${best.form}» (${best.lots} lots) ${best.ms.toFixed(2)} ms, slowest «${worst.form}» (${worst.lots} lots) ${worst.ms.toFixed(2)} ms`
