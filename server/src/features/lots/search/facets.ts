// How many lots each status, method, region and source would leave while the other filters stay as they are.
import { sql, type RawBuilder } from 'kysely'
import { SAMPLE_OF } from '../indexing/numbers.ts'
import { joinByAnd, type Condition } from './condition.ts'
import type { SearchPlan } from './plan.ts'
import { selectFrom } from './relation.ts'
import type { ResolvedFilter } from './resolve-filter.ts'
import { roundToTwoDigits } from './total.ts'

type Facet = keyof SearchPlan['filter']['facets']

export interface FacetRow {
  facet: Facet
  value: number | null
  lots: number
}

interface FacetCount {
  value: string
  count: number
}

export type Facets = Record<Facet, FacetCount[]> & { exact: Facet[] }

const COLUMNS: readonly (readonly [Facet, string])[] = [
  ['statuses', 'status'],
  ['methods', 'method'],
  ['regions', 'region'],
  ['sources', 'source'],
]

const FACETS = COLUMNS.map(([facet]) => facet)

/**
 * The facets that are counted; the others are estimated. All are counted in a set of lots and in a small catalogue. Of
 * published lots, all but the statuses are counted.
 */
function listCountedFacets({ set, lots, thresholds, filter }: SearchPlan): Facet[] {
  if (set || lots <= thresholds.smallCatalogue) return FACETS
  return filter.publishedOnly ? FACETS.filter((facet) => facet !== 'statuses') : []
}

/** A JSON array of FacetRow. Each table is read once for all facets that are counted there. */
export function selectFacets(plan: SearchPlan): RawBuilder<FacetRow[]> {
  const counted = listCountedFacets(plan)
  const estimated = FACETS.filter((facet) => !counted.includes(facet))
  // if the other statuses are not counted, the partial indexes of published lots can be used
  const status = counted.includes('statuses') ? null : plan.filter.facets.statuses
  const counts = [
    counted.length > 0
      ? countIn(selectFrom(plan.set), counted, status ? [...plan.base, status] : plan.base, plan)
      : null,
    estimated.length > 0 ? countIn(sql`lot_sample s`, estimated, plan.base, plan) : null,
  ].filter((one) => one !== null)
  return sql`(select json_agg(facets) from (${sql.join(counts, sql` union all `)}) facets where value is not null)`
}

function countIn(
  rows: RawBuilder<unknown>,
  facets: readonly Facet[],
  conditions: readonly Condition[],
  { filter }: SearchPlan,
): RawBuilder<unknown> {
  const matches = FACETS.map((facet) => sql`(${filter.facets[facet] ?? sql`true`}) is true as ${sql.ref(facet)}`)
  const groups = COLUMNS.filter(([facet]) => facets.includes(facet)).map(([facet, column]) => {
    const others = FACETS.filter((other) => other !== facet).map((other): Condition => sql`${sql.ref(other)}`)
    return sql`select ${facet}::text as facet, ${sql.ref(column)}::integer as value, count(*) as lots from base where ${joinByAnd(others)} group by 2`
  })
  return sql`
    (with base as materialized (
      select s.status, s.method, s.kato / 10000000 as region, s.source, ${sql.join(matches)} from ${rows} where ${joinByAnd(conditions)}
    ) ${sql.join(groups, sql` union all `)})`
}

export function toFacets(rows: readonly FacetRow[], plan: SearchPlan, resolved: ResolvedFilter): Facets {
  const exact = listCountedFacets(plan)
  const names = new Map(resolved.values.map(({ id, name }) => [id, name]))
  const toCounts = (facet: Facet): FacetCount[] =>
    rows
      .filter((row) => row.facet === facet && row.value !== null)
      .map(({ value, lots }) => ({
        value: facet === 'regions' ? String(value).padStart(2, '0') : (names.get(value ?? 0) ?? ''),
        count: exact.includes(facet) ? lots : roundToTwoDigits(lots * SAMPLE_OF),
      }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return {
    statuses: toCounts('statuses'),
    methods: toCounts('methods'),
    regions: toCounts('regions'),
    sources: toCounts('sources'),
    exact,
  }
}
