// Lays what was derived again over the catalogue. Equal rows stay untouched. What now reads otherwise is a change like
// any other and is told as one; the history that people have seen is not rewritten. A tender that the catalogue did not
// have brings its whole history.
import { compareVersions } from '@tendertap/domain/tenders/compare-versions'
import { sql } from 'kysely'
import type { Writing } from '../../../db/database.ts'
import { indexTenders } from '../../lots/indexing/index-lots.ts'
import type { LexemeCache } from '../../lots/indexing/lexeme-cache.ts'
import { findAwards } from '../save/award-rows.ts'
import { listAwardChanges } from '../save/awards.ts'
import { writeChanges, type CatalogueChange } from '../../../feed/write-changes.ts'
import { findVersions } from '../save/known.ts'
import { SHADOW } from './shadow.ts'

/** Ours is whatever became of a document's bytes. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
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

export interface Merged {
  /** rows that are new or differ, by table */
  rows: Record<string, number>
  changes: number
}

export async function mergeShadow(db: Writing, lexemes: LexemeCache, at: Date): Promise<Merged> {
  const found = await differences(db)
  const rows: Record<string, number> = {}
  for (const table of Object.keys(KEPT)) rows[table] = await mergeTable(db, table)
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
    update public.sync_gap g set closed_at = ${at} where g.closed_at is null and g.external_id is not null
      and not exists (select from ${sql.id(SHADOW, 'sync_gap')} s where s.closed_at is null and s.source = g.source and s.entity = g.entity and s.external_id = g.external_id)`.execute(
    db,
  )
  await sql`
    insert into public.sync_gap (source, stream, window_from, window_to, entity, external_id, reason, noticed_at)
    select source, stream, window_from, window_to, entity, external_id, reason, noticed_at from ${sql.id(SHADOW, 'sync_gap')} where closed_at is null
    on conflict do nothing`.execute(db)
  const copied = await copyHistories(db, found.newTenders)
  for (const some of chunks(found.changes)) await writeChanges(db, some, at)
  return { rows, changes: copied + found.changes.length }
}

async function columnsOf(db: Writing, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'id' order by attnum`.execute(db)
  return rows.map((row) => row.name).filter((name) => !KEPT[table]?.includes(name))
}

async function mergeTable(db: Writing, table: string): Promise<number> {
  const columns = await columnsOf(db, table)
  const [ours, theirs] = [sql.id('public', table), sql.id(SHADOW, table)]
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const of = (alias: string) => sql.join(columns.map((column) => sql.ref(`${alias}.${column}`)))
  const updated = await sql`
    update ${ours} o set (${list}) = (${of('s')}) from ${theirs} s where s.id = o.id and (${of('o')}) is distinct from (${of('s')})`.execute(
    db,
  )
  const added = await sql`
    insert into ${ours} (id, ${list}) overriding system value select s.id, ${of('s')} from ${theirs} s
    where not exists (select from ${ours} o where o.id = s.id) order by s.id`.execute(db)
  return Number(updated.numAffectedRows ?? 0) + Number(added.numAffectedRows ?? 0)
}

interface Differences {
  newTenders: number[]
  /** of tenders that the catalogue has */
  tenders: { id: number }[]
  lots: { id: number; tenderId: number }[]
  /** tenders whose documents came, went or belong to another lot */
  withDocuments: number[]
  changes: CatalogueChange[]
}

// what people saw and will see of a whole country does not fit into memory
const ROWS_AT_ONCE = 5_000

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE)
}

