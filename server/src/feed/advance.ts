// Moves a consumer on by one batch. Its effect and its new position are saved in one transaction, so they never
// disagree, whenever the process dies.
import type { Database } from '../db/database.ts'
import type { Consumer } from './consumer.ts'
import { readBatch, savePosition, lockPosition } from './queries.ts'

/** The consumer could not handle this batch. */
export class HandlingFailed extends Error {
  readonly firstSeq: number
  constructor(firstSeq: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'HandlingFailed'
    this.firstSeq = firstSeq
  }
}

/** False when nothing is unread, or another process runs this consumer. */
export async function advance(db: Database, consumer: Consumer, limit: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const position = await lockPosition(transaction, consumer.name)
    const batch = position === null ? null : await readBatch(transaction, consumer, position, limit)
    if (batch === null) return false
    const [first] = batch.changes
    if (first)
      await consumer.handle(transaction, batch.changes).catch((cause: unknown) => {
        throw new HandlingFailed(first.seq, cause)
      })
    await savePosition(transaction, consumer.name, batch.end)
    return true
  })
}
