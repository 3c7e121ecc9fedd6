// Enqueues the fetching of the documents of tenders. The caller may not write to the catalogue, so the worker marks the
// documents that it fetches.
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/generated/schema.ts'
import { JOBS } from '../jobs/definitions.ts'
import { enqueueMany, PERSON_WAITS } from '../jobs/enqueue.ts'

/** A person who waits comes before an interest profile that matched, and before a document that the store has lost. */
export const PRIORITIES = { opened: PERSON_WAITS, matched: 0, swept: 0 } as const

/**
 * Skips documents that are stored or wait for their next attempt. A document that stayed unavailable is tried once
 * more when somebody opens it again, a day or more after its last attempt.
 */
export async function requestDocuments(
  transaction: Transaction<DB>,
  tenderIds: readonly number[],
  priority: 'opened' | 'matched',
): Promise<void> {
  const wanted = await transaction
    .selectFrom('document')
    .select('id as documentId')
    .where(sql<boolean>`tender_id = any(${tenderIds}::bigint[])`)
    .where('removed_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('state', 'in', ['listed', 'wanted']), is('next_attempt_at', 'is', null)]),
        is.and([is('state', '<>', 'stored'), is('next_attempt_at', '<=', sql<Date>`now()`)]),
      ]),
    )
    .orderBy('id')
    .execute()
  if (wanted.length > 0)
    await enqueueMany(transaction, JOBS, 'documents/fetch', wanted, { priority: PRIORITIES[priority] })
}
