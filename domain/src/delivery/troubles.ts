// What is wrong with what the product sends and with its background jobs. The operator's page and the alarm ask the
// same rule, about periods of their own.

/**
 * Quiet hours and hourly limits move the time at which a notice is due, attempts that fail do not, so one that waits
 * longer is stuck.
 */
const STUCK_MS = 15 * 60_000

export interface DeliveryFacts {
  /** deliveries that were given up */
  failed: number
  /** jobs that were given up; a letter of the product itself that failed leaves one, a notice does not */
  deadLetters: number
  /** since when the longest waiting delivery should have been sent; null: none waits */
  waitingSince: Date | null
}

/** In the order in which an operator should look at them. */
const RULES = {
  stuck: ({ waitingSince }, now) => waitingSince !== null && now.getTime() - waitingSince.getTime() >= STUCK_MS,
  failed: ({ failed }) => failed > 0,
  dead_letters: ({ deadLetters }) => deadLetters > 0,
} as const satisfies Record<string, (facts: DeliveryFacts, now: Date) => boolean>

export type DeliveryTrouble = keyof typeof RULES
export const DELIVERY_TROUBLES = Object.keys(RULES) as [DeliveryTrouble, ...DeliveryTrouble[]]

export function findTroubles(facts: DeliveryFacts, now: Date): DeliveryTrouble[] {
  return DELIVERY_TROUBLES.filter((trouble) => RULES[trouble](facts, now))
}
