// The screen that leads and managers live in: quick with very many matches, and right when all act at once.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { atMost, exactly, measured, noBar, proof, type Bar } from '../frame/proof.ts'
import { measureLists } from './lists.ts'
import { FEW, MANY, raceActivations, raceVoters, raceVotesWithActivation } from './races.ts'
import { makeWorld, type Size } from './world.ts'

type Fault = 'no-lock' | 'lost-votes' | 'slow-statements'

/** where no times are judged: only lots to act on */
const BARE: Size = { lots: 1_000, scores: 0, work: 0 }
const SHORT: Size = { lots: 20_000, scores: 5_000, work: 1_000 }
const LONG: Size = { lots: 500_000, scores: 50_000, work: 20_000 }
/** of each kind of page */
const CALLS = 100

const quick = (what: string): Bar => measured(atMost(60, 'ms', `${what}, over HTTP, 95 of 100`))
/** Each tender that is looked at is asked for all its lots, which takes longer than a list of lots. */
const grouped = (what: string): Bar => ({ ...quick(what), long: { atMost: 120 } })

export const rating = proof({
  title: 'rating lots and taking them into work',
  bars: {
    lots: noBar('lots', 'in the catalogue'),
    scores: noBar('scores', 'that the workspace keeps'),
    work: noBar('records', 'of the work of the workspace'),
    listed: noBar('lots', 'await the lead’s vote'),
    firstPage: quick('the first page of the lots to rate'),
    page20: quick('their page 20, of twenty lots'),
    filtered: quick('their first page with a filter by region and price'),
    searched: quick('their first page with a word'),
    potential: quick('one of the first twenty pages of the potential lots'),
    potentialSearched: quick('their first page with a word'),
    active: quick('one of the first twenty pages of the lots in work'),
    stage: quick('the first page of a stage of the lots in work, of twenty lots'),
    day: quick('the day of somebody who has every role and was here a day ago'),
    firstDay: noBar('ms', 'the same on the first visit, with the changes of two weeks'),
    dayCount: quick('its count in the header'),
    completed: quick('one of the first twenty pages of the completed lots'),
    archived: quick('one of the first twenty pages of the archive'),
    archivedSearched: quick('its first page with a word'),
    archivedTotalOff: measured(atMost(20, '%', 'by which its estimated total is off')),
    tenders: grouped('one of the first twenty pages of the tenders to rate'),
    tendersTotalOff: measured(atMost(25, '%', 'by which their estimated total is off')),
    archivedTenders: grouped('one of the first twenty pages of the archived tenders'),
    archivedTendersTotalOff: measured(atMost(25, '%', 'by which their estimated total is off')),
    rounds: noBar('rounds', `of each race, of ${FEW.people} people at once; of ${MANY.people} where times are judged`),
    notOneWinner: exactly(0, 'rounds', 'of activations of one lot did not have one winner and one record'),
    wrongLosers: exactly(0, 'losers', 'were told anything but that the lot is in work (409)'),
    lostVotes: exactly(0, 'votes', 'were not counted'),
    crossed: exactly(0, 'rounds', 'of votes and an activation had a vote after it'),
  },
  faults: {
    'no-lock': 'votes and steps on a lot do not wait for each other',
    'lost-votes': 'one vote in five is not stored',
    'slow-statements': 'every statement is sent three tenths of a second late',
  },
  run: async (context: Context<Fault>) => {
    const { fault, long, measuring } = context
    const judgesTimes = measuring || fault === 'slow-statements'
    const size = long ? LONG : judgesTimes ? SHORT : BARE
    const races = measuring ? MANY : FEW
    const preloads = fault && fault !== 'lost-votes' ? [`./proofs/src/rating/${fault}.ts`] : []
    const world = await makeWorld(context, size, preloads)
    if (fault === 'no-lock')
      return { ...(await raceActivations(world, races)), crossed: await raceVotesWithActivation(world, races) }
    if (fault === 'lost-votes') {
      await loseVotes(world.owner)
      return { lostVotes: await raceVoters(world, races) }
    }
    if (fault) return measureLists(world, 2, context.say)
    return {
      ...(judgesTimes ? { ...size, ...(await measureLists(world, CALLS, context.say)) } : NO_LISTS),
      rounds: races.rounds,
      ...(await raceActivations(world, races)),
      lostVotes: await raceVoters(world, races),
      crossed: await raceVotesWithActivation(world, races),
    }
  },
})

const NO_LISTS = { lots: null, scores: null, work: null, listed: null, firstDay: null }

async function loseVotes(owner: Database): Promise<void> {
  await sql`
    create function lose_vote() returns trigger language plpgsql as $$
    begin
      return case when random() < 0.8 then new end;
    end $$`.execute(owner)
  await sql`create trigger lose_vote before insert on lot_vote_log for each row execute function lose_vote()`.execute(
    owner,
  )
}
