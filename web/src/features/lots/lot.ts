import type { Output } from '@tendertap/contract/calls/index'
import { pickLanguage, type Language, type Translated } from '@tendertap/domain/languages'
import { toExternalUrl } from '../../lib/external-url.ts'

export type LotList = Output<'lots/getLots'>
export type Lot = LotList['data'][number]
export type LotDocument = Lot['documents'][number]

type TranslatedField =
  | 'name'
  | 'description'
  | 'additionalDescription'
  | 'customer'
  | 'mkeiName'
  | 'deliveryAddress'
  | 'katoName'
  | 'ensTruName'

type Mark = Lot['highlights'][string][number]
export const SUFFIX = { ru: 'Ru', kz: 'Kz', en: 'En' } as const satisfies Record<Language, string>

/** What the portal wrote, and in which of its languages. */
export interface Wording {
  text: string
  language: Language | null
  /** where the words of the search stand in it */
  marks?: readonly Mark[] | undefined
}

/** A field of the lot in the person's language, else in Russian (spec 2, introduction). */
export function pickLotText(lot: Lot, field: TranslatedField, language: Language): Wording | null {
  const texts: Translated = { ru: lot[`${field}Ru`], kz: lot[`${field}Kz`], en: lot[`${field}En`] }
  const picked = pickLanguage(texts, language)
  return (
    picked && {
      text: texts[picked] ?? '',
      language: picked,
      marks: lot.highlights[`${field}${SUFFIX[picked]}`],
    }
  )
}

/** Its name; a lot without one is called by its code. */
export function pickLotName(lot: Lot, language: Language): Wording {
  return pickLotText(lot, 'name', language) ?? { text: lot.code ?? lot.Tender.code, language: null }
}

/** What tells it from others of the same name: its description, else what the whole tender is called. */
export function pickLotSummary(lot: Lot, language: Language): Wording | null {
  const { nameRu, nameKz, nameEn } = lot.Tender
  const tender: Translated = { ru: nameRu, kz: nameKz, en: nameEn }
  const picked = pickLanguage(tender, language)
  const name = pickLotName(lot, language).text
  return (
    [
      pickLotText(lot, 'description', language),
      pickLotText(lot, 'additionalDescription', language),
      picked && { text: tender[picked] ?? '', language: picked },
    ].find((wording) => wording && wording.text !== name) ?? null
  )
}

/** Its own documents and those of its tender, which hold for every lot. */
export function collectLotDocuments(lot: Lot): LotDocument[] {
  const own = new Set(lot.documents.map(({ id }) => id))
  return [...lot.documents, ...lot.Tender.DocumentsOfTender.filter(({ id }) => !own.has(id))]
}

/** The page of the lot on its portal; never anything but a web page. */
export function getPortalUrl(lot: Lot): string | null {
  return toExternalUrl(lot.url ?? lot.Tender.url)
}
