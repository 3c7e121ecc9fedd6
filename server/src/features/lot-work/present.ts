// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import { toInstantText } from '../../platform/instant-text.ts'
import type { WorkRow } from './queries.ts'

export function presentWork(row: WorkRow): Output<'lots/activateLot'> {
  return {
    status: row.status,
    offerPrice: row.offer_price === null ? null : Number(row.offer_price),
    docs: row.docs,
    meta: row.meta.map((entry) => ({ ...entry, date: new Date(entry.date).toISOString() })),
    resultInfo: null,
    completedAt: toInstantText(row.completed_at),
    declinedAt: toInstantText(row.declined_at),
    documentsCompletedAt: toInstantText(row.documents_completed_at),
  }
}
