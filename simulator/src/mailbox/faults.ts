// What a mail server may do wrong, to order.
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
  /** how many letters it befalls; once unless told */
  times?: number
}

export interface Faults {
  inject(fault: FaultOrder): void
  clear(): void
  /** True when this is ordered for now; counts it. */
  consume(fault: FaultName, to?: string): boolean
}

export function createFaults(): Faults {
  let ordered: Required<FaultOrder>[] = []
  return {
    inject: ({ fault, to = '', times = 1 }) => void ordered.push({ fault, to, times }),
    clear() {
      ordered = []
    },
    consume(fault, to) {
      const found = ordered.find((one) => one.fault === fault && (one.to === '' || one.to === to))
      if (!found) return false
      found.times -= 1
      ordered = ordered.filter((one) => one.times > 0)
      return true
    },
  }
}
