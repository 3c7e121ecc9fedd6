// The work of a workspace on its lots: shown on every list, and which lots have it.
import { sql } from 'kysely'
import type { LotLoaders } from '../lots/attachments.ts'
import { selectArchived } from './archived-lots.ts'
import { presentWork } from './present.ts'
import { listWork } from './queries.ts'
import { isAtStage } from '../lots/stage-condition.ts'

const loadWork: NonNullable<LotLoaders['work']> = async (scope, lotIds) => {
  // a superadmin's lots belong to no workspace
  if (scope.workspaceId === null) return new Map()
  const rows = await listWork(scope, lotIds)
  return new Map(
    rows.map((row) => [row.lot_id, { LotsInProcessOfLot: [presentWork(row)], intoWorkStatus: row.status }]),
  )
}

/** Work on a lot that the portal withdrew has to be ended by somebody, or was ended: the lists keep it. */
const selectWork: NonNullable<LotLoaders['selectWork']> = (scope, statuses, only) => ({
  select: sql`
    select w.lot_id, coalesce(w.completed_at, w.declined_at) as rank from lot_work w
    where w.status = any(${[...statuses]}) and ${scope.owns('w.workspace_id')}
      ${only?.assigneeId ? sql`and w.assignee_id = ${only.assigneeId}` : sql``}
      ${only?.stage ? sql`and ${isAtStage(scope, only.stage)}` : sql``}`,
  withWithdrawn: true,
})

export const workLoaders: Pick<LotLoaders, 'work' | 'selectWork' | 'selectArchived'> = {
  work: loadWork,
  selectWork,
  selectArchived,
}
