// Every filter in any combination is compared with an oracle.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { MATCH_TIERS } from '@tendertap/domain/lots/match-tiers'
import { PURCHASE_METHODS } from '@tendertap/domain/lots/vocabulary'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../../../db/scope.ts'
import { COUNT, NOW, writeCatalogue } from '../../../testing/lot-search/catalogue.ts'
import { filters, filterValues } from '../../../testing/lot-search/filters.ts'
import { createOracle, type LotRanks } from '../../../testing/lot-search/oracle.ts'
import { countRoundTrips } from '../../../testing/count-queries.ts'
import { testServer } from '../../../testing/server.ts'
import type { LotSet } from './relation.ts'
import { searchLots as searchWithSynonyms, type SearchRequest, type SearchResult } from './search.ts'
import { THRESHOLDS, type SearchThresholds } from './thresholds.ts'

const server = await testServer()
const inScope = createScoper(server.db)
const catalogue = await writeCatalogue(server.db.owner)
const { lots } = catalogue
const { listExpected, createMatcher, countOpen } = createOracle(catalogue)

const toLotSet = (set: LotRanks): LotSet => ({
  select: sql`select * from unnest(${[...set.keys()]}::bigint[], ${[...set.values()]}::integer[]) as scored (lot_id, rank)`,
})

/** The oracle knows no synonyms. */
const searchLots: typeof searchWithSynonyms = (scope, { filter, ...request }) =>
  searchWithSynonyms(scope, { ...request, filter: filter.search ? { ...filter, exactWords: true } : filter })

const find = (filter: LotFilter, thresholds: SearchThresholds = THRESHOLDS): Promise<SearchResult> =>
  inScope(null, (scope) => searchLots(scope, { filter, now: NOW, thresholds, withOpenTotal: true }))

function slicePage(ids: readonly number[], { page, limit }: SearchResult): number[] {
  return ids.slice((page - 1) * limit, page * limit)
}

describe('a search finds the same lots as the oracle, in the same order', () => {
  test.each(Object.keys(filterValues) as (keyof LotFilter)[])('by %s alone', async (field) => {
    const value = filterValues[field]
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

test('the lots come with their ids, in the same order', async () => {
  const { ids, lots: rows, total } = await find({ sortBy: 'amount', sort: 'desc', limit: 50, page: 2 })
  expect(ids).toHaveLength(50)
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect(await find({ search: 'ничего такого' })).toMatchObject({ ids: [], lots: [], total: 0 })
  expect(total).toBe(COUNT)
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
