// Every filter in any combination is compared with an oracle: a plain loop over all lots.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import type { LotFilter, SortField } from '@tendertap/domain/lots/filter'
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { isOpen as isOpenByRule } from '@tendertap/domain/lots/openness'
import { LOT_STATUSES, PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScoper } from '../../../db/scope.ts'
import { analyse, type Term } from '../../../language/analyse.ts'
import { listRequiredWords } from '../../../language/correction.ts'
import { occurs } from '../../../language/highlight.ts'
import { parseQuery, type Word } from '../../../language/query.ts'
import { countRoundTrips } from '../../../testing/round-trips.ts'
import { seedLots, type SeededLot } from '../../../testing/seeded-lots.ts'
import { testServer } from '../../../testing/server.ts'
import { foldCounts } from '../indexing/counts.ts'
import { indexTenders } from '../indexing/index-lots.ts'
import { createLexemeCache } from '../indexing/lexeme-cache.ts'
import { hasCode } from './code-conditions.ts'
import { joinByOr } from './condition.ts'
import { selectPhrasePage } from './phrase-page.ts'
import { planSearch } from './plan.ts'
import type { LotSet } from './relation.ts'
import { resolveFilter } from './resolve-filter.ts'
import { searchLots as searchWithSynonyms, type SearchRequest, type SearchResult } from './search.ts'
import { THRESHOLDS, type SearchThresholds } from './thresholds.ts'

const COUNT = 2_000
const NOW = new Date('2026-11-14T07:00:00Z')
const server = await testServer()
const inScope = createScoper(server.db)
let lots: SeededLot[]
/** the terms of each lot, by tier: those of a tier and of all earlier ones */
let terms: Map<number, Term[][]>
let ranks: Record<'name' | 'customer' | 'status', Map<number, number>>

beforeAll(async () => {
  lots = await seedLots(server.db.owner, COUNT, NOW)
  const documents = await addDocuments()
  await foldAllCounts()
  terms = new Map(
    lots.map((lot) => {
      const tiers = [
        [lot.nameRu, lot.nameKz],
        [lot.descriptionRu],
        [lot.customer, lot.tenderName],
        [documents.get(lot.tenderId)],
      ].map((texts) => analyse(texts.join('\n')))
      return [lot.id, tiers.map((_, tier) => tiers.slice(0, tier + 1).flat())]
    }),
  )
  // only the database knows its collation
  const { rows } = await sql<{ id: number; name: number; customer: number; status: number }>`
    select l.id, rank() over (order by coalesce(l.name_ru, l.name_kz)) as name, rank() over (order by c.name_ru) as customer, rank() over (order by l.status) as status
    from lot l join company c on c.id = l.customer_id`.execute(server.db.owner)
  const by = (field: 'name' | 'customer' | 'status') => new Map(rows.map((row) => [row.id, row[field]]))
  ranks = { name: by('name'), customer: by('customer'), status: by('status') }
})

/** Gives every fifth tender a document with words that other lots have in their names. */
async function addDocuments(): Promise<Map<number, string>> {
  const named = lots.filter(({ nameRu }) => nameRu !== null && !/\d/.test(nameRu))
  const tenderIds = [...new Set(lots.map(({ tenderId }) => tenderId))].filter((_, place) => place % 5 === 0)
  const texts = tenderIds.map((_, place) => named[(place * 37) % named.length]?.nameRu ?? '')
  await sql`
    with added as (
      insert into document (tender_id, url, type, original_file_name)
      select tender_id, 'https://example.test/' || tender_id, 'Техническая спецификация', 'spec.pdf' from unnest(${tenderIds}::bigint[]) as tender_id
      returning id, tender_id)
    insert into document_text (document_id, text)
    select added.id, given.text from added join unnest(${tenderIds}::bigint[], ${texts}::text[]) as given (tender_id, text) using (tender_id)`.execute(
    server.db.owner,
  )
  await server.db.owner.transaction().execute((db) => indexTenders(db, tenderIds, createLexemeCache()))
  return new Map(tenderIds.map((id, place) => [id, texts[place] ?? '']))
}

