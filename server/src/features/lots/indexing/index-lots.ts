// Keeps lot_search true to lot, in the transaction that writes the lot: whoever sees a lot can find it.
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import { addCounts, foldCounts } from './counts.ts'
import { lexemeIds } from './lexemes.ts'
import { EVERY_LOT, OPEN_LOTS } from './numbers.ts'
import { textsOf, type LotTexts } from './texts.ts'
import { wordReader } from './words.ts'

/**
 * After the rows are saved. A lot's row also tells what its tender says (deadline, method, name, code, number of lots),
 * so a change of the tender concerns all its lots: see indexTenders. A lot that was taken back is no longer found.
 */
export async function indexLots(db: Writing, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  const { lots, era } = await textsOf(db, lotIds)
  const wordsOf = wordReader()
  const words = new Map(lots.filter((lot) => !lot.withdrawn).map((lot) => [lot.id, wordsOf(lot)]))
  const idOf = await lexemeIds(db, era, words.values())
  const changes = new Map<number, number>()
  const count = (terms: readonly number[], isOpen: boolean, change: 1 | -1) => {
    for (const term of [EVERY_LOT, ...(isOpen ? [OPEN_LOTS] : []), ...terms])
      changes.set(term, (changes.get(term) ?? 0) + change)
  }
  const found: { id: number; terms: readonly number[] }[] = []
  const gone: number[] = []
  for (const lot of lots) {
    const lexemes = words.get(lot.id)
    if (lot.before) count(lot.before.terms, lot.before.isOpen, -1)
    if (lexemes) {
      const terms = [...new Set(Array.from(lexemes.keys(), idOf))].toSorted((a, b) => a - b)
      found.push({ id: lot.id, terms })
      count(terms, lot.isOpen, 1)
    } else if (lot.before) gone.push(lot.id)
  }
  await saveValues(db, lots)
  await saveRows(db, found)
  await removeRows(db, gone)
  await addCounts(db, changes)
  await foldCounts(db)
}

// with their texts and documents in memory
const LOTS_AT_ONCE = 1_000

/** Every lot of these tenders, in one order everywhere: rows are locked on the way. */
export async function indexTenders(db: Writing, tenderIds: readonly number[]): Promise<void> {
  if (tenderIds.length === 0) return
  // ordered here: the database would walk all lots in their order to spare itself the sorting
  const { rows } = await sql<{ id: number }>`select id from lot where tender_id = any(${tenderIds}::bigint[])`.execute(
    db,
  )
  const ids = rows.map((row) => row.id).toSorted((one, other) => one - other)
  for (let from = 0; from < ids.length; from += LOTS_AT_ONCE) await indexLots(db, ids.slice(from, from + LOTS_AT_ONCE))
}

const COLUMNS = sql.raw(
  'lot_id, tender_id, published_at, application_start_at, application_end_at, amount, ens_tru, customer_id, kato, lots_count, status, method, source, terms',
)
const NEW = sql.raw(
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

/** Open sets, but small: a page rarely brings a new one. */
async function saveValues(db: Writing, lots: readonly LotTexts[]): Promise<void> {
  const statuses = new Set(lots.map((lot) => lot.status))
  const methods = new Set(lots.flatMap((lot) => lot.method ?? []))
  await sql`
    insert into search_value (kind, name)
    select kind, name from (select 'status', unnest(${[...statuses]}::text[]) union all select 'method', unnest(${[...methods]}::text[])) as used (kind, name)
    where not exists (select from search_value v where v.kind = used.kind and v.name = used.name)
    order by kind, name
    on conflict do nothing`.execute(db)
}

async function saveRows(db: Writing, rows: readonly { id: number; terms: readonly number[] }[]): Promise<void> {
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
      on conflict (lot_id) do update set ${NEW} where (lot_search.*) is distinct from (excluded.*)
    )
    insert into lot_sample (${COLUMNS}) select ${COLUMNS} from incoming where lot_id % 100 = 0
    on conflict (lot_id) do update set ${NEW}`.execute(db)
}

async function removeRows(db: Writing, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  await sql`
    with searched as (delete from lot_search where lot_id = any(${lotIds}::bigint[]))
    delete from lot_sample where lot_id = any(${lotIds}::bigint[])`.execute(db)
}
