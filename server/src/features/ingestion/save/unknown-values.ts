import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source, UnknownValue } from '../../../portals/canonical.ts'

export async function countUnknownValues(
  db: DbTransaction,
  source: Source,
  values: readonly UnknownValue[],
  at: Date,
): Promise<void> {
  if (values.length === 0) return
  const rows = values.map(({ kind, portalId, portalName }) => ({
    kind,
    portal_id: portalId ?? '',
    portal_name: portalName ?? '',
  }))
  await sql`
    insert into unknown_value as known (source, kind, portal_id, portal_name, first_seen_at, last_seen_at, times)
    select ${source}, kind, portal_id, portal_name, ${at}, ${at}, count(*) from json_populate_recordset(null::unknown_value, ${JSON.stringify(rows)}::json) group by 2, 3, 4
    on conflict (source, kind, portal_id, portal_name) do update set last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at), times = known.times + excluded.times`.execute(
    db,
  )
}
