// The kinds of searches that people make, with words and companies drawn from the catalogue that is measured.
import type { Input } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { makeRandom, type Random } from '@tendertap/simulator/world/random'
import { sql } from 'kysely'
import type { Form, Words } from './words.ts'

export type LotQuery = Partial<Input<'lots/getLots'>>

export interface QueryClass {
  name: string
  /** which bar its figures belong to */
  kind: 'page' | 'single' | 'two' | 'open' | 'total' | 'facets' | 'relevant word' | 'relevant words'
  queries: LotQuery[]
}

const OPEN = ['Опубликован']
const NEWEST = { sortBy: 'publicationDate', sort: 'desc' } as const
/** pages whose total has to be counted or estimated; the others have a total that is known in advance */
const COUNTED = [
  'two words of one lot',
  'common word, open, price, by amount',
  'middling word, open, price, by amount',
  '200 companies',
  'wide filter',
]
const LIMIT = 20
/** the last row that can be reached by paging */
const LAST_ROW = 10_000
/** the same by relevance */
const LAST_RELEVANT_ROW = 1_000

export async function drawClasses(db: Database, words: Words, count: number): Promise<QueryClass[]> {
  const random = makeRandom(2026, 'queries')
  const draw = (forms: readonly Form[], what: string) => {
    if (forms.length === 0) throw new Error(`the catalogue has no ${what} words`)
    const shuffled = random.shuffled(forms)
    return Array.from({ length: count }, (_, index) => shuffled[index % shuffled.length]?.form ?? '')
  }
  const common = draw(words.between(words.russian, 0.02, 0.2), 'common')
  const mid = draw(words.between(words.russian, 0.001, 0.01), 'middling')
  // at most one lot in 25,000, or eight lots in a smaller catalogue
  const rare = draw(words.between([...words.russian, ...words.models], 0, Math.max(0.000_04, 8 / words.lots)), 'rare')
  const kazakh = draw(words.between(words.kazakh, 0.001, 0.01), 'Kazakh')
  const byRelevance = (forms: readonly string[], more: () => LotQuery = () => ({})): LotQuery[] =>
    forms.map((form) => ({ search: form, limit: LIMIT, ...more() }))
  const search = (forms: readonly string[], more: LotQuery = {}): LotQuery[] =>
    byRelevance(forms, () => ({ ...NEWEST, ...more }))
  const pairs = await drawWordPairs(db, words, count, random)
  const price = () => ({ minPrice: random.int(10, 200) * 1_000, maxPrice: random.int(1, 50) * 1_000_000 })
  const openByPrice = (forms: readonly string[]) =>
    search(forms).map((query) => ({
      ...query,
      statuses: OPEN,
      ...price(),
      sortBy: 'amount' as const,
      sort: 'desc' as const,
    }))
  const repeat = (make: () => LotQuery) => Array.from({ length: count }, () => ({ ...make(), limit: LIMIT }))
  const companies = await readCustomers(db)
  const lastPage = Math.floor(Math.min(LAST_ROW, words.lots) / LIMIT)
  const pages: QueryClass[] = [
    { name: 'newest', kind: 'page', queries: repeat(() => ({})) },
    { name: 'newest open', kind: 'open', queries: repeat(() => ({ statuses: OPEN })) },
    { name: 'common word', kind: 'single', queries: search(common) },
    { name: 'middling word', kind: 'single', queries: search(mid) },
    { name: 'rare word', kind: 'single', queries: search(rare) },
    { name: 'middling Kazakh word', kind: 'single', queries: search(kazakh) },
    { name: 'two words of one lot', kind: 'two', queries: search(pairs) },
    { name: 'common word, open, price, by amount', kind: 'open', queries: openByPrice(common) },
    { name: 'middling word, open, price, by amount', kind: 'open', queries: openByPrice(mid) },
    {
      name: '200 companies',
      kind: 'page',
      queries: repeat(() => ({ companies: random.shuffled(companies).slice(0, 200) })),
    },
    { name: 'deep page', kind: 'page', queries: repeat(() => ({ page: random.int(lastPage / 5, lastPage) })) },
    { name: 'wide filter', kind: 'page', queries: makeWideQueries(common, count, random) },
    { name: 'common word, by relevance', kind: 'relevant word', queries: byRelevance(common) },
    { name: 'middling word, by relevance', kind: 'relevant word', queries: byRelevance(mid) },
    { name: 'rare word, by relevance', kind: 'relevant word', queries: byRelevance(rare) },
    { name: 'middling Kazakh word, by relevance', kind: 'relevant word', queries: byRelevance(kazakh) },
    { name: 'two words of one lot, by relevance', kind: 'relevant words', queries: byRelevance(pairs) },
    {
      name: 'common word, open, by relevance',
      kind: 'relevant words',
      queries: byRelevance(common, () => ({ openOnly: true })),
    },
    {
      name: 'common word, price and region, by relevance',
      kind: 'relevant words',
      queries: byRelevance(common, () => ({ ...price(), regions: [random.pick(['10', '27', '43', '71', '75'])] })),
    },
    {
      name: 'common word, any page, by relevance',
      kind: 'relevant words',
      queries: byRelevance(common, () => ({ page: random.int(2, LAST_RELEVANT_ROW / LIMIT) })),
    },
  ]
  return [
    // without the total, as the screen requests them
    ...pages.map((one) => ({ ...one, queries: one.queries.map((query) => ({ ...query, withoutTotal: true })) })),
    ...pages
      .filter(({ name }) => COUNTED.includes(name))
      .map(({ name, queries }): QueryClass => ({ name: `${name}, with total`, kind: 'total', queries })),
    { name: 'common word with facets', kind: 'facets', queries: search(common, { withFacets: true }) },
  ]
}

/** Filters with so many matching lots that the total is estimated. */
export function makeWideQueries(common: readonly string[], count: number, random: Random): LotQuery[] {
  const word = () => random.pick(common)
  const kinds: (() => LotQuery)[] = [
    () => ({ search: word(), methods: [random.pick(['Запрос ценовых предложений', 'Открытый конкурс'])] }),
    () => ({ search: word(), statuses: ['Завершен'] }),
    () => ({ search: word(), minPrice: random.int(1, 900) * 1_000 }),
    () => ({ statuses: ['Завершен'], minPrice: random.int(1, 900) * 1_000 }),
    () => ({
      methods: [random.pick(['Запрос ценовых предложений', 'Открытый конкурс', 'Закуп из одного источника'])],
      sources: ['ows'],
    }),
    () => ({ regions: [random.pick(['10', '27', '43', '71', '75'])], minLots: random.int(1, 3) }),
  ]
  return Array.from({ length: count }, (_, index) => ({ ...NEWEST, ...kinds[index % kinds.length]?.(), limit: LIMIT }))
}

async function readCustomers(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name_ru as name from company where id <= 20000 order by id`.execute(db)
  return rows.map(({ name }) => name)
}

async function drawWordPairs(db: Database, words: Words, count: number, random: Random): Promise<string[]> {
  const ids = Array.from({ length: count * 4 }, () => random.int(1, words.lots))
  const { rows } = await sql<{
    text: string
  }>`select concat(name_ru, ' ', description_ru) as text from lot where id = any(${ids}::bigint[]) order by id`.execute(
    db,
  )
  const found = random.shuffled(rows).flatMap(({ text }) => {
    const long = random.shuffled([...new Set(text.toLowerCase().match(/(?<!\p{L})[а-я]{4,}(?!\p{L})/gu))])
    return long.length < 2 ? [] : [long.slice(0, 2).join(' ')]
  })
  return found.slice(0, count)
}
