// Jobs that failed for good and wait for a person.
import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { hideValues } from './hide-values.ts'
import { DEAD_LETTERS } from './job.ts'

export interface DeadLetter {
  job: string
  jobId: string
  payload: object
  tries: number
  enqueuedAt: Date
  failedAt: Date
  problem: string
}

/** Newest first. */
export async function listDeadLetters(database: Database): Promise<DeadLetter[]> {
  const letters = await new PgBoss({ db: fromKysely(database) }).findJobs<object>(DEAD_LETTERS)
  return letters
    .map((letter) => ({
      job: letter.sourceName ?? '',
      jobId: letter.sourceId ?? '',
      payload: letter.data,
      tries: (letter.sourceRetryCount ?? 0) + 1,
      enqueuedAt: letter.sourceCreatedOn ?? letter.createdOn,
      failedAt: letter.createdOn,
      problem: toErrorText(letter.sourceOutput),
    }))
    .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
}

function toErrorText(output: object | null): string {
  return output && 'message' in output ? String(output.message) : JSON.stringify(output)
}

export interface DeadLetterGroup {
  job: string
  /** without what it was about */
  problem: string
  count: number
  firstAt: Date
  lastAt: Date
}

/** More kinds of problems than a person reads. */
const MAX_GROUPS = 100

/** Different messages that are read, the latest first: where each letter has its own, the counts end there. */
export const MAX_MESSAGES = 1000

/** By job and problem, the latest first. */
export async function groupDeadLetters(database: Database, since: Date): Promise<DeadLetterGroup[]> {
  const { rows } = await sql<DeadLetterGroup>`
    select coalesce(source_name, '') as job, left(coalesce(source_output ->> 'message', source_output ->> 'value', ''), 2000) as problem,
      count(*)::int as count, min(created_on) as "firstAt", max(created_on) as "lastAt"
    from pgboss.job_common where name = ${DEAD_LETTERS} and created_on > ${since}
    group by 1, 2 order by 5 desc limit ${MAX_MESSAGES}`.execute(database)
  const groups = new Map<string, DeadLetterGroup>()
  for (const row of rows) {
    const problem = hideValues(row.problem)
    const key = `${row.job} ${problem}`
    const known = groups.get(key)
    // the first one of a group is the latest
    if (!known) groups.set(key, { ...row, problem })
    else {
      known.count += row.count
      if (row.firstAt < known.firstAt) known.firstAt = row.firstAt
    }
  }
  return [...groups.values()].slice(0, MAX_GROUPS)
}
