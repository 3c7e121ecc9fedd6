// Jobs that failed for good and wait for a person.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
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
