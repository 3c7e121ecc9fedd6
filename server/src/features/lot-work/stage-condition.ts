// The stage of lot_work w as a condition, so that a list can be counted and paged by it. A test compares it with
// getStage of the domain, which decides.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import type { Stage } from '@tendertap/domain/lot-work/stage'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Condition } from '../lots/search/condition.ts'

export function isAtStage({ owns }: Scope, stage: Stage): Condition {
  if (stage === 3) return sql`w.documents_completed_at is not null`
  const isMissingDocument = sql`exists (select from work_document m
    where m.lot_id = w.lot_id and m.required and not m.collected and m.key <> ${PRICE_KEY} and ${owns('m.workspace_id')})`
  return sql`w.documents_completed_at is null and ${stage === 1 ? sql`` : sql`not`} ${isMissingDocument}`
}
