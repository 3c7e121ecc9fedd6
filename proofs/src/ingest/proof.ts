// The catalogue is filled by the real connectors from portals that misbehave, by a process that is killed again and
// again: and is the same as if nothing had happened.
import { sql } from 'kysely'
import { atLeast, atMost, exactly, proof, noBar } from '../frame/proof.ts'
import { compareWithPortals, checksum, findDifferingRows, findDifferingTables } from './checksum.ts'
import { FIRST_SPELLING_STAYS, REFUSED_LOTS, RUNS_COUNT_AS_DONE, UNSTABLE_IDS } from './planted.ts'
import { startPortals } from './portals.ts'
import { killWhileReading, measureRate, readEverything } from './runs.ts'
import { measureVisibility } from './visible.ts'

const POLL_MS = 2_000
const SHORT = { lots: 5_000, kills: 5, livesMs: [100, 900], happenings: 3, faults: 0.02 } as const
/** these show at any size, and a lot that is refused costs more than one that is saved */
const SMALL_FAULTS: readonly string[] = ['refused-lots', 'slow-poll']
const LONG = { lots: 100_000, kills: 50, livesMs: [300, 4_000], happenings: 40, faults: 0.02 } as const

export const ingest = proof({
  title: 'the catalogue is complete whatever happens on the way',
  usualSeconds: 60,
  bars: {
    lots: noBar('lots', 'read through the connectors from three simulated portals, without faults'),
    // a few thousand lots are over before there is a rate to speak of
    rate: {
      long: { atLeast: 1_500 },
      unit: 'lots/s',
      what: 'of these, from the first question to the last page; portals and PostgreSQL on the same machine',
    },
    // most of them: one may come before a run has begun, or after it has read what little was new
    kills: {
      ...atLeast(
        4,
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
    sight: {
      ...atMost(5, 's', 'from a publication at the portal to lots/getLots over HTTP at a poll of 2 s, the slowest'),
      busy: { atMost: 15 },
    },
  },
  faults: {
    'runs-count-as-done': 'an interrupted run counts as finished',
    'first-spelling': 'the first spelling of a company stays instead of the longest',
    'unstable-ids': 'what a lot is known by depends on the connection that read it',
    'refused-lots': 'the database refuses some lots',
    'slow-poll': 'the portals are asked once a minute',
  },
  run: async (context) => {
    const { lots, kills, livesMs, happenings, faults } = context.long
      ? LONG
      : { ...SHORT, ...(SMALL_FAULTS.includes(context.fault ?? '') && { lots: 1_500 }) }
    const portals = await startPortals(context, lots)
    const clean = await context.database()
    const calm = context.open(clean.owner)
    await readEverything(context, clean, portals.environment)
    if (context.fault === 'slow-poll') return { sight: await measureVisibility(context, clean, portals, 30 * POLL_MS) }
    const rate = await measureRate(calm)
    const { rows: counted } = await sql<{ n: number }>`select count(*) as n from lot`.execute(calm)
    context.say(`undisturbed: ${counted[0]?.n} lots at ${rate.toFixed(0)} lots/s`)

    const shaken = await context.database()
    const owner = context.open(shaken.owner)
    if (context.fault === 'first-spelling') await sql.raw(FIRST_SPELLING_STAYS).execute(owner)
    if (context.fault === 'unstable-ids') await sql.raw(UNSTABLE_IDS).execute(owner)
    if (context.fault === 'refused-lots') await sql.raw(REFUSED_LOTS).execute(owner)
    const between =
      context.fault === 'runs-count-as-done' ? () => sql.raw(RUNS_COUNT_AS_DONE).execute(owner) : undefined
    await portals.allFaults(faults)
    const killing = { kills, livesMs, ...(between && { between }) }
    let hits = await killWhileReading(context, shaken, owner, portals.environment, killing)
    await readEverything(context, shaken, portals.environment)
    context.say(`killed ${hits} of ${kills} times in the middle of a run; now the world changes`)

    await portals.noFaults()
    await portals.happen(happenings)
    await readEverything(context, clean, portals.environment)
    await portals.allFaults(faults)
    hits += await killWhileReading(context, shaken, owner, portals.environment, {
      ...killing,
      kills: Math.ceil(kills / 5),
    })
    await readEverything(context, shaken, portals.environment)
    await portals.noFaults()

    const [one, other] = [await checksum(calm), await checksum(owner)]
    const differing = findDifferingTables(one, other)
    for (const table of differing) {
      context.say(`${table} differs`)
      for (const row of await findDifferingRows(calm, owner, table)) context.say(row)
    }
    const found = await compareWithPortals(owner, await portals.expected(), context.say)
    const inPeace = await compareWithPortals(calm, await portals.expected(), context.say)
    const { rows: gaps } = await sql<{ n: number }>`select count(*) as n from sync_gap where closed_at is null`.execute(
      owner,
    )
    const figures = {
      differing: differing.length,
      missed: found.missed + inPeace.missed,
      doubled: found.doubled + inPeace.doubled,
      gaps: gaps[0]?.n ?? 0,
    }
    if (context.fault) return figures
    return {
      ...figures,
      lots: counted[0]?.n ?? 0,
      rate,
      kills: hits,
      sight: await measureVisibility(context, clean, portals, POLL_MS),
    }
  },
})
