// The real connectors fill the catalogue from portals that misbehave, in a process that is killed again and again. The
// catalogue must be the same as after an undisturbed run.
import { sql } from 'kysely'
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { calculateChecksums, compareWithPortals, findDifferingRows, findDifferingTables } from './checksum.ts'
import { FIRST_SPELLING_STAYS, REFUSED_LOTS, RUNS_COUNT_AS_DONE, UNSTABLE_IDS } from './planted.ts'
import { startPortals } from './portals.ts'
import { killWhileReading, measureRate, readEverything } from './runs.ts'
import { measureVisibility } from './visible.ts'

const POLL_MS = 2_000
const SHORT = { lots: 1_500, kills: 2, lifetimeMs: [0, 400], acts: 2, faults: 0.02 } as const
const LONG = { lots: 100_000, kills: 50, lifetimeMs: [300, 4_000], acts: 40, faults: 0.02 } as const

export const ingest = proof({
  title: 'the catalogue is complete whatever happens on the way',
  bars: {
    lots: noBar('lots', 'read through the connectors from three simulated portals, without faults'),
    // the short form reads too few lots for a rate
    rate: {
      ...noBar(
        'lots/s',
        'of these, from the first question to the last page; portals and PostgreSQL on the same machine',
      ),
      long: { atLeast: 1_500 },
    },
    // not every kill hits a run: one may come before the run has begun, or after a short run has ended
    kills: {
      ...atLeast(
        1,
        'kills',
        'kill -9 of the ingest process in the middle of a run, with every passing fault of the portals on',
      ),
      long: { atLeast: 50 },
    },
    differing: exactly(
      0,
      'tables',
      'of company, tender, lot, document and award whose checksum differs from that of the undisturbed run',
    ),
    missed: exactly(0, 'things', 'that the portals show and the catalogue lacks'),
    doubled: exactly(0, 'things', 'that the catalogue has twice, has told twice, or has and the portals do not'),
    gaps: exactly(0, 'gaps', 'left open'),
    sight: measured(
      atMost(5, 's', 'from a publication at the portal to lots/getLots over HTTP at a poll of 2 s, the slowest'),
    ),
  },
  faults: {
    'runs-count-as-done': 'an interrupted run counts as finished',
    'first-spelling': 'the first spelling of a company stays instead of the longest',
    'unstable-ids': 'what a lot is known by depends on the connection that read it',
    'refused-lots': 'the database refuses some lots',
    'slow-poll': 'the portals are asked once a minute',
  },
  run: async (context) => {
    const { lots, kills, lifetimeMs, acts, faults } = context.long ? LONG : SHORT
    const portals = await startPortals(context, lots)
    const undisturbedUrls = await context.database()
    const undisturbed = context.open(undisturbedUrls.owner)
    await readEverything(context, undisturbedUrls, portals.environment)
    if (context.fault === 'slow-poll')
      return { sight: await measureVisibility(context, undisturbedUrls, portals, 30 * POLL_MS) }
    const rate = await measureRate(undisturbed)
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from lot`.execute(undisturbed)
    context.say(`undisturbed: ${counted[0]?.n} lots at ${rate.toFixed(0)} lots/s`)

    const disturbedUrls = await context.database()
    const disturbed = context.open(disturbedUrls.owner)
    if (context.fault === 'first-spelling') await sql.raw(FIRST_SPELLING_STAYS).execute(disturbed)
    if (context.fault === 'unstable-ids') await sql.raw(UNSTABLE_IDS).execute(disturbed)
    if (context.fault === 'refused-lots') await sql.raw(REFUSED_LOTS).execute(disturbed)
    const between =
      context.fault === 'runs-count-as-done' ? () => sql.raw(RUNS_COUNT_AS_DONE).execute(disturbed) : undefined
    await portals.injectAllFaults(faults)
    const killing = { kills, lifetimeMs, ...(between && { between }) }
    let hits = await killWhileReading(context, disturbedUrls, disturbed, portals.environment, killing)
    await readEverything(context, disturbedUrls, portals.environment)
    context.say(`killed ${hits} of ${kills} times in the middle of a run; now the world changes`)

    await portals.clearFaults()
    await portals.performActs(acts)
    await readEverything(context, undisturbedUrls, portals.environment)
    await portals.injectAllFaults(faults)
    hits += await killWhileReading(context, disturbedUrls, disturbed, portals.environment, {
      ...killing,
      kills: Math.ceil(kills / 5),
    })
    await readEverything(context, disturbedUrls, portals.environment)
    await portals.clearFaults()

    const [one, other] = [await calculateChecksums(undisturbed), await calculateChecksums(disturbed)]
    const differing = findDifferingTables(one, other)
    for (const table of differing) {
      context.say(`${table} differs`)
      for (const row of await findDifferingRows(undisturbed, disturbed, table)) context.say(row)
    }
    const inDisturbed = await compareWithPortals(disturbed, await portals.expected(), context.say)
    const inUndisturbed = await compareWithPortals(undisturbed, await portals.expected(), context.say)
    const { rows: gaps } = await sql<{ n: number }>`select count(*) as n from sync_gap where closed_at is null`.execute(
      disturbed,
    )
    const figures = {
      differing: differing.length,
      missed: inDisturbed.missed + inUndisturbed.missed,
      doubled: inDisturbed.doubled + inUndisturbed.doubled,
      gaps: gaps[0]?.n ?? 0,
    }
    if (context.fault) return figures
    return {
      ...figures,
      lots: counted[0]?.n ?? 0,
      rate,
      kills: hits,
      sight: context.measuring ? await measureVisibility(context, undisturbedUrls, portals, POLL_MS) : null,
    }
  },
})
