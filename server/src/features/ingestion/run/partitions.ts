// Payloads are stored in monthly partitions, which are created ahead of time. A row without a partition for its month
// goes to the default partition, so a failure here need not stop the reading.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

const MONTHS_AHEAD = 2

/** Gives the error if it fails. */
export async function createMonthsAhead(db: Database): Promise<Error | null> {
  try {
    await sql`select make_monthly_partitions('raw_payload', ${MONTHS_AHEAD})`.execute(db)
    return null
  } catch (cause) {
    return new Error('the months ahead could not be made', { cause })
  }
}
