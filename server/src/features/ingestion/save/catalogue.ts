// Writes the rows of a page: one statement per table.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { LOT_COLUMNS, type LotToSave } from './lot-fields.ts'
import { TENDER_COLUMNS, type TenderToSave } from './tender-fields.ts'

const joinColumns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))
/** A row that is already withdrawn keeps its date. */
const joinAssignments = (table: string, names: readonly string[]) =>
  sql.join(
    names.map((name) => {
      const [saved, read] = [sql.ref(`${table}.${name}`), sql.ref(`excluded.${name}`)]
      if (name === 'withdrawn_at')
        return sql`withdrawn_at = case when ${read} is not null then coalesce(${saved}, ${read}) end`
      return sql`${sql.ref(name)} = ${read}`
    }),
  )

async function upsert(
  db: DbTransaction,
  table: 'tender' | 'lot',
  names: readonly string[],
  rows: readonly object[],
  at: Date,
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: saved } = await sql<{ id: number; external_id: string }>`
    insert into ${sql.table(table)} (${joinColumns(names)}, first_seen_at)
    select ${joinColumns(names)}, ${at} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (source, external_id) do update set ${joinAssignments(table, names)}
    returning id, external_id`.execute(db)
  return new Map(saved.map((row) => [row.external_id, row.id]))
}

/** Gives our ids by the portal's. */
export const saveTenderRows = (db: DbTransaction, rows: readonly TenderToSave[], at: Date) =>
  upsert(db, 'tender', TENDER_COLUMNS, rows, at)
export const saveLotRows = (db: DbTransaction, rows: readonly LotToSave[], at: Date) =>
  upsert(db, 'lot', LOT_COLUMNS, rows, at)

export async function withdrawLots(db: DbTransaction, lotIds: readonly number[], at: Date): Promise<void> {
  if (lotIds.length > 0)
    await sql`update lot set withdrawn_at = ${at} where id = any(${lotIds}::bigint[]) and withdrawn_at is null`.execute(
      db,
    )
}

/** For tenders that come in parts: their number of lots is the number of lots that we know. */
export async function countLots(db: DbTransaction, tenderIds: readonly number[]): Promise<void> {
  if (tenderIds.length === 0) return
  await sql`
    update tender set lots_count = counted.lots
    from (select tender_id, count(*) filter (where withdrawn_at is null) as lots from lot where tender_id = any(${tenderIds}::bigint[]) group by 1) counted
    where tender.id = counted.tender_id and tender.lots_count <> counted.lots`.execute(db)
}

export interface Link {
  id: number
  code: string
  replaced_id: number
  replaced_code: string
}

/** Ties an announcement to the one it replaces as soon as both are here, whichever came first. */
export async function linkSuperseding(
  db: DbTransaction,
  source: Source,
  externalIds: readonly string[],
): Promise<Link[]> {
  if (externalIds.length === 0) return []
  const { rows } = await sql<Link>`
    update tender newer set supersedes_id = replaced.id
    from tender replaced
    where newer.source = ${source} and replaced.source = ${source} and replaced.external_id = newer.supersedes_external_id and replaced.id <> newer.id
      and newer.supersedes_id is distinct from replaced.id
      and (newer.external_id = any(${externalIds}) and newer.supersedes_external_id is not null or newer.supersedes_external_id = any(${externalIds}))
    returning newer.id, newer.code, replaced.id as replaced_id, replaced.code as replaced_code`.execute(db)
  return rows.toSorted((one, other) => one.id - other.id)
}
