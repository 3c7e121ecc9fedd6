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

export type Facets = Record<Kind, Count[]> & { exact: Kind[] }

const COLUMNS: readonly (readonly [Kind, string])[] = [
  ['statuses', 'status'],
  ['methods', 'method'],
  ['regions', 'region'],
  ['sources', 'source'],
]

const KINDS = COLUMNS.map(([kind]) => kind)

/** All of a small catalogue; of published lots everything but the other statuses. */
function countedKinds({ lots, scale, filter }: Plan): Kind[] {
  if (lots <= scale.fewLots) return KINDS
  return filter.openOnly ? KINDS.filter((kind) => kind !== 'statuses') : []
}

/** A json array of FacetRow. One reading of a table serves all that is counted there. */
export function facetColumn(plan: Plan): RawBuilder<FacetRow[]> {
  const counted = countedKinds(plan)
  const reckoned = KINDS.filter((kind) => !counted.includes(kind))
  // without the other statuses, the indexes of published lots will do
  const status = counted.includes('statuses') ? null : plan.filter.facets.statuses
  const readings = [
    counted.length > 0 ? reading('lot_search', counted, status ? [...plan.base, status] : plan.base, plan) : null,
    reckoned.length > 0 ? reading('lot_sample', reckoned, plan.base, plan) : null,
  ].filter((one) => one !== null)
  return sql`(select json_agg(facet) from (${sql.join(readings, sql` union all `)}) facet where value is not null)`
}

function reading(
  table: 'lot_search' | 'lot_sample',
  kinds: readonly Kind[],
  conditions: readonly Condition[],
  { filter: { facets } }: Plan,
): RawBuilder<unknown> {
  const holds = KINDS.map((kind) => sql`(${facets[kind] ?? sql`true`}) is true as ${sql.ref(kind)}`)
  const groups = COLUMNS.filter(([kind]) => kinds.includes(kind)).map(([kind, column]) => {
    const others = KINDS.filter((other) => other !== kind).map((other): Condition => sql`${sql.ref(other)}`)
    return sql`select ${kind}::text as kind, ${sql.ref(column)}::integer as value, count(*) as lots from base where ${all(others)} group by 2`
  })
  return sql`
    (with base as materialized (
      select s.status, s.method, s.kato / 10000000 as region, s.source, ${sql.join(holds)} from ${sql.table(table)} s where ${all(conditions)}
    ) ${sql.join(groups, sql` union all `)})`
}

export function facetsOf(rows: readonly FacetRow[], plan: Plan, resolved: Resolved): Facets {
  const exact = countedKinds(plan)
  const names = new Map(resolved.values.map(({ id, name }) => [id, name]))
  const of = (kind: Kind): Count[] =>
    rows
      .filter((row) => row.kind === kind && row.value !== null)
      .map(({ value, lots }) => ({
        value: kind === 'regions' ? String(value).padStart(2, '0') : (names.get(value ?? 0) ?? ''),
        count: exact.includes(kind) ? lots : twoDigits(lots * SAMPLE_OF),
      }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return { statuses: of('statuses'), methods: of('methods'), regions: of('regions'), sources: of('sources'), exact }
}
