// What a search asks of the database, and what it refuses because it would ask too much.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../../../db/scope.ts'
import { parseQuery } from '../../../language/query.ts'
import { COUNT, NOW, writeCatalogue } from '../../../testing/lot-search/catalogue.ts'
import { countRoundTrips } from '../../../testing/count-queries.ts'
import { testServer } from '../../../testing/server.ts'
import { hasCode } from './code-conditions.ts'
import { joinByOr } from './condition.ts'
import { selectPhrasePage } from './phrase-page.ts'
import { planSearch } from './plan.ts'
import { resolveFilter } from './resolve-filter.ts'
import { searchLots, type SearchResult } from './search.ts'
import { THRESHOLDS, type SearchThresholds } from './thresholds.ts'

const server = await testServer()
const inScope = createScoper(server.db)
const { lots } = await writeCatalogue(server.db.owner)

const find = (filter: LotFilter, thresholds: SearchThresholds = THRESHOLDS): Promise<SearchResult> =>
  inScope(null, (scope) => searchLots(scope, { filter, now: NOW, thresholds, withOpenTotal: true }))

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
