// The columns of a sheet of past results, recognised by their headings in three languages.
import { LANGUAGES, type Language } from '../languages.ts'
import { toPlainWords } from './plain-words.ts'

export const COLUMNS = [
  'lotNumber',
  'tenderNumber',
  'lotName',
  'customer',
  'plannedAmount',
  'offerPrice',
  'outcome',
  'finalAmount',
  'winner',
  'lossReason',
  'decidedOn',
] as const
export type Column = (typeof COLUMNS)[number]

export const AMOUNT_COLUMNS = ['plannedAmount', 'offerPrice', 'finalAmount'] as const satisfies readonly Column[]
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]

export function isAmountColumn(column: Column): column is AmountColumn {
  return (AMOUNT_COLUMNS as readonly Column[]).includes(column)
}

type Headings = readonly [string, ...string[]]

/** The first heading of a language is the one that we show; the others are understood too. */
const HEADINGS: Readonly<Record<Column, Record<Language, Headings>>> = {
  lotNumber: {
    ru: ['Номер лота', '№ лота', 'Лот №', 'Лот', 'Код лота'],
    kz: ['Лот нөмірі', 'Лоттың нөмірі', 'Лот коды'],
    en: ['Lot number', 'Lot no', 'Lot', 'Lot ID'],
  },
  tenderNumber: {
    ru: ['Номер закупки', '№ закупки', 'Номер объявления', '№ объявления', 'Номер тендера', '№ тендера', 'Тендер'],
    kz: ['Сатып алу нөмірі', 'Хабарландыру нөмірі', 'Тендер нөмірі'],
    en: ['Tender number', 'Tender no', 'Announcement number', 'Purchase number', 'Tender'],
  },
  lotName: {
    ru: ['Наименование лота', 'Название лота', 'Наименование', 'Название', 'Предмет закупки', 'Товар'],
    kz: ['Лот атауы', 'Лоттың атауы', 'Атауы', 'Сатып алу мәні'],
    en: ['Lot name', 'Name', 'Item', 'Subject'],
  },
  customer: {
    ru: ['Заказчик', 'Наименование заказчика', 'Организатор'],
    kz: ['Тапсырыс беруші', 'Тапсырыс берушінің атауы', 'Ұйымдастырушы'],
    en: ['Customer', 'Customer name', 'Organiser'],
  },
  plannedAmount: {
    ru: ['Плановая сумма', 'Сумма лота', 'Плановая цена', 'Начальная сумма', 'Начальная цена', 'Выделенная сумма'],
    kz: ['Жоспарланған сома', 'Жоспарлы сома', 'Лот сомасы', 'Бөлінген сома'],
    en: ['Planned amount', 'Lot amount', 'Budget', 'Starting price'],
  },
  offerPrice: {
    ru: ['Наша цена', 'Цена предложения', 'Ценовое предложение', 'Наше предложение', 'Сумма предложения'],
    kz: ['Біздің баға', 'Баға ұсынысы', 'Ұсыныс бағасы'],
    en: ['Our price', 'Offer price', 'Our offer', 'Bid'],
  },
  outcome: {
    ru: ['Результат', 'Итог', 'Исход', 'Статус'],
    kz: ['Нәтиже', 'Нәтижесі', 'Қорытынды', 'Мәртебесі'],
    en: ['Result', 'Outcome', 'Status'],
  },
  finalAmount: {
    ru: ['Итоговая сумма', 'Сумма договора', 'Цена победителя', 'Сумма победителя', 'Итоговая цена'],
    kz: ['Қорытынды сома', 'Шарт сомасы', 'Жеңімпаз бағасы', 'Жеңімпаздың бағасы'],
    en: ['Final amount', 'Contract amount', 'Winning price', 'Final price'],
  },
  winner: {
    ru: ['Победитель', 'Компания-победитель', 'Поставщик'],
    kz: ['Жеңімпаз', 'Жеңімпаз компания', 'Өнім беруші'],
    en: ['Winner', 'Winning company', 'Supplier'],
  },
  lossReason: {
    ru: ['Причина проигрыша', 'Причина'],
    kz: ['Ұтылу себебі', 'Жеңілу себебі', 'Себебі', 'Себеп'],
    en: ['Loss reason', 'Reason of loss', 'Reason'],
  },
  decidedOn: {
    ru: ['Дата итогов', 'Дата результата', 'Дата подведения итогов', 'Дата договора', 'Дата'],
    kz: ['Қорытынды күні', 'Нәтиже күні', 'Шарт күні', 'Күні'],
    en: ['Date of the results', 'Result date', 'Date of result', 'Contract date', 'Date'],
  },
}

/** What the column is called. */
export function getHeading(column: Column, language: Language): string {
  return HEADINGS[column][language][0]
}

const byHeading = new Map<string, Column>(
  COLUMNS.flatMap((column) =>
    LANGUAGES.flatMap((language) =>
      HEADINGS[column][language].map((heading): [string, Column] => [toPlainWords(heading), column]),
    ),
  ),
)

// «Плановая сумма, тенге (без НДС)» is the planned amount.
const BRACKETS = /\([^)]*\)/g
const UNIT = /(?:\s(?:в|без|с|ндс|ққс|vat|тг|тенге|теңге|kzt|tenge))+$/

function findColumn(heading: unknown): Column | null {
  if (typeof heading !== 'string') return null
  const words = toPlainWords(heading.replaceAll(BRACKETS, ' '))
  return byHeading.get(words) ?? byHeading.get(words.replace(UNIT, '')) ?? null
}

export interface RecognisedSheet {
  /** the index of the line with the headings */
  headingLine: number
  /** the index of each column that was found */
  columns: ReadonlyMap<Column, number>
  /** headings that say nothing to us */
  unknown: readonly string[]
}

/** A title or a logo may stand above the headings. */
const LINES_SEARCHED = 20

/** The first line of which at least two cells are headings; null: there is none. */
export function recogniseColumns(lines: readonly (readonly unknown[])[]): RecognisedSheet | null {
  for (const [headingLine, cells] of lines.slice(0, LINES_SEARCHED).entries()) {
    const columns = new Map<Column, number>()
    const unknown: string[] = []
    for (const [index, cell] of cells.entries()) {
      const column = findColumn(cell)
      if (column !== null && !columns.has(column)) columns.set(column, index)
      else if (typeof cell === 'string' && cell.trim() !== '') unknown.push(cell.trim())
    }
    if (columns.size >= 2) return { headingLine, columns, unknown }
  }
  return null
}

/** Without these no line can be imported. The winner may stand for the outcome, the name for the number. */
export function listMissingColumns(columns: ReadonlyMap<Column, number>): Column[] {
  const missing: Column[] = []
  if (!columns.has('lotNumber') && !columns.has('lotName')) missing.push('lotNumber')
  if (!columns.has('outcome') && !columns.has('winner')) missing.push('outcome')
  if (!columns.has('decidedOn')) missing.push('decidedOn')
  return missing
}
