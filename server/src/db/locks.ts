// Every advisory lock. Their numbers share one namespace in a database: two locks with one number would wait for each
// other without a reason, so numbers are given out here alone (locks.test.ts compares them).
import { SOURCES, type SourceName } from '@tendertap/domain/lots/classifiers'

const toNumber = (source: SourceName) => SOURCES.indexOf(source) + 1

export const LOCKS = {
  /** numbers of changes, held to the commit; taken by the trigger of migration 0019 */
  changes: 5_140_000,
  /** one check of the sources' alarms at a time */
  alarms: 5_140_001,
  /** one job at a time links rows of the audit log; taken by link_audit in migration 0024 */
  auditLinks: 5_140_002,
  /** a batch of changed lots is scored under it, shared; who needs all batches before it to be over takes it alone */
  scoring: 5_140_003,
  /** one check of delivery at a time */
  deliveryAlarm: 5_140_004,
  /** one page of a source at a time writes lots and what they are found by */
  page: (source: SourceName) => 5_140_010 + toNumber(source),
  /** one process per source polls its lists, for as long as its connection lives */
  poll: (source: SourceName) => 5_140_020 + toNumber(source),
  /** one process per source fills gaps, for as long as its connection lives */
  backfill: (source: SourceName) => 5_140_030 + toNumber(source),
  /** one process per source asks again for tenders that no list shows, for as long as its connection lives */
  reconcile: (source: SourceName) => 5_140_040 + toNumber(source),
  /** one process at a time migrates, for as long as its connection lives */
  migrate: 7_211_001,
  /** one page at a time adds up the waiting counts of lexemes */
  lexemeCounts: 7_261_700_017,
} as const

/**
 * Locks of one thing among very many are taken by the hash of a text (hashtextextended): 64 bits, so that they meet
 * neither each other nor the numbers above. The first word keeps their kinds apart.
 */
export const LOCK_TEXTS = {
  /** one assignment of a subscription to a workspace at a time */
  subscription: (workspaceId: string) => `subscription ${workspaceId}`,
  /** one application from an address at a time; taken in SQL, by receive_application in migration 0008 */
  registration: (email: string) => `registration ${email.toLowerCase()}`,
  /** one vote or step of work of a workspace at a time on the lots of a tender, whose id follows in SQL */
  tendersOf: (workspaceId: string) => `tender ${workspaceId} `,
  /** one job at a time sends to a person by a channel, for as long as its connection lives */
  sending: (userId: string, channel: string) => `sending ${userId} ${channel}`,
  /** one job at a time learns from the votes on a profile's lots */
  learning: (interestId: string) => `learning ${interestId}`,
} as const
