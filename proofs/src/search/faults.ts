// What can be broken from outside: the database under the API, and what is loaded into its process.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

export const FAULTS = {
  'no-index': 'the indexes of words are missing: rare words are looked for by passing every lot',
  'half-sample': 'half of the sample is lost',
  'more-trips': 'every statement waits for another one before it',
} as const

export type Fault = keyof typeof FAULTS

export async function plant(fault: Fault | null, owner: Database): Promise<void> {
  if (fault === 'no-index') await sql`drop index lot_search_terms`.execute(owner)
  if (fault === 'half-sample') await sql`delete from lot_sample where lot_id % 200 = 0`.execute(owner)
}

/** Modules that the API process loads before it starts. */
export const findPreloads = (fault: Fault | null): string[] =>
  fault === 'more-trips' ? ['./proofs/src/search/more-trips.ts'] : []
