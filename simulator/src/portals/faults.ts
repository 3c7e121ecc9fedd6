// Faults that a test or the control page injects into the portals (portal design §2.5, §9).
import { makeRandom } from '../world/random.ts'

export const SURFACES = ['ows', 'tizilim', 'epz', 'documents'] as const
export type Surface = (typeof SURFACES)[number]

/** Faults that pass: the same request sent again succeeds. */
export const TRANSIENT_FAULTS = [
  'too_many_requests',
  'elasticsearch_overload',
  'bad_gateway',
  'unavailable',
  'server_error',
  'slow',
  'cut',
  'invalid_json',
  'stuck_cursor',
  'repeated_page',
  'page_drift',
  'html_instead',
  'empty_file',
] as const
const LASTING_FAULTS = [
  'graphql_errors',
  'error_in_200',
  'token_404',
  'token_403',
  'oversize_file',
  'wrong_type',
  'redirect_away',
] as const
export const FAULTS = [...TRANSIENT_FAULTS, ...LASTING_FAULTS] as const
export type FaultName = (typeof FAULTS)[number]

export interface FaultOrder {
  /**
   * Any answer: too_many_requests 429; elasticsearch_overload 500 with the 429 inside; bad_gateway 502; unavailable
   * 503; server_error plain 500;
   * slow; cut (the connection ends in the middle of the body); invalid_json; error_in_200; token_404 and token_403 (as
   * for a bad token).
   * OWS: graphql_errors; stuck_cursor (`lastId` equals `after`, and there is more). EPZ: repeated_page. Tizilim:
   * page_drift.
   * Documents: html_instead; empty_file; oversize_file (100 MB); wrong_type (content-type of something else);
   * redirect_away (to another host).
   */
  fault: FaultName
  /** By default everywhere it can happen. Files are `documents`, whichever portal they belong to. */
  surface?: Surface
  /** How many answers it affects; one by default, without limit when there is a share. */
  times?: number
  /** The share 0..1 of all answers, chosen by the seeded random numbers, until cleared. */
  share?: number
  /** How long a slow answer takes; 70 by default, the longest that was measured at a portal. */
  seconds?: number
}

const ONLY_AT: Partial<Record<FaultName, Surface>> = {
  graphql_errors: 'ows',
  stuck_cursor: 'ows',
  elasticsearch_overload: 'ows',
  error_in_200: 'ows',
  repeated_page: 'epz',
  page_drift: 'tizilim',
  html_instead: 'documents',
  empty_file: 'documents',
  oversize_file: 'documents',
  wrong_type: 'documents',
  redirect_away: 'documents',
}
const NOT_ON_DOCUMENTS: readonly FaultName[] = ['invalid_json']

export interface Faults {
  inject(fault: FaultOrder): void
  clear(): void
  list(): readonly FaultOrder[]
  /** True when this fault was injected here and is not used up yet; each call uses it once. */
  consume(fault: FaultName, surface: Surface): boolean
  slowSeconds(surface: Surface): number
}

function canHappenAt(fault: FaultName, surface: Surface): boolean {
  const only = ONLY_AT[fault]
  if (only !== undefined) return only === surface
  return surface !== 'documents' || !NOT_ON_DOCUMENTS.includes(fault)
}

export function createFaults(seed: number): Faults {
  let injected: FaultOrder[] = []
  const random = makeRandom(seed, 'faults')
  const findInjected = (fault: FaultName, surface: Surface) =>
    canHappenAt(fault, surface)
      ? injected.filter((one) => one.fault === fault && (one.surface ?? surface) === surface)
      : []
  return {
    inject: (fault) => void injected.push({ ...fault, ...(fault.share === undefined && { times: fault.times ?? 1 }) }),
    clear() {
      injected = []
    },
    list: () => injected,
    consume(fault, surface) {
      for (const one of findInjected(fault, surface)) {
        if (one.share !== undefined && !random.chance(one.share)) continue
        if (one.times !== undefined) one.times -= 1
        injected = injected.filter((other) => other.times === undefined || other.times > 0)
        return true
      }
      return false
    },
    slowSeconds: (surface) => findInjected('slow', surface)[0]?.seconds ?? 70,
  }
}