/** Counts are folded when sixteen changes wait; how a search is planned depends on them. */
async function foldAllCounts(): Promise<void> {
  await sql`insert into lexeme_count (terms, changes) select '{}', '{}' from generate_series(1, 16)`.execute(
    server.db.owner,
  )
  await server.db.owner.transaction().execute(foldCounts)
}

/** A set of lots: their ids and ranks. */
type LotRanks = ReadonlyMap<number, number | null>

const toLotSet = (set: LotRanks): LotSet => ({
  select: sql`select * from unnest(${[...set.keys()]}::bigint[], ${[...set.values()]}::integer[]) as scored (lot_id, rank)`,
})

/** The oracle knows no synonyms. */
const searchLots: typeof searchWithSynonyms = (scope, { filter, ...request }) =>
  searchWithSynonyms(scope, { ...request, filter: filter.search ? { ...filter, exactWords: true } : filter })

const find = (filter: LotFilter, thresholds: SearchThresholds = THRESHOLDS): Promise<SearchResult> =>
  inScope(null, (scope) => searchLots(scope, { filter, now: NOW, thresholds, withOpenTotal: true }))

const isSet = (bound: number | string | null | undefined) => bound !== undefined && bound !== null
const atLeast = (bound: number | string | null | undefined, value: number | null) =>
  !isSet(bound) || (value !== null && value >= Number(bound))
const atMost = (bound: number | string | null | undefined, value: number | null) =>
  !isSet(bound) || (value !== null && value <= Number(bound))

/** The portal's own number, without what the portal adds to it. */
const isWithoutSuffix = (code: string, known: string) => /\d{5}/.test(code) && known.startsWith(`${code}-`)

const LAST_TIER = 3

/** Whether the lot has the word in this tier or an earlier one. */
function holds(word: Word, lot: SeededLot, tier = LAST_TIER): boolean {
  if (occurs(word, terms.get(lot.id)?.[tier] ?? [])) return true
  if (word.code === null) return false
  const { spellings, ensTru } = word.code
  const isNumber = (code: string) =>
    [lot.number, lot.code].some((known) => known === code || known.startsWith(`${code}-`))
  return spellings.some(isNumber) || (ensTru !== null && (lot.ensTru ?? '').replaceAll('.', '').startsWith(ensTru))
}

/** Made once per filter, so that it is not parsed again for each of two thousand lots. */
function createMatcher(f: LotFilter): (lot: SeededLot) => boolean {
  const between = (from?: string | null, to?: string | null) => {
    const [first, last] = [from ? getDayBounds(from)[0] : null, to ? getDayBounds(to)[1] : null]
    return (at: Date | null) => (!first || (at !== null && at >= first)) && (!last || (at !== null && at < last))
  }
  const today = toKazakhstanDay(NOW)
  const [started, ended, published] = [
    between(f.startDateFrom, f.startDateTo),
    between(f.endDateFrom, f.endDateTo),
    f.todayOnly ? between(today, today) : () => true,
  ]
  const companies = f.companies && new Set(f.companies.map(toCompanyKey))
  const query = parseQuery(f.search ?? '')
  return (lot) =>
    (!f.openOnly || isOpen(lot)) &&
    (!f.id || lot.id === f.id) &&
    (!f.code || [lot.number, lot.code].some((known) => known === f.code || isWithoutSuffix(f.code ?? '', known))) &&
    (!companies || companies.has(toCompanyKey(lot.customer))) &&
    (!f.statuses || f.statuses.includes(lot.status)) &&
    (!f.methods || (lot.method !== null && f.methods.includes(lot.method))) &&
    (!f.sources || f.sources.includes(lot.source)) &&
    (!f.regions || f.regions.some((code) => lot.kato?.startsWith(code.replace(/0+$/, '')) ?? false)) &&
    (!f.ensTru || (lot.ensTru?.replaceAll('.', '').startsWith(f.ensTru.replaceAll('.', '')) ?? false)) &&
    atLeast(f.minLots, lot.lotsCount) &&
    atMost(f.maxLots, lot.lotsCount) &&
    atLeast(f.minPrice, lot.amount) &&
    atMost(f.maxPrice, lot.amount) &&
    started(lot.startAt) &&
    ended(lot.endAt) &&
    published(lot.publishedAt) &&
    listRequiredWords(query).every((word) => holds(word, lot)) &&
    !query.excluded.some((word) => holds(word, lot))
}

