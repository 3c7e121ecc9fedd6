import type { Tender } from '../lots/tender.ts'

/** The portal publishes the announcement without its lots. */
export function isHeadOnly(tender: Tender): boolean {
  return tender.LotOfTender.some(({ standsForTender }) => standsForTender)
}
