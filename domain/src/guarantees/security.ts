// The bid security of a lot: how much money stands behind our application, and from when until when.
//
// Portals publish it as a percentage of the lot's planned amount (spec 2 §3: bidSecurityVolume, percent): 1.00 of
// 5 000 000 ₸ is 50 000 ₸. Some never publish it; such a lot is counted apart, as nobody knows.
//
// The security is lodged with the application. So a placed lot holds the money from the day of the placement, and a lot
// in work that is not placed yet will hold it at the latest from the day on which applications end. The money comes
// back when the result is known: recorded by us or published by the portal, whichever is first, or when the purchase is
// cancelled or fails. Until then the day is expected to come EXPECTED_RESULT_DAYS after the end of applications, and
// never before tomorrow. While the portal has suspended a purchase, it keeps the money. What we lose sight of without a
// placement (declined, cancelled, too late) holds nothing.
import { isCalledOff } from '../analytics/purchase-states.ts'
import { addDays, toKazakhstanDay } from '../clock.ts'
import { isActive, isPlaced, type WorkStatus } from '../lot-work/statuses.ts'
import { multiplyByPercent } from '../money.ts'

/** Contests are usually decided within a month; nothing that a portal publishes says it better. */
export const EXPECTED_RESULT_DAYS = 30

type Amount = string | number | null

/** In tenge with two decimals; null when the portal does not publish the percentage or the amount. */
export function calculateSecurity(amount: Amount, percent: Amount): string | null {
  return multiplyByPercent(amount, percent)
}

export interface SecurityFacts {
  /** our word for the portal's; null: withdrawn */
  portalStatus: string | null
  /** the portal's own word; only the server knows it */
  portalWord?: string | null
  applicationEndAt: Date | string | null
  status: WorkStatus
  /** of the last placement */
  placedAt: Date | string | null
  /** when the result became known */
  resultAt: Date | string | null
  /** when the purchase was cancelled, withdrawn or failed; null: it goes on, or nobody knows when */
  endedAt: Date | string | null
}

/** Days 'YYYY-MM-DD' on Kazakhstan clocks, the last one not included. */
export interface Hold {
  from: string
  until: string
  /** not placed yet */
  isPlanned: boolean
}

/** When the lot's security is held; null: not at all. */
export function planHold(facts: SecurityFacts, now: Date): Hold | null {
  const today = toKazakhstanDay(now)
  const end = facts.applicationEndAt === null ? null : new Date(facts.applicationEndAt)
  const { portalStatus: status, portalWord = null } = facts
  const isOver = status === null || isCalledOff({ status, portalStatus: portalWord })
  if (isPlaced(facts.status)) {
    const from = facts.placedAt === null ? today : toKazakhstanDay(new Date(facts.placedAt))
    const released = findRelease(facts, isOver, today)
    return { from, until: released ?? expectRelease(end ?? new Date(facts.placedAt ?? now), today), isPlanned: false }
  }
  const isLate = end !== null && end <= now
  if (isOver || isLate || !(isActive(facts.status) || facts.status === 'not_processed')) return null
  const from = end === null ? today : toKazakhstanDay(end)
  return { from, until: expectRelease(end ?? now, today), isPlanned: true }
}

/** What came first. */
function findRelease({ resultAt, endedAt }: SecurityFacts, isOver: boolean, today: string): string | null {
  const days = [resultAt, endedAt].flatMap((at) => (at === null ? [] : [toKazakhstanDay(new Date(at))]))
  return days.toSorted()[0] ?? (isOver ? today : null)
}

function expectRelease(end: Date, today: string): string {
  const expected = addDays(toKazakhstanDay(end), EXPECTED_RESULT_DAYS)
  const tomorrow = addDays(today, 1)
  return expected > tomorrow ? expected : tomorrow
}

export const isHeldOn = ({ from, until }: Pick<Hold, 'from' | 'until'>, day: string): boolean =>
  from <= day && day < until
