// What sending asks of a channel.
import type { Channel } from '@tendertap/domain/notifications/categories'
import type { Database } from '../../../db/database.ts'
import type { Addressee, QueuedNotice, Target } from './queries.ts'

export interface NoticeBatch {
  /** the same for every attempt, so that the other side can recognise a second copy */
  batchId: string
  target: Pick<Target, 'workspaceId' | 'userId'>
  to: Addressee
  /** one, or several that are told together */
  notices: readonly QueuedNotice[]
}

/**
 * Resolves when the other side has accepted the message, else throws a SendFailure. `db` is the connection of the
 * whole sending: another one for each might be more than there are.
 */
export type NoticeSender = (batch: NoticeBatch, db: Database) => Promise<void>
export type NoticeSenders = Readonly<Record<Channel, NoticeSender>>
