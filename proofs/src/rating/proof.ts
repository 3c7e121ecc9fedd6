// The screen that leads and managers live in: quick with very many matches, and right when all act at once.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { atMost, exactly, measured, noBar, proof, type Bar } from '../frame/proof.ts'
import { measureLists } from './lists.ts'
import { raceActivations, raceVoters, raceVotesWithActivation } from './races.ts'
import { makeWorld, type Size } from './world.ts'

type Fault = 'no-lock' | 'lost-votes' | 'slow-statements'

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
    archivedTotalOff: atMost(20, '%', 'by which its estimated total is off'),
    tenders: grouped('one of the first twenty pages of the tenders to rate'),
    tendersTotalOff: atMost(25, '%', 'by which their estimated total is off'),
    archivedTenders: grouped('one of the first twenty pages of the archived tenders'),
    archivedTendersTotalOff: atMost(25, '%', 'by which their estimated total is off'),
    oneWinner: exactly(20, 'of 20', 'rounds of 50 activations of one lot at once had one winner and one record'),
    wrongLosers: exactly(0, 'losers', 'were told anything but that the lot is in work (409)'),
    lostVotes: exactly(0, 'votes', 'of 20 people at once, 20 times, were not counted'),
    crossed: exactly(0, 'of 20', 'rounds of votes and an activation at once had a vote after it'),
  },
  faults: {
    'no-lock': 'votes and steps on a lot do not wait for each other',
    'lost-votes': 'one vote in ten is not stored',
    'slow-statements': 'every statement is sent three tenths of a second late',
  },
  run: async (context: Context<Fault>) => {
    const size = context.long ? LONG : SHORT
    const { fault } = context
    const preloads = fault && fault !== 'lost-votes' ? [`./proofs/src/rating/${fault}.ts`] : []
    const world = await makeWorld(context, size, preloads)
    if (fault === 'no-lock') return { ...(await raceActivations(world)), crossed: await raceVotesWithActivation(world) }
    if (fault === 'lost-votes') {
      await loseVotes(world.owner)
      return { lostVotes: await raceVoters(world) }
    }
    const lists = await measureLists(world, fault ? 5 : CALLS, context.say)
    if (fault) return lists
    return {
      ...size,
      ...lists,
      ...(await raceActivations(world)),
      lostVotes: await raceVoters(world),
      crossed: await raceVotesWithActivation(world),
    }
  },
})

async function loseVotes(owner: Database): Promise<void> {
  await sql`
    create function lose_vote() returns trigger language plpgsql as $$
    begin
      return case when random() < 0.9 then new end;
    end $$`.execute(owner)
  await sql`create trigger lose_vote before insert on lot_vote_log for each row execute function lose_vote()`.execute(
    owner,
  )
}
