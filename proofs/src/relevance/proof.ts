// The right lots come first, among newer ones that only mention the words.
import type { Database } from '@tendertap/server/db/database'
import { makeDecoys } from '@tendertap/server/testing/relevance/decoys'
import { average, measureQueries, type Measured } from '@tendertap/server/testing/relevance/measure'
import { LABELLED, POOL } from '@tendertap/server/testing/relevance/pool'
import { writeLots } from '@tendertap/server/testing/relevance/write-lots'
import { sql } from 'kysely'
import type { Context } from '../frame/context.ts'
import { atLeast, exactly, noBar, proof } from '../frame/proof.ts'
import { startSearching, type Ask } from './client.ts'
import { describeKinds, describeMissed, toPercent } from './report.ts'

const REVIEW = LABELLED.filter(({ kind }) => kind === 'review')
/** the searches of the review, and the order by deadline */
const REVIEW_CASES = REVIEW.length + 1

type Fault = 'by-date' | 'no-synonyms' | 'no-names'

export const relevance = proof({
  title: 'the right lots are among the first five',
  bars: {
    queries: atLeast(120, 'queries', 'labelled by hand, in Russian and Kazakh'),
    decoys: atLeast(20, 'lots', 'or more per query that are newer and only mention its words'),
    at5: atLeast(90, '%', 'of the first five are right, or of as many as are right, on average'),
    recall20: atLeast(93, '%', 'of the right lots are among the first twenty, on average'),
    review: exactly(REVIEW_CASES, 'searches', 'of the review that put the right lots first'),
    byDate: noBar('%', 'of the first five would be right in the order by date'),
  },
  faults: {
    'by-date': 'the lots are asked for in the order by date',
    'no-synonyms': 'the words are searched for only as typed',
    'no-names': 'the index does not know which words stand in the name of a lot',
  },
  run: async (context: Context<Fault>) => {
    const urls = await context.database()
    const decoys = LABELLED.map(makeDecoys)
    const owner = context.open(urls.owner, 2)
    const keys = await writeLots(owner, [...POOL, ...decoys.flat()])
    if (context.fault === 'no-names') await forgetNames(owner)
    context.say(`${keys.size} lots, ${POOL.length} of them to be found`)
    const ask = await startSearching(context, urls)
    const find = (more: Parameters<Ask>[0]) => async (search: string) =>
      (await ask({ search, limit: 50, ...more })).data.map(({ id }) => keys.get(id) ?? 'unknown')
    const newestFirst = { sortBy: 'publicationDate', sort: 'desc' } as const
    const plantedFilter = { 'by-date': newestFirst, 'no-synonyms': { exactWords: true }, 'no-names': {} }
    const measured = await measureQueries(LABELLED, find(context.fault ? plantedFilter[context.fault] : {}))
    const byDate = context.measuring ? await measureQueries(LABELLED, find(newestFirst)) : null
    for (const line of [...describeMissed(measured), ...(byDate ? describeKinds(measured, byDate) : [])])
      context.say(line)
    return {
      queries: LABELLED.length,
      decoys: Math.min(...decoys.map((some) => some.length)),
      at5: toPercent(average(measured, 'at5')),
      recall20: toPercent(average(measured, 'recall20')),
      review: countReviewed(measured) + ((await putsOpenFirst(ask)) ? 1 : 0),
      byDate: byDate && toPercent(average(byDate, 'at5')),
    }
  },
})

const countReviewed = (measured: readonly Measured[]) =>
  measured.filter(({ query, score }) => REVIEW.includes(query) && score.at5 === 1).length

/** By deadline, what is still open comes before the past, and the nearest deadline first. */
async function putsOpenFirst(ask: Ask): Promise<boolean> {
  const { data } = await ask({ sortBy: 'applicationEndAt', sort: 'asc', limit: 50 })
  const deadlines = data.map(({ Tender }) => Date.parse(Tender?.applicationEndAt ?? ''))
  return deadlines.every((deadline, i) => deadline > Date.now() && deadline >= (deadlines[i - 1] ?? 0))
}

/** An entry of terms is a lexeme times four plus its tier. What stands in the name counts as the tender's. */
async function forgetNames(db: Database): Promise<void> {
  await sql`
    update lot_search set terms = array(
      select distinct case when term % 4 = 0 then term + 2 else term end as entry from unnest(terms) as term order by 1)`.execute(
    db,
  )
}
