// A bucket of tokens per key, in this process's memory. A full bucket allows a burst; it is refilled at a steady rate.

export interface BucketSettings {
  burst: number
  perSecond: number
}

/** Takes tokens and gives 0, or takes none and gives the seconds until there are enough. */
export type TakeTokens = (key: string, tokens: number, nowMs?: number) => number

// beyond this many keys the full buckets are forgotten: a new one is full as well
const MANY_KEYS = 10_000

export function createTokenBuckets({ burst, perSecond }: BucketSettings): TakeTokens {
  const buckets = new Map<string, { tokens: number; atMs: number }>()
  let forgetAt = MANY_KEYS

  const forgetFull = (nowMs: number) => {
    for (const [key, { tokens, atMs }] of buckets)
      if (tokens + ((nowMs - atMs) / 1_000) * perSecond >= burst) buckets.delete(key)
    forgetAt = Math.max(MANY_KEYS, buckets.size * 2)
  }

  return (key, wanted, nowMs = performance.now()) => {
    if (buckets.size >= forgetAt) forgetFull(nowMs)
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: nowMs }
    buckets.set(key, bucket)
    bucket.tokens = Math.min(burst, bucket.tokens + ((nowMs - bucket.atMs) / 1_000) * perSecond)
    bucket.atMs = nowMs
    const missing = Math.min(wanted, burst) - bucket.tokens
    if (missing > 0) return missing / perSecond
    bucket.tokens -= Math.min(wanted, burst)
    return 0
  }
}
