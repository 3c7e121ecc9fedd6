import { pickLanguage, type Language, type Translated } from '@tendertap/domain/languages'
import type { Lot, Wording } from '../lots/lot.ts'
import type { Tender } from '../lots/tender.ts'

export type LotOfTender = Tender['LotOfTender'][number]

function pickText(texts: Translated, language: Language): Wording | null {
  const found = pickLanguage(texts, language)
  return found && { text: texts[found] ?? '', language: found }
}

/** Its name; a tender without one is called by its code. */
export function pickTenderName(tender: Tender, language: Language): Wording {
  return (
    pickText({ ru: tender.nameRu, kz: tender.nameKz, en: tender.nameEn }, language) ?? {
      text: tender.code,
      language: null,
    }
  )
}

export function pickTenderCustomer(tender: Tender, language: Language): Wording | null {
  return pickText({ ru: tender.customerRu, kz: tender.customerKz, en: tender.customerEn }, language)
}

/** A lot of the tender as the lists have it, with its tender. */
export function toListedLot(lot: LotOfTender, tender: Tender): Lot {
  return { ...lot, Tender: tender, highlights: {}, foundInDocuments: false, foundIn: null, documentMatch: null }
}

/** The portal publishes the announcement without its lots. */
export function isHeadOnly(tender: Tender): boolean {
  return tender.LotOfTender.some(({ standsForTender }) => standsForTender)
}
