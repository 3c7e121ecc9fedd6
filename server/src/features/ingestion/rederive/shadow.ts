// A second set of the derived tables, in a schema of its own. The catalogue is derived again there while people use the
// first set. A row that the catalogue already has gets the same id here, so that the two sets can be merged.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

export const SHADOW = 'rederive'

const DERIVED_TABLES = [
  'company',
  'tender',
  'lot',
  'document',
  'award',
  'award_waiting',
  'change',
  'raw_head',
  'sync_gap',
  'unknown_value',
] as const

/** The columns that identify a row in both sets. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  company: ['name_key'],
  tender: ['source', 'external_id'],
  lot: ['source', 'external_id'],
  document: ['tender_id', 'url'],
  award: ['source', 'external_id', 'lot_id'],
}

/** A URL of the same database whose search path begins with the second set. */
export function toShadowUrl(url: string): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${SHADOW},public`)
  return address.href
}

export async function makeShadow(owner: Database): Promise<void> {
  await dropShadow(owner)
  await sql`create schema ${sql.id(SHADOW)}`.execute(owner)
  for (const table of DERIVED_TABLES)
    await sql`create table ${sql.id(SHADOW, table)} (like ${sql.id('public', table)} including all)`.execute(owner)
  for (const [table, columns] of Object.entries(IDENTITY)) {
    const same = sql.join(
      columns.map((column) => sql`${sql.ref(`known.${column}`)} = ${sql.ref(`new.${column}`)}`),
      sql` and `,
    )
    const name = sql.id(SHADOW, `same_id_of_${table}`)
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        new.id := coalesce((select known.id from ${sql.id('public', table)} known where ${same}), nextval(pg_get_serial_sequence(${sql.lit(`public.${table}`)}, 'id')));
        return new;
      end $$`.execute(owner)
    await sql`create trigger same_id before insert on ${sql.id(SHADOW, table)} for each row execute function ${name}()`.execute(
      owner,
    )
  }
}

export async function dropShadow(owner: Database): Promise<void> {
  await sql`drop schema if exists ${sql.id(SHADOW)} cascade`.execute(owner)
}
