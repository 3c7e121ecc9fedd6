// Derives the alarms that the operator sees about a source from the facts about it.
import { findLastReadAt, findSilentSince, type ListProgress } from './list-progress.ts'

const DAY_MS = 86_400_000
// One request without an answer is not a refusal yet: the next one follows a minute later.
const UNREAD_MS = 2 * 60_000
const TOKEN_WARNING_DAYS = 14
const CLOCK_WARNING_SECONDS = 60

export interface SourceFacts {
  /** the lists that we poll; empty when the source is not connected */
  lists: readonly ListProgress[]
  /** whether the portal answers and accepts our token; null: nothing was requested yet */
  isAdmitted: boolean | null
  tokenExpiresAt: Date | null
  /** lots first seen since `findNewLotsSince(now)` */
  newLots: number
  /** statuses and methods that we do not know, seen in the last 24 hours */
  recentUnknownValues: number
  openGaps: number
  /** how far the clock of the process that reads the portal is ahead of the database's; null: not measured */
  ownClockAheadSeconds: number | null
  /** the same of the portal's clock; null: the portal does not tell its time */
  portalClockAheadSeconds: number | null
}

export type Severity = 'bad' | 'warn'

interface Rule {
  severity: Severity
  holds(facts: SourceFacts, now: Date): boolean
}

const countTokenDaysLeft = ({ tokenExpiresAt }: SourceFacts, now: Date) =>
  tokenExpiresAt === null ? Infinity : (tokenExpiresAt.getTime() - now.getTime()) / DAY_MS

const isReadRecently = (lists: readonly ListProgress[], now: Date) =>
  now.getTime() - (findLastReadAt(lists)?.getTime() ?? 0) < UNREAD_MS

const isWrongClock = (aheadSeconds: number | null) => Math.abs(aheadSeconds ?? 0) >= CLOCK_WARNING_SECONDS

/** In the order in which an operator should look at them. */
const RULES = {
  refused: {
    severity: 'bad',
    holds: ({ isAdmitted, lists }, now) => isAdmitted === false && !isReadRecently(lists, now),
  },
  token_expired: { severity: 'bad', holds: (facts, now) => countTokenDaysLeft(facts, now) <= 0 },
  silent: { severity: 'bad', holds: ({ lists }, now) => findSilentSince(lists, now) !== null },
  own_clock: { severity: 'warn', holds: ({ ownClockAheadSeconds }) => isWrongClock(ownClockAheadSeconds) },
  portal_clock: { severity: 'warn', holds: ({ portalClockAheadSeconds }) => isWrongClock(portalClockAheadSeconds) },
  gaps: { severity: 'warn', holds: ({ openGaps }) => openGaps > 0 },
  token_expires: {
    severity: 'warn',
    holds: (facts, now) => countTokenDaysLeft(facts, now) > 0 && countTokenDaysLeft(facts, now) < TOKEN_WARNING_DAYS,
  },
  no_new_lots: { severity: 'warn', holds: ({ newLots }) => newLots === 0 },
  unknown_values: { severity: 'warn', holds: ({ recentUnknownValues }) => recentUnknownValues > 0 },
} as const satisfies Record<string, Rule>

export type AlarmKind = keyof typeof RULES
export const ALARM_KINDS = Object.keys(RULES) as [AlarmKind, ...AlarmKind[]]

export function getSeverity(kind: AlarmKind): Severity {
  return RULES[kind].severity
}

/** A source that nobody has connected has no alarms. */
export function findAlarms(facts: SourceFacts, now: Date): AlarmKind[] {
  return facts.lists.length === 0 ? [] : ALARM_KINDS.filter((kind) => RULES[kind].holds(facts, now))
}