async function differences(db: Writing): Promise<Differences> {
  const fresh = await sql<{ id: number }>`
    select s.id from ${sql.id(SHADOW, 'tender')} s where not exists (select from public.tender o where o.id = s.id) order by s.id`.execute(
    db,
  )
  const tenders = await sql<{ id: number }>`
    select s.id from ${sql.id(SHADOW, 'tender')} s join public.tender o on o.id = s.id
    where s.content_hash is distinct from o.content_hash or (s.withdrawn_at is null) <> (o.withdrawn_at is null) order by s.id`.execute(
    db,
  )
  const lots = await sql<{ id: number; tender_id: number }>`
    select s.id, s.tender_id from ${sql.id(SHADOW, 'lot')} s left join public.lot o on o.id = s.id
    where exists (select from public.tender t where t.id = s.tender_id)
      and (s.content_hash is distinct from o.content_hash or (s.withdrawn_at is null) <> (o.withdrawn_at is null)) order by s.id`.execute(
    db,
  )
  const documents = await sql<{ tender_id: number }>`
    select distinct s.tender_id from ${sql.id(SHADOW, 'document')} s left join public.document o on o.id = s.id
    where o.id is null or s.lot_id is distinct from o.lot_id or (s.removed_at is null) <> (o.removed_at is null)`.execute(
    db,
  )
  const found = {
    newTenders: fresh.rows.map(({ id }) => id),
    tenders: tenders.rows,
    lots: lots.rows.map((lot) => ({ id: lot.id, tenderId: lot.tender_id })),
  }
  const changes = [...(await listVersionChanges(db, found)), ...(await awardChanges(db))]
  return { ...found, withDocuments: documents.rows.map((row) => row.tender_id), changes }
}

/** Of tenders that the catalogue has: the others bring their history. */
async function awardChanges(db: Writing): Promise<CatalogueChange[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from ${sql.id(SHADOW, 'award')} s
    join ${sql.id(SHADOW, 'lot')} l on l.id = s.lot_id join public.tender t on t.id = l.tender_id
    left join public.award o on o.id = s.id
    where (s.supplier_id, s.amount, s.concluded_at, s.participants, s.withdrawn_at is null)
      is distinct from (o.supplier_id, o.amount, o.concluded_at, o.participants, o.withdrawn_at is null)
    order by s.source, s.external_id, l.external_id`.execute(db)
  const changes: CatalogueChange[] = []
  for (const some of chunks(rows.map(({ id }) => id)))
    changes.push(...listAwardChanges(await findAwards(db, some), await findAwards(db.withSchema(SHADOW), some)))
  return changes
}

/** While both sets are there: what people see of these, and what they will see. */
async function listVersionChanges(
  db: Writing,
  { tenders, lots }: Pick<Differences, 'tenders' | 'lots'>,
): Promise<CatalogueChange[]> {
  const changes: CatalogueChange[] = []
  const shadow = db.withSchema(SHADOW)
  for (const some of chunks(tenders.map(({ id }) => id))) {
    const [before, after] = [(await findVersions(db, some, [])).tenders, (await findVersions(shadow, some, [])).tenders]
    for (const id of some) {
      const now = after.get(id)
      if (now)
        for (const change of compareVersions(before.get(id) ?? null, now))
          changes.push({ tenderId: id, lotId: null, change })
    }
  }
  for (const some of chunks(lots)) {
    const ids = some.map(({ id }) => id)
    const [before, after] = [(await findVersions(db, [], ids)).lots, (await findVersions(shadow, [], ids)).lots]
    for (const { id, tenderId } of some) {
      const now = after.get(id)
      if (now)
        for (const change of compareVersions(before.get(id) ?? null, now)) changes.push({ tenderId, lotId: id, change })
    }
  }
  return changes
}

async function copyHistories(db: Writing, tenderIds: readonly number[]): Promise<number> {
  if (tenderIds.length === 0) return 0
  const copied = await sql`
    insert into public.change (at, tender_id, lot_id, kind, before, after)
    select at, tender_id, lot_id, kind, before, after from ${sql.id(SHADOW, 'change')} where tender_id = any(${tenderIds}::bigint[]) order by seq`.execute(
    db,
  )
  return Number(copied.numAffectedRows ?? 0)
}
