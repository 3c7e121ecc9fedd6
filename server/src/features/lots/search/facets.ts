// How many lots each status, method, region and source would leave, the other filters as they are.
import { sql, type RawBuilder } from 'kysely'
import { SAMPLE_OF } from '../indexing/numbers.ts'
import { all } from './conditions.ts'
import type { Plan } from './plan.ts'
import type { Resolved } from './resolve.ts'
import { twoDigits } from './total.ts'
import type { Condition } from './words.ts'

type Kind = keyof Plan['filter']['facets']
export interface FacetRow {
  kind: Kind
  value: number | null
  lots: number
}

interface Count {
  value: string
  count: number
}

export type Facets = Record<Kind, Count[]> & { exact: boolean }

const COLUMNS: readonly (readonly [Kind, string])[] = [
  ['statuses', 'status'], ['methods', 'method'], ['regions', 'region'], ['sources', 'source'],
]

const isExact = ({ lots, scale }: Plan) => lots <= scale.fewLots

/** A json array of FacetRow. One reading of the table serves all four. */
export function facetColumn(plan: Plan): RawBuilder<FacetRow[]> {
  const { facets } = plan.filter
  const holds = (kind: Kind): Condition => facets[kind] ?? sql`true`
  const groups = COLUMNS.map(([kind, column]) => {
    const others = COLUMNS.filter(([other]) => other !== kind).map(([other]): Condition => sql`${sql.ref(other)}`)
    return sql`select ${kind}::text as kind, ${sql.ref(column)}::integer as value, count(*) as lots from base where ${all(others)} group by 2`
  })
  return sql`(
    with base as materialized (
      select s.status, s.method, s.kato / 10000000 as region, s.source, ${sql.join(COLUMNS.map(([kind]) => sql`(${holds(kind)}) is true as ${sql.ref(kind)}`))}
      from ${sql.table(isExact(plan) ? 'lot_search' : 'lot_sample')} s where ${all(plan.base)}
    )
    select json_agg(counted) from (${sql.join(groups, sql` union all `)}) counted where value is not null)`
}

export function facetsOf(rows: readonly FacetRow[], plan: Plan, resolved: Resolved): Facets {
  const exact = isExact(plan)
  const names = new Map(resolved.values.map(({ id, name }) => [id, name]))
  const of = (kind: Kind): Count[] =>
    rows
      .filter((row) => row.kind === kind && row.value !== null)
      .map(({ value, lots }) => ({
        value: kind === 'regions' ? String(value).padStart(2, '0') : (names.get(value ?? 0) ?? ''),
        count: exact ? lots : twoDigits(lots * SAMPLE_OF),
      }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return { statuses: of('statuses'), methods: of('methods'), regions: of('regions'), sources: of('sources'), exact }
}