function getSortKey(lot: SeededLot, field: SortField): number | null {
  if (field === 'amount') return lot.amount
  if (field === 'applicationEndAt') return lot.endAt?.getTime() ?? null
  if (field === 'name' || field === 'customer' || field === 'status') return ranks[field].get(lot.id) ?? null
  return lot.publishedAt?.getTime() ?? null
}

const isOpen = ({ status, endAt }: SeededLot) => isOpenByRule({ status, applicationEndAt: endAt }, NOW)

/** Smaller values come first; null comes last. A lot's own place decides between equals. */
type SortKeys = (number | null)[]

function compareKeys(a: SortKeys, b: SortKeys): number {
  const place = a.findIndex((key, i) => key !== b[i])
  if (place < 0) return 0
  const [one, other] = [a[place] ?? null, b[place] ?? null]
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}

const negate = (key: number | null) => (key === null ? null : -key)

/** What a lot is sorted by. `set`: ranks by lot id. */
function createSortKeys(f: LotFilter, set: LotRanks | null): (lot: SeededLot) => SortKeys {
  const words = listRequiredWords(parseQuery(f.search ?? ''))
  const field = f.sortBy ?? (set ? 'percent' : f.search ? 'relevance' : 'publicationDate')
  const isDescending =
    field === 'percent' || field === 'relevance' || (f.sort ?? (f.sortBy ? 'asc' : 'desc')) === 'desc'
  if (field === 'relevance' && words.length > 0)
    return (lot) => [
      [0, 1, 2, LAST_TIER].find((tier) => words.every((word) => holds(word, lot, tier))) ?? null,
      isOpen(lot) ? 0 : 1,
      negate(getSortKey(lot, 'publicationDate')),
      -lot.id,
    ]
  if (field === 'applicationEndAt' && !isDescending)
    return (lot) => {
      const end = lot.endAt?.getTime() ?? null
      if (end === null || end <= NOW.getTime()) return [2, negate(end), -lot.id]
      return [isOpen(lot) ? 0 : 1, end, lot.id]
    }
  const toKey = (lot: SeededLot) => (set && field === 'percent' ? (set.get(lot.id) ?? null) : getSortKey(lot, field))
  return (lot) => (isDescending ? [negate(toKey(lot)), -lot.id] : [toKey(lot), lot.id])
}

/** The ids in the order of the list. */
function listExpected(f: LotFilter, set: LotRanks | null = null): number[] {
  const toKeys = createSortKeys(f, set)
  return lots
    .filter((lot) => !set || set.has(lot.id))
    .filter(createMatcher(f))
    .map((lot) => ({ id: lot.id, keys: toKeys(lot) }))
    .toSorted((a, b) => compareKeys(a.keys, b.keys))
    .map(({ id }) => id)
}

const countOpen = (ids: readonly number[]) => lots.filter((lot) => ids.includes(lot.id) && isOpen(lot)).length

const day = fc
  .integer({ min: -50, max: 20 })
  .map((days) => toKazakhstanDay(new Date(NOW.getTime() + days * 86_400_000)))
