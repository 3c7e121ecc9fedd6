// The stage of lot_work w as a condition, so that a list can be counted and paged by it. A test compares it with
// getStage of the domain, which decides.
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import type { Stage } from '@tendertap/domain/lot-work/stage'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { Condition } from './search/condition.ts'

export function isAtStage(scope: Scope, stage: Stage): Condition {
  if (stage === 3) return sql`w.documents_completed_at is not null`
  const isMissing = isMissingDocument(scope)
  return sql`w.documents_completed_at is null and ${stage === 1 ? isMissing : sql`not ${isMissing}`}`
}

/** The number of the stage. Each record is looked up: the workspace has many more documents than its lots in work. */
export const selectStage = (scope: Scope): RawBuilder<Stage> => sql`
  case when w.documents_completed_at is not null then 3 when (${selectMissing(scope)} limit 1) then 1 else 2 end`

// written as its index is (migration 0042)
const selectMissing = ({ owns }: Scope) => sql`select true from work_document m
  where m.lot_id = w.lot_id and m.required and not m.collected and m.key <> ${sql.lit(PRICE_KEY)} and ${owns('m.workspace_id')}`

const isMissingDocument = (scope: Scope): Condition => sql`exists (${selectMissing(scope)})`
