// What can be broken from outside: the database under the API, and the API's settings.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

export const FAULTS = {
  'no-index': 'the index of words is missing: rare words are looked for by passing every lot',
  'half-sample': 'half of the sample is lost',
  'one-connection': 'the API has one connection to the database for all',
} as const

export type Fault = keyof typeof FAULTS

export async function plant(fault: Fault | null, owner: Database): Promise<void> {
  if (fault === 'no-index') await sql`drop index lot_search_terms`.execute(owner)
  if (fault === 'half-sample') await sql`delete from lot_sample where lot_id % 200 = 0`.execute(owner)
}

export const environmentOf = (fault: Fault | null): Record<string, string> =>
  fault === 'one-connection' ? { DATABASE_POOL: '1' } : {}
