import { describe, expect, test } from 'vitest'
import { api, type Path } from './calls/index.ts'
import { type Call, COMPANY_NAMES_BODY, MAX_BODY_DEPTH } from './call.ts'
import { RESULTS_BODY } from './calls/result-import.ts'
import { examples } from './features.ts'
import { type JsonSchema, toJsonSchema } from './openapi/schemas.ts'

const calls = Object.entries(api) as [Path, Call][]

/** Bytes of the largest input, written in Cyrillic letters of two bytes each. */
function measure(schema: JsonSchema, components: Record<string, JsonSchema>): number {
  const inside = (one: JsonSchema) => measure(one, components)
  if (schema.$ref) return inside(components[schema.$ref.replace('#/components/schemas/', '')] ?? {})
  if (schema.anyOf) return Math.max(...schema.anyOf.map(inside))
  if (schema.type === 'array') return (schema.maxItems ?? 1_000) * (inside(schema.items ?? {}) + 1)
  if (schema.type === 'string') return (schema.maxLength ?? 100) * 2 + 2
  const fields = Object.entries(schema.properties ?? {})
  return fields.reduce((sum, [name, field]) => sum + name.length + 4 + inside(field), 20)
}

function measureInput({ input }: Call): number {
  const components: Record<string, JsonSchema> = {}
  return measure(toJsonSchema(input, 'input', components), components)
}

function measureDepth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(measureDepth))
}

describe('the body of a call', () => {
  test.each(calls.filter(([, { maxBody }]) => maxBody < COMPANY_NAMES_BODY))(
    '%s takes its largest input',
    (_, call) => {
      expect(call.maxBody).toBe(call.access === 'anyone' ? 16 * 1024 : 64 * 1024)
      expect(measureInput(call)).toBeLessThan(call.maxBody)
    },
  )

  test('is large only where many names are taken', () => {
    const large = calls.filter(([, { maxBody }]) => maxBody === COMPANY_NAMES_BODY)
    expect(large.map(([path]) => path).toSorted()).toEqual([
      'companies/createCompanyList',
      'companies/updateCompanyList',
      'exports/getActiveLots',
      'exports/getArchivedLots',
      'exports/getCompletedLots',
      'exports/getLots',
      'exports/getLotsToRate',
      'exports/getPotentialLots',
      'interests/createInterest',
      'interests/updateInterest',
      'lots/getActiveLots',
      'lots/getArchivedLots',
      'lots/getCompletedLots',
      'lots/getLots',
      'lots/getPotentialLots',
      'lots/lotsWithFilters',
      'savedSearches/save',
      'tenders/getArchivedTenders',
      'tenders/tendersWithFilters',
      'tenders/updateResultInfo',
    ])
  })

  test('is largest where the lines of a sheet are taken', () => {
    const larger = calls.filter(([, { maxBody }]) => maxBody > COMPANY_NAMES_BODY)
    expect(larger.map(([path, { maxBody }]) => [path, maxBody])).toEqual([
      ['resultImport/preview', RESULTS_BODY],
      ['resultImport/import', RESULTS_BODY],
    ])
  })

  test('is nested far less deep than the limit', () => {
    const inputs = calls.flatMap(([path]) => examples[path].map(({ input }) => measureDepth(input)))
    expect(Math.max(...inputs)).toBeLessThan(MAX_BODY_DEPTH / 2)
  })
})

test('every list of lots is a search, and so is what tries a changed profile or counts new lots', () => {
  const searches = calls.filter(([, { cost }]) => cost === 'search').map(([path]) => path)
  const lists = calls.filter(([, { input }]) => 'sortBy' in input.shape).map(([path]) => path)
  expect(new Set(searches)).toEqual(
    new Set([...lists, 'matching/suggestEdits', 'matching/suggestExclusions', 'savedSearches/getAll']),
  )
})

const saved = calls.filter(([path]) => /\/save[A-Z]/.test(path) && api[path].answers === 'file')

test.each(saved)('%s saves what a call answers, for the same people', (path, file) => {
  const answered = api[path.replace('/save', '/get') as Path] as Call
  const forWhom = ({ access, needsSubscription, writes, refusals }: Call) => ({
    access,
    needsSubscription,
    writes,
    refusals,
  })
  expect(forWhom(file)).toEqual(forWhom(answered))
  const asked = Object.keys(answered.input.shape).filter((field) => field !== 'page' && field !== 'limit')
  expect(new Set(Object.keys(file.input.shape))).toEqual(new Set([...asked, 'lang']))
})

test('every table of the analytics is saved', () => {
  expect(saved.map(([path]) => path).toSorted()).toEqual([
    'analytics/saveComparable',
    'analytics/saveCustomer',
    'analytics/saveCustomers',
    'analytics/saveMarket',
    'analytics/savePrices',
    'analytics/savePurchases',
    'analytics/saveSupplier',
    'analytics/saveSuppliers',
    'analytics/saveTeam',
    'analytics/saveTeamLots',
    'guarantees/saveGuarantees',
    'guarantees/saveLots',
    'guarantees/saveUnpublished',
  ])
})
