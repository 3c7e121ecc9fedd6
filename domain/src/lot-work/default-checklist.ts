// The documents to collect for a lot that has just been taken into work: what an application for a price request or a
// competition usually needs.
import { PRICE_KEY } from './checklist.ts'

/** One line of a checklist before any lot has it. */
export interface TemplateEntry {
  key: string
  descriptionRu: string
  descriptionKz: string | null
  descriptionEn: string | null
  required: boolean
}

/** In the order in which they are shown. */
export const DEFAULT_CHECKLIST: readonly TemplateEntry[] = [
  {
    key: 'application',
    descriptionRu: 'Заявка на участие',
    descriptionKz: 'Қатысуға өтінім',
    descriptionEn: 'Application for participation',
    required: true,
  },
  {
    key: 'technical_specification',
    descriptionRu: 'Техническая спецификация предлагаемого товара, работы или услуги',
    descriptionKz: 'Ұсынылатын тауардың, жұмыстың немесе қызметтің техникалық ерекшелігі',
    descriptionEn: 'Technical specification of the goods, work or service offered',
    required: true,
  },
  {
    key: 'tax_certificate',
    descriptionRu: 'Сведения об отсутствии налоговой задолженности',
    descriptionKz: 'Салық берешегінің жоқ екендігі туралы мәлімет',
    descriptionEn: 'Certificate of no tax debt',
    required: true,
  },
  {
    key: 'qualification',
    descriptionRu: 'Документы, подтверждающие квалификацию и опыт',
    descriptionKz: 'Біліктілік пен тәжірибені растайтын құжаттар',
    descriptionEn: 'Proof of qualification and experience',
    required: false,
  },
  {
    key: 'permits',
    descriptionRu: 'Лицензии и разрешения, если они нужны',
    descriptionKz: 'Қажет болса, лицензиялар мен рұқсаттар',
    descriptionEn: 'Licences and permits, where needed',
    required: false,
  },
  {
    key: 'bid_security',
    descriptionRu: 'Обеспечение заявки, если его требует заказчик',
    descriptionKz: 'Тапсырыс беруші талап етсе, өтінімді қамтамасыз ету',
    descriptionEn: 'Bid security, where the customer asks for it',
    required: false,
  },
  {
    key: PRICE_KEY,
    descriptionRu: 'Ценовое предложение',
    descriptionKz: 'Баға ұсынысы',
    descriptionEn: 'Price offer',
    required: true,
  },
]

/** The most entries of a template, the price included. */
export const MAX_TEMPLATE_ENTRIES = 30

const PRICE_ENTRY = DEFAULT_CHECKLIST.filter(({ key }) => key === PRICE_KEY)

/** A workspace's own template as it is kept: the price is always its last entry, whatever was sent. */
export function completeTemplate(entries: readonly TemplateEntry[]): TemplateEntry[] {
  return [...entries.filter(({ key }) => key !== PRICE_KEY), ...PRICE_ENTRY]
}

/** With the price, whether it was sent or not. */
export function fitsTemplate(entries: readonly TemplateEntry[]): boolean {
  return completeTemplate(entries).length <= MAX_TEMPLATE_ENTRIES
}

/** Every description, in any language, names one entry alone, and so does every key. */
export function hasDistinctEntries(entries: readonly TemplateEntry[]): boolean {
  const names = completeTemplate(entries).flatMap(({ descriptionRu, descriptionKz, descriptionEn }) => [
    ...new Set([descriptionRu, descriptionKz, descriptionEn].flatMap((text) => text?.trim() || [])),
  ])
  const keys = completeTemplate(entries).map(({ key }) => key)
  return new Set(names).size === names.length && new Set(keys).size === keys.length
}
