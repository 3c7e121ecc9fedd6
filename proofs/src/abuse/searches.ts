// One subscriber sends the slowest searches there are, 24 at once, again and again.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Answer, Post } from './http.ts'

const AT_ONCE = 24
/** three run and twelve wait; each one more is refused at once */
const OVER_LIMIT = AT_ONCE - 3 - 12
const PREFIXES = 7
/** what a figure says that should be milliseconds, and there is no such answer */
const NEVER_MS = 60_000

export interface SearchAbuse {
  rounds: number
  /** the slowest refusal of a search beyond those that may run or wait, in each round */
  refusalMs: number[]
  failed: Answer[]
}

/** Every open lot is compared with hundreds of excluded words, for the page, its total and its facets. */
export async function findWorstSearch(db: Database): Promise<string> {
  const { rows } = await sql<{ prefix: string }>`
    select left(text, 3) as prefix from lexeme where text ~ '^[а-я]{5,}$'
    group by 1 order by count(*) between 100 and 200 desc, sum(lots) limit ${PREFIXES}`.execute(db)
  return JSON.stringify({
    search: rows.map(({ prefix }) => `-${prefix}*`).join(' '),
    statuses: ['Опубликован'],
    withFacets: true,
    sortBy: 'amount',
    sort: 'asc',
  })
}

export async function abuseSearch(
  post: Post,
  token: string,
  body: string,
  isOver: () => boolean,
): Promise<SearchAbuse> {
  const abuse: SearchAbuse = { rounds: 0, refusalMs: [], failed: [] }
  while (!isOver()) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post('lots/getLots', body, { token })))
    const refusals = answers.filter(({ status }) => status === 429 || status === 503).map(({ ms }) => ms)
    abuse.rounds += 1
    abuse.refusalMs.push(refusals.toSorted((a, b) => a - b)[OVER_LIMIT - 1] ?? NEVER_MS)
    abuse.failed.push(...answers.filter(({ status }) => ![200, 429, 503].includes(status)))
  }
  return abuse
}
