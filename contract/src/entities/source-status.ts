import { ALARM_KINDS } from '@tendertap/domain/sources/alarms'
import { FRESHNESS_STATES } from '@tendertap/domain/sources/freshness'
import { z } from 'zod'
import { instant, textOrNull } from '../fields/fields.ts'

const count = z.number().int().nonnegative()

/** How fresh and complete a source is, or all of them together. */
export const freshness = z.object({
  /** silent: not read for two intervals; starting: connected, not read completely yet; off: not connected */
  state: z.enum(FRESHNESS_STATES),
  /** The catalogue has everything published before this; null: not read completely yet. */
  updatedAt: instant.nullable(),
  silentSince: instant.nullable(),
  /** periods or single items that could not be read and have not been read since */
  gaps: count,
})

const sourceIdentity = z.object({ source: z.string(), name: z.string() })

export const sourceFreshness = sourceIdentity.extend(freshness.shape)

const alarm = z.object({
  kind: z.enum(ALARM_KINDS),
  severity: z.enum(['bad', 'warn']),
  /** when it was noticed; null: the job that checks alarms has not seen it yet */
  since: instant.nullable(),
})

/** A list of the portal that is read again and again. */
const list = z.object({
  stream: z.string(),
  pollSeconds: count,
  lastGoodAt: instant.nullable(),
  lastTriedAt: instant.nullable(),
  /** in a row, since the last good run */
  failures: count,
  problem: textOrNull,
})

const run = z.object({
  stream: z.string(),
  mode: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  pages: count,
  items: count,
  changed: count,
  failedPages: count,
  problem: textOrNull,
})

const gap = z.object({
  stream: z.string(),
  from: instant,
  to: instant,
  /** set when the gap is a single item, not a period */
  externalId: textOrNull,
  reason: z.string(),
  noticedAt: instant,
})

const unknownValue = z.object({
  kind: z.enum(['status', 'method']),
  portalId: z.string(),
  portalName: z.string(),
  firstSeenAt: instant,
  lastSeenAt: instant,
  times: count,
})

export const sourceStatus = sourceFreshness.extend({
  alarms: z.array(alarm),
  lastTriedAt: instant.nullable(),
  /** what the portal said when its access was last checked; null: it accepted us, or was not asked */
  accessProblem: textOrNull,
  accessCheckedAt: instant.nullable(),
  tokenExpiresAt: instant.nullable(),
  /** how far the clock of the process that reads the portal is ahead of the database's; null: not measured */
  ownClockAheadSeconds: z.number().int().nullable(),
  /** the same of the portal's clock; null: the portal does not tell its time */
  portalClockAheadSeconds: z.number().int().nullable(),
  /**
   * From publication on the portal to being visible here, in seconds: lots published in the last 24 hours while the
   * source was read.
   */
  lag: z.object({ p50: z.number().nullable(), p95: z.number().nullable(), lots: count }),
  /** first seen since the beginning of the last working day whose noon has passed */
  newLots: z.object({ since: instant, count }),
  /** in the last 24 hours */
  failedPages: count,
  lists: z.array(list),
  /** the newest 20 of the open ones */
  newestGaps: z.array(gap),
  /** the newest 20 */
  unknownValues: z.array(unknownValue),
  /** the last 10 */
  runs: z.array(run),
})
