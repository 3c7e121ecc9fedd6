import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

/** the size of a table or an index */
export interface Size {
  name: string
  /** the table that an index belongs to; null for a table */
  parent: string | null
  bytes: number
}

export async function readSizes(owner: Database): Promise<Size[]> {
  const { rows } = await sql<Size>`
    select c.relname as name, i.indrelid::regclass::text as parent, pg_table_size(c.oid) as bytes
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and pg_table_size(c.oid) > 1000000
    order by bytes desc`.execute(owner)
  return rows
}
