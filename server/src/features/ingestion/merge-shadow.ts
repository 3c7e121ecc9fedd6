// Lays what was derived again over the catalogue. Equal rows stay untouched. What now reads otherwise is a change like any other and is
// told as one; the history that people have seen is not rewritten. A tender that the catalogue did not have brings its whole history.
import { changesBetween, type Version } from '@tendertap/domain/tenders/changes-between'
import { sql } from 'kysely'
import { indexTenders } from '../lots/indexing/index-lots.ts'
import { holdNumbers, tell } from './changes.ts'
import { versionsOf } from './known.ts'
import { SHADOW } from './shadow.ts'
import type { Writing } from './writing.ts'

/** Ours is whatever became of a document's bytes. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  company: [],
  tender: [],
  lot: [],
  document: ['state', 'wanted_at', 'attempts', 'next_attempt_at', 'problem', 'size', 'sha256', 'content_type', 'stored_at', 'file_name'],
  award: [],
}

export interface Merged {
  /** rows that are new or differ, by table */
  rows: Record<string, number>
  changes: number
}

export async function mergeShadow(db: Writing, at: Date): Promise<Merged> {
  const found = await differences(db)
  const rows: Record<string, number> = {}
  for (const table of Object.keys(KEPT)) rows[table] = await layOver(db, table)
  await indexTenders(db, [...new Set([...found.newTenders, ...found.tenders.map(({ id }) => id), ...found.lots.map(({ tenderId }) => tenderId)])])
  await sql`delete from public.unknown_value`.execute(db)
  await sql`insert into public.unknown_value select * from ${sql.id(SHADOW, 'unknown_value')}`.execute(db)
  await sql`
    update public.sync_gap g set closed_at = ${at} where g.closed_at is null and g.external_id is not null
      and not exists (select from ${sql.id(SHADOW, 'sync_gap')} s where s.closed_at is null and s.source = g.source and s.entity = g.entity and s.external_id = g.external_id)`.execute(db)
  await sql`
    insert into public.sync_gap (source, stream, window_from, window_to, entity, external_id, reason, noticed_at)
    select source, stream, window_from, window_to, entity, external_id, reason, noticed_at from ${sql.id(SHADOW, 'sync_gap')} where closed_at is null
    on conflict do nothing`.execute(db)
  return { rows, changes: (await copyHistories(db, found.newTenders)) + (await tellDifferences(db, found, at)) }
}

async function columnsOf(db: Writing, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'id' order by attnum`.execute(db)
  return rows.map((row) => row.name).filter((name) => !KEPT[table]?.includes(name))
}

async function layOver(db: Writing, table: string): Promise<number> {
  const columns = await columnsOf(db, table)
  const [ours, theirs] = [sql.id('public', table), sql.id(SHADOW, table)]
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const of = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))
  const updated = await sql`
    update ${ours} o set (${list}) = (${of('s')}) from ${theirs} s where s.id = o.id and (${of('o')}) is distinct from (${of('s')})`.execute(db)
  const added = await sql`
    insert into ${ours} (id, ${list}) overriding system value select s.id, ${of('s')} from ${theirs} s
    where not exists (select from ${ours} o where o.id = s.id) order by s.id`.execute(db)
  return Number(updated.numAffectedRows ?? 0) + Number(added.numAffectedRows ?? 0)
}

interface Differences {
  newTenders: number[]
  /** of tenders that the catalogue has: what people saw, what they will see */
  tenders: { id: number; before: Version | null }[]
  lots: { id: number; tenderId: number; before: Version | null }[]
}

async function differences(db: Writing): Promise<Differences> {
  const fresh = await sql<{ id: number }>`
    select s.id from ${sql.id(SHADOW, 'tender')} s where not exists (select from public.tender o where o.id = s.id) order by s.id`.execute(db)
  const tenders = await sql<{ id: number }>`
    select s.id from ${sql.id(SHADOW, 'tender')} s join public.tender o on o.id = s.id
    where s.content_hash is distinct from o.content_hash or (s.withdrawn_at is null) <> (o.withdrawn_at is null) order by s.id`.execute(db)
  const lots = await sql<{ id: number; tender_id: number }>`
    select s.id, s.tender_id from ${sql.id(SHADOW, 'lot')} s left join public.lot o on o.id = s.id
    where exists (select from public.tender t where t.id = s.tender_id)
      and (s.content_hash is distinct from o.content_hash or (s.withdrawn_at is null) <> (o.withdrawn_at is null)) order by s.id`.execute(db)
  const versions = await versionsOf(db, tenders.rows.map(({ id }) => id), lots.rows.map(({ id }) => id))
  return {
    newTenders: fresh.rows.map(({ id }) => id),
    tenders: tenders.rows.map(({ id }) => ({ id, before: versions.tenders.get(id) ?? null })),
    lots: lots.rows.map((lot) => ({ id: lot.id, tenderId: lot.tender_id, before: versions.lots.get(lot.id) ?? null })),
  }
}

async function tellDifferences(db: Writing, { tenders, lots }: Differences, at: Date): Promise<number> {
  const after = await versionsOf(db, tenders.map(({ id }) => id), lots.map(({ id }) => id))
  const between = (before: Version | null, now: Version | undefined) => (now ? changesBetween(before, now) : [])
  const changes = [
    ...tenders.flatMap(({ id, before }) => between(before, after.tenders.get(id)).map((change) => ({ tenderId: id, lotId: null, change }))),
    ...lots.flatMap(({ id, tenderId, before }) => between(before, after.lots.get(id)).map((change) => ({ tenderId, lotId: id, change }))),
  ]
  await tell(db, changes, at)
  return changes.length
}

async function copyHistories(db: Writing, tenderIds: readonly number[]): Promise<number> {
  if (tenderIds.length === 0) return 0
  await holdNumbers(db)
  const copied = await sql`
    insert into public.change (at, tender_id, lot_id, kind, before, after)
    select at, tender_id, lot_id, kind, before, after from ${sql.id(SHADOW, 'change')} where tender_id = any(${tenderIds}::bigint[]) order by seq`.execute(db)
  return Number(copied.numAffectedRows ?? 0)
}
