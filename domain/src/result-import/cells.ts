// What people write into the cells of a sheet of past results.
import { isDay } from '../clock.ts'
import { LOSS_REASONS, type LossReason } from '../lot-results/results.ts'
import type { Outcome } from '../lot-results/outcome.ts'
import { isAmountColumn, type Column } from './columns.ts'
import { toPlainWords } from './plain-words.ts'

/** How a past lot ended: like a lot in work, or no application was placed. */
export const PAST_OUTCOMES = ['won', 'lost', 'cancelled', 'not_placed'] as const satisfies readonly (
  | Outcome
  | 'not_placed'
)[]
export type PastOutcome = (typeof PAST_OUTCOMES)[number]

/** Longer cells are cut. */
export const MAX_CELL = 500

/** Excel counts days from this year. */
export type FirstYear = 1900 | 1904
const DAYS_BEFORE_1904 = 1_462

/** A cell of the sheet as text; null: it is empty. A date is a day without a time zone. */
export function toCellText(value: unknown, column: Column, firstYear: FirstYear = 1900): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10)
  if (typeof value === 'number' && column === 'decidedOn' && firstYear === 1904) return String(value + DAYS_BEFORE_1904)
  if (typeof value === 'number') return isAmountColumn(column) ? value.toFixed(2) : String(value)
  if (typeof value !== 'string') return null
  // what the database cannot store: NUL and halves of characters
  const text = value.replaceAll('\0', '').trim().slice(0, MAX_CELL).toWellFormed().trim()
  return text === '' || /^[-–—]+$/.test(text) ? null : text
}

const CURRENCY = /(?:₸|тенге|теңге|тг\.?|kzt)$/i
const MAX_AMOUNT = 1e16

/** An amount above 0 with at most two decimals; null: the text is none. */
export function readAmount(text: string): number | null {
  const amount = readNumber(text)
  return amount !== null && amount > 0 && amount < MAX_AMOUNT ? amount : null
}

export const isZero = (text: string) => readNumber(text) === 0

function readNumber(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '').replace(CURRENCY, '').replaceAll("'", '')
  const plain = dropGrouping(digits)
  return /^\d{1,16}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

/** The last of two kinds of separators begins the decimals; one that repeats groups thousands. */
function dropGrouping(digits: string): string {
  const separators = [...digits].filter((character) => character === ',' || character === '.')
  const last = separators.at(-1)
  if (last === undefined) return digits
  const other = last === ',' ? '.' : ','
  if (separators.filter((one) => one === last).length > 1)
    return separators.includes(other) || !isGrouped(digits) ? digits : digits.replaceAll(last, '')
  return digits.replaceAll(other, '').replace(last, '.')
}

const isGrouped = (digits: string) => /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)

// Excel counts days from here; 1 is 1 January 1900, and 29 February 1900 is one of them.
const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_MS = 24 * 60 * 60 * 1000

/** 'YYYY-MM-DD'; null: the text is no day from 2000 on. */
export function readDay(text: string): string | null {
  const day = toIsoDay(text.trim())
  return day !== null && isDay(day) && day >= '2000-01-01' ? day : null
}

function toIsoDay(text: string): string | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)
  if (iso?.[1]) return iso[1]
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s*г\.?)?(?:[ ,].*)?$/.exec(text) ?? []
  if (day && month && year)
    return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (/^\d{5}(?:\.\d+)?$/.test(text))
    return new Date(FIRST_DAY + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
  return null
}

const OUTCOME_WORDS: Readonly<Record<PastOutcome, readonly string[]>> = {
  won: [
    'выиграли|выиграл|выигран|выиграно|выиграна|выигрыш|победа|победили|победитель|мы|да|+',
    'жеңдік|ұттық|жеңіс|жеңіп алдық|иә',
    'won|win|winner|yes',
  ],
  lost: [
    'проиграли|проиграл|проигран|проиграно|проиграна|проигрыш|поражение|не выиграли|отклонены|отклонена|нет',
    'жеңілдік|ұтылдық|ұтылыс|жеңіліс|жоқ',
    'lost|loss|lose|rejected|no',
  ],
  cancelled: [
    'отменен|отменена|отменено|отмена|закупка отменена|не состоялся|не состоялась|не состоялось|несостоявшаяся',
    'күші жойылды|сатып алудың күші жойылды|тоқтатылды|өтпеді|болмады|сатып алудан бас тартылды|сатып алу тоқтатылды',
    'cancelled|canceled|purchase cancelled|failed|did not take place',
  ],
  not_placed: [
    'не подали|не подано|не подана|не участвовали|не участвовал|не разместили|не размещен|заявка не подана|не подавали заявку',
    'өтінім берілмеді|өтінім бермедік|қатыспадық|орналастырылмады',
    'not placed|not submitted|did not bid|no bid|did not take part|no application placed',
  ],
}

const LOSS_WORDS: Readonly<Record<LossReason, readonly string[]>> = {
  price: [
    'цена|по цене|проиграли по цене|высокая цена|дорого|дороже|демпинг',
    'баға|баға бойынша|баға бойынша жеңілдік|баға бойынша ұтылдық|қымбат',
    'price|lost on price|too expensive',
  ],
  documents: [
    'документы|по документам|отклонены по документам|не хватило документов',
    'құжаттар|құжаттар бойынша|құжаттар бойынша қабылданбады',
    'documents|rejected on documents',
  ],
  specification: [
    'спецификация|техническая спецификация|не подошла спецификация|характеристики|тех спецификация|техспецификация',
    'техникалық ерекшелік|техникалық ерекшелік сай келмеді|сипаттама',
    'specification|specification did not fit',
  ],
  experience: ['опыт|нет опыта|не хватило опыта', 'тәжірибе|тәжірибе жетпеді', 'experience|not enough experience'],
  late: [
    'опоздали|не успели|поздно|опоздали с заявкой|сроки',
    'кешіктік|үлгермедік|өтінімді кеш бердік',
    'late|too late|applied too late',
  ],
  other: ['другое|другая причина|иное|прочее', 'басқа|басқа себеп', 'other|another reason'],
}

/** «выиграли|победа» → each of the words by itself. */
function indexWords<Value extends string>(words: Readonly<Record<Value, readonly string[]>>): Map<string, Value> {
  const entries = Object.entries<readonly string[]>(words) as [Value, readonly string[]][]
  return new Map(
    entries.flatMap(([value, lines]) =>
      lines.flatMap((line) => line.split('|').map((word): [string, Value] => [toKey(word), value])),
    ),
  )
}

/** A single sign, like +, has no words. */
const toKey = (text: string) => toPlainWords(text) || text.trim()

const outcomes = indexWords(OUTCOME_WORDS)
const reasons = indexWords(LOSS_WORDS)

export const readOutcome = (text: string): PastOutcome | null => outcomes.get(toKey(text)) ?? null

export const readLossReason = (text: string): LossReason | null =>
  reasons.get(toKey(text)) ?? LOSS_REASONS.find((reason) => reason === toKey(text)) ?? null
