import type { LotDocument } from './lot.ts'

const SECOND = 1000
// A document usually takes seconds; one that the portal keeps refusing is waited for ever more patiently.
const DELAYS = [
  { answers: 20, delay: 3 * SECOND },
  { answers: 80, delay: 10 * SECOND },
]
const PATIENT = 60 * SECOND

/** When a tender is asked for again by itself: while a document is on its way. False once all have come or never will. */
export function refreshDelay(documents: readonly Pick<LotDocument, 'state'>[], answers: number): number | false {
  if (documents.every(({ state }) => state !== 'processing')) return false
  return DELAYS.find((step) => answers < step.answers)?.delay ?? PATIENT
}
