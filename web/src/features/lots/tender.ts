import type { Output } from '@tendertap/contract/calls/index'
import { pickLanguage, type Language, type Translated } from '@tendertap/domain/languages'
import type { Lot, LotDocument, Wording } from './lot.ts'

export type Tender = Output<'tenders/getTenderDetails'>['tender']
export type LotOfTender = Tender['LotOfTender'][number]
/** What a tender in a list has as well, and the tender of a lot. */
type TenderHead = Lot['Tender']

/** spec 2 §7: an answer without the field `tender` has an error text of its own. */
export class NoAnswer extends Error {}

/** The tender of an answer; null when the answer says that there is none. */
export function readTender(answer: Partial<Output<'tenders/getTenderDetails'>>): Tender | null {
  if (answer.tender === undefined) throw new NoAnswer()
  return answer.tender
}

/** The tender's own and those of all its lots. */
export function collectDocuments(tender: Tender): LotDocument[] {
  return [...tender.DocumentsOfTender, ...tender.LotOfTender.flatMap(({ documents }) => documents)]
}

function pickText(texts: Translated, language: Language): Wording | null {
  const found = pickLanguage(texts, language)
  return found && { text: texts[found] ?? '', language: found }
}

/** Its name; a tender without one is called by its code. */
export function pickTenderName(tender: TenderHead, language: Language): Wording {
  return (
    pickText({ ru: tender.nameRu, kz: tender.nameKz, en: tender.nameEn }, language) ?? {
      text: tender.code,
      language: null,
    }
  )
}

export function pickTenderCustomer(tender: TenderHead, language: Language): Wording | null {
  return pickText({ ru: tender.customerRu, kz: tender.customerKz, en: tender.customerEn }, language)
}

/** A lot of the tender as the lists have it, with its tender. */
export function toListedLot(lot: LotOfTender, tender: Tender): Lot {
  return { ...lot, Tender: tender, highlights: {}, foundInDocuments: false, foundIn: null, documentMatch: null }
}
