// Loads millions of rows faster: indexes and constraints are dropped before the load and created again after it.
import type { Client } from 'pg'

interface Statements {
  drop_sql: string
  create_sql: string
}

const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop_sql,
         format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
           as create_sql
    from pg_constraint c
   where c.contype in ('f', 'u') and (c.conrelid = any ($1::regclass[]) or c.confrelid = any ($1::regclass[]))
   order by c.contype = 'f' desc`

const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop_sql, pg_get_indexdef(i.indexrelid) as create_sql
    from pg_index i
   where i.indrelid = any ($1::regclass[]) and not i.indisprimary
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype = 'u')`

/** Runs `work` while the tables have no secondary indexes, unique constraints and foreign keys. */
export async function runWithoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const constraints = (await client.query<Statements>(CONSTRAINTS, [tables])).rows
  const indexes = (await client.query<Statements>(INDEXES, [tables])).rows
  const statements = [...constraints, ...indexes]
  for (const { drop_sql: drop } of statements) await client.query(drop)
  await work()
  // in reverse order: a foreign key needs the unique constraint that it refers to
  for (const { create_sql: create } of statements.toReversed()) await client.query(create)
}
