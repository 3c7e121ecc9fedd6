// Faults that a test injects into the mail server.
export const FAULTS = [
  'reject_recipient',
  'silent_at_recipient',
  'try_later',
  'reject_sender',
  'drop_after_data',
  'silent_after_data',
] as const
export type FaultName = (typeof FAULTS)[number]

export interface FaultOrder {
  /**
   * reject_recipient: 550, this person is not here. try_later: 451, as a greylisting server says. reject_sender: 550,
   * about the sender. silent_at_recipient: hears whom it is for and says nothing more.
   * drop_after_data: takes the letter and hangs up without a word. silent_after_data: takes the letter and says nothing
   * more.
   */
  fault: FaultName
  /** only for letters to this address */
  to?: string
  /** how many letters it affects; one by default */
  times?: number
}

export interface Faults {
  inject(fault: FaultOrder): void
  clear(): void
  /** True when this fault was injected and is not used up yet; each call uses it once. */
  consume(fault: FaultName, to?: string): boolean
  /** how often each fault has happened */
  counts(): Readonly<Record<FaultName, number>>
}

export function createFaults(): Faults {
  let injected: Required<FaultOrder>[] = []
  const counts = Object.fromEntries(FAULTS.map((name) => [name, 0])) as Record<FaultName, number>
  return {
    inject: ({ fault, to = '', times = 1 }) => void injected.push({ fault, to, times }),
    clear() {
      injected = []
    },
    consume(fault, to) {
      const found = injected.find((one) => one.fault === fault && (one.to === '' || one.to === to))
      if (!found) return false
      found.times -= 1
      injected = injected.filter((one) => one.times > 0)
      counts[fault] += 1
      return true
    },
    counts: () => ({ ...counts }),
  }
}
