// The options for starting the portals, and what a caller can do with the running ones.
import type { VirtualClock } from './clock.ts'
import type { FaultOrder } from './faults.ts'
import type { LoggedRequest } from './request-log.ts'
import type { Checksums, Expected } from './world/checksums.ts'
import type { ActOrder, OddityOrder, ActResult } from './world/orders.ts'

export interface PortalsOptions {
  /** The same seed, start and orders make the same world. */
  seed?: number
  /** Now by default. */
  startedAt?: Date
  /** At the state portal and the register; the single window has 8 % as many on top. 3,000 by default. */
  lots?: number
  port?: number
  /** 'running' follows real time; 'stopped', the default, stands still until the clock is moved. */
  clock?: 'running' | 'stopped'
  /** Seconds of the world in one real second while it runs. */
  speed?: number
  /** How often the world performs an act by itself, in its own time; 180 by default, 0 for never. */
  secondsBetweenActs?: number
  tokens?: { ows?: string; tizilim?: string }
}

export interface Portals {
  /**
   * Bases of the portals: `${ows}/v3/graphql`, `${tizilim}/api/public/tenders`, `${epz}/api/core/api/public/lots/`.
   * `control` has the page.
   */
  urls: { ows: string; tizilim: string; epz: string; control: string }
  tokens: { ows: string; tizilim: string }
  clock: VirtualClock
  act(order: ActOrder): ActResult
  applyOddity(order: OddityOrder): ActResult
  /** From now on this address answers other bytes, and no list of the portal shows it. */
  rewriteDocument(url: string): void
  injectFault(fault: FaultOrder): void
  /** Every transient fault at once, each for this share of the answers. */
  injectAllFaults(share: number, options?: { slowSeconds?: number }): void
  clearFaults(): void
  /** Answers 429 above this many requests per second and portal; null for no limit. */
  limitRate(perSecond: number | null): void
  /** From then on, in the world's time, the OWS token is refused. */
  expireToken(at: Date | null): void
  /** What a perfect catalogue holds now. `epzSince`: the single window's lots whose bids end then or later. */
  checksums(epzSince?: Date): Checksums
  /** The ids behind the checksums. */
  expected(epzSince?: Date): Expected
  /** The newest first. */
  requests(): readonly LoggedRequest[]
  close(): Promise<void>
}
