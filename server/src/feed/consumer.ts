// What a consumer of the change feed is. Consumers are registered in features/index.ts and run in the worker.
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import type { Database, DbTransaction } from '../db/database.ts'

export interface FeedChange {
  seq: number
  at: Date
  tenderId: number
  /** null: a change of the tender as a whole */
  lotId: number | null
  /** the document whose bytes were replaced; null for whatever is derived from the portals' lists */
  documentId: number | null
  kind: ChangeKind
  before: ChangeFacts | null
  after: ChangeFacts | null
}

export interface Consumer {
  /** the key of its position: a consumer with a new name begins at the newest change */
  name: string
  /** missing: all */
  kinds?: readonly ChangeKind[]
  /** Runs before its first batch in a process; it is tried again until it succeeds. */
  prepare?(db: Database): Promise<void>
  /** how many changes it gets at once; missing: the usual number */
  batch?: number
  /**
   * Gets changes in the order of their numbers. It writes in this transaction, and enqueues a job for work outside the
   * database. It may get the same changes again, when an operator sets its position back.
   */
  handle(db: DbTransaction, changes: readonly FeedChange[]): Promise<void>
}

export function defineConsumer(consumer: Consumer): Consumer {
  return consumer
}
