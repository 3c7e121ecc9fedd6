// How many messages a person gets: a few notices come one by one, more come together, and no more than so many an hour.
import type { Channel } from './categories.ts'
import { NOTICES, type NoticeKind, type NoticeRule } from './notices.ts'

/** So many Telegram messages come one by one, each with its buttons; letters are always gathered. */
export const SINGLE_MESSAGES = 3
/** A message lists so many things and counts the rest. */
export const LISTED_IN: Readonly<Record<Channel, number>> = { email: 50, telegram: 10 }
/** Notices that one digest tells at most. */
export const DIGEST_NOTICES = 500

/** Messages per person and hour. */
export type HourlyCap = Readonly<Record<Channel, number>>
export const HOURLY_CAP: HourlyCap = { email: 12, telegram: 20 }
const HOUR = 3_600_000

export interface Waiting {
  channel: Channel
  /** notices that are due */
  due: number
  /** when the messages of the last hour were sent, or may have been, the earliest first */
  sentAt: readonly Date[]
}

/** What may be told in one message, of those that are due; a notice that goes alone waits for its own. */
export function pickTogether<N extends { kind: NoticeKind }>(due: readonly N[]): readonly N[] {
  const [first] = due
  if (!first) return []
  return goesAlone(first) ? [first] : due.filter((notice) => !goesAlone(notice))
}

function goesAlone({ kind }: { kind: NoticeKind }): boolean {
  const rule: NoticeRule = NOTICES[kind]
  return rule.isAlone ?? false
}

/** `together`: so many of them in one message now; or not before `waitUntil`. */
export type SendingPlan = { together: number } | { waitUntil: Date }

export function planSending({ channel, due, sentAt }: Waiting, now: Date, cap: HourlyCap = HOURLY_CAP): SendingPlan {
  const recent = sentAt.filter((moment) => now.getTime() - moment.getTime() < HOUR)
  const left = cap[channel] - recent.length
  const [earliest] = recent
  if (left <= 0 && earliest) return { waitUntil: new Date(earliest.getTime() + HOUR) }
  const isSingle = channel === 'telegram' && due <= SINGLE_MESSAGES && due <= left
  return { together: isSingle ? Math.min(due, 1) : due }
}

/** For about three hours. */
const MAX_ATTEMPTS = 20
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15 * 60_000

/** The milliseconds until the next attempt at what was tried so often; null: it is given up. */
export function getRetryWait(attempts: number): number | null {
  return attempts < MAX_ATTEMPTS ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1)) : null
}
