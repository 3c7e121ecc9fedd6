// The labelled pool by which the search is measured: about 800 lots and what each query should find among them.
import { CUSTOMERS } from './customer-lots.ts'
import { KAZAKH_SUPPLIES } from './kazakh-supplies-lots.ts'
import { KAZAKH_WORKS } from './kazakh-works-lots.ts'
import { findLanguage, type LotText, type PoolLot, type Topics } from './pool-lot.ts'
import { QUERIES } from './queries/all.ts'
import type { LabelledQuery, QueryKind } from './queries/query.ts'
import { BUILDING } from './russian-building-lots.ts'
import { FOOD } from './russian-food-lots.ts'
import { HEALTH } from './russian-health-lots.ts'
import { HOUSEHOLD } from './russian-household-lots.ts'
import { OFFICE } from './russian-office-lots.ts'
import { SERVICES } from './russian-services-lots.ts'
import { TRANSPORT } from './russian-transport-lots.ts'

/** Customers of the other lots: nobody looks for them. */
const OTHER_CUSTOMERS = {
  ru: ['ГУ «Отдел финансов Тасбулакского района»', 'ТОО «Береке Инвест»', 'АО «Акжол Холдинг»', 'КГП «Город Сервис»'],
  kk: ['«Тасбұлақ ауданының қаржы бөлімі» ММ', '«Береке Инвест» ЖШС', '«Ақжол Холдинг» АҚ'],
} as const

/** Older lots than any decoy; every third is closed. */
function makeLot(key: string, language: 'ru' | 'kk', text: LotText, n: number, customer?: string): PoolLot {
  const [name, description = null, ensTruName = null] = typeof text === 'string' ? [text] : text
  const others = OTHER_CUSTOMERS[language]
  return {
    key,
    language,
    name,
    description,
    ensTruName,
    customer: customer ?? others[n % others.length] ?? others[0],
    tenderName: language === 'ru' ? 'Закупка по годовому плану' : 'Жылдық жоспар бойынша сатып алу',
    documentText: n % 4 === 0 ? `${name}. ${description ?? ''}` : null,
    publishedDaysAgo: 60 + ((n * 37) % 300),
    isOpen: n % 3 !== 2,
  }
}

const lotsIn = (language: 'ru' | 'kk', topics: Topics): PoolLot[] =>
  Object.entries(topics).flatMap(([topic, texts], n) =>
    texts.map((text, i) => makeLot(`${language} ${topic} ${i}`, language, text, n + i)),
  )

export const POOL: readonly PoolLot[] = [
  ...[OFFICE, FOOD, HEALTH, BUILDING, HOUSEHOLD, TRANSPORT, SERVICES].flatMap((topics) => lotsIn('ru', topics)),
  ...[KAZAKH_SUPPLIES, KAZAKH_WORKS].flatMap((topics) => lotsIn('kk', topics)),
  ...CUSTOMERS.flatMap(({ key, name, lots }) =>
    lots.map((text, i) => makeLot(`customer ${key} ${i}`, findLanguage(name), text, i, name)),
  ),
]
const KEYS = POOL.map(({ key }) => key)

/** 'ru cartridge 0-2,4' → four keys, 'ru cartridge' → all of the topic */
function expandKeys(label: string): string[] {
  const [language, topic, numbers] = label.split(' ')
  const inTopic = KEYS.filter((key) => key.startsWith(`${language} ${topic} `))
  if (numbers === undefined) return checkNotEmpty(label, inTopic)
  return numbers.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number)
    const keys = Array.from({ length: to - from + 1 }, (_, i) => `${language} ${topic} ${from + i}`)
    return checkNotEmpty(label, keys.every((key) => inTopic.includes(key)) ? keys : [])
  })
}

function checkNotEmpty(label: string, keys: string[]): string[] {
  if (keys.length === 0) throw new Error(`The pool has no lots «${label}»`)
  return keys
}

export interface Labelled extends LabelledQuery {
  kind: QueryKind
  /** keys */
  expected: readonly string[]
  alsoRight: readonly string[]
}

/** Every query with its kind and the keys of its lots. */
export const LABELLED: readonly Labelled[] = Object.entries(QUERIES).flatMap(([kind, queries]) =>
  queries.map((query) => ({
    ...query,
    kind: kind as QueryKind,
    expected: query.expected.flatMap(expandKeys),
    alsoRight: (query.alsoRight ?? []).flatMap(expandKeys),
  })),
)
