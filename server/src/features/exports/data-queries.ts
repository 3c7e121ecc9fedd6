import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { EXPORTED, type ExportedTable } from './workspace-tables.ts'

/** The columns of the exported tables that the application may read and that may leave. */
export async function listColumns({ db }: Scope): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(EXPORTED)})
      and has_column_privilege(quote_ident(table_name), column_name, 'select') group by 1`.execute(db)
  return new Map(
    rows.map(({ name, columns }) => [
      name,
      columns.filter((column) => !(EXPORTED[name]?.without ?? []).includes(column)),
    ]),
  )
}

export interface DataRow {
  /** the row as JSON */
  json: string
  /** the values of its key, as text */
  key: string[]
}

/** The rows after this key, as many as a page has. */
export async function readPageOfTable(
  { db, owns }: Scope,
  name: string,
  { key }: ExportedTable,
  columns: readonly string[],
  after: readonly string[] | null,
  limit: number,
): Promise<DataRow[]> {
  const keys = Object.entries(key)
  const names = keys.map(([column, type]) => {
    const value = sql.ref(`x.${column}`)
    return type === 'bigint or null' ? sql`coalesce(${value}, 0)` : value
  })
  const values = keys.map(([, type], place) => sql`${after?.[place]}::${sql.raw(type.replace(' or null', ''))}`)
  const isLater = after === null ? sql`true` : sql`(${sql.join(names)}) > (${sql.join(values)})`
  const shown = sql.join(columns.map((column) => sql.ref(`x.${column}`)))
  const { rows } = await sql<DataRow>`
    select (select to_json(shown) from (select ${shown}) shown)::text as json,
      array[${sql.join(names.map((column) => sql`${column}::text`))}] as key
    from ${sql.table(name)} x where ${owns(name === 'workspace' ? 'x.id' : 'x.workspace_id')} and ${isLater}
    order by ${sql.join(names)} limit ${limit}`.execute(db)
  return rows
}

export interface NamedRow {
  id: number
  /** the row as JSON */
  json: string
}

type ReadNamed = (scope: Scope, afterId: number, limit: number) => Promise<NamedRow[]>

/** What the catalogue says of the lots that the rows name by their ids. */
const readPageOfLots: ReadNamed = async ({ db, owns }, afterId, limit) => {
  const { rows } = await sql<NamedRow>`
    with named as (
      select n.id from (
        select w.lot_id as id from lot_work w where ${owns('w.workspace_id')}
        union select e.moved_from_lot_id from lot_work e where ${owns('e.workspace_id')}
        union select v.lot_id from lot_vote v where ${owns('v.workspace_id')}
        union select g.lot_id from lot_vote_log g where ${owns('g.workspace_id')}
        union select p.lot_id from past_result p where ${owns('p.workspace_id')}
        union select o.id from tender_vote v join lot o on o.tender_id = v.tender_id where ${owns('v.workspace_id')}
        union select m.lot_id from lot_comment m where ${owns('m.workspace_id')}
        union select s.lot_id from lot_score s where ${owns('s.workspace_id')}) n
      where n.id > ${afterId} order by n.id limit ${limit})
    select l.id, json_build_object('id', l.id, 'number', l.number, 'tender_id', t.id, 'tender_code', t.code, 'source', l.source,
      'name_ru', l.name_ru, 'name_kz', l.name_kz, 'customer', c.name_ru, 'customer_bin', c.bin, 'amount', l.amount,
      'url', coalesce(l.url, t.url))::text as json
    from named join lot l on l.id = named.id join tender t on t.id = l.tender_id join company c on c.id = l.customer_id
    order by l.id`.execute(db)
  return rows
}

/** The tenders that people follow or voted on. */
const readPageOfTenders: ReadNamed = async ({ db, owns }, afterId, limit) => {
  const { rows } = await sql<NamedRow>`
    select t.id, json_build_object('id', t.id, 'code', t.code, 'source', t.source, 'name_ru', t.name_ru, 'name_kz', t.name_kz,
      'customer', c.name_ru, 'customer_bin', c.bin, 'url', t.url)::text as json
    from tender t join company c on c.id = t.customer_id
    where t.id in (
      select f.tender_id from followed f where ${owns('f.workspace_id')}
      union select v.tender_id from tender_vote v where ${owns('v.workspace_id')}) and t.id > ${afterId}
    order by t.id limit ${limit}`.execute(db)
  return rows
}

/** The customers that people follow. */
const readPageOfCustomers: ReadNamed = async ({ db, owns }, afterId, limit) => {
  const { rows } = await sql<NamedRow>`
    select c.id, json_build_object('id', c.id, 'name_ru', c.name_ru, 'name_kz', c.name_kz, 'bin', c.bin, 'address', c.address)::text as json
    from company c where c.id in (select f.customer_id from followed f where ${owns('f.workspace_id')}) and c.id > ${afterId}
    order by c.id limit ${limit}`.execute(db)
  return rows
}

/** What the rows name by ids of our catalogue, under the names of the files that say what it is elsewhere. */
export const NAMED: Readonly<Record<string, ReadNamed>> = {
  customers: readPageOfCustomers,
  tenders: readPageOfTenders,
  lots: readPageOfLots,
}

interface FileRow {
  id: string
  name: string
  file_name: string
  content_type: string
}

export async function findNextFile({ db, owns }: Scope, afterId: string | null): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.name, f.file_name, f.content_type from own_file f
    where ${owns('f.workspace_id')} and ${afterId === null ? sql`true` : sql`f.id > ${afterId}::uuid`}
    order by f.id limit 1`.execute(db)
  return rows[0]
}