const search = fc.constantFrom(
  'картриджи',
  'кабель',
  'шиналар',
  'жөндеу қызмет',
  'бумага А4',
  'CF283A',
  'ремонт',
  'ремонт здания -школы',
  'насос*',
  'ремонт -шко* -зда*',
  'веб-сайт',
  'услуги по',
  'школа',
  'компания 4',
  'құбыр',
  '16000012',
  '39000007-ЗЦП2',
  '262040.000',
  'аи 92',
  '-ремонт',
  'шинасы',
)
const values: { [K in keyof LotFilter]: fc.Arbitrary<NonNullable<LotFilter[K]>> } = {
  search,
  code: fc.constantFrom('16000000-1', '39000003-ЗЦП2', '16000000', '39000003', '1600', '%', 'нет такого'),
  companies: fc.uniqueArray(fc.constantFrom('КГУ "Школа № 1"', 'ТОО «Компания 4»', 'тоо компания 6', 'Нет такой'), {
    minLength: 1,
  }),
  statuses: fc.oneof(
    fc.constant(['Опубликован']),
    fc.uniqueArray(fc.constantFrom(...LOT_STATUSES, 'Нет такого'), { minLength: 1 }),
  ),
  methods: fc.uniqueArray(fc.constantFrom<string>(...PURCHASE_METHODS, 'Тендер со своим названием'), { minLength: 1 }),
  minLots: fc.integer({ min: 0, max: 7 }),
  maxLots: fc.integer({ min: 0, max: 7 }),
  minPrice: fc.constantFrom(0, 300_000, 1_000_000.5, 4_900_000),
  maxPrice: fc.constantFrom(0, 300_000, 1_000_000.5, 4_900_000),
  startDateFrom: day,
  startDateTo: day,
  endDateFrom: day,
  endDateTo: day,
  todayOnly: fc.constant(true),
  openOnly: fc.constant(true),
  regions: fc.uniqueArray(fc.constantFrom('75', '710000000', '2310', '231010000', '99'), { minLength: 1 }),
  ensTru: fc.constantFrom('26', '262040', '26.20.40', '262040.000.000263', '99'),
  sources: fc.uniqueArray(fc.constantFrom('ows', 'tizilim', 'epz'), { minLength: 1 }),
}
const sorting = {
  sortBy: fc.constantFrom<SortField>(
    'relevance',
    'publicationDate',
    'applicationEndAt',
    'amount',
    'percent',
    'name',
    'customer',
    'status',
  ),
  sort: fc.constantFrom('asc' as const, 'desc' as const),
  limit: fc.constantFrom(10 as const, 20 as const, 50 as const),
}

/** Few filters at a time, so that something is left. */
const filters = fc
  .tuple(
    fc.subarray(Object.keys(values) as (keyof LotFilter)[], { maxLength: 4 }),
    fc.record(values),
    fc.record(sorting, { requiredKeys: [] }),
    fc.integer({ min: 1, max: 4 }),
  )
  .map(([chosen, all, sorted, page]): LotFilter => ({
    ...Object.fromEntries(chosen.map((field) => [field, all[field]])),
    ...sorted,
    page,
  }))

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows of lot_search that a statement looked at. */
function countRowsRead(node: PlanNode | undefined): number {
  if (!node) return 0
  const own =
    node['Relation Name'] === 'lot_search'
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0
  return own + (node.Plans ?? []).reduce((sum, one) => sum + countRowsRead(one), 0)
}

function slicePage(ids: readonly number[], { page, limit }: SearchResult): number[] {
  return ids.slice((page - 1) * limit, page * limit)
}

