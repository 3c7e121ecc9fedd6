// The work of a workspace on its lots, as every list shows it.
import type { LotLoaders } from '../lots/attachments.ts'
import { presentWork } from './present.ts'
import { listWork } from './queries.ts'

const loadWork: NonNullable<LotLoaders['work']> = async (scope, lotIds) => {
  // a superadmin's lots belong to no workspace
  if (scope.workspaceId === null) return new Map()
  const rows = await listWork(scope, lotIds)
  return new Map(
    rows.map((row) => [row.lot_id, { LotsInProcessOfLot: [presentWork(row)], intoWorkStatus: row.status }]),
  )
}

export const workLoaders: Pick<LotLoaders, 'work'> = { work: loadWork }
