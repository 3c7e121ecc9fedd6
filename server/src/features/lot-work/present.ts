// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import { isOwnCompany } from '@tendertap/domain/lot-results/results'
import { toInstantText } from '../../platform/instant-text.ts'
import { toNumber } from '../lots/present.ts'
import { presentChangeInWork } from './changes-in-work.ts'
import type { WorkRow } from './queries.ts'
import { presentSuccessor } from './successor.ts'

type Work = Output<'lots/activateLot'>

export function presentWork(row: WorkRow): Work {
  return {
    status: row.status,
    offerPrice: toNumber(row.offer_price),
    docs: row.docs.map((entry) => ({
      ...entry,
      collectedAt: rewriteInstant(entry.collectedAt),
      files: entry.files.map((file) => ({ ...file, at: new Date(file.at).toISOString() })),
    })),
    meta: row.meta.map((entry) => ({ ...entry, date: new Date(entry.date).toISOString() })),
    resultInfo: presentResult(row.result),
    completedAt: toInstantText(row.completed_at),
    declinedAt: toInstantText(row.declined_at),
    documentsCompletedAt: toInstantText(row.documents_completed_at),
    successor: presentSuccessor(row.lot_id, row.later_announcement, new Date()),
    movedFrom: row.moved_from,
    award: presentAward(row),
    changes: row.changes.map(presentChangeInWork),
    assignee: row.assignee,
    commentCount: row.comment_count,
  }
}

/** The wire has all moments in UTC; PostgreSQL writes them in JSON with the zone of the session. */
function rewriteInstant(instant: string | null): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}

function presentResult(result: WorkRow['result']): Work['resultInfo'] {
  if (result === null) return null
  return {
    ...result,
    finalAmount: toNumber(result.finalAmount),
    resultsDate: rewriteInstant(result.resultsDate),
  }
}

function presentAward({ award, own_company: own }: WorkRow): Work['award'] {
  if (award === null) return null
  return {
    winnerCompany: award.winnerCompany,
    amount: toNumber(award.amount),
    date: rewriteInstant(award.date),
    isOurs: isOwnCompany({ name: award.winnerCompany, bin: award.bin }, own),
  }
}