describe('a search finds the same lots as the oracle, in the same order', () => {
  test.each(Object.keys(values) as (keyof LotFilter)[])('by %s alone', async (field) => {
    const value = values[field]
    await fc.assert(
      fc.asyncProperty(value as fc.Arbitrary<never>, async (one) => {
        const filter: LotFilter = { [field]: one, limit: 50 }
        const found = await find(filter)
        const ids = listExpected(filter)
        expect({ total: found.total, exact: found.totalExact, ids: found.ids }).toEqual({
          total: ids.length,
          exact: true,
          ids: ids.slice(0, 50),
        })
      }),
      { numRuns: 12 },
    )
  })

  test('by any combination, on any page', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const found = await find(filter)
        const ids = listExpected(filter)
        expect({ total: found.total, open: found.openTotal, ids: found.ids, page: found.page }).toEqual({
          total: ids.length,
          open: countOpen(ids),
          ids: slicePage(ids, found),
          page: Math.min(filter.page ?? 1, Math.max(1, Math.ceil(ids.length / found.limit))),
        })
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  /** A small catalogue is searched like a large one. */
  const large: SearchThresholds = {
    ...THRESHOLDS,
    maxScan: 150,
    maxCollected: 20,
    smallCatalogue: 0,
    rareWord: 5,
    minSampleHits: 2,
  }

  test('and in a catalogue too large to count: the same lots, and a total that is marked when estimated', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const found = await find(filter, large)
        const ids = listExpected(filter)
        const { openTotal } = found
        expect({ ids: found.ids, openTotal, total: found.totalExact ? found.total : 'estimated' }).toEqual({
          ids: slicePage(ids, found),
          openTotal: countOpen(ids),
          total: found.totalExact ? ids.length : 'estimated',
        })
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  test.each(['ремонт', 'школа', 'услуги компания', 'шины -зимние', 'кабел*', 'шинасы'])(
    'the pages of «%s» by relevance follow one another over all tiers, open lots and closed ones, without gap or repeat',
    async (typed) => {
      for (const thresholds of [THRESHOLDS, large]) {
        const filter: LotFilter = { search: typed, limit: 10 }
        const ids = listExpected(filter)
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(ids.length / 10) }, (_, index) =>
            find({ ...filter, page: index + 1 }, thresholds),
          ),
        )
        expect(pages.flatMap((page) => page.ids)).toEqual(ids)
        const tiers = pages.flatMap((page) => page.tiers)
        expect(tiers).toEqual(
          tiers.toSorted((a, b) => MATCH_TIERS.indexOf(a ?? 'name') - MATCH_TIERS.indexOf(b ?? 'name')),
        )
      }
    },
  )
})

test('old lots that are published but have ended stand among the closed ones, where a scan ends early too', async () => {
  const early: SearchThresholds = { ...THRESHOLDS, maxScan: 10, maxCollected: 5, smallCatalogue: 0, rareWord: 5 }
  for (const typed of ['школа', 'компания'])
    for (const source of ['ows', 'tizilim', 'epz'])
      for (const method of PURCHASE_METHODS) {
        const filter: LotFilter = { search: typed, sources: [source], methods: [method], limit: 10 }
        expect((await find(filter, early)).ids).toEqual(listExpected(filter).slice(0, 10))
      }
})

test.each<LotFilter>([{ sortBy: 'applicationEndAt', sort: 'asc' }, {}])(
  'an open lot with the status of a closed one does not exist, whichever words are searched for: %j',
  async (order) => {
    const none = { openOnly: true, statuses: ['Завершен'], ...order }
    for (const typed of ['школа', '"кгу школа"'])
      expect(
        await find({ search: typed, ...none }, { ...THRESHOLDS, maxCollected: 5, smallCatalogue: 0 }),
      ).toMatchObject({
        total: 0,
        ids: [],
      })
  },
)

describe('an order by percent', () => {
  const large: SearchThresholds = { ...THRESHOLDS, maxScan: 150, maxCollected: 20, smallCatalogue: 0, rareWord: 5 }

  test('lists the scored lots first, the best on top, then all others, newest first, on any page', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (filter, step, isLarge) => {
        const byPercent: LotFilter = { ...filter, sortBy: 'percent' }
        const scored: LotRanks = new Map(lots.filter(({ id }) => id % step === 0).map(({ id }) => [id, (id * 31) % 9]))
        const found = await inScope(null, (scope) =>
          searchLots(scope, {
            filter: byPercent,
            scored: toLotSet(scored),
            now: NOW,
            thresholds: isLarge ? large : THRESHOLDS,
          }),
        )
        const others = listExpected({ ...filter, sortBy: 'publicationDate', sort: 'desc' })
        const ids = [...listExpected(byPercent, scored), ...others.filter((id) => !scored.has(id))]
        expect({ ids: found.ids, total: found.totalExact ? found.total : 'estimated' }).toEqual({
          ids: slicePage(ids, found),
          total: found.totalExact ? ids.length : 'estimated',
        })
      }),
      { numRuns: 150 },
    )
  }, 60_000)
})

