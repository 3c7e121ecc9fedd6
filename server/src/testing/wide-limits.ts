import type { LimitSettings } from '../http/limits/call-limits.ts'

/** For tests and proofs in which one person, from one address, makes all calls. */
export const WIDE_LIMITS: LimitSettings = {
  callsPerSecond: 1_000_000,
  searchesPerPerson: 1_000,
  searchesAtOnce: 1_000,
  searchWaitMs: 60_000,
  searchTimeoutMs: 60_000,
  // a second without a single measurement counts as an endless delay, and a test may keep the process that busy
  eventLoopDelayMs: 0,
}
