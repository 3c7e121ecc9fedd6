import { getWorkChanges } from '@tendertap/domain/lot-work/apply'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import type { WorkRecords } from '../lots/work-records.ts'
import { addChecklists } from './add-checklists.ts'
import { addWork } from './queries.ts'
import { recordOnLots } from './record-on-lots.ts'

const begin: WorkRecords['begin'] = async (scope, lots, { transition, userId }) => {
  const [first] = lots
  if (!first) return
  const lotIds = lots.map(({ id }) => id)
  await addWork(scope, lotIds, getWorkChanges(transition, null, { at: first.at }))
  if (transition === 'activate') await addChecklists(scope, lotIds)
  await recordOnLots(scope, lotIds, { action: transitions[transition].action, userId })
}

export const workRecords: WorkRecords = { begin, log: recordOnLots }
