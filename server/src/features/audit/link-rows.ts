// Links committed rows of the audit log into its chain (docs/decisions/0030).
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const BATCH = 5_000

export interface ChainHead {
  number: number
  /** hexadecimal */
  hash: string
  /** when the newest linked row was written */
  at: Date
}

/** Links every row that waits, in batches of a transaction each, and gives the newest link; null if there is no row. */
export async function linkRows(
  background: Database,
  batch = BATCH,
): Promise<{ head: ChainHead | null; waiting: number }> {
  for (;;) {
    const { rows } = await sql<{ linked: number; waiting: number; number: number | null; hash: string; at: Date }>`
      select linked, waiting, head_number as number, encode(head_hash, 'hex') as hash, head_at as at
      from link_audit(${batch})`.execute(background)
    const answer = rows[0]
    if (!answer) throw new Error('link_audit answered nothing')
    const { linked, waiting, number, hash, at } = answer
    if (linked < batch) return { head: number === null ? null : { number, hash, at }, waiting }
  }
}
