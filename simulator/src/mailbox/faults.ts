// Faults that a test injects into the mail server.
export const FAULTS = [
  'reject_recipient',
  'try_later',
  'reject_sender',
  'drop_after_data',
  'silent_after_data',
] as const
export type FaultName = (typeof FAULTS)[number]

export interface FaultOrder {
  /**
   * reject_recipient: 550, this person is not here. try_later: 451, as a greylisting server says. reject_sender: 550,
   * about the sender.
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
}

export function createFaults(): Faults {
  let injected: Required<FaultOrder>[] = []
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
      return true
    },
  }
}
