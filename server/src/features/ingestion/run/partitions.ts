// Payloads are kept by months. The months ahead are made in time; until then rows go to the rest, so that it fails is
// no reason to stop.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

const MONTHS_AHEAD = 2

/** Gives why they could not be made. */
export async function makeMonthsAhead(db: Database): Promise<Error | null> {
  try {
    await sql`select make_monthly_partitions('raw_payload', ${MONTHS_AHEAD})`.execute(db)
    return null
  } catch (cause) {
    return new Error('the months ahead could not be made', { cause })
  }
}
