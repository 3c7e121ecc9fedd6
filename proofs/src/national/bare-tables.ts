// Loading millions of rows: keys and indexes are taken off first and put back over the whole at once.
import type { Client } from 'pg'

interface Taken {
  undo: string
  redo: string
}

const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as undo,
         format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as redo
    from pg_constraint c
   where c.contype in ('f', 'u') and (c.conrelid = any ($1::regclass[]) or c.confrelid = any ($1::regclass[]))
   order by c.contype = 'f' desc`

const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as undo, pg_get_indexdef(i.indexrelid) as redo
    from pg_index i
   where i.indrelid = any ($1::regclass[]) and not i.indisprimary
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype = 'u')`

/**
 * Runs `work` on tables without secondary indexes, uniqueness and references; tells how long putting them back took.
 */
export async function onBareTables(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<number> {
  const constraints = (await client.query<Taken>(CONSTRAINTS, [tables])).rows
  const indexes = (await client.query<Taken>(INDEXES, [tables])).rows
  const taken = [...constraints, ...indexes]
  for (const { undo } of taken) await client.query(undo)
  await work()
  const started = performance.now()
  // uniqueness before the references that lean on it
  for (const { redo } of taken.toReversed()) await client.query(redo)
  return (performance.now() - started) / 1_000
}
