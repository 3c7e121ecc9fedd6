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
  const { set, words, lots, scannable, filter, stageLimit, thresholds } = plan
  // the scan for closed lots leaves out the published ones
  if (set !== null || filter.namesOne || (filter.publishedOnly && stageLimit === 'closed')) return false
  const maxScan =
    words.rarest === null
      ? thresholds.maxScan
      : estimateCollectedLots(plan) * (scannable / Math.max(lots, 1)) * SCANNED_PER_COLLECTED
  return estimateScannedLots(plan, range) <= maxScan
}

/** How many lots have all the words, with the cost of the index entries that lead to them. */
export function estimateCollectedLots({ words }: SearchPlan): number {
  return words.expected + (words.rarest ?? 0) * COST_OF_INDEX_ENTRY
}

/** words that people type together occur together so many times more often than by chance */
const TOGETHER = 4

/** How many lots a scan is expected to read before enough of them have all the words. */
export function estimateScannedLots({ words, lots }: SearchPlan, { offset, limit }: PageRange): number {
  const expected = Math.min(words.expected * TOGETHER, Math.max(words.expected, words.rarest ?? 0))
  return expected > 0 ? (offset + limit) * Math.max(1, lots / expected) : Infinity
}

/** So few lots with the words are read one by one to test them for other conditions: it takes some 40 ms. */
export const MAX_READ = 20_000
/** a scan in vain must cost little beside that */
const MAX_SCAN_BEFORE_READING = 8_000
/** a scan may read this many times more lots than estimated */
const SCAN_MARGIN = 2

/** How many lots a scan may read before the matches are collected instead. */
export function limitScan(plan: SearchPlan, range: PageRange): number {
  const { hasFilter, stageLimit, thresholds } = plan
  const most = Math.max(thresholds.maxScan, Math.ceil(estimateScannedLots(plan, range) * SCAN_MARGIN))
  const isRead = hasFilter && stageLimit !== null && estimateCollectedLots(plan) <= MAX_READ
  return isRead ? Math.min(most, MAX_SCAN_BEFORE_READING) : most
}
