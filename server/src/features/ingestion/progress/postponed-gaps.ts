// Gaps that fail again and again are postponed, so that the other gaps do not wait for them.
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { cutReason } from './gap-reason.ts'
import { closeWindowGaps, type WindowGap } from './window-gaps.ts'

/** How many open gaps are due now, and the reasons of those that are postponed. */
export async function summarizeWindowGaps(
  db: Database,
  source: Source,
  now: Date,
): Promise<{ due: number; postponedReasons: string[] }> {
  const rows = await db
    .selectFrom('sync_gap')
    .select(['reason', 'next_try_at'])
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where('external_id', 'is', null)
    .orderBy('id')
    .execute()
  const postponedReasons = rows
    .filter((row) => row.next_try_at !== null && row.next_try_at > now)
    .map((row) => row.reason)
  return { due: rows.length - postponedReasons.length, postponedReasons }
}

/**
 * Makes this window a gap of its own that is not tried before `until`, so that the rest of a longer gap need not wait.
 */
export async function postponeWindow(
  db: DbTransaction,
  { source, stream, from, to, reason }: WindowGap,
  until: Date,
  now: Date,
): Promise<void> {
  const facts = { reason: cutReason(reason), next_try_at: until }
  const updated = await db
    .updateTable('sync_gap')
    .set(facts)
    .where(
      sql<boolean>`source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_from = ${from} and window_to = ${to}`,
    )
    .executeTakeFirst()
  if (updated.numUpdatedRows > 0n) return
  const { rows } = await sql<{ noticed_at: Date | null }>`
    select min(noticed_at) as noticed_at from sync_gap
    where source = ${source} and stream = ${stream} and closed_at is null and external_id is null and window_from < ${to} and window_to > ${from}`.execute(
    db,
  )
  await closeWindowGaps(db, source, stream, { from, to }, now)
  await db
    .insertInto('sync_gap')
    .values({ source, stream, window_from: from, window_to: to, noticed_at: rows[0]?.noticed_at ?? now, ...facts })
    .execute()
}

/** Makes all gaps of a source due now, because the operator wants them tried. */
export async function endPostponement(db: Database, source: Source): Promise<void> {
  await db
    .updateTable('sync_gap')
    .set({ next_try_at: null })
    .where('source', '=', source)
    .where('closed_at', 'is', null)
    .where('next_try_at', 'is not', null)
    .execute()
}
