import type { LotDocument } from './lot.ts'

const SECOND = 1000
// A document usually takes seconds. When it takes longer, the page asks less and less often.
const DELAYS = [
  { answers: 20, delay: 3 * SECOND },
  { answers: 80, delay: 10 * SECOND },
]
const LONGEST_DELAY = 60 * SECOND
/** How often an open tender and its history are fetched when no document is being fetched. */
export const REFRESH_INTERVAL = 30 * SECOND

/**
 * How soon a tender is fetched again: often while a document is being fetched, otherwise every half a minute, because
 * its deadline may move while the page is open.
 */
export function chooseRefreshDelay(documents: readonly Pick<LotDocument, 'state'>[], answers: number): number {
  if (documents.every(({ state }) => state !== 'processing')) return REFRESH_INTERVAL
  return DELAYS.find((step) => answers < step.answers)?.delay ?? LONGEST_DELAY
}
