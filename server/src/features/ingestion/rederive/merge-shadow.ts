// Merges the rows that were derived again into the catalogue. Equal rows stay untouched. A row that differs becomes a
// change in the feed like any other; the history that people have seen is not rewritten. A tender that is new to the
// catalogue brings its whole history.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import { indexTenders } from '../../lots/indexing/index-lots.ts'
import type { LexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { splitIntoChunks } from './chunks.ts'
import { compareShadow } from './compare-shadow.ts'
import { SHADOW } from './shadow.ts'

/** The tables to merge, each with the columns that keep their values: the worker fills them, not the payloads. */
const PRESERVED_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  company: [],
  tender: [],
  lot: [],
  document: [
    'state',
    'wanted_at',
    'attempts',
    'next_attempt_at',
    'problem',
    'size',
    'sha256',
    'content_type',
    'stored_at',
    'file_name',
    'etag',
    'last_modified',
  ],
  award: [],
}

export interface MergeResult {
  /** rows that are new or differ, by table */
  rows: Record<string, number>
  changes: number
}

export async function mergeShadow(db: DbTransaction, lexemes: LexemeCache, at: Date): Promise<MergeResult> {
  const found = await compareShadow(db)
  const rows: Record<string, number> = {}
  for (const table of Object.keys(PRESERVED_COLUMNS)) rows[table] = await mergeTable(db, table)
  const changedTenders = new Set([
    ...found.newTenders,
    ...found.tenders.map(({ id }) => id),
    ...found.lots.map(({ tenderId }) => tenderId),
    ...found.withDocuments,
  ])
  await indexTenders(db, [...changedTenders], lexemes)
  await sql`delete from public.unknown_value`.execute(db)
  await sql`insert into public.unknown_value select * from ${sql.id(SHADOW, 'unknown_value')}`.execute(db)
  await sql`
    update public.sync_gap current set closed_at = ${at} where current.closed_at is null and current.external_id is not null
      and not exists (select from ${sql.id(SHADOW, 'sync_gap')} derived where derived.closed_at is null and derived.source = current.source and derived.entity = current.entity and derived.external_id = current.external_id)`.execute(
    db,
  )
  await sql`
    insert into public.sync_gap (source, stream, window_from, window_to, entity, external_id, reason, noticed_at)
    select source, stream, window_from, window_to, entity, external_id, reason, noticed_at from ${sql.id(SHADOW, 'sync_gap')} where closed_at is null
    on conflict do nothing`.execute(db)
  const copied = await copyHistories(db, found.newTenders)
  for (const chunk of splitIntoChunks(found.changes)) await writeChanges(db, chunk, at)
  return { rows, changes: copied + found.changes.length }
}

async function listColumns(db: DbTransaction, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'id' order by attnum`.execute(db)
  return rows.map((row) => row.name).filter((name) => !PRESERVED_COLUMNS[table]?.includes(name))
}

async function mergeTable(db: DbTransaction, table: string): Promise<number> {
  const columns = await listColumns(db, table)
  const [ours, theirs] = [sql.id('public', table), sql.id(SHADOW, table)]
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  const qualify = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))
  const updated = await sql`
    update ${ours} current set (${columnList}) = (${qualify('derived')}) from ${theirs} derived where derived.id = current.id and (${qualify('current')}) is distinct from (${qualify('derived')})`.execute(
    db,
  )
  const added = await sql`
    insert into ${ours} (id, ${columnList}) overriding system value select derived.id, ${qualify('derived')} from ${theirs} derived
    where not exists (select from ${ours} current where current.id = derived.id) order by derived.id`.execute(db)
  return Number(updated.numAffectedRows ?? 0) + Number(added.numAffectedRows ?? 0)
}

async function copyHistories(db: DbTransaction, tenderIds: readonly number[]): Promise<number> {
  if (tenderIds.length === 0) return 0
  const copied = await sql`
    insert into public.change (at, tender_id, lot_id, kind, before, after)
    select at, tender_id, lot_id, kind, before, after from ${sql.id(SHADOW, 'change')} where tender_id = any(${tenderIds}::bigint[]) order by seq`.execute(
    db,
  )
  return Number(copied.numAffectedRows ?? 0)
}
