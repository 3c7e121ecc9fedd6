// How many messages a second Telegram takes from a bot: in all, and to one chat, there with a small burst.
const CHAT_BURST = 3

export interface LimitSettings {
  /** 30 by default; Infinity for no limit */
  perSecond?: number
  /** 1 by default; Infinity for no limit */
  perChatPerSecond?: number
}

export interface Limits {
  /** Counts this message; returns the seconds to wait when it is one too many, else 0. */
  count(chatId: number): number
}

export function createLimits({ perSecond = 30, perChatPerSecond = 1 }: LimitSettings): Limits {
  const all = createAllowance(perSecond, Math.max(perSecond, 1))
  const perChat = new Map<number, Allowance>()
  return {
    count(chatId) {
      const own = perChat.get(chatId) ?? createAllowance(perChatPerSecond, Math.max(perChatPerSecond, CHAT_BURST))
      perChat.set(chatId, own)
      const seconds = Math.max(all.secondsToWait(), own.secondsToWait())
      if (seconds > 0) return Math.ceil(seconds)
      all.take()
      own.take()
      return 0
    },
  }
}

interface Allowance {
  secondsToWait(): number
  take(): void
}

/** Grows by `perSecond` up to `most`; a message takes one. */
function createAllowance(perSecond: number, most: number): Allowance {
  if (perSecond === Infinity) return { secondsToWait: () => 0, take: () => undefined }
  let left = most
  let at = performance.now()
  return {
    secondsToWait() {
      const now = performance.now()
      left = Math.min(most, left + ((now - at) / 1_000) * perSecond)
      at = now
      return left >= 1 ? 0 : (1 - left) / perSecond
    },
    take() {
      left -= 1
    },
  }
}
