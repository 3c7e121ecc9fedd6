// Which way to a page is cheaper. Measured in docs/decisions/0017.
import type { PageRange, SearchPlan } from './plan.ts'

/** the number of lots that a scan reads in the time in which one match is collected and sorted */
const SCANNED_PER_COLLECTED = 2
/** a search for several words reads the index entries of the rarest one: the cost of an entry, in collected matches */
const COST_OF_INDEX_ENTRY = 1 / 15

/**
 * A scan for a rare word would read the whole catalogue; collecting the matches of a common one, a large part of it. A
 * set of lots is small, and no index has its order.
 */
export function usesOrderedScan(plan: SearchPlan, range: PageRange): boolean {
  const { set, words, lots, scannable, filter, thresholds } = plan
  const toCollect = words.expected + (words.rarest ?? 0) * COST_OF_INDEX_ENTRY
  const maxScan =
    words.rarest === null ? thresholds.maxScan : toCollect * (scannable / Math.max(lots, 1)) * SCANNED_PER_COLLECTED
  return set === null && !filter.namesOne && estimateScannedLots(plan, range) <= maxScan
}

/** How many lots a scan is expected to read before enough of them have all the words. */
export function estimateScannedLots({ words, lots }: SearchPlan, { offset, limit }: PageRange): number {
  return words.expected > 0 ? (offset + limit) * Math.max(1, lots / words.expected) : Infinity
}
