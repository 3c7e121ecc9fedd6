// A lot belongs to nobody, but the work on it belongs to a company. A guard that asks about the lot of a company can
// find a leak only if the company has rows on that lot.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import { CALLS_ON_LOTS } from './objects.ts'
import type { Tenant } from './tenants.ts'

/** Throws unless every workspace table with a `lot_id` has a row of the company on the company's own lot. */
export async function assertRowsOnLot(
  db: Database,
  tables: readonly string[],
  { workspaceId, objects: { lotId } }: Tenant,
): Promise<void> {
  const tablesWithLot = await listTablesWithLot(db, tables)
  if (CALLS_ON_LOTS.length > 0 && tablesWithLot.length === 0)
    throw new Error(`No workspace table has a lot_id, but these calls work on a lot: ${CALLS_ON_LOTS.join(', ')}`)
  for (const table of tablesWithLot) {
    const { rows } = await sql`
      select from ${sql.table(table)} where workspace_id = ${workspaceId} and lot_id = ${lotId} limit 1`.execute(db)
    if (rows.length === 0)
      throw new Error(
        `No row of ${table} is on the company's lot: use objects.lotId in proofs/src/guards/fill-tables.ts`,
      )
  }
}

async function listTablesWithLot(db: Database, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'lot_id' and table_name = any(${tables}) order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
