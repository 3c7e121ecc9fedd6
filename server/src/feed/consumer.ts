// What a consumer of the change feed is. Consumers are registered in features/index.ts and run in the worker.
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import type { Writing } from '../db/database.ts'

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
  /** the key of its position: a new name begins anew */
  name: string
  /** missing: all */
  kinds?: readonly ChangeKind[]
  /**
   * Changes in the order of their numbers. What it does belongs into this transaction, work outside of the database
   * into a job that it enqueues here. It may get the same changes again, when an operator sets its position back.
   */
  handle(db: Writing, changes: readonly FeedChange[]): Promise<void>
}

export function defineConsumer(consumer: Consumer): Consumer {
  return consumer
}
