import type { LotDocument } from './lot.ts'

const SECOND = 1000
// A document usually takes seconds; one that the portal keeps refusing is waited for ever more patiently.
const DELAYS = [
  { answers: 20, delay: 3 * SECOND },
  { answers: 80, delay: 10 * SECOND },
]
const PATIENT = 60 * SECOND
/** A tender at hand, and the history of its changes. */
export const REFRESHED_EVERY = 30 * SECOND

/**
 * When a tender is fetched again: often while a document is on its way, else now and then, for its deadline
 * may move while it is read.
 */
export function chooseRefreshDelay(documents: readonly Pick<LotDocument, 'state'>[], answers: number): number {
  if (documents.every(({ state }) => state !== 'processing')) return REFRESHED_EVERY
  return DELAYS.find((step) => answers < step.answers)?.delay ?? PATIENT
}
