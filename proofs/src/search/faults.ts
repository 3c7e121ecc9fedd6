// The planted faults: they change the database under the API, or load a module into its process.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

export const FAULTS = {
  'no-index': 'the index of words is dropped: rare words are then found by reading every lot',
  'half-sample': 'half of the sample is lost',
  'more-trips': 'every statement waits for another one before it',
} as const

export type Fault = keyof typeof FAULTS

/** Without the index the fastest words become slower as well, so it is dropped between the fastest and the slowest. */
export async function dropWordIndex(owner: Database): Promise<void> {
  await sql`drop index lot_search_terms`.execute(owner)
}

export async function halveSample(owner: Database): Promise<void> {
  await sql`delete from lot_sample where lot_id % 200 = 0`.execute(owner)
}

/** Modules that the API process loads before it starts. */
export const findPreloads = (fault: Fault | null): string[] =>
  fault === 'more-trips' ? ['./proofs/src/search/more-trips.ts'] : []
