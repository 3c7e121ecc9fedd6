// Single items that came but could not be read.
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { RawItem } from '../../../portals/connector.ts'

import { cutReason } from './gap-reason.ts'

export async function openItemGap(
  db: DbTransaction,
  source: Source,
  stream: string,
  { entity, externalId }: RawItem,
  reason: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('sync_gap')
    .values({
      source,
      stream,
      window_from: at,
      window_to: at,
      entity,
      external_id: externalId,
      reason: cutReason(reason),
      noticed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** These items have been read: their gaps are closed. */
export async function closeItemGaps(
  db: DbTransaction,
  source: Source,
  items: readonly RawItem[],
  at: Date,
): Promise<void> {
  if (items.length === 0) return
  await sql`
    update sync_gap gap set closed_at = ${at}
    from unnest(${items.map((item) => item.entity)}::text[], ${items.map((item) => item.externalId)}::text[]) as read (entity, external_id)
    where gap.source = ${source} and gap.closed_at is null and gap.entity = read.entity and gap.external_id = read.external_id`.execute(
    db,
  )
}
