// Writes the rows of lot_search, and of lot_sample, which holds every hundredth of them.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { LotTexts } from './texts.ts'

export interface SearchRow {
  id: number
  /** its lexemes with their tiers, see terms.ts */
  terms: readonly number[]
}

const COLUMNS = sql.raw(
  'lot_id, tender_id, published_at, application_start_at, application_end_at, amount, ens_tru, customer_id, kato, lots_count, status, method, source, terms',
)
const UPDATES = sql.raw(
  [
    'tender_id',
    'published_at',
    'application_start_at',
    'application_end_at',
    'amount',
    'ens_tru',
    'customer_id',
    'kato',
    'lots_count',
    'status',
    'method',
    'source',
    'terms',
  ]
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
)

/** Adds the statuses and methods that are not known yet; a page rarely brings one. */
export async function saveValues(db: DbTransaction, lots: readonly LotTexts[]): Promise<void> {
  const statuses = new Set(lots.map((lot) => lot.status))
  const methods = new Set(lots.flatMap((lot) => lot.method ?? []))
  await sql`
    insert into search_value (kind, name)
    select kind, name from (select 'status', unnest(${[...statuses]}::text[]) union all select 'method', unnest(${[...methods]}::text[])) as used (kind, name)
    where not exists (select from search_value v where v.kind = used.kind and v.name = used.name)
    order by kind, name
    on conflict do nothing`.execute(db)
}

export async function saveRows(db: DbTransaction, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.id)
  await sql`
    with incoming as materialized (
      select l.id as lot_id, l.tender_id, t.published_at, t.application_start_at, t.application_end_at, (l.amount * 100)::bigint as amount,
        case when l.ens_tru_code ~ '^[0-9.]+$' and length(replace(l.ens_tru_code, '.', '')) between 1 and 15
          then rpad(replace(l.ens_tru_code, '.', ''), 15, '0')::bigint end as ens_tru,
        l.customer_id::integer, case when l.kato_code ~ '^[0-9]{9}$' then l.kato_code::integer end as kato, t.lots_count,
        status.id as status, method.id as method, source.id as source, indexed.terms::integer[] as terms
      from unnest(${ids}::bigint[], ${rows.map((row) => `{${row.terms.join(',')}}`)}::text[]) as indexed (id, terms)
      join lot l on l.id = indexed.id
      join tender t on t.id = l.tender_id
      join search_value status on status.kind = 'status' and status.name = l.status
      join search_value source on source.kind = 'source' and source.name = l.source
      left join search_value method on method.kind = 'method' and method.name = t.method
    ), searched as (
      insert into lot_search (${COLUMNS}) select ${COLUMNS} from incoming
      on conflict (lot_id) do update set ${UPDATES} where (lot_search.*) is distinct from (excluded.*)
    )
    insert into lot_sample (${COLUMNS}) select ${COLUMNS} from incoming where lot_id % 100 = 0
    on conflict (lot_id) do update set ${UPDATES}`.execute(db)
}

export async function removeRows(db: DbTransaction, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  await sql`
    with searched as (delete from lot_search where lot_id = any(${lotIds}::bigint[]))
    delete from lot_sample where lot_id = any(${lotIds}::bigint[])`.execute(db)
}
