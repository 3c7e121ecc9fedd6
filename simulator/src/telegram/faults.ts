// Faults that a test injects into the Bot API.
const REFUSALS = ['too_many_requests', 'blocked', 'bad_gateway', 'hang'] as const
const LOSSES = ['lost_answer', 'silent_after_accept'] as const
export const FAULTS = [...REFUSALS, ...LOSSES] as const
export type FaultName = (typeof FAULTS)[number]

export interface FaultOrder {
  /**
   * Before anything is done: too_many_requests: 429. blocked: 403. bad_gateway: 502 with a page of HTML. hang: no
   * answer, ever.
   * After it was done: lost_answer: the connection is closed without an answer. silent_after_accept: no answer, ever.
   */
  fault: FaultName
  /** only for calls about this chat */
  chat?: number
  /** `sendMessage` by default */
  method?: string
  /** how many calls it affects; one by default */
  times?: number
  /** only each n-th such call */
  every?: number
  /** of too_many_requests, in seconds; one by default */
  retryAfter?: number
}

export interface Faults {
  inject(fault: FaultOrder): void
  clear(): void
  /** The fault that happens to this call, before it is done or after; each call uses a fault once. */
  consume(when: 'before' | 'after', method: string, chat: number): FaultOrder | null
  /** how often each fault has happened */
  counts(): Readonly<Record<FaultName, number>>
}

export function createFaults(): Faults {
  let injected: { order: FaultOrder; left: number; seen: number }[] = []
  const counts = Object.fromEntries(FAULTS.map((name) => [name, 0])) as Record<FaultName, number>
  return {
    inject: (order) => void injected.push({ order, left: order.times ?? 1, seen: 0 }),
    clear() {
      injected = []
    },
    consume(when, method, chat) {
      const names: readonly string[] = when === 'before' ? REFUSALS : LOSSES
      const found = injected.find((one) => {
        const { fault, method: wanted = 'sendMessage', chat: only, every = 1 } = one.order
        const isMeant = names.includes(fault) && wanted.toLowerCase() === method.toLowerCase()
        if (!isMeant || (only !== undefined && only !== chat)) return false
        one.seen += 1
        return one.seen % every === 0
      })
      if (!found) return null
      found.left -= 1
      injected = injected.filter(({ left }) => left > 0)
      counts[found.order.fault] += 1
      return found.order
    },
    counts: () => ({ ...counts }),
  }
}