describe('a search in a set of lots', () => {
  /** Some lots of the catalogue, several with the same rank or none, and one that the catalogue does not have. */
  const sets = fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }))
    .map(([step, levels]): LotRanks => {
      const ids = lots.map(({ id }) => id).filter((id) => id % step === 0)
      return new Map([...ids, COUNT * 10].map((id) => [id, id % 7 === 0 ? null : (id * 31) % levels]))
    })
  // as large a catalogue as there is: a set is collected and counted all the same
  const large: SearchThresholds = { ...THRESHOLDS, smallCatalogue: -1, rareWord: 0, maxRow: () => 10 * COUNT }
  const findIn = (set: LotRanks, filter: LotFilter, more: Partial<SearchRequest> = {}) =>
    inScope(
      null,
      (scope) => searchLots(scope, { filter, set: toLotSet(set), now: NOW, thresholds: large, ...more }),
      'read only',
    )

  test('finds the same lots as the oracle, in the same order, on any page, with the exact total', async () => {
    await fc.assert(
      fc.asyncProperty(sets, filters, fc.boolean(), async (set, filter, withTotal) => {
        const found = await findIn(set, filter, { withTotal })
        const ids = listExpected(filter, set)
        expect(found).toMatchObject({
          ids: slicePage(ids, found),
          total: ids.length,
          totalExact: true,
          page: Math.min(filter.page ?? 1, Math.max(1, Math.ceil(ids.length / found.limit))),
        })
        expect(found.lots.map(({ id }) => id)).toEqual(found.ids)
      }),
      { numRuns: 100 },
    )
  }, 60_000)

  test.each<[string, LotFilter]>([
    ['unless another is requested', {}],
    ['by percent', { sortBy: 'percent', sort: 'asc' }],
  ])('comes in the order of the set %s, the highest rank first', async (_when, filter) => {
    const set: LotRanks = new Map([
      [11, 5],
      [12, null],
      [13, 90],
      [14, 5],
    ])
    expect((await findIn(set, filter)).ids).toEqual([13, 14, 11, 12])
  })

  test('finds phrases and sorts by name inside the set only', async () => {
    const set: LotRanks = new Map(lots.filter(({ id }) => id % 3 === 0).map(({ id }) => [id, id]))
    const schools = lots.filter((lot) => set.has(lot.id) && lot.customer.startsWith('КГУ'))
    for (const sortBy of ['percent', 'name'] as const)
      expect(await findIn(set, { search: '"кгу школа"', sortBy })).toMatchObject({
        total: schools.length,
        totalExact: true,
      })
  })

  const FACETS = ['statuses', 'methods', 'regions', 'sources']

  test('counts its facets exactly', async () => {
    await fc.assert(
      fc.asyncProperty(sets, filters, async (set, filter) => {
        const { facets } = await findIn(set, { ...filter, sortBy: null }, { withFacets: true })
        const left = lots.filter((lot) => set.has(lot.id)).filter(createMatcher({ ...filter, statuses: null }))
        const byStatus = Object.entries(Object.groupBy(left, (lot) => lot.status))
        // there are none where nothing matches
        expect(facets?.exact ?? FACETS).toEqual(FACETS)
        expect(Object.fromEntries(facets?.statuses.map(({ value, count }) => [value, count]) ?? [])).toEqual(
          Object.fromEntries(byStatus.map(([status, some]) => [status, some?.length])),
        )
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('waits for the database as often as a search in the catalogue', async () => {
    const set: LotRanks = new Map([[11, 5]])
    expect(await countRoundTrips(() => findIn(set, {}))).toBe(1)
    expect(await countRoundTrips(() => findIn(set, { search: 'картриджи' }, { withFacets: true }))).toBe(2)
  })
})

test('a search whose prefixes stand for too many words is refused, excluded ones included', async () => {
  const few: SearchThresholds = { ...THRESHOLDS, maxExpandedWords: 1 }
  for (const typed of ['рем* шко*', 'рем* -шко*', '-рем* -шко*'])
    await expect(find({ search: typed }, few)).rejects.toMatchObject({ code: 'search_too_wide' })
  expect((await find({ search: 'рем* -шко*' })).total).toBeGreaterThan(0)
})

test.each<[LotFilter, boolean, number]>([
  [{}, false, 1],
  [{}, true, 2],
  [{ search: 'картриджи', statuses: ['Опубликован'], companies: ['КГУ «Школа № 1»'] }, false, 2],
  [{ search: 'катридж', sortBy: 'name' }, true, 2],
  [{ search: '"ремонт здания"', minPrice: 5 }, true, 2],
  [{ search: 'ничего' }, false, 2],
  // nothing has both words, so each is counted
  [{ search: 'ничего такого' }, false, 3],
])('%j, facets: %j, waits %i times for the database, rows included', async (filter, withFacets, waits) => {
  expect(
    await countRoundTrips(() =>
      inScope(null, (scope) => searchLots(scope, { filter, withFacets, now: NOW }), 'read only'),
    ),
  ).toBe(waits)
})

test('the lots come with their ids, in the same order', async () => {
  const { ids, lots: rows, total } = await find({ sortBy: 'amount', sort: 'desc', limit: 50, page: 2 })
  expect(ids).toHaveLength(50)
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(await find({ search: 'ничего такого' })).toMatchObject({ ids: [], lots: [], total: 0 })
  expect(total).toBe(COUNT)
})

describe('a phrase whose words are in more lots than a phrase search reads', () => {
  const few: SearchThresholds = { ...THRESHOLDS, maxPhraseCandidates: 5 }

  test('has the total 0, not exact, if none of the lots it reads has the phrase', async () => {
    expect(await find({ search: '"школа кгу"' }, few)).toMatchObject({ ids: [], total: 0, totalExact: false, page: 1 })
  })

  test('ends with the last hit, whichever page is requested', async () => {
    const found = await find({ search: '"кгу школа"', page: 3, limit: 10 }, few)
    expect(found).toMatchObject({ total: 5, totalExact: false, page: 1 })
    expect(found.ids).toHaveLength(5)
  })

  test('cannot be sorted by name, because the sorted list would be incomplete', async () => {
    await expect(find({ search: '"кгу школа"', sortBy: 'name' }, few)).rejects.toMatchObject({ code: 'sort_too_wide' })
    expect((await find({ search: '"кгу школа"', sortBy: 'name' })).total).toBe(
      lots.filter(({ customer }) => customer.startsWith('КГУ')).length,
    )
  })
})

test.each(['-"бумага офисная"', '"кгу школа"'])(
  '%s: for common words only the first lots are read, instead of sorting every match',
  async (typed) => {
    const filter: LotFilter = { search: typed, sortBy: 'publicationDate', sort: 'desc' }
    const thresholds = { ...THRESHOLDS, maxScan: 200, maxCollected: 20, smallCatalogue: 0, maxPhraseCandidates: 20 }
    const read = await inScope(null, async (scope) => {
      const resolved = await resolveFilter(scope, filter)
      const common = new Map(
        [...resolved.lexemes].map(([text, { ids }]) => [text, { ids, tiers: [0, 0, COUNT / 2, 0] }]),
      )
      const plan = planSearch({
        filter,
        query: parseQuery(typed),
        resolved: { ...resolved, lots: COUNT, lexemes: common },
        now: NOW,
        thresholds,
      })
      await sql`select set_config('enable_seqscan', 'off', true)`.execute(scope.db)
      const { rows } = await sql<{
        'QUERY PLAN': [{ Plan: PlanNode }]
      }>`explain (analyze, format json) ${selectPhrasePage(plan, { offset: 0, limit: 10 })}`.execute(scope.db)
      return countRowsRead(rows[0]?.['QUERY PLAN'][0].Plan)
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThanOrEqual(thresholds.maxScan)
  },
)

test('at most five unknown words are compared with all word forms', async () => {
  const unknown = ['картрдж', 'кабиль', 'ремантт', 'бумогаа', 'школаа', 'насосс', 'услугии', 'зданние']
  const { similarForms } = await inScope(null, (scope) =>
    resolveFilter(scope, { search: ['школа', 'ремонт', ...unknown].join(' ') }),
  )
  expect(similarForms.size).toBeGreaterThan(0)
  expect([...similarForms.keys()].filter((word) => !unknown.slice(0, 5).includes(word))).toEqual([])
})

test('a page too far into a long list is refused, the end of a short list is not', async () => {
  const near: SearchThresholds = { ...THRESHOLDS, maxRow: () => 100 }
  const short = await find({ page: 9_999, limit: 50 }, near)
  expect(short).toMatchObject({ page: Math.ceil(lots.length / 50), total: lots.length })
  const { length } = lots
  await sql`update lexeme set name_lots = name_lots + 30000 where id = 0`.execute(server.db.owner)
  await expect(find({ page: 9_999, limit: 50 }, near)).rejects.toMatchObject({ code: 'page_too_far' })
  await sql`update lexeme set name_lots = name_lots - 30000 where id = 0`.execute(server.db.owner)
  expect((await find({}, near)).total).toBe(length)
})

test('a number without its suffix is a range of an index, for lots and for tenders', async () => {
  const condition = joinByOr(hasCode({ spellings: ['39000003'], withSuffix: true }))
  const plan = await inScope(null, async (scope) => {
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(scope.db)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select from lot_search s where ${condition}`.execute(scope.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  for (const index of ['lot_number', 'tender_code']) expect(plan).toMatch(new RegExp(`Index.* (on|using) ${index}`))
  expect(plan).toMatch(/Index Cond: .*number ~>=~ '39000003-'::text.*number ~<~ '39000003\.'::text/)
  expect(plan).not.toMatch(/Seq Scan on (lot|tender)\b(?!_)/)
})

describe('facets', () => {
  test('count what each choice would leave while the other filters stay as they are', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const { facets } = await inScope(null, (scope) =>
          searchLots(scope, { filter: { ...filter, sortBy: null }, withFacets: true, now: NOW }),
        )
        const counted = Object.fromEntries(facets?.statuses.map(({ value, count }) => [value, count]) ?? [])
        const others: LotFilter = { ...filter, statuses: null }
        const byStatus = Object.groupBy(lots.filter(createMatcher(others)), (lot) => lot.status)
        expect(counted).toEqual(
          Object.fromEntries(Object.entries(byStatus).map(([status, some]) => [status, some?.length])),
        )
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  test('of published lots are counted in a catalogue of any size, the other statuses are estimated', async () => {
    const filter: LotFilter = { statuses: ['Опубликован'], sources: ['ows'] }
    const { facets } = await inScope(null, (scope) =>
      searchLots(scope, { filter, withFacets: true, now: NOW, thresholds: { ...THRESHOLDS, smallCatalogue: -1 } }),
    )
    const left = lots.filter(createMatcher(filter))
    expect(facets?.exact).toEqual(['methods', 'regions', 'sources'])
    expect(facets?.methods.reduce((sum, { count }) => sum + count, 0)).toBe(
      left.filter((lot) => lot.method !== null).length,
    )
    expect(facets?.sources.find(({ value }) => value === 'ows')?.count).toBe(left.length)
  })

  test('regions are named by two digits, sources by their name', async () => {
    const { facets } = await inScope(null, (scope) => searchLots(scope, { filter: {}, withFacets: true, now: NOW }))
    expect(facets?.exact).toEqual(['statuses', 'methods', 'regions', 'sources'])
    expect(facets?.regions.map(({ value }) => value).toSorted()).toEqual(['23', '35', '71', '75', '79'])
    expect(facets?.sources.find(({ value }) => value === 'epz')?.count).toBe(
      lots.filter((lot) => lot.source === 'epz').length,
    )
  })
})
