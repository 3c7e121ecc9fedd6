// The feed of changes. Its numbers are in the order of commits: whoever takes numbers holds them back from others until the commit,
// so a reader who has seen 8 will never meet a 7 (decision 15).
import type { Change } from '@tendertap/domain/tenders/changes-between'
import { sql } from 'kysely'
import { LOCKS } from './locks.ts'
import type { Writing } from './writing.ts'

export async function takeNumbers(db: Writing, count: number): Promise<number[]> {
  if (count === 0) return []
  await sql`select pg_advisory_xact_lock(${LOCKS.changes})`.execute(db)
  const { rows } = await sql<{ first: number }>`
    with taken as (select pg_get_serial_sequence('change', 'seq')::regclass as numbers), first as (select numbers, nextval(numbers) as n from taken)
    select n as first, setval(numbers, n + ${count} - 1) from first`.execute(db)
  const first = rows[0]?.first ?? 0
  return Array.from({ length: count }, (_, i) => first + i)
}

export interface NumberedChange {
  seq: number
  tenderId: number
  lotId: number | null
  change: Change
}

export async function saveChanges(db: Writing, changes: readonly NumberedChange[], at: Date): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ seq, tenderId, lotId, change: { kind, before, after } }) => ({ seq, tender_id: tenderId, lot_id: lotId, kind, before, after }))
  await sql`
    insert into change (seq, at, tender_id, lot_id, kind, before, after) overriding system value
    select seq, ${at}, tender_id, lot_id, kind, nullif(before, 'null'), nullif(after, 'null') from json_populate_recordset(null::change, ${JSON.stringify(rows)}::json)`.execute(db)
}

/** Rows that changed without being written themselves: by their documents, or by what became of others. */
export async function carryNumbers(db: Writing, changes: readonly NumberedChange[]): Promise<void> {
  const newest = (table: 'tender' | 'lot', numbers: ReadonlyMap<number, number>) =>
    numbers.size === 0
      ? null
      : sql`
          update ${sql.table(table)} as t set changed_seq = n.seq
          from unnest(${[...numbers.keys()]}::bigint[], ${[...numbers.values()]}::bigint[]) as n (id, seq) where t.id = n.id`.execute(db)
  await newest('tender', new Map(changes.filter(({ lotId }) => lotId === null).map(({ tenderId, seq }) => [tenderId, seq])))
  await newest('lot', new Map(changes.flatMap(({ lotId, seq }) => (lotId === null ? [] : [[lotId, seq] as const]))))
}
